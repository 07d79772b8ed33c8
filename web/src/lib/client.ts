/** Requests to the server. What it refuses comes back as a `Refusal` with its sentence. */
import type {
  AboutFacts,
  Bell,
  BellLetter,
  BellWish,
  Card,
  ChatLine,
  CloneWish,
  CoursePoint,
  Facts,
  GameFacts,
  Hint,
  LobbyTable,
  LogLine,
  Made,
  MadeTree,
  Message,
  Moment,
  Played,
  Preview,
  Problem,
  PublicTable,
  Puzzle,
  Reasons,
  Retried,
  Rules,
  Study,
  TableWish,
  TakenSeat,
} from './protocol';

import type { Copy } from './copying';
import { longestTable, shownName } from './names';
import { transport, type Fetcher } from './transport';

/** The server has understood and says no; `message` is one sentence in the reader's language. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** Nobody answered, or somebody in between did; asking again may help. */
export class Unreachable extends Error {}

/** A name for a command, made here, so that sending it twice has no second effect. */
export function newId(): string {
  const random = new Uint8Array(16);
  crypto.getRandomValues(random);
  return Array.from(random, (each) => each.toString(16).padStart(2, '0')).join('');
}

const PASSING = [429, 502, 503, 504];

export class Client {
  constructor(
    readonly secret: string | null,
    private readonly language: () => string,
    private readonly fetcher: Fetcher = transport,
  ) {}

  about = () => this.get<AboutFacts>('/api/about');
  games = () => this.get<GameFacts[]>('/api/games');
  cards = (game: string) => this.get<Card[]>(`/api/games/${game}/cards`);
  rules = (game: string, language: string) =>
    this.get<Rules>(`/api/games/${game}/rules?language=${language}`);
  letter = (code: string, wish: 'look' | 'confirm' | 'stop') =>
    this.post<BellLetter>('/api/bells', { code, wish });
  texts = (language: string) => this.get<Record<string, string>>(`/api/texts/${language}`);

