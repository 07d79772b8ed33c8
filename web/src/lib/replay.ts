/** Going through a game's moments: which one is next in each direction. */
import type { CoursePoint, LogLine } from './protocol';

export type Step = 'first' | 'back' | 'forward' | 'round_back' | 'round_forward' | 'now';

/** After how many moves each round began, the first at 0. */
export function roundStarts(course: readonly CoursePoint[]): number[] {
  const starts = [0];
  let round = course[0]?.round ?? 0;
  for (const point of course) {
    if (point.round > round) starts.push(point.move);
    round = Math.max(round, point.round);
  }
  return starts;
}

/** The moment a step leads to; null is now. `at` null means that now is shown. */
export function stepFrom(
  at: number | null,
  moves: number,
  step: Step,
  starts: readonly number[],
): number | null {
  const here = at ?? moves;
  switch (step) {
    case 'first':
      return moves === 0 ? null : 0;
    case 'back':
      return here === 0 ? at : here - 1;
    case 'forward':
      return here + 1 >= moves ? null : here + 1;
    case 'round_back':
      return starts.findLast((start) => start < here) ?? (moves === 0 ? null : 0);
    case 'round_forward': {
      const next = starts.find((start) => start > here);
      return next === undefined || next >= moves ? null : next;
    }
    case 'now':
      return null;
  }
}

/** A moment that the game has; null is now. */
export function momentOf(at: number | null, moves: number): number | null {
  if (at === null || at >= moves) return null;
  return Math.max(0, at);
}

/** What others have done since one's own last move; nothing before one's first. */
export function sinceLastTurn(log: readonly LogLine[], mine: readonly number[]): LogLine[] {
  const own = log.findLastIndex((line) => mine.includes(line.seat));
  return own < 0 ? [] : log.slice(own + 1).filter((line) => line.told.length > 0);
}

/** A log taken back to so many moves. */
export function shortened(log: readonly LogLine[], moves: number): LogLine[] {
  return log.filter((line) => line.move <= moves);
}
