/** What the automaton of solo play reads off the cards, and where that points. DW-46 to DW-50 */
import type { Question } from '../../lib/protocol';
import { pileTop } from './consequences';
import { positionsOf, topOf, type Deck, type DwarfCard, type DwarfView } from './view';

export interface Wish {
  card: DwarfCard;
  /** His first and second wish, by position. */
  black: string;
  white: string;
}
export interface Plan {
  automaton: string;
  /** What sent his first worker out this round. */
  first: Wish | null;
  /** What sends his second: the card the reader takes, or has taken. */
  second: Wish | null;
  /** open: nothing is chosen yet; chosen: by the choice that waits; read: it has happened. */
  state: 'open' | 'chosen' | 'read';
  /** Where the wishes lead if he finds the place free; null when neither is. */
  goes: string | null;
  /** The stronger automata may turn aside: help first, or what they cannot pay for. */
  sure: boolean;
}

export function planOf(
  view: DwarfView,
  deck: Deck,
  question: Question | null,
  chosen: string | null,
): Plan | null {
  if (!view.automaton || !view.rival_reads) return null;
  const isFirstPass = question?.asks.key === 'dwarf.ask.first';
  const taken = isFirstPass ? takenCard(view, deck, chosen) : null;
  const read = deck.get(view.rival_reads[1]);
  const card = isFirstPass ? taken : read;
  const second = card ? wishOf(card) : null;
  const dug = deck.get(view.rival_reads[0]);
  return {
    automaton: view.automaton,
    first: dug ? wishOf(dug) : null,
    second,
    state: !isFirstPass ? 'read' : taken ? 'chosen' : 'open',
    goes: second && isFirstPass ? pointed(view, second, chosen) : null,
    sure: view.automaton === 'eldhusfifl',
  };
}

export function wishOf(card: DwarfCard): Wish {
  return { card, black: String(card.black), white: String(card.white) };
}

function takenCard(view: DwarfView, deck: Deck, chosen: string | null): DwarfCard | null {
  const [verb = '', target = ''] = (chosen ?? '').split(' ');
  if (verb === 'special') return pileTop(view, deck, target);
  if (verb !== 'place') return null;
  const room = positionsOf(view).find((each) => each.name === target);
  return room ? (topOf(room, deck) ?? null) : null;
}

function pointed(view: DwarfView, wish: Wish, chosen: string | null): string | null {
  const free = positionsOf(view)
    .filter((room) => room.workers.length === 0 && chosen !== `place ${room.name}`)
    .map((room) => room.name);
  return [wish.black, wish.white, ...free].find((name) => free.includes(name)) ?? null;
}