  /** Names go as they were shown: what does not fit was told while it was typed. */
  create = (wish: TableWish) => {
    const seats = wish.seats?.map((seat) => ({ ...seat, name: shownName(seat.name ?? '') }));
    const name = shownName(wish.name ?? '', longestTable);
    return this.post<Made>('/api/tables', { ...wish, seats, name });
  };
  publicTables = () => this.get<PublicTable[]>('/api/tables');
  /** How each of one's tables stands, in the same order. */
  lobby = (seats: readonly { table: string; secret: string }[]) =>
    this.post<LobbyTable[]>('/api/lobby', {
      seats: seats.map(({ table, secret }) => ({ table, secret })),
    });
  /** A record is sent as it was written: reading its numbers here could round them. */
  import = (record: string, more: { at?: number; hot_seat: boolean }) => {
    const others = Object.entries(more).filter(([, value]) => value !== undefined);
    const fields = others.map(
      ([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`,
    );
    const body = `{${[`"record":${record}`, ...fields].join()}}`;
    return this.ask<Made>('/api/imports', { method: 'POST', body });
  };

  /** A table that begins with a position, as text. */
  setUp = (game: string, position: string, more: Pick<TableWish, 'seats' | 'hot_seat'>) =>
    this.post<Made>('/api/positions', { game, position, ...more });

  /** All games of this browser, and those of another one: how many are new. Not at a server. */
  copy = () => this.get<Copy>('/api/copy');
  takeIn = ({ pithead_games, sum, tables, entries }: Copy) =>
    this.post<{ added: number }>('/api/copy', { pithead_games, sum, tables, entries });

  puzzles = () => this.get<Puzzle[]>('/api/puzzles');

  /** Variations of what a body says; as it was written, like a record. */
  growTree = (body: string) => this.ask<MadeTree>('/api/trees', { method: 'POST', body });

  at(table: string): TableClient {
    return new TableClient(this, `/api/tables/${encodeURIComponent(table)}`);
  }

  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
    return this.ask<Answer>(path, { method: 'GET', signal: signal ?? null });
  }

  post<Answer>(path: string, body: unknown = {}): Promise<Answer> {
    return this.ask<Answer>(path, { method: 'POST', body: JSON.stringify(body) });
  }

  headers(): Record<string, string> {
    const headers: Record<string, string> = { 'Accept-Language': this.language() };
    if (this.secret) headers['Authorization'] = `Bearer ${this.secret}`;
    return headers;
  }

  private async ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
    const headers = this.headers();
    if (init.body) headers['Content-Type'] = 'application/json';
    let response: Response;
    try {
      response = await this.fetcher(path, { ...init, headers });
    } catch (error) {
      throw new Unreachable(String(error));
    }
    if (PASSING.includes(response.status)) throw new Unreachable(`status ${response.status}`);
    if (!response.ok) throw new Refusal(await problemOf(response));
    try {
      return (await response.json()) as Answer;
    } catch (error) {
      throw new Unreachable(String(error));
    }
  }
}

/** Requests about one table. */
export class TableClient {
  constructor(
    readonly client: Client,
    public path: string,
  ) {}

  facts = () => this.client.get<Facts>(this.path);
  moment = (seat?: number, at?: number) =>
    this.client.get<Moment>(`${this.path}/moment${query({ seat, at })}`);
  log = (seat?: number) => this.client.get<LogLine[]>(`${this.path}/log${query({ seat })}`);
  course = (seat?: number) =>
    this.client.get<CoursePoint[]>(`${this.path}/course${query({ seat })}`);
  /** What was offered at `expected_seq`; where it is asked no more, that is told. */
  preview = (action: string, seat: number, expected_seq: number) =>
    this.client.get<Preview>(`${this.path}/preview${query({ action, seat, expected_seq })}`);
  reason = async (action: string, seat: number): Promise<Message | null> => {
    const address = `${this.path}/reasons${query({ action, seat })}`;
    return (await this.client.get<Reasons>(address)).reasons[action] ?? null;
  };
  /** The cards of this table's game, a box file's values included. */
  cards = () => this.client.get<Card[]>(`${this.path}/cards`);
  said = () => this.client.get<ChatLine[]>(`${this.path}/chat`);
  record = (at?: number) => this.client.get<unknown>(`${this.path}/record${query({ at })}`);

  /** All of a game that goes on, for whoever has it to themselves. */
  whole = () => this.client.get<unknown>(`${this.path}/record?whole=true`);

  act = (id: string, expected_seq: number, action: string, seat: number) =>
    this.client.post<Played>(`${this.path}/actions`, { id, expected_seq, action, seat });
  undo = (id: string, expected_seq: number, to?: number) =>
    this.client.post<Played>(`${this.path}/undo`, { id, expected_seq, to });
  consent = (id: string, request: number, agree: boolean) =>
    this.client.post<unknown>(`${this.path}/consent`, { id, request, agree });
  hint = (seat: number, at: number | null) =>
    this.client.post<Hint>(`${this.path}/hint`, { seat, at });
  study = () => this.client.get<Study>(`${this.path}/analysis`);
  /** Another move in the place of one that was judged. */
  tryAgain = (number: number, action: string) =>
    this.client.post<Retried>(`${this.path}/analysis/${number}/tries`, { action });
  askStudy = () => this.client.post<Study>(`${this.path}/analysis`);
  chat = (id: string, text: string) => this.client.post<unknown>(`${this.path}/chat`, { id, text });
  /** Without an invitation where strangers may sit down. */
  take = (seat: number, invitation: string | null, name: string) =>
    this.client.post<TakenSeat>(`${this.path}/seats/${seat}/take`, {
      invitation,
      name: shownName(name),
    });
  rename = (seat: number, name: string) =>
    this.client.post<unknown>(`${this.path}/seats/${seat}/name`, { name: shownName(name) });
  move = (seat: number) => this.client.post<TakenSeat>(`${this.path}/seats/${seat}/move`);
  /** A level counts for one's own seat only. */
  standIn = (seat: number, level?: string) =>
    this.client.post<unknown>(`${this.path}/seats/${seat}/stand-in`, { level });
  prefer = (seat: number, level: string | null) =>
    this.client.post<unknown>(`${this.path}/seats/${seat}/wish`, { level });
  back = (seat: number) => this.client.post<unknown>(`${this.path}/seats/${seat}/back`);
  bells = (seat: number) => this.client.get<Bell[]>(`${this.path}/seats/${seat}/bells`);
  hangBell = (seat: number, wish: BellWish) =>
    this.client.post<Bell>(`${this.path}/seats/${seat}/bells`, wish);
  removeBell = (seat: number, bell: string) =>
    this.client.post<unknown>(`${this.path}/seats/${seat}/bells/${bell}/remove`);
  rematch = () => this.client.post<{ table: string }>(`${this.path}/rematch`);
  clone = (wish: CloneWish) => this.client.post<Made>(`${this.path}/clone`, wish);
}

function query(params: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

async function problemOf(response: Response): Promise<Problem> {
  const plain = { type: 'unknown', title: response.statusText, status: response.status };
  try {
    const body = (await response.json()) as Partial<Problem>;
    return { ...plain, detail: body.title ?? `${response.status}`, ...body };
  } catch {
    return { ...plain, detail: `${response.status} ${response.statusText}`.trim() };
  }
}
