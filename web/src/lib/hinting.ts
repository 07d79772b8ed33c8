/** What a hint says: its steps, the changes worth telling, and a word for how sure it is. */
import type { HintMove } from './protocol';

type Expected = HintMove['line'][number];

export interface Step {
  seat: number;
  action: string;
  offers: HintMove['offers'];
  /** How often it is expected, from 0 to 10; of the hint's own move all. */
  often: number;
  /** What belongs to the move. */
  parts: HintMove['offers'][];
}

/** The move itself, then what is expected to follow, each with what belongs to it. */
export function stepsOf(move: HintMove, seat: number): Step[] {
  const first = { seat, action: move.action, offers: move.offers, share: 1, part: false };
  const steps: Step[] = [];
  for (const each of [first, ...move.line] satisfies Expected[]) {
    if (each.part) steps.at(-1)?.parts.push(each.offers);
    else steps.push({ ...each, often: Math.round(each.share * 10), parts: [] });
  }
  return steps;
}

/** What changes by less on average is told only where nothing changes more. */
const LEAST = 0.3;
const MOST = 4;

/** The largest changes first. */
export function telling(gains: Record<string, number>): [string, number][] {
  const ordered = Object.entries(gains).sort(
    ([, one], [, other]) => Math.abs(other) - Math.abs(one),
  );
  const large = ordered.filter(([, gain]) => Math.abs(gain) >= LEAST).slice(0, MOST);
  return large.length ? large : ordered.slice(0, 1);
}

export const CERTAINTIES = [1, 2, 3, 4] as const;

/** From a guess (1) to sure (4), by how much of the thinking went into the move. */
export function certainty(sure: number): (typeof CERTAINTIES)[number] {
  if (sure >= 0.75) return 4;
  if (sure >= 0.5) return 3;
  return sure >= 0.3 ? 2 : 1;
}

/** A change with its sign, as the reader's language writes numbers. */
export function change(number: number, language: string): string {
  const written = new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
  }).format(number);
  return written.replace('-', '−');
}
