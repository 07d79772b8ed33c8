/** Sees to it that every bot that is to act does; the thinking is done in a worker of its own. */
import type { Desk } from './desk';
import { alone } from './locks';
import type { Mind } from './mind';

interface Idea {
  action: string;
}

export class Bots {
  private readonly attended = new Set<string>();
  /** Tables that have changed while they were attended to. */
  private readonly again = new Set<string>();

  constructor(
    private readonly desk: Desk,
    private readonly mind: Mind,
  ) {}

  /** A bot is to act there. Of several tabs one lets it think. */
  attend(table: string): void {
    if (this.attended.has(table)) {
      this.again.add(table);
      return;
    }
    this.attended.add(table);
    alone(`pithead.bots.${table}`, () => this.play(table))
      .catch((error: unknown) => console.warn(String(error)))
      .finally(() => {
        this.attended.delete(table);
        if (this.again.delete(table)) this.attend(table);
      });
  }

  private async play(table: string): Promise<void> {
    for (;;) {
      this.again.delete(table);
      const decisions = await this.desk.decisions(table);
      if (!decisions.length) return;
      for (const { seat, action, think } of decisions) {
        const ideas = think ? (JSON.parse(await this.mind.think(think)) as Idea[]) : [{ action }];
        await this.desk.decided(table, seat, ideas[0]?.action ?? '');
      }
    }
  }
}
