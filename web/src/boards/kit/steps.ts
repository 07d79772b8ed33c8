/** A spot that is no answer itself, but leads to some: `data-step` lists them, for the shell. */

export function stepTo(notations: readonly string[]): string {
  return JSON.stringify(notations);
}

/** The answers that a spot leads to; none where it is no step. */
export function ledTo(spot: Element): string[] {
  const listed = spot.getAttribute('data-step');
  return listed ? (JSON.parse(listed) as string[]) : [];
}
