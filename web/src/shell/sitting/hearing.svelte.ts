/** The table's events, heard in order and one after another; asleep with the page. */
import type { TableClient } from '../../lib/client';
import { IS_OFFLINE } from '../../lib/mode';
import type { Problem, TableEvent } from '../../lib/protocol';
import { browserWorld, PATIENCE, Stream, type Link } from '../../lib/stream';

/** How often and how long a page out of sight looks up, in milliseconds. */
const GLANCES = 30_000;
const GLANCE = 5_000;

export interface Ears {
  /** The reader wants to be told though the page is out of sight. */
  wantsNews(): boolean;
  take(event: TableEvent): Promise<void>;
  /** Something is missing: everything must be taken anew. */
  catchUp(): Promise<void>;
  presence(here: number[]): void;
  explain(error: unknown): void;
}

export class Hearing {
  link = $state.raw<Link>({ state: 'connecting', since: Date.now() });
  /** Why there is nothing to see: no such table, a wrong secret. */
  problem = $state.raw<Problem | null>(null);

  private stream: Stream | null = null;
  private lastSeq = 0;
  private queue = Promise.resolve();
  private isOver = false;
  private readonly deaf: (() => void)[] = [];

  constructor(
    private readonly client: TableClient,
    private readonly ears: Ears,
  ) {}

  listen(after: number): void {
    this.lastSeq = after;
    const stream = new Stream(
      this.client.path,
      () => this.client.client.headers(),
      after,
      {
        event: (event) => this.inTurn(() => this.hear(event)),
        presence: (here) => this.ears.presence(here),
        link: (link) => (this.link = link),
        refused: (problem) => (this.problem = problem),
      },
      browserWorld(),
    );
    this.stream = stream;
    let timer = 0;
    let dozing = 0;
    this.deaf.push(() => clearInterval(dozing));
    const looked = () => {
      clearTimeout(timer);
      clearInterval(dozing);
      if (!document.hidden) return stream.wake();
      timer = window.setTimeout(() => {
        stream.sleep();
        // Whoever wants to be told looks up now and then.
        if (this.ears.wantsNews()) dozing = window.setInterval(() => this.glance(stream), GLANCES);
      }, PATIENCE);
    };
    this.on(document, 'visibilitychange', looked);
    this.on(window, 'online', () => stream.wake());
    if (!IS_OFFLINE) this.on(window, 'offline', () => stream.lose());
    void stream.run();
  }

  /** Awake for a moment, to hear what was missed. */
  private glance(stream: Stream): void {
    stream.wake();
    window.setTimeout(() => document.hidden && stream.sleep(), GLANCE);
  }

  /** Everything up to here is known by another way. */
  caughtUp(seq: number): void {
    this.lastSeq = seq;
    this.stream?.seen(seq);
  }

  stop(): void {
    this.isOver = true;
    this.stream?.stop();
    for (const each of this.deaf) each();
  }

  private async hear(event: TableEvent): Promise<void> {
    if (this.isOver) return;
    if (event.seq !== this.lastSeq + 1) return this.ears.catchUp();
    this.lastSeq = event.seq;
    return this.ears.take(event);
  }

  /** However long one needs. */
  private inTurn(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch((error: unknown) => this.ears.explain(error));
  }

  private on(target: EventTarget, name: string, call: () => void): void {
    target.addEventListener(name, call);
    this.deaf.push(() => target.removeEventListener(name, call));
  }
}
