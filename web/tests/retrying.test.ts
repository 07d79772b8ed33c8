/** Which mistakes come next, and whose. */
import { expect, test } from 'vitest';
import type { Analysis, JudgedMove } from '../src/lib/protocol';
import { mistakesOf, nextOpen, seatToLearn, type Outcome } from '../src/lib/retrying';

function analysisOf(...verdicts: [seat: number, verdict: string][]): Analysis {
  const decisions = verdicts.map(([seat, verdict], index) => ({
    number: index + 1,
    seat,
    verdict,
  }));
  return { seats: ['Ada', 'Bruno'], decisions } as unknown as Analysis;
}

const GAME = analysisOf(
  [0, 'best'],
  [1, 'mistake'],
  [0, 'good'],
  [1, 'missed_win'],
  [1, 'inaccuracy'],
  [0, 'mistake'],
);
const numbers = (found: JudgedMove[]) => found.map((each) => each.number);

test('the mistakes of a seat are its decisions worth another look', () => {
  expect(numbers(mistakesOf(GAME, 1))).toEqual([2, 4, 5]);
  expect(numbers(mistakesOf(GAME, 0))).toEqual([6]);
});

test('one’s own mistakes come first, where there are any', () => {
  expect(seatToLearn(GAME, [0])).toBe(0);
  expect(seatToLearn(GAME, [])).toBe(1);
  expect(seatToLearn(analysisOf([0, 'best'], [1, 'mistake']), [0])).toBe(1);
});

test('after the last one comes whatever was left out', () => {
  const outcomes = new Map<number, Outcome>([[5, 'found']]);
  expect(nextOpen(mistakesOf(GAME, 1), outcomes, 3)).toBe(0);
  outcomes.set(2, 'shown').set(4, 'found');
  expect(nextOpen(mistakesOf(GAME, 1), outcomes, 1)).toBe(3);
});
