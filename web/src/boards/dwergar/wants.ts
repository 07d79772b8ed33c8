/** What a seat could pay for now, else what it lacks for the project it is nearest to. */
import { amounts, isNothing, type Told } from './amounts';
import type { DwergarView } from './view';

export interface Want {
  /** Projects that can be paid for. */
  can: number[];
  /** The nearest one that cannot, and what is missing. */
  project: number;
  short: Told;
}

export function wantOf(open: DwergarView['open'], seat: number): Want | null {
  const shorts = open.map(({ number, prices }) => ({ number, short: prices[seat]?.short }));
  const can = shorts.filter(({ short }) => short && isNothing(short)).map(({ number }) => number);
  const missing = (short: Told | undefined): number =>
    amounts(short).reduce((sum, { n }) => sum + n, 0);
  const [first] = shorts
    .filter(({ short }) => missing(short) > 0)
    .sort((one, other) => missing(one.short) - missing(other.short));
  if (can.length === 0 && !first) return null;
  return { can, project: first?.number ?? 0, short: first?.short ?? {} };
}
