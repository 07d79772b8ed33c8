/** The server's JSON, as docs/protocol.md describes it. */

export type Param = number | string | Message | Message[];
export interface Message {
  key: string;
  params: Record<string, Param>;
}

/** A picture's name, with its number where it has one: `heat 2`, `arrow`. */
export interface Sign {
  name: string;
  number: number | null;
}

export interface Choice {
  notation: string;
  offers: Message;
  rules: string[];
}
export interface Question {
  seat: number;
  asked_at: number;
  asks: Message;
  actions: Choice[];
}
export type Tally = Record<string, number>;
export interface Result {
  ending: string;
  winners: number[];
  places: number[];
  scores: Tally[];
  /** Why it was won, in one line, and the part of the score that decided; empty: none did. */
  verdict: { part: string; message: Message };
}
export interface Moment<View = unknown> {
  table: string;
  seq: number;
  moves: number;
  seat: number;
  round: number;
  view: View;
  tallies: Tally[];
  to_act: number[];
  question: Question | null;
  undo: { allowed: boolean; notation: string | null; reason: Message | null; wider: boolean };
  result: Result | null;
  /** At a tutorial's table: what to learn now, and the one action that goes on with it. */
  lesson: null | { text: Message; action: string | null };
  hash: string;
}
export interface SeatFacts {
  seat: number;
  kind: 'human' | 'open' | 'bot';
  name: string;
  level: string | null;
  here: boolean;
  stand_in: string | null;
  /** The level of the bot this player wants while away; null: the table's. */
  wish: string | null;
  /** By which of the invitations it was taken, counted from 0. */
  invitation: number | null;
}
/** A wish to take back that waits for answers. */
export interface UndoRequest {
  seq: number;
  seat: number;
  to: number;
  agreed: number[];
  waiting: number[];
  /** The last of the moves that would be gone, and how many they are in all. */
  moves: LogLine[];
  many: number;
}
/** What became of the last wish to take back. */
export interface UndoAnswer {
  seq: number;
  request: number;
  seat: number;
  to: number;
  how: 'granted' | 'refused' | 'lapsed' | 'overtaken';
  by: number;
}
export interface Facts {
  table: string;
  name: string;
  game: string;
  title: string;
  options: Record<string, string | number | boolean>;
  box: boolean;
  hot_seat: boolean;
  public: boolean;
  hints: boolean;
  chat: boolean;
  tutorial: boolean;
  origin: 'fresh' | 'record' | 'table' | 'tutorial' | 'unknown';
  deal: { promise: string | null; revealed: string | null };
  stand_in: string;
  one_for_all: boolean;
  /** Why a table of older rules can no longer be played or shown. */
  frozen: Message | null;
  created: string;
  status: 'playing' | 'over' | 'archived';
  seq: number;
  moves: number;
  round: number;
  to_act: number[];
  seats: SeatFacts[];
  rivals: Message[];
  mine: number[];
  request: UndoRequest | null;
  answer: UndoAnswer | null;
  /** Why bots do not go on though somebody looks; only in the answer to GET. */
  rests?: Message | null;
}
/** Whether somebody may know what is hidden from others: of a record, or of the game it copies. */
export function hasKnownDeal(facts: Facts): boolean {
  const others = facts.seats.some((seat) => seat.kind !== 'bot' && !facts.mine.includes(seat.seat));
  return others && (facts.origin === 'record' || facts.origin === 'table');
}
export interface Preview {
  changes: Tally[];
  certain: boolean;
  /** What the action would mean for places of the table; each game has its own shape. */
  consequences: Record<string, unknown>;
}
export interface HintMove {
  action: string;
  value: number;
  sure: number;
  offers: Message;
  changes: Tally[];
  /** The moves that are expected next, and by how much they change one's own numbers. */
  line: { seat: number; action: string; offers: Message }[];
  gains: Tally;
}
export interface TableEvent {
  seq: number;
  kind: 'action' | 'rewind' | 'seat' | 'request' | 'consent' | 'lapse' | 'chat';
  seat: number;
  at: string;
  hash: string;
  told: Message[];
  moment: Moment | null;
  facts: Facts | null;
  chat: { name: string; text: string } | null;
}
/** Some events after a number; `next` is the number to ask for the page behind it, if there is one. */
export interface EventPage {
  events: TableEvent[];
  next: number | null;
}
export interface ChatLine {
  seq: number;
  seat: number;
  name: string;
  text: string;
}
export interface CoursePoint {
  move: number;
  round: number;
  tallies: Tally[];
}
export interface LogLine {
  move: number;
  seat: number;
  told: Message[];
}
export interface OptionFacts {
  name: string;
  kind: 'choice' | 'flag' | 'seat' | 'number' | 'decks' | 'boards' | 'events';
  values: string[];
  default: string | number | boolean;
  seats: number[];
  rule: string;
}
export interface GameFacts {
  name: string;
  title: string;
  seat_counts: number[];
  options: OptionFacts[];
  levels: string[];
  rules_number: number;
}
/** GET /api/about: which build thinks, and how far the workshop is with the compiled one. */
export interface AboutFacts {
  version: string;
  build: 'compiled' | 'interpreted';
  workshop: { percent: number | null; trouble: Message | null } | null;
}
/** One entry of GET /api/games/<game>/cards; each game adds its own fields. */
export type Card = Record<string, unknown>;
export interface Rule {
  id: string;
  section: string;
  text: string;
}
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  message?: Message;
  moment?: Moment;
}
