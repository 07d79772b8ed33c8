/** Where a value comes from, and the signs for it: the same as in the terminal. */

/** From the weakest to the surest. */
const WEAKEST_FIRST = ['reconstructed', 'fitted', 'box', 'stated'];

/** What is stated in a rulebook needs no sign. */
export const MARK_SIGNS: Record<string, string> = { reconstructed: '~', fitted: '≈', box: '▣' };

/** The mark of a value that has several parts: what it is least sure of. */
export function weakestOf(marks: Iterable<string | undefined>): string {
  const found = new Set(marks);
  return WEAKEST_FIRST.find((mark) => found.has(mark)) ?? 'stated';
}

/** On the board only what we made up is marked; all else is told beside it. */
export const rebuilt = (...marks: (string | undefined)[]): string[] =>
  marks.filter((mark) => mark === 'reconstructed').map(() => 'reconstructed');
