/** The question's answers, sorted by the thing on the board they point at. */
import { aboveSpot } from './geometry';
import type { Choice, Question } from '../../lib/protocol';
import type { PlayerView } from './view';

export interface Answers {
  /** What is asked: the last word of the question's key, such as `seal` or `gear`. */
  asked: string | null;
  /** Hand cards, by id. */
  hand: ReadonlyMap<string, string>;
  /** Columns of the row where the revealed card may go. */
  places: ReadonlyMap<number, string>;
  /** Cards of the mine, by spot: climbing, forking, and cards pointed at. */
  spots: ReadonlyMap<string, readonly string[]>;
  /** Effects of the acting card: `a`, `b`. */
  effects: ReadonlyMap<string, string>;
  /** Borders between two cards. */
  carts: ReadonlyMap<string, string>;
  /** The surface's signs, decks, progress boards and factions, by their word. */
  surface: ReadonlyMap<string, string>;
  decks: ReadonlyMap<string, string>;
  boards: ReadonlyMap<string, string>;
  factions: ReadonlyMap<string, string>;
  /** Every answer, by its notation. */
  choices: ReadonlyMap<string, Choice>;
}

/** `climb left` means the card above the one the seat is busy with. */
export function sortAnswers(question: Question | null, player: PlayerView | undefined): Answers {
  const asked = question?.asks.key.split('.').at(-1) ?? null;
  const foot = player?.acting ?? null;
  const hand = new Map<string, string>();
  const places = new Map<number, string>();
  const spots = new Map<string, string[]>();
  const effects = new Map<string, string>();
  const carts = new Map<string, string>();
  const surface = new Map<string, string>();
  const decks = new Map<string, string>();
  const boards = new Map<string, string>();
  const factions = new Map<string, string>();
  const byWord: Record<string, Map<string, string>> = {
    play: hand,
    discard: hand,
    effect: effects,
    cart: carts,
    surface,
    draw: decks,
    board: boards,
    faction: factions,
  };
  const choices = new Map<string, Choice>();
  for (const choice of question?.actions ?? []) {
    const { notation } = choice;
    choices.set(notation, choice);
    const gap = notation.indexOf(' ');
    const verb = gap < 0 ? notation : notation.slice(0, gap);
    const rest = gap < 0 ? '' : notation.slice(gap + 1);
    if (verb === 'place') places.set(Number(rest), notation);
    else if (verb === 'card') point(spots, rest, notation);
    else if ((verb === 'climb' || verb === 'fork') && foot)
      point(spots, aboveSpot(foot, rest), notation);
    else byWord[verb]?.set(rest, notation);
  }
  return { asked, hand, places, spots, effects, carts, surface, decks, boards, factions, choices };
}

function point(spots: Map<string, string[]>, spot: string, notation: string): void {
  const known = spots.get(spot);
  if (known) known.push(notation);
  else spots.set(spot, [notation]);
}
