/** What `games/imperial_miners/view.py` and its list of cards say. */
import type { Card, Message } from '../../lib/protocol';

export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
export const FACTIONS = ['S', 'E', 'A', 'B', 'J', 'R'] as const;
export type Faction = (typeof FACTIONS)[number];
export type Side = 'L' | 'R' | 'TL' | 'TR' | 'BL' | 'BR';

/** Shared symbols of the factions, by letter. */
export const EMBLEMS: Record<Faction, string> = {
  S: 'scots',
  E: 'egyptians',
  A: 'atlanteans',
  B: 'barbarians',
  J: 'japanese',
  R: 'romans',
};

export interface LaidCard {
  card: string;
  spot: string;
  level: number;
  column: number;
  /** In its row, counted from the left. */
  number: number;
  gears: number;
  ruined: boolean;
  activated: boolean;
}
export interface MineView {
  cards: LaidCard[];
  /** Borders with a cart token, as `II/1 BL`. */
  tokens: string[];
}
export interface Link {
  /** A spot of the mine, or `surface`. */
  spot: string;
  gains: Record<string, number>;
}
export interface PlayerView {
  coins: number;
  vp: number;
  total: number;
  hand: string[] | null;
  costs: number[] | null;
  /** The columns open to a card of each level. */
  places: number[][] | null;
  hand_size: number;
  hand_levels: number[];
  /** Cards of the first deal to be discarded, secret until all have chosen theirs; and how many. */
  aside: string[] | null;
  aside_size: number;
  shown: string[];
  board: number | null;
  position: number;
  finished: number;
  has_sealed: boolean;
  sealed: string | null;
  mine: MineView;
  chain: Link[];
  /** The card whose effect this seat is busy with. */
  acting: string | null;
  carts: number;
  factions: Record<Faction, number>;
  /** Prices that fall with Scots cards: as printed, and as they are now. */
  prices: Record<string, number>;
}
export interface MinersView {
  round: number;
  rounds: number;
  to_act: number[];
  over: boolean;
  order: number[];
  event: string | null;
  past_events: string[];
  coming_events: string[] | null;
  revealed: boolean;
  surface: { coins: number; cards: number; advances: { pay: number; steps: number }[] };
  most: { hand: number; gears: number };
  boards: string[];
  decks: number[];
  discards: string[][];
  players: PlayerView[];
  /** Where each rank of the solo scale begins; null with more than one seat. */
  ranks: number[] | null;
}

/** A picture's name, with a number where it has one. */
export interface Sign {
  name: string;
  number: number | null;
}
/** What every entry of the list of cards says of itself. */
export interface Worded {
  title: Message;
  does: Message[];
  /** A row for each of `does`. */
  signs: Sign[][];
  /** What it is about, for filters. */
  verbs: string[];
}
export interface MineCard extends Worded {
  id: string;
  design: string;
  name: string;
  level: string;
  cost: number;
  factions: string;
  halves: Side[];
  copies: number;
  mark: string;
}
export interface EventCard extends Worded {
  id: string;
  when: string;
  timing: Message;
  mark: string;
}
export interface BoardSide extends Worded {
  side: string;
  mark: string;
}
export type Kind = 'mine' | 'event' | 'board';

/** Which of the three kinds of entries of the list of cards this is. */
export function kindOf(card: Card): Kind {
  if ('halves' in card) return 'mine';
  return 'when' in card ? 'event' : 'board';
}

/** The id the shell keeps a card under; boards are known by their side. */
export function cardId(card: Card): string {
  return String(kindOf(card) === 'board' ? card['side'] : card['id']);
}

export type Cards = ReadonlyMap<string, Card>;

export function mineCard(cards: Cards, id: string): MineCard | null {
  const card = cards.get(id);
  return card && kindOf(card) === 'mine' ? (card as unknown as MineCard) : null;
}

export function eventCard(cards: Cards, id: string | null): EventCard | null {
  const card = id === null ? undefined : cards.get(id);
  return card && kindOf(card) === 'event' ? (card as unknown as EventCard) : null;
}

export function boardSide(cards: Cards, side: string): BoardSide | null {
  const card = cards.get(side);
  return card && kindOf(card) === 'board' ? (card as unknown as BoardSide) : null;
}

export function factionsOf(card: MineCard | null): Faction[] {
  return FACTIONS.filter((letter) => card?.factions.includes(letter));
}

/** The card a seat plays this round, where everyone or this reader may know it. */
export function playedCard(player: PlayerView): string | null {
  const first = player.chain[0];
  if (!first) return player.sealed;
  return player.mine.cards.find((card) => card.spot === first.spot)?.card ?? null;
}

/** What the whole chain has changed so far. */
export function chainTotal(chain: readonly Link[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const link of chain)
    for (const [name, n] of Object.entries(link.gains)) total[name] = (total[name] ?? 0) + n;
  return total;
}
