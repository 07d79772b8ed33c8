/** The tables' service in Python, in step with what the browser keeps; one request at a time. */
import type { Database, Writes } from './database';
import type { News } from './news';
import type { Call } from './python';

/** What Python says to a request; `think` comes instead of an answer that needs thought first. */
export interface Answer {
  status: number;
  body: string;
  due?: string[];
  think?: unknown;
  /** The table whose game is to be studied, when nobody plays. */
  study?: string | null;
  writes: Writes;
}

/** Of a game that is over; number 0 where nothing is left. */
export interface Judgement {
  number: number;
  think: unknown;
}

export interface Decision {
  seat: number;
  action: string;
  think: unknown;
}

export class Desk {
  /** The browser's last write that Python knows. */
  private known = 0;
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly python: Record<string, Call>,
    private readonly database: Database,
    private readonly news: News,
  ) {}

  ask(request: string, ideas: string | null): Promise<Answer> {
    return this.inTurn(request, () =>
      this.call('ask', request, ...(ideas === null ? [] : [ideas])),
    );
  }

  async decisions(table: string): Promise<Decision[]> {
    const found = await this.inTurn(about(table), () => this.call('due', table));
    return (found as unknown as { decisions: Decision[] }).decisions;
  }

  async toJudge(table: string): Promise<Judgement> {
    const found = await this.inTurn(about(table, '/analysis'), () => this.call('study', table));
    return found as unknown as Judgement;
  }

  judged(table: string, number: number, ideas: string): Promise<Answer> {
    const request = about(table, '/analysis');
    return this.inTurn(request, () => this.call('judged', table, number, ideas));
  }

  decided(table: string, seat: number, action: string): Promise<Answer> {
    return this.inTurn(about(table), () => this.call('decided', table, seat, action));
  }

  private call(name: string, ...words: (string | number)[]): Answer {
    const method = this.python[name];
    if (!method) throw new Error(`Python has no ${name}`);
    return JSON.parse(method(...words)) as Answer;
  }

  private inTurn(request: string, work: () => Answer): Promise<Answer> {
    const result = this.line.then(() => this.kept(request, work));
    this.line = result.catch(() => undefined);
    return result;
  }

  /** Work something out and keep what it has changed; again, if another tab was faster. */
  private async kept(request: string, work: () => Answer): Promise<Answer> {
    for (;;) {
      await this.bring(request);
      try {
        const answer = work();
        const { tables, entries } = answer.writes;
        if (!tables.length && !entries.length) return answer;
        const written = await this.database.write(answer.writes, this.known);
        if (written !== null) {
          this.known = written;
          this.news.tell(tables.map((each) => each.id));
          return answer;
        }
      } catch (error) {
        this.forget();
        throw error;
      }
      this.forget();
    }
  }

  /** What others have written, and the entries that this request is about. */
  private async bring(request: string): Promise<void> {
    const last = await this.database.last();
    if (last !== this.known) {
      const tables = await this.database.tablesAfter(this.known);
      this.take({ tables, entries: [] });
      this.known = last;
    }
    const missing = JSON.parse(this.python['missing']?.(request) ?? '[]') as [string, number][];
    for (const [table, after] of missing) {
      this.take({ tables: [], entries: await this.database.entriesAfter(table, after) });
    }
  }

  private take(found: Writes): void {
    const texts = (all: { text: string }[]) => all.map((each) => each.text);
    const news = { tables: texts(found.tables), entries: texts(found.entries) };
    this.python['take']?.(JSON.stringify(news));
  }

  /** Python has worked something out that is not kept: only the database knows what is true. */
  private forget(): void {
    this.python['forget']?.();
    this.known = 0;
  }
}

/** A request of our own, by which Python knows what it needs. */
function about(table: string, part = ''): string {
  const address = `/api/tables/${encodeURIComponent(table)}${part}`;
  return JSON.stringify({ method: 'GET', address, authorization: null, body: null });
}
