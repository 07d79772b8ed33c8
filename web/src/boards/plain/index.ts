/** What every game has without a board of its own. */
import type { Card } from '../../lib/protocol';
import type { GameModule } from '../kit/contract';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { plainly } from './reading';

function cardId(card: Card): string {
  const { id, number, name } = plainly(card);
  return String(id ?? number ?? name ?? '');
}
const cardTitle = (card: Card): string => String(plainly(card)['name'] ?? cardId(card));
/** Short words that many cards share make a filter. */
const FACETS = ['type', 'kind', 'level', 'deck', 'tier', 'effect', 'factions', 'mark'];

const plain: GameModule = {
  Board,
  Belongings,
  CardFace,
  cardId,
  cardTitle,
  facets(card) {
    const values = plainly(card);
    const used = FACETS.filter((each) => typeof values[each] === 'string' && values[each] !== '');
    return Object.fromEntries(used.map((each) => [each, [String(values[each])]]));
  },
  lookAt: (card) => ({
    title: cardTitle(card),
    lines: Object.entries(card)
      .filter(([, value]) => value !== null && typeof value !== 'object')
      .map(([name, value]) => `${name}: ${String(value)}`),
    rules: [],
  }),
  charted: [],
  scoreKey: (part) => part,
};

export default plain;
