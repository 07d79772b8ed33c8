/** The legal notations of the question, found by their words. No rule of the game is here. */
import type { Choice, Shown } from '../../lib/protocol';
import type { Kind } from './view';

export class Answers {
  private readonly byNotation: ReadonlyMap<string, Choice>;

  constructor(choices: readonly Choice[]) {
    this.byNotation = new Map(choices.map((choice) => [choice.notation, choice]));
  }

  /** Whether anything is asked at all. */
  any(): boolean {
    return this.byNotation.size > 0;
  }

  has(notation: string): boolean {
    return this.byNotation.has(notation);
  }

  get(notation: string): Choice | undefined {
    return this.byNotation.get(notation);
  }

  /** All that begin with this verb, in the order they were offered. */
  of(verb: string): Choice[] {
    return [...this.byNotation.values()].filter((each) => verbOf(each.notation) === verb);
  }

  /** The answers that place a dwarf. */
  placing(kind: Kind): string[] {
    return this.of('place')
      .filter(({ means }) => (means as Shown<'DwergarMeaning'>).dwarf === kind)
      .map(({ notation }) => notation);
  }

  /** The dwarves that can be placed, each once. */
  placeable(): Kind[] {
    return [...new Set(this.of('place').map((each) => word(each.notation, 1) as Kind))];
  }
}

export function verbOf(notation: string): string {
  return word(notation, 0);
}

export function word(notation: string, index: number): string {
  return notation.split(' ')[index] ?? '';
}

/** The dwarf to place: the one that was chosen, else the one last picked, else the first. */
export function picked(answers: Answers, wish: Kind | null, chosen: string | null): Kind | null {
  const placeable = answers.placeable();
  if (chosen !== null && verbOf(chosen) === 'place' && answers.has(chosen)) {
    return word(chosen, 1) as Kind;
  }
  if (wish !== null && placeable.includes(wish)) return wish;
  return placeable[0] ?? null;
}

/** The place an action is about; nothing if it is about none. */
export function placeOf(notation: string | null): string | null {
  if (notation === null) return null;
  if (verbOf(notation) === 'place') return word(notation, 2);
  if (verbOf(notation) === 'break') return word(notation, 1);
  return null;
}
