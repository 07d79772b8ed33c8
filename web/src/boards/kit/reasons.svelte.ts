/** Why the thing pointed at cannot be chosen now; the server is asked when it is pointed at. */
export class Reasons {
  /** The notation pointed at. */
  at = $state<string | null>(null);
  private found = $state('');
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly why: (notation: string) => Promise<string>) {}

  /** The sentence, as soon as it has come. */
  get text(): string {
    return this.at === null ? '' : this.found;
  }

  /** The sentence for this thing, if it is the one pointed at. */
  of(notation: string | null): string {
    return notation === this.at ? this.text : '';
  }

  /** After a while, so that a pointer passing by asks nothing. */
  show(notation: string, after = 0): void {
    this.hide();
    this.at = notation;
    const ask = () =>
      this.why(notation).then(
        (reason) => {
          if (this.at === notation) this.found = reason;
        },
        // Without an answer there is no reason to show; the thing stays dark all the same.
        () => undefined,
      );
    if (after === 0) void ask();
    else this.waiting = setTimeout(ask, after);
  }

  hide(): void {
    clearTimeout(this.waiting);
    this.at = null;
    this.found = '';
  }
}
