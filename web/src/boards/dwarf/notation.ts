/** Which spot of the board answers with which notation. Spots come from the words, never from rules. */
import type { Message, Question } from '../../lib/protocol';
import { GOODS, positionsOf, type DwarfView, type Good } from './view';

export type Mix = Partial<Record<Good, number>>;
export interface Spots {
  /** What a room answers, by position. */
  rooms: Map<string, string>;
  /** What a special pile answers, by pile and payment. */
  piles: Map<string, { workers?: string; medals?: string }>;
  /** What a card of an opened stack answers, by its id. */
  cards: Map<string, string>;
  /** The stack these cards lie in. */
  opened: string | null;
  /** Amounts of goods to take or to pay. */
  mixes: { notation: string; mix: Mix }[];
  /** The word with which a room answers now; to ask why another room cannot. */
  roomVerb: string | null;
  /** Whether piles answer now. */
  asksPiles: boolean;
}

const ROOM_VERBS = new Set(['place', 'helper', 'return', 'join', 'search']);

export function spotsOf(question: Question | null, view: DwarfView): Spots {
  const spots: Spots = {
    rooms: new Map(),
    piles: new Map(),
    cards: new Map(),
    opened: null,
    mixes: [],
    roomVerb: null,
    asksPiles: false,
  };
  for (const { notation } of question?.actions ?? []) {
    const [verb = '', ...rest] = notation.split(' ');
    if (ROOM_VERBS.has(verb)) {
      spots.rooms.set(rest.join(' '), notation);
      spots.roomVerb = verb;
    } else if (verb === 'special') {
      const [pile = '', payment = ''] = rest;
      spots.piles.set(pile, { ...spots.piles.get(pile), [payment]: notation });
      spots.asksPiles = true;
    } else if (verb === 'raise') {
      spots.cards.set(rest.join(' '), notation);
      spots.opened = text(question?.asks.params['position']);
    } else if (verb === 'sell' || verb === 'order') {
      spots.mixes.push({ notation, mix: readMix(rest) });
    } else if (verb === 'alloy' || verb === 'forge') {
      const room = craftRoom(question, view);
      if (room) spots.rooms.set(room, notation);
    }
  }
  return spots;
}

/** `3 iron 2 gold` as amounts. */
export function readMix(words: string[]): Mix {
  const mix: Mix = {};
  for (let i = 0; i + 1 < words.length; i += 2) {
    const good = GOODS.find((name) => name === words[i + 1]);
    if (good) mix[good] = Number(words[i]);
  }
  return mix;
}

/** The room a question about alloying or forging is about: the seat's worker stands on that card. */
function craftRoom(question: Question | null, view: DwarfView): string | null {
  if (!question) return null;
  const card = question.asks.params['card'];
  const key = typeof card === 'object' && !Array.isArray(card) ? card.key : '';
  const rooms = positionsOf(view).filter(
    (position) =>
      `dwarf.effect.${position.effect}` === key &&
      position.workers.some((worker) => worker.owner === question.seat),
  );
  return rooms[0]?.name ?? null;
}

function text(param: Message['params'][string] | undefined): string | null {
  return typeof param === 'string' || typeof param === 'number' ? String(param) : null;
}

/** The goods that may be added to an unfinished mix, so that some answer can still be reached. */
export function nextGoods(mix: Mix, mixes: Spots['mixes']): Good[] {
  return GOODS.filter((good) => {
    const more: Mix = { ...mix, [good]: (mix[good] ?? 0) + 1 };
    return mixes.some((each) => contains(each.mix, more));
  });
}

/** The answer that a mix is, once it is complete. */
export function completed(mix: Mix, mixes: Spots['mixes']): string | null {
  const found = mixes.find((each) => contains(each.mix, mix) && contains(mix, each.mix));
  return found?.notation ?? null;
}

function contains(whole: Mix, part: Mix): boolean {
  return GOODS.every((good) => (whole[good] ?? 0) >= (part[good] ?? 0));
}
