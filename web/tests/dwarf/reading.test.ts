import { describe, expect, test } from 'vitest';
import { drawingOf, effectIcon, groupsOf } from '../../src/boards/dwarf/drawings';
import { freshBetween } from '../../src/boards/dwarf/fresh';
import { planOf } from '../../src/boards/dwarf/rival';
import { position, table } from './table';

describe('Signs', () => {
  const sign = (name: string, number: number | null = null) => ({ name, number });

  test('are drawn by their names, whatever card they stand on', () => {
    expect(drawingOf(sign('iron', 3))).toEqual({ icon: 'iron' });
    expect(drawingOf(sign('run_amok')).symbol).toBe('dw-run_amok');
  });

  test('of a name nobody has drawn yet are written', () => {
    expect(drawingOf(sign('trident'))).toEqual({ text: 'trident' });
  });

  test('stay on one line with what follows closely', () => {
    const row = [sign('steel', 2), sign('gold', 1), sign('arrow'), sign('item', 1)];
    expect(groupsOf(row).map((group) => group.length)).toEqual([1, 1, 2]);
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
  const first = { card: 'D13', black: '6', white: '9' };
  const second = { card: 'D10', black: '4', white: '7' };
  const rooms = [position('7', ['D16'])];
  const open = table(rooms, {
    automaton: 'andvettr',
    rival: { first, second: null, medals_to_win: 12 },
  });
  const told = {
    game: 'dwarf' as const,
    places: {},
    stands: null,
    promise: {},
    rival: { ...second, goes: '7' },
  };

  test('waits for the card the reader takes', () => {
    expect(planOf(open, null)).toMatchObject({ state: 'open', first, second: null, goes: null });
  });

  test('would read the card of the choice, and go where the server says', () => {
    expect(planOf(open, told)).toMatchObject({ state: 'chosen', goes: '7' });
  });

  test('has read its card once the first pass is over', () => {
    const rival = { first, second, medals_to_win: null };
    const plan = planOf(table(rooms, { automaton: 'eldhusfifl', rival }), null);
    expect(plan).toMatchObject({ state: 'read', second, goes: null, medals: null });
  });

  test('is not there in other games', () => {
    expect(planOf(table(rooms), null)).toBeNull();
  });
});
