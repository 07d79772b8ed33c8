/** Which table something has happened at, told to whoever waits for it: here, and in other tabs. */

const CHANNEL = 'pithead.tables';

export class News {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly others = new BroadcastChannel(CHANNEL);

  constructor() {
    this.others.onmessage = (event: MessageEvent<string[]>) => this.wake(event.data);
  }

  tell(tables: string[]): void {
    if (!tables.length) return;
    this.wake(tables);
    this.others.postMessage(tables);
  }

  private wake(tables: string[]): void {
    for (const table of tables) {
      for (const call of this.waiting.get(table) ?? []) call();
    }
  }

  /** Until something happens there, but not longer; to be asked before looking. */
  of(table: string, milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const calls = this.waiting.get(table) ?? new Set();
      this.waiting.set(table, calls);
      const end = () => {
        clearTimeout(timer);
        calls.delete(end);
        done();
      };
      const timer = setTimeout(end, milliseconds);
      calls.add(end);
    });
  }
}
