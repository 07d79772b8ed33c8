import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../src/lib/protocol';
import { foundOf, nextOpen, ofGrade, OwnPuzzles } from '../src/lib/puzzles';

class Kept {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const puzzle = (name: string, grade: 1 | 2 | 3 = 1): Puzzle => ({
  puzzle: name,
  game: 'dwarf',
  grade,
  round: 1,
  seat: 0,
});
const row = ['one', 'two', 'three'].map((name) => puzzle(name));

describe('the next puzzle', () => {
  it('is the next one nothing has come of, and after the last one the first', () => {
    expect(nextOpen(row, {}, 'one')?.puzzle).toBe('two');
    expect(nextOpen(row, { two: 'shown' }, 'one')?.puzzle).toBe('three');
    expect(nextOpen(row, { two: 'found' }, 'three')?.puzzle).toBe('one');
  });

  it('is none where all are settled', () => {
    expect(nextOpen(row, { one: 'found', two: 'shown', three: 'found' })).toBeUndefined();
  });

  it('is of the same grade', () => {
    expect(ofGrade([...row, puzzle('hard', 3)], 'dwarf', 3).map((each) => each.puzzle)).toEqual([
      'hard',
    ]);
  });
});

describe('what came of puzzles', () => {
  it('is kept, and what came first counts', () => {
    const box = new Kept();
    new OwnPuzzles(box).settle('one', 'shown');
    new OwnPuzzles(box).settle('one', 'found');
    new OwnPuzzles(box).settle('two', 'found');

    const outcomes = new OwnPuzzles(box).outcomes();

    expect(outcomes).toEqual({ one: 'shown', two: 'found' });
    expect(foundOf(row, outcomes)).toBe(1);
  });

  it('is nothing where nothing is kept', () => {
    expect(new OwnPuzzles(undefined).outcomes()).toEqual({});
  });
});
