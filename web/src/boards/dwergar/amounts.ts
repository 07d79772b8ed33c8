/** Amounts of goods and heat, as the server tells them: `{"heat": 1, "iron": 3}`. */
import type { Shown } from '../../lib/protocol';

export type Told = Shown<'DwergarAmounts'>;

export interface Amount {
  what: string;
  n: number;
}

/** In the order they are drawn. */
const KINDS = ['heat', 'stone', 'iron', 'gold', 'crystal'] as const;

export function amounts(told: Told | undefined): Amount[] {
  return KINDS.map((what) => ({ what, n: told?.[what] ?? 0 })).filter(({ n }) => n > 0);
}

export function amountOf(told: Told | undefined, what: string): number {
  return amounts(told).find((each) => each.what === what)?.n ?? 0;
}

export function isNothing(told: Told | undefined): boolean {
  return amounts(told).length === 0;
}
