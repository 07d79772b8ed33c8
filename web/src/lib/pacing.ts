/** Others' moves one after another: each shown for a moment, all skipped by any key or click. */
import type { Pace } from './settings';

export interface Clock {
  now: () => number;
  set: (call: () => void, milliseconds: number) => number;
  clear: (timer: number) => void;
}

export class Pacing<T> {
  private waiting: T[] = [];
  private timer: number | null = null;
  /** When all that waits must have been shown. */
  private until = 0;

  constructor(
    private readonly show: (step: T | null) => void,
    private readonly pace: () => Pace,
    private readonly clock: Clock,
  ) {}

  get isShowing(): boolean {
    return this.timer !== null;
  }

  push(step: T): void {
    this.waiting.push(step);
    if (this.timer !== null) return;
    this.until = this.clock.now() + this.pace().turn;
    this.next();
  }

  /** To the last one at once. */
  skip(): void {
    if (this.timer !== null) this.clock.clear(this.timer);
    this.timer = null;
    this.waiting = [];
    this.show(null);
  }

  private next(): void {
    this.timer = null;
    const left = this.until - this.clock.now();
    const time = Math.min(this.pace().step, Math.floor(left / Math.max(1, this.waiting.length)));
    const step = time > 0 ? this.waiting.shift() : undefined;
    if (step === undefined) {
      this.skip();
      return;
    }
    this.show(step);
    this.timer = this.clock.set(() => this.next(), time);
  }
}
