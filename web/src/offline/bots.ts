/** Sees to it that every bot that is to act does; the thinking is done in a worker of its own. */
import type { Desk } from './desk';
import type { Begin, Thought } from './messages';

interface Idea {
  action: string;
}

/** The worker that thinks: one assignment after the other. */
export class Mind {
  private readonly worker: Worker;
  private readonly asked = new Map<number, (text: string | null) => void>();
  private number = 0;
  private readonly begun: Promise<void>;

  constructor(place: Begin, after: Promise<void>) {
    this.worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' });
    this.begun = after.then(() => this.worker.postMessage(place));
    this.worker.onmessage = (event: MessageEvent<{ id: number; text: string | null }>) => {
      this.asked.get(event.data.id)?.(event.data.text);
      this.asked.delete(event.data.id);
    };
  }

  /** The ideas as text, the best first. */
  async think(assignment: unknown): Promise<string> {
    const id = ++this.number;
    const thought: Thought = { id, text: JSON.stringify(assignment) };
    await this.begun;
    const text = await new Promise<string | null>((done) => {
      this.asked.set(id, done);
      this.worker.postMessage(thought);
    });
    if (text === null) throw new Error('the bots cannot think here');
    return text;
  }
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

/** While no other tab does the same; browsers let go of a lock when its tab dies. */
async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Only where the page came safely; elsewhere two tabs may think the same thought.
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
