/** Imperial Miners as the server tells it: see src/pithead/games/imperial_miners/shown.py. */
import type { Card, Shown } from '../../lib/protocol';

export const LEVELS = ['I', 'II', 'III', 'IV'] as const;
export const FACTIONS = ['S', 'E', 'A', 'B', 'J', 'R'] as const;
export type Faction = (typeof FACTIONS)[number];

/** Shared symbols of the factions, by letter. */
export const EMBLEMS: Record<Faction, string> = {
  S: 'scots',
  E: 'egyptians',
  A: 'atlanteans',
  B: 'barbarians',
  J: 'japanese',
  R: 'romans',
};

export type MinersView = Shown<'MinersView'>;
export type PlayerView = Shown<'MinersPlayer'>;
export type MineView = Shown<'MinersMine'>;
export type LaidCard = Shown<'MinersLaid'>;
export type Link = Shown<'MinersLink'>;

export type MineCard = Shown<'MinersCard'>;
export type EventCard = Shown<'MinersEvent'>;
export type BoardSide = Shown<'MinersBoard'>;
export type AnyCard = MineCard | EventCard | BoardSide;
export type Kind = AnyCard['kind'];
export type Side = MineCard['halves'][number];

/** A card of this game's list. */
export function asCard(card: Card): AnyCard {
  return card as AnyCard;
}

/** The id the shell keeps a card under; boards are known by their side. */
export function cardId(card: AnyCard): string {
  return card.kind === 'board' ? card.side : card.id;
}

export type Cards = ReadonlyMap<string, Card>;

function found(cards: Cards, id: string): AnyCard | null {
  const card = cards.get(id);
  return card ? asCard(card) : null;
}

export function mineCard(cards: Cards, id: string): MineCard | null {
  const card = found(cards, id);
  return card?.kind === 'mine' ? card : null;
}

export function eventCard(cards: Cards, id: string | null): EventCard | null {
  const card = id === null ? null : found(cards, id);
  return card?.kind === 'event' ? card : null;
}

export function boardSide(cards: Cards, side: string): BoardSide | null {
  const card = found(cards, side);
  return card?.kind === 'board' ? card : null;
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
