import { describe, expect, test } from 'vitest';
import { lanesOf, outlook, type Lane } from '../../src/boards/dwarf/race';
import { player, table } from './table';

const of = (...steel: number[]) => table([], { players: steel.map((n) => player({ steel: n })) });
function steel(view: ReturnType<typeof of>, changes: Record<string, number>[] = []): Lane {
  const [lane] = lanesOf(view, changes);
  if (!lane) throw new Error('no lane for steel');
  return lane;
}

describe('The race', () => {
  test('runs for steel, gold and items', () => {
    expect(lanesOf(of(0, 0), []).map((lane) => lane.good)).toEqual(['steel', 'gold', 'items']);
  });

  test('places everyone by what they have, on a rail that is long enough', () => {
    const lane = steel(of(2, 8));
    expect(lane.end).toBe(8);
    expect(lane.runners.map((runner) => runner.at)).toEqual([0.25, 1]);
    expect(steel(of(2, 16)).runners.map((runner) => runner.at)).toEqual([0.125, 1]);
  });

  test('keeps its marks countable on a long rail', () => {
    expect(steel(of(0, 30)).marks.length).toBeLessThanOrEqual(13);
  });

  test('lets those on the same place stand above each other', () => {
    expect(steel(of(3, 3, 1, 3)).runners.map((runner) => runner.above)).toEqual([0, 1, 0, 2]);
  });

  test('knows who leads, who ties, and that nothing leads nowhere', () => {
    expect(steel(of(1, 4)).leaders).toEqual([1]);
    expect(steel(of(4, 4, 2)).leaders).toEqual([0, 1]);
    expect(steel(of(0, 0)).leaders).toEqual([]);
  });

  test('shows a ghost only for whom the choice moves', () => {
    const lane = steel(of(1, 4), [{ steel: 2 }, {}]);
    expect(lane.ghosts.map(({ owner, value }) => [owner, value])).toEqual([[0, 3]]);
  });
});

describe('The outlook of a choice', () => {
  test.each([
    [of(1, 2), 2, 'lead'],
    [of(1, 2), 1, 'tie'],
    [of(2, 2), 1, 'lead'],
    [of(3, 2), 1, null],
    [of(3, 2), -2, 'lose'],
    [of(3, 2), -1, 'tie'],
    [of(0, 2), 1, null],
  ] as const)('%#: a change is told, its absence is not', (view, change, expected) => {
    expect(outlook(steel(view, [{ steel: change }]), 0)).toBe(expected);
  });
});
