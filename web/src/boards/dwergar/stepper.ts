/** Steppers: amounts that can be counted up and down, but only land on legal notations. */
import type { Choice, Param } from '../../lib/protocol';
import { word } from './answers';

export interface Stop {
  notation: string;
  /** The number in the notation. */
  n: number;
  choice: Choice;
}

/** The legal amounts of a verb, rising. */
export function stops(choices: readonly Choice[]): Stop[] {
  return choices
    .map((choice) => ({ notation: choice.notation, n: Number(word(choice.notation, 1)), choice }))
    .sort((one, other) => one.n - other.n);
}

/** Where the stepper stands: on what was chosen, else on what was offered first. */
export function standing(
  all: readonly Stop[],
  choices: readonly Choice[],
  chosen: string | null,
): Stop | undefined {
  const first = choices[0]?.notation;
  return (
    all.find((stop) => stop.notation === chosen) ?? all.find((stop) => stop.notation === first)
  );
}

/** The next legal amount up (1) or down (-1); nothing at the end. */
export function neighbour(
  all: readonly Stop[],
  from: Stop | undefined,
  way: 1 | -1,
): Stop | undefined {
  if (!from) return undefined;
  return all[all.indexOf(from) + way];
}

/** A number the offer carries, such as the furnaces put out. */
export function offered(stop: Stop | undefined, name: string): number {
  const value: Param | undefined = stop?.choice.offers.params[name];
  return typeof value === 'number' ? value : 0;
}
