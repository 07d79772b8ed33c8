import { expect, it } from 'vitest';
import { turningPoints } from '../src/lib/turning';

const point = (move: number, round: number, one: number, other: number) => ({
  move,
  round,
  tallies: [{ points: one }, { points: other }],
});

it('finds the moves that changed the lead most, one for each round, in their order', () => {
  const course = [
    point(0, 1, 0, 0),
    point(1, 1, 1, 0),
    point(2, 1, 4, 0),
    point(3, 2, 4, 0),
    point(4, 2, 4, 9),
    point(5, 3, 5, 9),
    point(6, 3, 15, 9),
  ];
  expect(turningPoints(course, 0, 'points', 2)).toEqual([
    { move: 4, round: 2, before: 4, after: -5 },
    { move: 6, round: 3, before: -4, after: 6 },
  ]);
});

it('takes one’s own number where nobody else plays', () => {
  const alone = [
    { move: 0, round: 1, tallies: [{ vp: 0 }] },
    { move: 1, round: 1, tallies: [{ vp: 3 }] },
  ];
  expect(turningPoints(alone, 0, 'vp', 3)).toEqual([{ move: 1, round: 1, before: 0, after: 3 }]);
});

it('has nothing to show where nothing changed', () => {
  expect(turningPoints([point(0, 1, 0, 0), point(1, 1, 0, 0)], 0, 'points', 3)).toEqual([]);
});
