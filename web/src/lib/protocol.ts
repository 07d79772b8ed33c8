/**
 * The server's JSON. Its types are generated from the server's own description (`npm run types`);
 * here they get the names the page uses. docs/protocol.md says what they mean.
 */
import type { components } from './generated';

type Schemas = components['schemas'];

export type Message = Schemas['Message'];
export type Param = Message['params'][string];
export type Tally = Schemas['Result']['scores'][number];

/** A picture's name, with its number where it has one: `heat 2`, `arrow`. Cards and views have them. */
export interface Sign {
  name: string;
  number: number | null;
}

export type Choice = Schemas['Choice'];
export type Question = Schemas['Question'];
/** The view is the game's own; each board says what it finds there. */
export type Moment<View = unknown> = Omit<Schemas['Moment'], 'view'> & { view: View };
export type LogLine = Schemas['LogLine'];
export type CoursePoint = Schemas['CoursePoint'];

export type Facts = Schemas['Facts'];
export type UndoAnswer = Schemas['UndoAnswer'];
export type SeatWish = Schemas['SeatBody'];
export type TableWish = Schemas['TableBody'];
export type CloneWish = Schemas['CloneBody'];
export type Made = Schemas['MadeTable'];
export type LobbyTable = Schemas['LobbyTable'];
export type LobbyFacts = Schemas['LobbyFacts'];
export type PublicTable = Schemas['ListedTable'];
export type TakenSeat = Schemas['TakenSeat'];

export type TableEvent = Omit<Schemas['TableEvent'], 'moment'> & { moment: Moment | null };
export type EventPage = Omit<Schemas['EventPage'], 'events'> & { events: TableEvent[] };
export type ChatLine = Schemas['ChatLine'];

export type Preview = Schemas['Preview'];
export type Reasons = Schemas['Reasons'];
export type Hint = Schemas['Hint'];
export type HintMove = Schemas['HintMove'];
export type Played = Schemas['Done'];

export type OptionFacts = Schemas['OptionFacts'];
export type GameFacts = Schemas['GameFacts'];
export type AboutFacts = Schemas['About'];
export type Rule = Schemas['Rule'];
export type Rules = Schemas['Rules'];
/** One entry of GET /api/games/<game>/cards; each game adds its own fields. */
export type Card = Record<string, unknown>;
/** `message` is missing where somebody in between has refused. */
export type Problem = Partial<Schemas['Problem']> & Pick<Schemas['Problem'], 'detail' | 'type'>;

/** Whether somebody may know what is hidden from others: of a record, or of the game it copies. */
export function hasKnownDeal(facts: Facts): boolean {
  const others = facts.seats.some((seat) => seat.kind !== 'bot' && !facts.mine.includes(seat.seat));
  return others && (facts.origin === 'record' || facts.origin === 'table');
}
