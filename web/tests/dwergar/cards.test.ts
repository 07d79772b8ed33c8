import { describe, expect, test } from 'vitest';
import {
  cardId,
  cardsOf,
  cardTitle,
  facets,
  lookAt,
  weakest,
  type AnyCard,
  type Happening,
  type Place,
  type Project,
} from '../../src/boards/dwergar/cards';
import { sentence } from '../../src/boards/kit/tongue';
import { projectsByDeck } from '../../src/boards/dwergar/projects';
import type { DwergarView } from '../../src/boards/dwergar/view';
import english from '../../../src/pithead/text/en/dwergar.json';
import board from '../../../src/pithead/text/en/web-dwergar.json';
import { Catalogue } from '../../src/lib/text';
import type { Card, Message } from '../../src/lib/protocol';

const CATALOGUE = new Catalogue('en', { ...english, ...board });
const say = (key: string, params?: Message['params']) => CATALOGUE.say(key, params);
const tell = (message: Message) => CATALOGUE.tell(message);

const message = (key: string, params: Message['params'] = {}): Message => ({ key, params });

const TOOLS: Project = {
  kind: 'project', effect: '', number: 1, name: 'Master tools', deck: 'western', tier: 'basic', cost: { heat: 1, iron: 3 },
  points: 4, upgrade: { heat: 2, gold: 1 }, upgrade_points: 3,
  title: message('dwergar.project.1'),
  does: [
    message('dwergar.effect.flexible_discount', {
      one: message('dwergar.goods.stone', { n: 1 }),
      other: message('dwergar.goods.iron', { n: 1 }),
    }),
  ],
  signs: [],
  marks: { points: 'fitted', upgrade_points: 'stated', cost: 'reconstructed', upgrade: 'stated', effect: 'stated', tier: 'stated' },
}; // prettier-ignore
const EVENT: Happening = {
  kind: 'event', effect: '', number: 46, title: message('dwergar.event.46'), does: [], signs: [], mark: 'stated',
}; // prettier-ignore
const STUDIO: Place = {
  kind: 'place', place: 'studio', title: message('dwergar.place.studio'), install: { gold: 1 },
  does: [message('dwergar.part.complete', { n: 1 })], signs: [],
  bonuses: [
    { speciality: 'engineer', bonus: '', does: [message('dwergar.part.take_back', { n: 1 })], signs: [] },
  ],
  marks: {
    base: 'stated', first_speciality: 'stated', first_bonus: 'fitted', install: 'reconstructed',
  },
}; // prettier-ignore

describe('a card', () => {
  test('is known by its number or its place', () => {
    expect([TOOLS, EVENT, STUDIO].map(cardId)).toEqual(['1', '46', 'studio']);
  });

  test('has its name from the catalogue', () => {
    expect([TOOLS, EVENT, STUDIO].map((card) => cardTitle(card, say))).toEqual([
      'Master tools',
      english['dwergar.event.46'],
      'Studio',
    ]);
  });

  test('says beside the board what it costs and does, and what we rebuilt', () => {
    const look = lookAt(TOOLS, say, tell);
    expect(look.lines[0]).toBe('Western District, basic. Costs 1 heat and 3 iron, scores 4.');
    expect(look.lines[2]).toBe('Completing a project costs you 1 stone or 1 iron less.');
    expect(look.rules[0]).toBe('DG-P1');
    expect(look.mark).toContain('lost: kinds in the cost.');
    expect(look.fitted).toBe('Printed, but put in its place by us: points.');
  });

  test('of the New Shaft has the rule they share', () => {
    const rails = { ...TOOLS, number: 13, deck: 'new_shaft' };
    expect(lookAt(rails, say, tell).rules[0]).toBe('DG-P10');
  });

  test('of a box file has its name from there, and no rule of its own', () => {
    const brewery = { ...TOOLS, number: 61, title: message('dwergar.card', { name: 'Brewery' }) };
    const look = lookAt(brewery, say, tell);
    expect([look.title, look.rules]).toEqual(['Brewery', ['DG-47', 'DG-48']]);
  });

  test('that is an event needs no mark where nothing was rebuilt', () => {
    const look = lookAt(EVENT, say, tell);
    expect(look.rules[0]).toBe('DG-E46');
    expect([look.mark, look.fitted]).toEqual([undefined, undefined]);
  });

  test('that is an event with a lost sign says so', () => {
    const look = lookAt({ ...EVENT, number: 49, mark: 'reconstructed' }, say, tell);
    expect(look.mark).toContain('effect');
  });

  test('that is a place says of each part where it comes from', () => {
    const look = lookAt(STUDIO, say, tell);
    expect(look.mark).toContain('lost: the price of installing.');
    expect(look.fitted).toContain('the first bonus');
  });

  test('that is a place explains its bonuses and the price of a furnace', () => {
    const { lines, rules } = lookAt(STUDIO, say, tell);
    expect(lines.some((line) => line.startsWith('Bonus of the engineer: after completing'))).toBe(
      true,
    );
    expect(lines.at(-1)).toBe('Installing a furnace costs 1 gold.');
    expect(rules[0]).toBe('DG-47');
  });

  test('can be filtered by what stands on it', () => {
    expect(facets(TOOLS, say)).toMatchObject({
      Kind: ['project'],
      Deck: ['Western District'],
      Costs: ['heat', 'iron'],
      Source: ['rebuilt'],
    });
    expect(Object.keys(facets(EVENT, say))).toEqual(['Kind', 'Source']);
  });

  test('is as sure as its weakest value', () => {
    expect(weakest(TOOLS)).toBe('reconstructed');
    expect(weakest({ ...TOOLS, marks: { ...TOOLS.marks, cost: 'stated' } })).toBe('fitted');
    expect(weakest(EVENT)).toBe('stated');
    expect(weakest(STUDIO)).toBe('reconstructed');
  });
});

test('a table’s own cards replace the listed ones', () => {
  const listed = new Map([['1', TOOLS as Card]]);
  const view = { differs: [{ ...TOOLS, points: 9 }] } as unknown as DwergarView;
  expect(cardsOf(listed, view).get('1')).toMatchObject({ points: 9 });
  expect(listed.get('1')).toMatchObject({ points: 4 });
});

test('completed projects are counted by deck, in the decks’ order', () => {
  const cards = new Map<string, AnyCard>([
    ['1', TOOLS],
    ['13', { ...TOOLS, number: 13, deck: 'new_shaft' }],
    ['2', { ...TOOLS, number: 2 }],
  ]);
  expect(projectsByDeck([13, 1, 2], cards)).toEqual([
    { deck: 'western', n: 2 },
    { deck: 'new_shaft', n: 1 },
  ]);
});

test('words become a sentence', () => {
  expect(sentence('take 1 iron')).toBe('Take 1 iron.');
  expect(sentence('done!')).toBe('Done!');
});
