/** DWARF as the server tells it: see src/pithead/games/dwarf/shown.py. Everything in it is open. */
import type { Card, Shown } from '../../lib/protocol';

export const GOODS = ['iron', 'gold', 'steel', 'items'] as const;
export type Good = (typeof GOODS)[number];
/** The three categories that decide the game, in the order they are told. DW-42 */
export const CATEGORIES = ['steel', 'gold', 'items'] as const;
export type Category = (typeof CATEGORIES)[number];

export type DwarfView = Shown<'DwarfView'>;
export type Mine = Shown<'DwarfMine'>;
export type Pile = Shown<'DwarfPile'>;
export type Position = Shown<'DwarfPosition'>;
export type Worker = Shown<'DwarfWorker'>;
export type Player = Shown<'DwarfPlayer'>;
export type Reading = Shown<'DwarfReading'>;

export type DwarfCard = Shown<'DwarfCard'>;
export type CardType = DwarfCard['type'];
export type Scene = DwarfCard['scene'];
export type Deck = ReadonlyMap<string, DwarfCard>;

/** A card of this game's list. */
export function asCard(card: Card): DwarfCard {
  return card as DwarfCard;
}

/** All positions of the table: mine 1 in reading order, then mine 2. */
export function positionsOf(view: DwarfView): Position[] {
  return view.mines.flatMap((mine) => mine.positions);
}

/** Five seats have badges of their own; the automaton of solo play has the sixth. */
export function badgeOf(owner: number, seats: number): number {
  return owner < seats ? owner : 5;
}
