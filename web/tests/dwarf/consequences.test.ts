import { describe, expect, test } from 'vitest';
import { chipsOf, ghostOf, promiseOf } from '../../src/boards/dwarf/consequences';
import { deck, player, position, question, table } from './table';

const kinds = (chips: ReturnType<typeof chipsOf>) =>
  Object.fromEntries([...chips].map(([name, each]) => [name, each.map((chip) => chip.kind)]));

const raided = [
  position('1', ['D01']),
  position('2', ['D02', 'D11']),
  position('7', ['D07', 'D16'], [1]),
];
const first = question(['place 1', 'place 2']);

describe('Raiders', () => {
  test('stop every seam while nobody meets them', () => {
    expect(kinds(chipsOf(table(raided), deck, null, first))).toEqual({ '1': ['stopped'] });
  });

  test('are met by the worker about to be placed there', () => {
    expect(kinds(chipsOf(table(raided), deck, 'place 2', first))).toEqual({ '1': ['freed'] });
  });

  test('strike all the same if a second band is left', () => {
    const view = table([...raided, position('4', ['D11'])]);
    expect(kinds(chipsOf(view, deck, 'place 2', first))).toEqual({ '1': ['stopped'] });
  });

  test('are gone once a special action covers them or sends them to the bottom', () => {
    const view = table([...raided, position('8', ['D01'])]);
    expect(kinds(chipsOf(view, deck, 'special 2 workers', first))).toEqual({
      '1': ['freed'],
      '2': ['bottom', 'freed'],
      '7': ['bottom', 'freed'],
      '8': ['covered', 'freed'],
    });
  });

  test('do nothing when an army stands ready', () => {
    expect(chipsOf(table(raided, { mustered: true }), deck, null, first).size).toBe(0);
  });
});

describe('A special action shows what it changes', () => {
  const quiet = [
    position('1', ['D01', 'D10']),
    position('2', ['D02'], [1]),
    position('7', ['D07', 'D16']),
    position('8', ['D01']),
  ];

  test('its back covers a room, and whoever stands there works first', () => {
    const chips = chipsOf(table(quiet), deck, 'special 1 workers', first);
    expect(kinds(chips)).toEqual({ '1': ['back'], '2': ['early', 'covered'], '7': ['back'] });
    expect(chips.get('1')?.[0]?.card?.id).toBe('D01');
    expect(chips.get('2')?.[1]?.card?.id).toBe('X2');
  });

  test('collapsing shafts tells what comes up in every stack of two or more', () => {
    const chips = chipsOf(table(quiet), deck, 'special 2 medals', first);
    expect(kinds(chips)).toEqual({ '1': ['bottom'], '7': ['bottom'], '8': ['covered'] });
    expect(chips.get('7')?.[0]?.card?.id).toBe('D07');
  });

  test('turning back uncovers the card below', () => {
    const asked = question(['return 7'], 'return');
    const chips = chipsOf(table(quiet), deck, 'return 7', asked);
    expect(chips.get('7')).toEqual([{ kind: 'back', card: deck.get('D07') }]);
  });

  test('a raised card comes up in the stack that was asked about', () => {
    const asked = question(['raise D07'], 'raise', { position: '7' });
    expect(kinds(chipsOf(table(quiet), deck, 'raise D07', asked))).toEqual({ '7': ['raised'] });
  });
});

describe('The piece about to be placed', () => {
  test('is a worker, or a helper when a helper is asked for', () => {
    expect(ghostOf('place 7', first)).toEqual({ name: '7', owner: 0, helper: false });
    expect(ghostOf('helper b2', first)).toEqual({ name: 'b2', owner: 0, helper: true });
    expect(ghostOf('special 1 workers', first)).toBeNull();
  });
});

describe('What a room promises', () => {
  const rich = { players: [player({ steel: 2, iron: 1 }), player()] };
  const rooms = [position('1', ['D01', 'D10']), position('4', ['D13']), position('7', ['D16'])];

  test('a forge takes its price and gives the item', () => {
    expect(promiseOf(table(rooms, rich), deck, 'place 7', first)).toEqual({ steel: -2, items: 1 });
  });

  test('nothing, if the price cannot be paid', () => {
    expect(promiseOf(table(rooms, rich), deck, 'place 1', first)).toEqual({});
  });

  test('a monster promises a medal', () => {
    expect(promiseOf(table(rooms, rich), deck, 'place 4', first)).toEqual({ medals: 1 });
  });

  test('a seam that raiders stop promises nothing', () => {
    expect(promiseOf(table(raided, rich), deck, 'place 1', first)).toEqual({});
  });

  test('turning back promises what is uncovered', () => {
    const view = table([position('7', ['D07', 'D16'])], rich);
    expect(promiseOf(view, deck, 'return 7', question(['return 7'], 'return'))).toEqual({
      gold: 1,
    });
  });
});
