/** What a choice means for places elsewhere: chips shown before anybody confirms. */
import type { Question, Tally } from '../../lib/protocol';
import { readPhrase } from './phrase';
import {
  mineOf,
  nameOf,
  positionsOf,
  topOf,
  type Deck,
  type DwarfCard,
  type DwarfView,
} from './view';

/** The ends of catalogue keys `web.dwarf.chip.*`. */
export type ChipKind =
  | 'stopped' | 'freed' | 'held' | 'covered' | 'early' | 'back' | 'bottom' | 'shuffled' | 'raised'; // prettier-ignore
export interface Chip {
  kind: ChipKind;
  /** The card that would then be on top. */
  card: DwarfCard | null;
}
export type Chips = Map<string, Chip[]>;

const ARRIVALS = new Set(['place', 'helper', 'return', 'join']);

/** Chips by position, for the choice that waits to be confirmed or for none. */
export function chipsOf(
  view: DwarfView,
  deck: Deck,
  chosen: string | null,
  question: Question | null,
): Chips {
  const chips: Chips = new Map();
  const add = (name: string, kind: ChipKind, card: DwarfCard | null = null) =>
    chips.set(name, [...(chips.get(name) ?? []), { kind, card }]);
  const [verb = '', target = ''] = (chosen ?? '').split(' ');
  const front = verb === 'special' ? (pileTop(view, deck, target)?.front ?? null) : null;
  if (verb === 'return') add(target, 'back', below(view, deck, target));
  if (verb === 'raise') {
    const position = question?.asks.params['position'];
    if (position !== undefined) add(String(position), 'raised', deck.get(target) ?? null);
  }
  if (verb === 'special') showSpecial(view, deck, target, front, add);
  // After the stacks have changed, for raiders may come up or be covered.
  const tops = new Map<string, DwarfCard | undefined>();
  for (const room of positionsOf(view)) {
    const next = chips.get(room.name)?.find((chip) => chip.card)?.card;
    tops.set(room.name, next ?? topOf(room, deck));
  }
  const comes = ARRIVALS.has(verb) ? target : null;
  showMining(view, deck, tops, comes, front === 'muster_army', add);
  return chips;
}

type Add = (name: string, kind: ChipKind, card?: DwarfCard | null) => void;

/** Raiders that nobody meets stop all mining; whoever meets or covers the last of them frees it. */
function showMining(
  view: DwarfView,
  deck: Deck,
  tops: ReadonlyMap<string, DwarfCard | undefined>,
  arrival: string | null,
  mustering: boolean,
  add: Add,
): void {
  if (view.over) return;
  const free = positionsOf(view).filter((room) => room.workers.length === 0);
  const before = !view.mustered && free.some((room) => stops(topOf(room, deck)));
  const left = free.filter((room) => room.name !== arrival && stops(tops.get(room.name)));
  const after = !view.mustered && !mustering && left.length > 0;
  if (!before && !after && !view.mining_stopped) return;
  for (const [name, card] of tops) {
    if (card?.type === 'mine') add(name, after || view.mining_stopped ? 'stopped' : 'freed');
  }
}

function stops(card: DwarfCard | undefined): boolean {
  return readPhrase(card?.phrase ?? '').verb === 'stop';
}

/** A special action's front changes stacks; then its back covers one of them. */
function showSpecial(
  view: DwarfView,
  deck: Deck,
  pile: string,
  front: string | null,
  add: Add,
): void {
  const back = pileTop(view, deck, pile);
  const covered = back ? nameOf(mineOf(pile), back.position) : '';
  for (const room of positionsOf(view)) {
    if (room.name === covered) {
      if (room.workers.some((worker) => worker.work === 'waiting')) add(room.name, 'early');
      add(room.name, 'covered', back);
      continue;
    }
    if (front === 'muster_army') {
      if (topOf(room, deck)?.type === 'defend' && room.workers.length === 0) add(room.name, 'held');
    }
    if (room.stack.length < 2) continue;
    const next = below(view, deck, room.name);
    if (front === 'hold_council') add(room.name, 'back', next);
    if (front === 'collapse_shafts') add(room.name, 'bottom', next);
    if (front === 'run_amok') add(room.name, 'shuffled');
  }
}

export function pileTop(view: DwarfView, deck: Deck, pile: string): DwarfCard | null {
  const found = view.mines.flatMap((mine) => mine.piles).find((each) => each.name === pile);
  return deck.get(found?.top ?? '') ?? null;
}

function below(view: DwarfView, deck: Deck, name: string): DwarfCard | null {
  const room = positionsOf(view).find((each) => each.name === name);
  return deck.get(room?.stack.at(-2) ?? '') ?? null;
}

/** Whose piece a choice would put where. */
export function ghostOf(
  chosen: string | null,
  question: Question | null,
): { name: string; owner: number; helper: boolean } | null {
  const [verb = '', name = ''] = (chosen ?? '').split(' ');
  if (!question || !ARRIVALS.has(verb)) return null;
  return { name, owner: question.seat, helper: verb === 'helper' };
}

/** What a room promises whoever would stand there; it is paid when workers resolve. */
export function promiseOf(
  view: DwarfView,
  deck: Deck,
  chosen: string | null,
  question: Question | null,
): Tally {
  const ghost = ghostOf(chosen, question);
  const player = view.players[question?.seat ?? -1];
  const room = positionsOf(view).find((each) => each.name === ghost?.name);
  if (!ghost || !player || !room) return {};
  const card = chosen?.startsWith('return ') ? below(view, deck, room.name) : topOf(room, deck);
  const chips = chipsOf(view, deck, chosen, question).get(room.name) ?? [];
  if (!card || chips.some((chip) => chip.kind === 'stopped')) return {};
  if (card.type === 'defend') return { medals: 1 };
  const phrase = readPhrase(card.phrase);
  const promise: Tally = {};
  if (phrase.verb === 'trade') {
    if (phrase.price.some(({ good, n }) => player[good] < n)) return {};
    for (const { good, n } of phrase.price) promise[good] = -n;
  }
  if (phrase.verb === 'gain' || phrase.verb === 'trade') {
    for (const { good, n } of phrase.gain) promise[good] = (promise[good] ?? 0) + n;
  }
  return promise;
}
