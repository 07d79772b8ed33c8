import { describe, expect, test } from 'vitest';
import type { CoursePoint, LogLine } from '../src/lib/protocol';
import { momentOf, roundStarts, shortened, sinceLastTurn, stepFrom } from '../src/lib/replay';

const course = (rounds: number[]): CoursePoint[] =>
  rounds.map((round, move) => ({ move, round, tallies: [] }));
const line = (move: number, seat: number): LogLine => ({
  move,
  seat,
  told: [{ key: 'passed', params: { seat } }],
});

test('a round starts at the move that brought it about', () => {
  expect(roundStarts(course([0, 1, 1, 1, 2, 2, 3]))).toEqual([0, 1, 4, 6]);
});

test('without a course there is one start', () => {
  expect(roundStarts([])).toEqual([0]);
});

describe('steps', () => {
  const starts = [0, 4, 8];

  test.each([
    ['first', null, 0],
    ['back', null, 9],
    ['back', 5, 4],
    ['back', 0, 0],
    ['forward', 5, 6],
    ['forward', 9, null],
    ['forward', null, null],
    ['round_back', null, 8],
    ['round_back', 8, 4],
    ['round_back', 6, 4],
    ['round_back', 0, 0],
    ['round_forward', 0, 4],
    ['round_forward', 5, 8],
    ['round_forward', 8, null],
    ['now', 3, null],
  ] as const)('%s from %s leads to %s', (step, at, expected) => {
    expect(stepFrom(at, 10, step, starts)).toBe(expected);
  });

  test('a game without moves has nowhere to go', () => {
    expect(stepFrom(null, 0, 'first', [0])).toBeNull();
    expect(stepFrom(null, 0, 'back', [0])).toBeNull();
    expect(stepFrom(null, 0, 'round_back', [0])).toBeNull();
  });
});

test.each([
  [null, null],
  [3, 3],
  [10, null],
  [99, null],
  [-2, 0],
])('the moment %s of ten is %s', (at, expected) => {
  expect(momentOf(at, 10)).toBe(expected);
});

describe('since the last turn', () => {
  test('there is what others did after one’s own last move', () => {
    const log = [line(0, -1), line(1, 0), line(2, 1), line(3, 2)];
    expect(sinceLastTurn(log, [0]).map((each) => each.move)).toEqual([2, 3]);
  });

  test('there is nothing before one’s first move', () => {
    expect(sinceLastTurn([line(0, -1), line(1, 1)], [0])).toEqual([]);
  });

  test('moves of which nothing is told are left out', () => {
    const quiet = { ...line(2, 1), told: [] };
    expect(sinceLastTurn([line(1, 0), quiet, line(3, 1)], [0])).toHaveLength(1);
  });

  test('a spectator has no turn', () => {
    expect(sinceLastTurn([line(1, 0), line(2, 1)], [])).toEqual([]);
  });
});

test('taking back shortens the log', () => {
  const log = [line(0, -1), line(1, 0), line(2, 1)];
  expect(shortened(log, 1).map((each) => each.move)).toEqual([0, 1]);
});
