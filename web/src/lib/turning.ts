/** The moves after which the lead had changed most. */
import type { Tally } from './protocol';

export interface Point {
  move: number;
  round: number;
  tallies: readonly Tally[];
}

export interface Turn {
  move: number;
  round: number;
  /** By how much the seat was ahead of the best other one, before the move and after it. */
  before: number;
  after: number;
}

/** At most one for each round, in the order of the game; alone, one's own number is the lead. */
export function turningPoints(
  course: readonly Point[],
  seat: number,
  tally: string,
  most: number,
): Turn[] {
  const lead = (point: Point): number => {
    const numbers = point.tallies.map((each) => each[tally] ?? 0);
    const others = numbers.filter((_, index) => index !== seat);
    return (numbers[seat] ?? 0) - (others.length ? Math.max(...others) : 0);
  };
  const largest = new Map<number, Turn>();
  course.forEach((point, index) => {
    const earlier = course[index - 1];
    if (!earlier) return;
    const turn = {
      move: point.move,
      round: earlier.round,
      before: lead(earlier),
      after: lead(point),
    };
    const known = largest.get(turn.round);
    if (turn.before !== turn.after && (!known || swing(turn) > swing(known)))
      largest.set(turn.round, turn);
  });
  return [...largest.values()]
    .sort((one, other) => swing(other) - swing(one) || one.move - other.move)
    .slice(0, most)
    .sort((one, other) => one.move - other.move);
}

function swing(turn: Turn): number {
  return Math.abs(turn.after - turn.before);
}
