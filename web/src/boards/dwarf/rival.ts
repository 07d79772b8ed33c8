/** What the automaton of solo play has read, and what a choice would make it read; all is told. */
import type { Consequences } from './consequences';
import type { DwarfView, Reading } from './view';

export interface Plan {
  automaton: string;
  /** What sent his first worker out this round. */
  first: Reading;
  /** What sends his second: the card the reader takes, or has taken. */
  second: Reading | null;
  /** open: nothing is chosen yet; chosen: by the choice that waits; read: it has happened. */
  state: 'open' | 'chosen' | 'read';
  /** Where he would go; null when that is not certain, or has happened. */
  goes: string | null;
  /** The medals with which he wins at once; null for the weakest, who never does. */
  medals: number | null;
}

export function planOf(view: DwarfView, told: Consequences | null): Plan | null {
  const { automaton, rival } = view;
  if (!automaton || !rival) return null;
  const second = told?.rival ?? rival.second;
  return {
    automaton,
    first: rival.first,
    second,
    state: told?.rival ? 'chosen' : second ? 'read' : 'open',
    goes: told?.rival?.goes ?? null,
    medals: rival.medals_to_win,
  };
}
