/**
 * Has games that are over studied, decision by decision: in a worker of its own, which is there
 * while something is left, and begins with no decision while anybody waits for a bot.
 */
import type { Desk } from './desk';
import { alone } from './locks';
import type { Mind } from './mind';

export class Studies {
  private isWorking = false;

  constructor(
    private readonly desk: Desk,
    /** Whoever thinks for the bots: goes first. */
    private readonly bots: Mind,
    private readonly hire: () => Mind,
  ) {}

  /** Something is asked for. Of several tabs one works at it. */
  attend(table: string): void {
    if (this.isWorking) return;
    this.isWorking = true;
    alone('pithead.studies', () => this.work(table))
      .catch((error: unknown) => console.warn(String(error)))
      .finally(() => (this.isWorking = false));
  }

  private async work(first: string): Promise<void> {
    const mind = this.hire();
    try {
      for (let table: string | null | undefined = first; table;) {
        const { number, think } = await this.desk.toJudge(table);
        await this.bots.rest();
        // No ideas: it cannot be judged, and is not tried again by itself.
        const ideas = number ? await mind.think(think).catch(() => '[]') : '[]';
        ({ study: table } = await this.desk.judged(table, number, ideas));
      }
    } finally {
      mind.end();
    }
  }
}
