/**
 * The server's JSON. Its types are generated from the server's own description (`npm run types`);
 * here they get the names the page uses. docs/protocol.md says what they mean.
 */
import type { components, paths } from './generated';

type Schemas = components['schemas'];

export type Message = Schemas['Message'];
export type Param = Message['params'][string];
/** A seat's open numbers; the shell shows them whatever their names are. */
export type Tally = Record<string, number>;
export type Sign = Schemas['Sign'];
/** By its name, as each game has described it. */
export type Shown<Name extends keyof Schemas> = Schemas[Name];

export type Choice = Schemas['Choice'];
export type Question = Schemas['Question'];
/** Whichever game is played; a board has the moment of its own. */
export type View = Schemas['Moment']['view'];
export type Moment<V = View> = Omit<Schemas['Moment'], 'view'> & { view: V };
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
export type Bell = Schemas['Bell'];
export type BellWish = Schemas['BellBody'];
export type BellLetter = Schemas['BellLetter'];
export type TakenSeat = Schemas['TakenSeat'];

export type TableEvent = Schemas['TableEvent'];
export type EventPage = Schemas['EventPage'];
export type ChatLine = Schemas['ChatLine'];

export type Preview = Schemas['Preview'];
export type Reasons = Schemas['Reasons'];
export type Hint = Schemas['Hint'];
/** The analysis of a game that is over, and how far it is. */
export type Study = Schemas['Study'];
export type Analysis = Schemas['Analysis'];
export type JudgedMove = Schemas['JudgedMove'];
/** Another move in the place of one that was judged. */
export type Retried = Schemas['Retried'];
/** A position in which one move is clearly best, and that move. */
export type Puzzle = Schemas['Puzzle'];
export type Solution = Schemas['Solution'];
/** A tree of variations, and its moments by the moves that lead to them. */
export type Tree = Schemas['Tree'];
export type TreeNode = Schemas['TreeNode'];
export type MadeTree = Schemas['MadeTree'];
export type Branched = Schemas['Branched'];
export type HintMove = Schemas['HintMove'];
export type Played = Schemas['Done'];

export type OptionFacts = Schemas['OptionFacts'];
export type GameFacts = Schemas['GameFacts'];
export type AboutFacts = Schemas['About'];
export type Rule = Schemas['Rule'];
export type Rules = Schemas['Rules'];
/** One entry of the list of cards, whichever game's. */
export type Card =
  paths['/api/games/{game}/cards']['get']['responses'][200]['content']['application/json'][number];
/** `message` is missing where somebody in between has refused. */
export type Problem = Partial<Schemas['Problem']> & Pick<Schemas['Problem'], 'detail' | 'type'>;

/** Tables that were not dealt anew: of a record, a position that was set up, or another game. */
export function isDealtBefore(origin: Facts['origin']): boolean {
  return origin === 'record' || origin === 'position' || origin === 'table';
}

/** Whether somebody may know what is hidden from others. */
export function hasKnownDeal(facts: Facts): boolean {
  const others = facts.seats.some((seat) => seat.kind !== 'bot' && !facts.mine.includes(seat.seat));
  return others && isDealtBefore(facts.origin);
}
