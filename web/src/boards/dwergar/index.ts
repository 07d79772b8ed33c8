/** Dwergar at the browser table. */
import type { Component } from 'svelte';
import type { BelongingsProps, BoardProps, GameModule } from '../kit/contract';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import { asCard, cardId, cardTitle, facets, lookAt } from './cards';
import { GOODS } from './view';
import Detail from './Detail.svelte';

const dwergar: GameModule = {
  // The shell knows the view only as something that the game's own board understands.
  Board: Board as unknown as Component<BoardProps>,
  Belongings: Belongings as Component<BelongingsProps>,
  Detail: Detail as Component<BelongingsProps>,
  CardFace,
  cardId: (card) => cardId(asCard(card)),
  cardTitle: (card, say) => cardTitle(asCard(card), say),
  facets: (card, say) => facets(asCard(card), say),
  lookAt: (card, say, tell) => lookAt(asCard(card), say, tell),
  first: async (say) => (await import('./opening')).opening(say),
  pieces: [
    'stone',
    'iron',
    'gold',
    'crystal',
    'heat',
    'furnace-hot',
    'furnace-cool',
    'vp',
    'engineer',
    'blacksmith',
    'ironworker',
    'foreman',
    'wagon',
  ],
  charted: ['points'],
  scoreKey: (part) => `dwergar.score.${part}`,
  /** The resources that break a tie stand in the score, in their order. */
  compared: (parts, say) =>
    say('cli.dwergar.compared', {
      goods: parts
        .filter((part) => (GOODS as readonly string[]).includes(part))
        .map((good) => ({ key: `dwergar.good.${good}`, params: {} })),
    }),
};

export default dwergar;
