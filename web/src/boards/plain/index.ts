/** What every game has without a board of its own. */
import type { Card } from '../../lib/protocol';
import type { GameModule } from '../kit/contract';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';

const cardId = (card: Card): string => String(card['id'] ?? card['number'] ?? card['name'] ?? '');
const cardTitle = (card: Card): string => String(card['name'] ?? cardId(card));
/** Short words that many cards share make a filter. */
const FACETS = ['type', 'kind', 'level', 'deck', 'tier', 'effect', 'factions', 'mark'];

const plain: GameModule = {
  Board,
  Belongings,
  CardFace,
  cardId,
  cardTitle,
  facets: (card) =>
    Object.fromEntries(
      FACETS.filter((each) => typeof card[each] === 'string' && card[each] !== '').map((each) => [
        each,
        [String(card[each])],
      ]),
    ),
  lookAt: (card) => ({
    title: cardTitle(card),
    lines: Object.entries(card)
      .filter(([, value]) => value !== null && typeof value !== 'object')
      .map(([name, value]) => `${name}: ${String(value)}`),
    rules: [],
  }),
  standing: (tally) => tally['points'] ?? tally['vp'] ?? tally['items'] ?? 0,
  scoreKey: (part) => part,
};

export default plain;
