/** Puzzles: which come next, what came of them, what is said of a try. */
import { keep, OWN, read, type Box } from './kept';
import type { Puzzle, Retried, Solution } from './protocol';
import type { Outcome } from './retrying';
import { percent, whyOf, type Speaker } from './studying';

export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

const KEY = `${OWN}.puzzles`;

/** What came of the puzzles, in this browser. */
export class OwnPuzzles {
  constructor(private readonly box: Box | undefined) {}

  outcomes(): Record<string, Outcome> {
    return read<Record<string, Outcome>>(this.box, KEY) ?? {};
  }

  /** What came of it first counts: a solution that was looked at is not found any more. */
  settle(puzzle: string, outcome: Outcome): void {
    keep(this.box, KEY, { [puzzle]: outcome, ...this.outcomes() });
  }

  forget(): void {
    keep(this.box, KEY, {});
  }
}

export function ofGrade(puzzles: readonly Puzzle[], game: string, grade: number): Puzzle[] {
  return puzzles.filter((each) => each.game === game && each.grade === grade);
}

/** The next of these that nothing has come of yet, after one of them; undefined if all are settled. */
export function nextOpen(
  puzzles: readonly Puzzle[],
  outcomes: Readonly<Record<string, Outcome>>,
  after: string | null = null,
): Puzzle | undefined {
  const place = puzzles.findIndex((each) => each.puzzle === after) + 1;
  const order = [...puzzles.slice(place), ...puzzles.slice(0, place)];
  return order.find((each) => each.puzzle !== after && !(each.puzzle in outcomes));
}

export function foundOf(
  puzzles: readonly Puzzle[],
  outcomes: Readonly<Record<string, Outcome>>,
): number {
  return puzzles.filter((each) => outcomes[each.puzzle] === 'found').length;
}

/** Whether it was the move, else what it gives away and what the solution has over it. */
export function answered(answer: Retried, by: Speaker): string[] {
  const move = by.tell(answer.offers);
  if (answer.answer === 'right') return [by.say('puzzle.right', { move })];
  const wrong = by.say('puzzle.wrong', {
    move,
    verdict: by.say(`study.verdict.${answer.verdict}`),
    given: percent(answer.given, by.language),
    error: percent(answer.error, by.language),
  });
  return [wrong, ...whyOf(answer, 'web.retry.why', by)];
}

/** The best move, what the next best gives away, and what is expected to follow. */
export function solutionOf(solution: Solution, by: Speaker): string[] {
  const told = [
    by.say('puzzle.solution', { move: by.tell(solution.offers) }),
    by.say('puzzle.next', {
      move: by.tell(solution.next.offers),
      given: percent(solution.next.given, by.language),
      error: percent(solution.next.error, by.language),
    }),
    ...whyOf(solution.next, 'web.retry.why', by),
  ];
  const rest = solution.line.slice(1);
  if (rest.length) {
    const line = rest.map((each) => `${by.names[each.seat] ?? ''}: ${by.tell(each.offers)}`);
    told.push(by.say('puzzle.line', { line: line.join('; ') }));
  }
  return told;
}
