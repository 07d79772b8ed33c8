import { describe, expect, test } from 'vitest';
import { freshBetween } from '../../src/boards/dwarf/fresh';
import { doesMessage, effectIcon, groundOf, readPhrase } from '../../src/boards/dwarf/phrase';
import { planOf } from '../../src/boards/dwarf/rival';
import { deck, position, question, table } from './table';

describe('A phrase', () => {
  test.each([
    ['gain 3 iron', { verb: 'gain', gain: [{ good: 'iron', n: 3 }] }],
    [
      'pay 1 iron, 2 steel > gain 1 item',
      {
        verb: 'trade',
        price: [
          { good: 'iron', n: 1 },
          { good: 'steel', n: 2 },
        ],
        gain: [{ good: 'items', n: 1 }],
      },
    ],
    ['lose 2 gold', { verb: 'lose', loss: [{ good: 'gold', n: 2 }] }],
    ['lose all gold', { verb: 'lose_all', good: 'gold' }],
    ['swap 2 gold > iron', { verb: 'swap', loss: [{ good: 'gold', n: 2 }], into: 'iron' }],
    ['stop mining', { verb: 'stop' }],
    ['call helpers', { verb: 'help' }],
    ['sing 3 songs', { verb: 'other', text: 'sing 3 songs' }],
    ['gain many iron', { verb: 'other', text: 'gain many iron' }],
  ])('%s is read', (text, expected) => {
    expect(readPhrase(text)).toEqual(expected);
  });

  test('becomes the same message the server tells', () => {
    expect(doesMessage(readPhrase('swap 2 gold > iron'))).toEqual({
      key: 'dwarf.does.swap',
      params: {
        goods: [{ key: 'dwarf.goods.gold', params: { n: 2 } }],
        into: { key: 'dwarf.good.iron', params: {} },
      },
    });
  });

  test('decides the ground of a face: a trade in a mine is a hearth', () => {
    expect(groundOf('mine', readPhrase('gain 1 gold'))).toBe('seam');
    expect(groundOf('mine', readPhrase('pay 3 iron > gain 2 steel'))).toBe('hearth');
    expect(groundOf('defend', readPhrase('stop mining'))).toBe('lair');
  });

  test('a box file’s own effect gets the symbol of its type', () => {
    expect(effectIcon('great_dragon', 'defend')).toBe('great-dragon');
    expect(effectIcon('trident', 'forge')).toBe('k-forge');
  });
});

describe('New since the last decision', () => {
  const before = table([position('1', ['D01']), position('2', ['D02'], [1])]);

  test('are rooms with another top card and rooms where someone arrived', () => {
    const now = table([position('1', ['D01', 'D10'], [1]), position('2', ['D02'], [1])]);
    const fresh = freshBetween(before, now);
    expect([...fresh.rooms]).toEqual(['1']);
    expect([...fresh.arrivals]).toEqual(['1']);
  });

  test('a new round’s workers are new even where someone stood before', () => {
    const now = table([position('1', ['D01']), position('2', ['D02'], [0])], { round: 4 });
    expect([...freshBetween(before, now).arrivals]).toEqual(['2']);
  });

  test('is nothing without a decision to compare with', () => {
    expect(freshBetween(null, before).rooms.size).toBe(0);
  });
});

describe('The automaton of solo play', () => {
  const rooms = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) =>
    position(String(n), [n === 7 ? 'D16' : 'D01'], n === 3 ? [1] : []),
  );
  const view = table(rooms, { automaton: 'eldhusfifl', rival_reads: ['D13', 'D10'] });
  const asked = question(['place 7', 'special 1 workers']);

  test('waits for the card the reader takes', () => {
    const plan = planOf(view, deck, asked, null);
    expect(plan).toMatchObject({ state: 'open', second: null, goes: null });
    expect(plan?.first?.card.id).toBe('D13');
  });

  test('would follow the black icon of that card, else the white one', () => {
    expect(deck.get('D16')?.black).toBe(7);
    expect(planOf(view, deck, asked, 'place 7')).toMatchObject({
      state: 'chosen',
      second: { black: '7', white: '1' },
      goes: '1',
    });
  });

  test('reads the back of a special action’s card', () => {
    expect(planOf(view, deck, asked, 'special 1 workers')?.second?.card.id).toBe('X2');
  });

  test('has read its card once the first pass is over', () => {
    const plan = planOf(view, deck, question(['place 1', 'pass'], 'second'), 'place 1');
    expect(plan).toMatchObject({ state: 'read', goes: null });
    expect(plan?.second?.card.id).toBe('D10');
  });

  test('is not there in other games', () => {
    expect(planOf(table(rooms), deck, asked, null)).toBeNull();
  });
});
