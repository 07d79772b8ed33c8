/** Answers that the board does not offer itself: numbered, and in groups where there are many. */
import type { Choice } from './protocol';

export interface Numbered extends Choice {
  /** From 1, in the order in which the question lists them. */
  number: number;
}

export function numbered(actions: readonly Choice[]): Numbered[] {
  return actions.map((action, index) => ({ ...action, number: index + 1 }));
}

/** Neighbours of one kind together, in the order of their first. */
export function grouped(actions: readonly Numbered[]): Numbered[][] {
  const groups = new Map<string, Numbered[]>();
  for (const action of actions) {
    const { verb } = action.means;
    const group = groups.get(verb);
    if (group) group.push(action);
    else groups.set(verb, [action]);
  }
  return [...groups.values()];
}
