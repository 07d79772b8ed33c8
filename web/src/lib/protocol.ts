/** The server's JSON, as docs/protocol.md describes it. */

export type Param = number | string | Message | Message[];
export interface Message {
  key: string;
  params: Record<string, Param>;
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
  created: string;
  status: 'playing' | 'over' | 'archived';
  seq: number;
  moves: number;
  round: number;
  to_act: number[];
  seats: SeatFacts[];
  rivals: Message[];
  mine: number[];
  request: null | { seq: number; seat: number; to: number; agreed: number[] };
}
export interface Preview {
  changes: Tally[];
  certain: boolean;
}
export interface HintMove {
  action: string;
  value: number;
  sure: number;
  offers: Message;
  changes: Tally[];
}
export interface TableEvent {
  seq: number;
  kind: 'action' | 'rewind' | 'seat' | 'request' | 'consent' | 'chat';
  seat: number;
  at: string;
  hash: string;
  told: Message[];
  moment: Moment | null;
  facts: Facts | null;
  chat: { name: string; text: string } | null;
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
