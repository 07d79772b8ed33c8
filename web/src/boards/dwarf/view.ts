/** DWARF as the server tells it: see src/pithead/games/dwarf/view.py. Everything in it is open. */
import type { Card, Message } from '../../lib/protocol';

export const GOODS = ['iron', 'gold', 'steel', 'items'] as const;
export type Good = (typeof GOODS)[number];
/** The three categories that decide the game, in the order they are told. DW-42 */
export const CATEGORIES = ['steel', 'gold', 'items'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Worker {
  owner: number;
  helper: boolean;
  work: 'waiting' | 'done' | 'helped';
}
export interface Position {
  name: string;
  stack: string[];
  effect: string;
  workers: Worker[];
  /** Nobody will mine here, as the table stands. */
  stopped: boolean;
  /** A monster that does nothing: someone meets it and earns a medal, or it is only held off. */
  held: 'met' | 'off' | null;
}
export interface Pile {
  name: string;
  count: number;
  top: string | null;
  front: string | null;
}
export interface Mine {
  mountain: number;
  deep: number;
  discards: string[];
  piles: Pile[];
  positions: Position[];
}
export type Player = Record<Good, number> & {
  medals: number;
  workers: number;
  on_piles: number;
  helpers: number;
  specials: number;
  leads: number;
  shares: number;
  /** By position, what there is too little of for the card's price. */
  lacks: Record<string, Good>;
};
/** What the automaton reads off a card: his first and second wish, by position. DW-46 */
export interface Reading {
  card: string;
  black: string;
  white: string;
}
export interface DwarfView {
  round: number;
  /** Who began this round, and who holds the first-player marker now. DW-40 */
  first: number;
  marker: number;
  to_act: number[];
  over: boolean;
  ending: string | null;
  automaton: string | null;
  mustered: boolean;
  mining_stopped: boolean;
  items_to_end: number;
  rival: { first: Reading; second: Reading | null; medals_to_win: number | null } | null;
  mines: Mine[];
  players: Player[];
}

export type CardType = 'mine' | 'defend' | 'forge' | 'help';
/** A picture's name, with a number where it has one. */
export interface Sign {
  name: string;
  number: number | null;
}
/** What each card, and each special action, says of itself. */
export interface Worded {
  title: Message;
  does: Message[];
  /** A row for each of `does`. */
  signs: Sign[][];
  rules: string[];
}
/** The kind of room a card is drawn as. */
export type Scene = 'seam' | 'hearth' | 'forge' | 'lair' | 'gate';
export interface DwarfCard extends Worded {
  id: string;
  /** What a worker gets there. */
  gives: Sign[];
  scene: Scene;
  position: number;
  lanterns: number;
  type: CardType;
  effect: string;
  black: number;
  white: number;
  /** The special action on the other side; null for a mine card. */
  front: string | null;
  special: Worded | null;
  /** Where the values come from: known, derived, decided or box. */
  mark: string;
}
export type Deck = ReadonlyMap<string, DwarfCard>;

/** A card of the game's list; the server's list has all fields. */
export function asCard(card: Card): DwarfCard {
  return card as unknown as DwarfCard;
}

/** All positions of the table: mine 1 in reading order, then mine 2. */
export function positionsOf(view: DwarfView): Position[] {
  return view.mines.flatMap((mine) => mine.positions);
}

/** The mine a position or a pile is in, by its name. */
export function mineOf(name: string): number {
  return name.startsWith('b') ? 1 : 0;
}

/** Five seats have badges of their own; the automaton of solo play has the sixth. */
export function badgeOf(owner: number, seats: number): number {
  return owner < seats ? owner : 5;
}
