/** Imperial Miners at the browser table. */
import type { Card, Message } from '../../lib/protocol';
import type { GameModule, Look, Says } from '../kit/contract';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Detail from './Detail.svelte';
import { boardLook, eventLook, mineCardLook } from './looks';
import { asCard, cardId, FACTIONS } from './view';

function facets(any: Card, say: Says): Record<string, string[]> {
  const card = asCard(any);
  const result: Record<string, string[]> = {
    [say('web.imperial-miners.facet.kind')]: [say(`web.imperial-miners.kind.${card.kind}`)],
    [say('web.imperial-miners.facet.effect')]: card.verbs.map((verb) =>
      say(`web.imperial-miners.verb.${verb}`),
    ),
  };
  if (card.kind === 'mine') {
    const { level, factions } = card;
    result[say('web.imperial-miners.facet.level')] = [level];
    const letters = FACTIONS.filter((each) => factions.includes(each));
    result[say('web.imperial-miners.facet.faction')] = letters.length
      ? letters.map((each) => say(`imperial-miners.faction.${each}`))
      : [say('web.imperial-miners.no_faction')];
  }
  return result;
}

function lookAt(any: Card, say: Says, tell: (message: Message) => string): Look {
  const tongue = { say, tell };
  const card = asCard(any);
  if (card.kind === 'mine') return mineCardLook(card, tongue);
  return card.kind === 'event' ? eventLook(card, tongue) : boardLook(card, tongue);
}

const imperialMiners: GameModule = {
  Board,
  Belongings,
  Detail,
  CardFace,
  cardId: (card) => cardId(asCard(card)),
  cardTitle: ({ title }, say) => say(title.key, title.params),
  facets,
  lookAt,
  first: async (say) => (await import('./opening')).opening(say),
  pieces: [
    'coin',
    'vp',
    'gear',
    'ruin',
    'cart',
    'cart-half-loaded',
    'card',
    'steps',
    'scots',
    'egyptians',
    'atlanteans',
    'barbarians',
    'japanese',
    'romans',
  ],
  charted: ['vp', 'carts', 'coins'],
  scoreKey: (part) => `imperial-miners.score.${part}`,
  compared: (_, say) => say('cli.imperial-miners.compared'),
};

export default imperialMiners;
