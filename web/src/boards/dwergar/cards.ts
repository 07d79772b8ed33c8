/** Projects, events and places as the list of cards and the view tell them. */
import type { Card, Message, Sign } from '../../lib/protocol';
import type { Look, Says } from '../kit/contract';
import { sentence } from '../kit/tongue';
import { amounts } from './amounts';
import { weakestOf } from './marks';
import { projectPicture } from './scenes';
import type { DwergarView, Speciality } from './view';

/** What every card tells of itself, whatever it is. */
interface Told {
  title: Message;
  does: Message[];
  /** A row for each of `does`. */
  signs: Sign[][];
}
export interface Project extends Told {
  number: number;
  name: string;
  deck: string;
  tier: string;
  cost: string;
  points: number;
  upgrade: string;
  upgrade_points: number;
  marks: Record<string, string>;
}
export interface Happening extends Told {
  number: number;
  mark: string;
}
export interface Place extends Told {
  place: string;
  install: string;
  marks: Record<string, string>;
  yield?: string;
  rich?: string;
  /** What is given for what; where there is something, it says more than the signs. */
  rates?: Sign[][];
  rates_mark?: string | null;
  bonuses?: { speciality: Speciality; does: Message[]; signs: Sign[][] }[];
}

export const isProject = (card: Card): card is Card & Project => 'deck' in card;
export const isPlace = (card: Card): card is Card & Place => 'place' in card;

/** A card that is neither a project nor a place. */
export const happening = (card: Card): Happening => card as unknown as Happening;

export function cardId(card: Card): string {
  return String(isPlace(card) ? card.place : card['number']);
}

export function cardTitle(card: Card, say: Says): string {
  const { key, params } = (card as Card & Told).title;
  return say(key, params);
}

/** The cards of this very table: the listed ones, and those the view says are different. */
export function cardsOf(
  listed: ReadonlyMap<string, Card>,
  view: DwergarView,
): ReadonlyMap<string, Card> {
  if (view.differs.length === 0) return listed;
  const all = new Map(listed);
  for (const card of view.differs) all.set(cardId(card), card);
  return all;
}

/** The marks of a card's values; an event has one, for what it does. */
export function marksOf(card: Card): Record<string, string> {
  return isProject(card) || isPlace(card) ? card.marks : { effect: happening(card).mark };
}

/** The weakest of a card's marks: what it is least sure of. */
export const weakest = (card: Card): string => weakestOf(Object.values(marksOf(card)));

export function goodsList(text: string): Message[] {
  const list = amounts(text).map(({ what, n }) => ({
    key: `dwergar.goods.${what}`,
    params: { n },
  }));
  return list.length ? list : [{ key: 'dwergar.nothing', params: {} }];
}

type Tell = (message: Message) => string;

export function lookAt(card: Card, say: Says, tell: Tell): Look {
  if (isPlace(card)) return lookAtPlace(card, say, tell);
  const lines = (card as Card & Told).does.map((each) => sentence(tell(each)));
  const title = cardTitle(card, say);
  if (!isProject(card)) {
    return marked(
      { title, lines, rules: [...rulesOf(card, `DG-E${String(card['number'])}`), 'DG-55'] },
      marksOf(card),
      say,
    );
  }
  const top = say('web.dwergar.look.project', {
    deck: say(`dwergar.deck.${card.deck}`),
    tier: say(`dwergar.tier.${card.tier}`),
    price: goodsList(card.cost),
    n: card.points,
  });
  const upgrade = say('web.dwergar.look.upgrade', {
    price: goodsList(card.upgrade),
    n: card.upgrade_points,
  });
  const picture = projectPicture(card);
  const look: Look = {
    title,
    lines: [top, upgrade, ...lines],
    rules: [...rulesOf(card, ruleOf(card)), 'DG-47', 'DG-48'],
    ...(picture ? { pictures: [picture] } : {}),
  };
  return marked(look, card.marks, say);
}

/** The rule of a card of ours; one that a box file has named has none. */
function rulesOf(card: Card, rule: string): string[] {
  return (card as Card & Told).title.key === 'dwergar.card' ? [] : [rule];
}

/** Cards 10 to 18 share one rule. */
function ruleOf(card: Project): string {
  return card.deck === 'new_shaft' ? 'DG-P10' : `DG-P${card.number}`;
}

function lookAtPlace(card: Place, say: Says, tell: Tell): Look {
  const lines: string[] = [];
  if (card.yield !== undefined && card.rich !== undefined) {
    lines.push(say('web.dwergar.look.yield', { goods: goodsList(card.yield) }));
    lines.push(say('web.dwergar.look.rich', { goods: goodsList(card.rich) }));
  }
  if (card.bonuses) lines.push(...card.does.map((each) => sentence(tell(each))));
  for (const { speciality, does } of card.bonuses ?? []) {
    lines.push(say('web.dwergar.look.bonus', { dwarf: say(`dwergar.dwarf.${speciality}`), does }));
  }
  lines.push(say('web.dwergar.look.install', { price: goodsList(card.install) }));
  const look: Look = { title: tell(card.title), lines, rules: placeRules(card) };
  return marked(look, card.marks, say);
}

const PLACE_RULES: Record<string, string[]> = {
  laboratory: ['DG-32', 'DG-33', 'DG-34'],
  bellows: ['DG-35', 'DG-36', 'DG-37'],
  lift: ['DG-38', 'DG-39', 'DG-40'],
  workshop: ['DG-41', 'DG-42', 'DG-43'],
  forge: ['DG-44', 'DG-45', 'DG-46'],
  studio: ['DG-47', 'DG-49', 'DG-50'],
};

function placeRules(card: Place): string[] {
  return [...(PLACE_RULES[card.place] ?? ['DG-26', 'DG-28', 'DG-29']), 'DG-52', 'DG-20'];
}

/** What we rebuilt and what we only put in its place, each with the parts it is about. */
function marked(look: Look, marks: Record<string, string>, say: Says): Look {
  const parts = (mark: string): string =>
    Object.keys(marks)
      .filter((part) => marks[part] === mark)
      .map((part) => say(`web.dwergar.part.${part}`))
      .join(', ');
  const rebuilt = parts('reconstructed');
  const fitted = parts('fitted');
  return {
    ...look,
    ...(rebuilt ? { mark: say('web.dwergar.mark', { parts: rebuilt }) } : {}),
    ...(fitted ? { fitted: say('web.dwergar.fitted', { parts: fitted }) } : {}),
  };
}

/** Filters of the card browser. */
export function facets(card: Card, say: Says): Record<string, string[]> {
  const kind = isPlace(card) ? 'place' : isProject(card) ? 'project' : 'event';
  const found: Record<string, string[]> = {
    [say('web.dwergar.facet.kind')]: [say(`web.dwergar.kind.${kind}`)],
    [say('web.dwergar.facet.mark')]: [say(`web.dwergar.provenance.${weakest(card)}`)],
  };
  if (isProject(card)) {
    found[say('web.dwergar.facet.deck')] = [say(`dwergar.deck.${card.deck}`)];
    found[say('web.dwergar.facet.tier')] = [say(`dwergar.tier.${card.tier}`)];
    found[say('web.dwergar.facet.cost')] = amounts(card.cost).map(({ what }) =>
      say(`dwergar.good.${what}`),
    );
  }
  return found;
}
