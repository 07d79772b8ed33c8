/** DWARF at the browser table. */
import type { GameModule } from '../kit/contract';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { cardLook, titleOf } from './look';
import { asCard } from './view';

const dwarf: GameModule = {
  Board,
  Belongings,
  CardFace,
  cardId: (card) => asCard(card).id,
  cardTitle: (card, say) => titleOf(asCard(card), ({ key, params }) => say(key, params)),
  facets(raw, say) {
    const card = asCard(raw);
    return {
      [say('web.dwarf.facet.type')]: [say(`dwarf.type.${card.type}`)],
      [say('web.dwarf.facet.does')]: [say(card.title.key)],
      [say('web.dwarf.facet.position')]: [String(card.position)],
      [say('web.dwarf.facet.lanterns')]: [say('web.dwarf.lanterns', { n: card.lanterns })],
      [say('web.dwarf.facet.mark')]: [say(`web.dwarf.mark.${card.mark}`)],
    };
  },
  lookAt: (card, say, tell) => cardLook(asCard(card), { say, tell }),
  /** All that counts towards the three categories. */
  first: async (say) => (await import('./opening')).opening(say),
  pieces: ['iron', 'gold', 'steel', 'item', 'medal', 'worker', 'helper', 'first', 'lantern'],
  charted: ['items', 'steel', 'gold', 'medals'],
  scoreKey: (part) => `web.dwarf.score.${part}`,
  compared: (_, say) => say('cli.dwarf.compared'),
};

export default dwarf;
