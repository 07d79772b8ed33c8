/** Reasons of the server, fetched for the thing under the pointer and kept until the next moment. */
import type { Reasons } from './desk';

export class PointedReasons implements Reasons {
  at = $state<string | null>(null);
  private known = $state<Record<string, string>>({});

  constructor(private readonly why: (notation: string) => Promise<string>) {}

  get text(): string {
    return (this.at !== null && this.known[this.at]) || '';
  }

  show(notation: string): void {
    this.at = notation;
    if (this.known[notation] !== undefined) return;
    this.why(notation).then(
      (reason) => (this.known[notation] = reason),
      // Without an answer there is no reason to show; the thing stays dark all the same.
      () => undefined,
    );
  }

  hide(): void {
    this.at = null;
  }

  /** Another moment has other reasons. */
  forget(): void {
    this.known = {};
    this.at = null;
  }
}
