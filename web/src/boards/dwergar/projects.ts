/** A seat's completed projects, counted by deck. */
import type { Deck } from './cards';

export const DECKS = ['western', 'new_shaft', 'golden_terraces', 'old_shaft', 'eastern'];

export function projectsByDeck(
  numbers: readonly number[],
  cards: Deck,
): { deck: string; n: number }[] {
  const decks = numbers.flatMap((number) => {
    const card = cards.get(String(number));
    return card?.kind === 'project' ? [card.deck] : [];
  });
  return DECKS.map((deck) => ({ deck, n: decks.filter((each) => each === deck).length })).filter(
    ({ n }) => n > 0,
  );
}
