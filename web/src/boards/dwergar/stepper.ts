/** Steppers: amounts that can be counted up and down, but only land on legal answers. */
import type { Answer } from './answers';

export interface Stop {
  notation: string;
  /** The heat it counts. */
  n: number;
  answer: Answer;
}

/** The legal amounts, rising. */
export function stops(answers: readonly Answer[]): Stop[] {
  return answers
    .map((answer) => ({ notation: answer.notation, n: answer.means.heat ?? 0, answer }))
    .sort((one, other) => one.n - other.n);
}

/** Where the stepper stands: on what was chosen, else on what was offered first. */
export function standing(
  all: readonly Stop[],
  answers: readonly Answer[],
  chosen: string | null,
): Stop | undefined {
  const first = answers[0]?.notation;
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
