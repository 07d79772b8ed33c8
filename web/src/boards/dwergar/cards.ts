/** Projects, events and places as the list of cards and the view tell them. */
import type { Card, Message, Shown } from '../../lib/protocol';
import type { Look, Says } from '../kit/contract';
import { sentence } from '../kit/tongue';
import { amounts, type Told } from './amounts';
import { weakestOf } from './marks';
import { projectPictures } from './painter.svelte';
import type { DwergarView } from './view';

export type Project = Shown<'DwergarProject'>;
export type Happening = Shown<'DwergarEvent'>;
export type Place = Shown<'DwergarPlaceCard'>;
export type AnyCard = Project | Happening | Place;

/** A card of this game's list. */
export const asCard = (card: Card): AnyCard => card as AnyCard;

export function cardId(card: AnyCard): string {
  return card.kind === 'place' ? card.place : String(card.number);
}

export function cardTitle({ title }: AnyCard, say: Says): string {
  return say(title.key, title.params);
}

/** This game's cards, by id. */
export type Deck = ReadonlyMap<string, AnyCard>;

/** The cards of this very table: the listed ones, and those the view says are different. */
export function cardsOf(listed: ReadonlyMap<string, Card>, view: DwergarView): Deck {
  const own = listed as Deck;
  if (view.differs.length === 0) return own;
  return new Map([...own, ...view.differs.map((card) => [cardId(card), card] as const)]);
}

/** The marks of a card's values; an event has one, for what it does. */
export function marksOf(card: AnyCard): Record<string, string> {
  return card.kind === 'event' ? { effect: card.mark } : card.marks;
}

/** The weakest of a card's marks: what it is least sure of. */
export const weakest = (card: AnyCard): string => weakestOf(Object.values(marksOf(card)));

export function goodsList(told: Told): Message[] {
  const list = amounts(told).map(({ what, n }) => ({
    key: `dwergar.goods.${what}`,
    params: { n },
  }));
  return list.length ? list : [{ key: 'dwergar.nothing', params: {} }];
}

type Tell = (message: Message) => string;

export function lookAt(card: AnyCard, say: Says, tell: Tell): Look {
  if (card.kind === 'place') return lookAtPlace(card, say, tell);
  const lines = card.does.map((each) => sentence(tell(each)));
  const title = cardTitle(card, say);
  if (card.kind === 'event') {
    return marked(
      { title, lines, rules: [...rulesOf(card, `DG-E${card.number}`), 'DG-55'] },
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
  const look: Look = {
    title,
    lines: [top, upgrade, ...lines],
    rules: [...rulesOf(card, ruleOf(card)), 'DG-47', 'DG-48'],
    pictures: () => projectPictures(card),
  };
  return marked(look, card.marks, say);
}

/** The rule of a card of ours; one that a box file has named has none. */
function rulesOf(card: AnyCard, rule: string): string[] {
  return card.title.key === 'dwergar.card' ? [] : [rule];
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
export function facets(card: AnyCard, say: Says): Record<string, string[]> {
  const found: Record<string, string[]> = {
    [say('web.dwergar.facet.kind')]: [say(`web.dwergar.kind.${card.kind}`)],
    [say('web.dwergar.facet.mark')]: [say(`web.dwergar.provenance.${weakest(card)}`)],
  };
  if (card.kind === 'project') {
    found[say('web.dwergar.facet.deck')] = [say(`dwergar.deck.${card.deck}`)];
    found[say('web.dwergar.facet.tier')] = [say(`dwergar.tier.${card.tier}`)];
    found[say('web.dwergar.facet.cost')] = amounts(card.cost).map(({ what }) =>
      say(`dwergar.good.${what}`),
    );
  }
  return found;
}
