/** Others' moves one after another: each for a moment or until the reader goes on; all can be skipped. */
import type { Pace } from './settings';

export interface Clock {
  now: () => number;
  set: (call: () => void, milliseconds: number) => number;
  clear: (timer: number) => void;
}

export class Pacing<T> {
  private waiting: T[] = [];
  private timer: number | null = null;
  private held: T | undefined;
  /** When all that waits must have been shown. */
  private until = 0;

  constructor(
    private readonly show: (step: T | null) => void,
    private readonly pace: () => Pace,
    private readonly clock: Clock,
  ) {}

  /** A step is shown until the reader goes on. */
  private holds = false;

  get isShowing(): boolean {
    return this.timer !== null || this.holds;
  }

  get isHolding(): boolean {
    return this.holds;
  }

  /** How many steps wait behind the one shown. */
  get left(): number {
    return this.waiting.length;
  }

  /** To the next step, of those that wait for the reader. */
  goOn(): void {
    if (this.holds) this.next();
  }

  push(step: T): void {
    this.waiting.push(step);
    if (this.isShowing) {
      // How many wait is shown with the step.
      if (this.holds && this.held !== undefined) this.show(this.held);
      return;
    }
    this.until = this.clock.now() + this.pace().turn;
    this.next();
  }

  /** To the last one at once. */
  skip(): void {
    if (this.timer !== null) this.clock.clear(this.timer);
    this.timer = null;
    this.holds = false;
    this.waiting = [];
    this.show(null);
  }

  private next(): void {
    this.timer = null;
    this.holds = false;
    if (this.pace().waits) {
      this.held = this.waiting.shift();
      if (this.held === undefined) return this.skip();
      this.holds = true;
      this.show(this.held);
      return;
    }
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
