/** Which spot of the board answers with which action: a spot is found by what an action means. */
import type { Question, Shown } from '../../lib/protocol';
import { GOODS, type Good } from './view';

type Meaning = Shown<'DwarfMeaning'>;
export type Payment = NonNullable<Meaning['payment']>;
export type Mix = NonNullable<Meaning['goods']>;
/** The resources a mix is made of. */
export const KINDS = GOODS.filter((good): good is keyof Mix & Good => good !== 'items');
export type Kind = (typeof KINDS)[number];

export interface Way {
  notation: string;
  /** Medals that are paid beside a worker. */
  medals: number;
}

export interface Spots {
  /** What a room answers, by position. */
  rooms: Map<string, string>;
  /** What a special pile answers, by pile and payment. */
  piles: Map<string, Partial<Record<Payment, Way>>>;
  /** What a card of an opened stack answers, by its id. */
  cards: Map<string, string>;
  /** The stack these cards lie in. */
  opened: string | null;
  /** Amounts of goods to take or to pay. */
  mixes: { notation: string; mix: Mix }[];
  /** Whether goods are taken, for an item that is sold. */
  isSale: boolean;
  /** What to ask why for: rooms by position, piles by name. */
  wonders: { rooms: Map<string, string>; piles: Map<string, string> };
}

export function spotsOf(question: Question | null): Spots {
  const spots: Spots = {
    rooms: new Map(),
    piles: new Map(),
    cards: new Map(),
    opened: null,
    mixes: [],
    isSale: false,
    wonders: { rooms: new Map(), piles: new Map() },
  };
  for (const { notation, means } of question?.actions ?? []) {
    const { verb, position, pile, payment, medals = 0, card, goods } = means as Meaning;
    if (card !== undefined) {
      spots.cards.set(card, notation);
      spots.opened = position ?? null;
    } else if (position !== undefined) {
      spots.rooms.set(position, notation);
    } else if (pile !== undefined && payment !== undefined) {
      spots.piles.set(pile, { ...spots.piles.get(pile), [payment]: { notation, medals } });
    } else if (goods !== undefined) {
      spots.mixes.push({ notation, mix: goods });
      spots.isSale = verb === 'sell';
    }
  }
  for (const { notation, means } of question?.wonders ?? []) {
    const { position, pile } = means as Meaning;
    if (position !== undefined) spots.wonders.rooms.set(position, notation);
    if (pile !== undefined) spots.wonders.piles.set(pile, notation);
  }
  return spots;
}

/** The answers that an unfinished mix can still become with one more of a kind. */
export function reached(mix: Mix, good: Kind, mixes: Spots['mixes']): string[] {
  const more: Mix = { ...mix, [good]: (mix[good] ?? 0) + 1 };
  return mixes.filter((each) => contains(each.mix, more)).map(({ notation }) => notation);
}

/** The answer that a mix is, once it is complete. */
export function completed(mix: Mix, mixes: Spots['mixes']): string | null {
  const found = mixes.find((each) => contains(each.mix, mix) && contains(mix, each.mix));
  return found?.notation ?? null;
}

function contains(whole: Mix, part: Mix): boolean {
  return KINDS.every((good) => (whole[good] ?? 0) >= (part[good] ?? 0));
}
