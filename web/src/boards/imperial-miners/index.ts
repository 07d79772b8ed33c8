/** Imperial Miners at the browser table. */
import type { Card, Message } from '../../lib/protocol';
import type { GameModule, Look, Says } from '../kit/contract';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import CardFace from './CardFace.svelte';
import Detail from './Detail.svelte';
import { boardLook, eventLook, mineCardLook } from './looks';
import {
  cardId,
  FACTIONS,
  kindOf,
  type BoardSide,
  type EventCard,
  type MineCard,
  type Worded,
} from './view';

function facets(card: Card, say: Says): Record<string, string[]> {
  const kind = kindOf(card);
  const { verbs } = card as unknown as Worded;
  const result: Record<string, string[]> = {
    [say('web.imperial-miners.facet.kind')]: [say(`web.imperial-miners.kind.${kind}`)],
    [say('web.imperial-miners.facet.effect')]: verbs.map((verb) =>
      say(`web.imperial-miners.verb.${verb}`),
    ),
  };
  if (kind === 'mine') {
    const { level, factions } = card as unknown as MineCard;
    result[say('web.imperial-miners.facet.level')] = [level];
    const letters = FACTIONS.filter((each) => factions.includes(each));
    result[say('web.imperial-miners.facet.faction')] = letters.length
      ? letters.map((each) => say(`imperial-miners.faction.${each}`))
      : [say('web.imperial-miners.no_faction')];
  }
  return result;
}

function lookAt(card: Card, say: Says, tell: (message: Message) => string): Look {
  const tongue = { say, tell };
  const kind = kindOf(card);
  if (kind === 'mine') return mineCardLook(card as unknown as MineCard, tongue);
  if (kind === 'event') return eventLook(card as unknown as EventCard, tongue);
  return boardLook(card as unknown as BoardSide, tongue);
}

const imperialMiners: GameModule = {
  Board,
  Belongings,
  Detail,
  CardFace,
  cardId,
  cardTitle: (card, say) => {
    const title = card['title'] as Message | undefined;
    return title ? say(title.key, title.params) : cardId(card);
  },
  facets,
  lookAt,
  standing: (tally) => (tally['vp'] ?? 0) + (tally['carts'] ?? 0),
  scoreKey: (part) => `imperial-miners.score.${part}`,
  compared: (_, say) => say('cli.imperial-miners.compared'),
};

export default imperialMiners;
