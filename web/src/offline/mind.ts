import type { Begin, Thought } from './messages';

/** The worker that thinks: one assignment after the other. */
export class Mind {
  private readonly worker: Worker;
  private readonly asked = new Map<number, (text: string | null) => void>();
  private number = 0;
  private readonly begun: Promise<void>;
  private idle: (() => void)[] = [];

  constructor(place: Begin, after: Promise<void>) {
    this.worker = new Worker(new URL('./mind.worker.ts', import.meta.url), { type: 'module' });
    this.begun = after.then(() => this.worker.postMessage(place));
    this.worker.onmessage = (event: MessageEvent<{ id: number; text: string | null }>) => {
      this.asked.get(event.data.id)?.(event.data.text);
      this.asked.delete(event.data.id);
      if (!this.asked.size) for (const call of this.idle.splice(0)) call();
    };
  }

  /** Until nobody waits for a thought of its. */
  async rest(): Promise<void> {
    while (this.asked.size) await new Promise<void>((done) => this.idle.push(done));
  }

  end(): void {
    this.worker.terminate();
  }

  /** The ideas as text, the best first. */
  async think(assignment: unknown): Promise<string> {
    const id = ++this.number;
    const thought: Thought = { id, text: JSON.stringify(assignment) };
    const coming = new Promise<string | null>((done) => this.asked.set(id, done));
    await this.begun;
    this.worker.postMessage(thought);
    const text = await coming;
    if (text === null) throw new Error('the bots cannot think here');
    return text;
  }
}
