/** Filters of a list of cards. */

export type Facets = Record<string, string[]>;
export type Wanted = Record<string, string | undefined>;

/** Every facet with its values, sorted as people read them. */
export function facetsOf(cards: readonly Facets[]): { name: string; values: string[] }[] {
  const found = new Map<string, Set<string>>();
  for (const card of cards) {
    for (const [name, values] of Object.entries(card)) {
      const known = found.get(name) ?? new Set<string>();
      for (const value of values) known.add(value);
      found.set(name, known);
    }
  }
  const order = new Intl.Collator(undefined, { numeric: true });
  return [...found]
    .filter(([, values]) => values.size > 1)
    .map(([name, values]) => ({ name, values: [...values].sort(order.compare) }));
}

export function matches(
  card: { title: string; facets: Facets },
  words: string,
  wanted: Wanted,
): boolean {
  const text = [card.title, ...Object.values(card.facets).flat()].join(' ').toLocaleLowerCase();
  const hasWords = words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
  const fits = Object.entries(wanted).every(
    ([name, value]) => value === undefined || (card.facets[name] ?? []).includes(value),
  );
  return hasWords && fits;
}
