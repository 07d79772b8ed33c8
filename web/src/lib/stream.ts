/**
 * The events of a table, without gaps, for as long as the page is looked at.
 *
 * Server-sent events over `fetch` (an `EventSource` cannot send the seat's secret in a header); if
 * those do not come through, long polling. After a break everything missed is sent again.
 */
import { IS_OFFLINE } from './mode';
import type { EventPage, Problem, TableEvent } from './protocol';
import { EventReader } from './sse';
import { transport, type Fetcher } from './transport';

/** How the connection stands, said as it is. */
export interface Link {
  state: 'connecting' | 'connected' | 'reconnecting' | 'offline' | 'asleep' | 'refused';
  /** When it came to stand so. */
  since: number;
}

export interface Listener {
  event: (event: TableEvent) => void;
  presence: (here: number[]) => void;
  link: (link: Link) => void;
  /** The server says no for good: a wrong secret, no such table. */
  refused: (problem: Problem) => void;
}

/** What the stream needs of the world around it. */
export interface World {
  fetch: Fetcher;
  now: () => number;
  /** Waits; ends early, without an error, when the signal says so. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  isOnline: () => boolean;
  random: () => number;
}

/** A comment comes every 15 seconds; after so long without a byte the connection counts as lost. */
export const SILENCE = 40_000;
export const LONGEST_PAUSE = 15_000;
/** A page out of sight keeps its connection so long: browsers allow only six to a server. */
export const PATIENCE = 60_000;
const POLL_SECONDS = 25;

export class Stream {
  private after: number;
  private failures = 0;
  private polls = false;
  private stopped = false;
  private asleep = false;
  private attempt = new AbortController();
  private pause = new AbortController();
  private link: Link | null = null;

  constructor(
    private readonly path: string,
    private readonly headers: () => Record<string, string>,
    after: number,
    private readonly listener: Listener,
    private readonly world: World,
  ) {
    this.after = after;
  }

  /** Runs until `stop`. */
  async run(): Promise<void> {
    this.say('connecting');
    while (!this.stopped) {
      if (this.asleep) {
        this.say('asleep');
        await this.rest(Number.MAX_SAFE_INTEGER);
        continue;
      }
      this.attempt = new AbortController();
      try {
        await (this.polls ? this.poll() : this.listen());
      } catch (error) {
        if (error instanceof Refused) return;
      }
      if (this.stopped || this.asleep) continue;
      this.failures += 1;
      // Something between us and the server may swallow streams: take turns with plain requests.
      if (this.failures > 1) this.polls = !this.polls;
      this.say(this.world.isOnline() ? 'reconnecting' : 'offline');
      await this.rest(pauseAfter(this.failures, this.world.random()));
    }
  }

  stop(): void {
    this.stopped = true;
    this.hurry();
  }

  /** What has come in by another way, such as the answer to an action, need not come again. */
  seen(seq: number): void {
    this.after = Math.max(this.after, seq);
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  wake(): void {
    const slept = this.asleep;
    this.asleep = false;
    this.failures = 0;
    if (slept || this.link?.state !== 'connected') this.pause.abort();
  }

  /** Nobody has looked at the page for a while. */
  sleep(): void {
    this.asleep = true;
    this.hurry();
  }

  /** The network has gone: what is open is dead, though nothing says so. */
  lose(): void {
    this.attempt.abort();
  }

  private hurry(): void {
    this.attempt.abort();
    this.pause.abort();
  }

  private async rest(milliseconds: number): Promise<void> {
    if (this.stopped) return;
    this.pause = new AbortController();
    await this.world.sleep(milliseconds, this.pause.signal);
  }

  private async listen(): Promise<void> {
    const headers = { ...this.headers(), Accept: 'text/event-stream' };
    const signal = this.attempt.signal;
    const address = `${this.path}/stream?after=${this.after}`;
    const response = await this.watched(this.world.fetch(address, { headers, signal }));
    await this.check(response);
    if (!response.body) throw new Error('no stream');
    const bytes = response.body.getReader();
    const text = new TextDecoder();
    const events = new EventReader();
    this.connected();
    for (;;) {
      const { done, value } = await this.watched(bytes.read());
      if (done) return;
      this.failures = 0;
      for (const sent of events.push(text.decode(value, { stream: true }))) {
        if (sent.event === 'presence') {
          this.listener.presence((JSON.parse(sent.data) as { here: number[] }).here);
        } else {
          this.take(JSON.parse(sent.data) as TableEvent);
        }
      }
    }
  }

  private async poll(): Promise<void> {
    for (;;) {
      const address = `${this.path}/events?after=${this.after}&wait=${POLL_SECONDS}`;
      const init = { headers: this.headers(), signal: this.attempt.signal };
      const response = await this.watched(this.world.fetch(address, init));
      await this.check(response);
      // After a page follows the next: where more has happened, the server does not let us wait.
      const { events } = (await response.json()) as EventPage;
      this.connected();
      this.failures = 0;
      for (const event of events) this.take(event);
    }
  }

  private take(event: TableEvent): void {
    if (event.seq <= this.after) return;
    this.after = event.seq;
    this.listener.event(event);
  }

  private connected(): void {
    this.say('connected');
  }

  /** Refusals are for good; anything else that is not an answer is a failure like a lost line. */
  private async check(response: Response): Promise<void> {
    if (response.ok) return;
    if (response.status === 401 || response.status === 403 || response.status === 404) {
      const problem = (await response.json().catch(() => null)) as Problem | null;
      this.say('refused');
      this.listener.refused(
        problem ?? {
          type: 'unknown',
          title: response.statusText,
          status: response.status,
          detail: response.statusText,
        },
      );
      throw new Refused();
    }
    throw new Error(`status ${response.status}`);
  }

  /** The same, but given up after a long silence. */
  private async watched<T>(promise: Promise<T>): Promise<T> {
    const over = new AbortController();
    const attempt = this.attempt;
    const silence = this.world.sleep(SILENCE, over.signal).then(() => {
      if (!over.signal.aborted) attempt.abort();
      return new Promise<never>(() => undefined);
    });
    const given = new Promise<never>((_, fail) => {
      const failed = () => fail(new Error('given up'));
      if (attempt.signal.aborted) failed();
      else attempt.signal.addEventListener('abort', failed, { once: true });
    });
    try {
      return await Promise.race([promise, given, silence]);
    } finally {
      over.abort();
    }
  }

  private say(state: Link['state']): void {
    if (this.link?.state === state) return;
    this.link = { state, since: this.world.now() };
    this.listener.link(this.link);
  }
}

class Refused extends Error {}

/** Half a second, then twice as long each time, with some chance so that not all come at once. */
export function pauseAfter(failures: number, random: number): number {
  return Math.min(LONGEST_PAUSE, 500 * 2 ** (failures - 1)) * (0.7 + 0.3 * random);
}

export function browserWorld(): World {
  return {
    fetch: transport,
    now: () => Date.now(),
    isOnline: () => IS_OFFLINE || navigator.onLine,
    random: () => Math.random(),
    sleep: (milliseconds, signal) =>
      new Promise((done) => {
        if (signal.aborted) return done();
        const timer = setTimeout(done, Math.min(milliseconds, 2 ** 31 - 1));
        signal.addEventListener(
          'abort',
          () => {
            clearTimeout(timer);
            done();
          },
          { once: true },
        );
      }),
  };
}
