import { describe, expect, it } from 'vitest';
import { certainty, change, stepsOf, telling } from '../src/lib/hinting';
import type { HintMove } from '../src/lib/protocol';

const said = (key: string) => ({ key, params: {} });
const move = {
  action: 'place 1',
  offers: said('a'),
  line: [
    { seat: 0, action: 'forge', offers: said('b'), share: 1, part: true },
    { seat: 1, action: 'place 2', offers: said('c'), share: 0.64, part: false },
    { seat: 1, action: 'alloy', offers: said('d'), share: 1, part: true },
  ],
} as unknown as HintMove;

describe('a hint', () => {
  it('begins with its own move, and each move has what belongs to it', () => {
    expect(
      stepsOf(move, 0).map((step) => [step.seat, step.action, step.often, step.parts.length]),
    ).toEqual([
      [0, 'place 1', 10, 1],
      [1, 'place 2', 6, 1],
    ]);
  });
  it('tells the largest changes first and leaves out the small ones', () => {
    expect(telling({ iron: 0.1, steel: -2, gold: 0.5 })).toEqual([
      ['steel', -2],
      ['gold', 0.5],
    ]);
  });
  it('tells a small change where there is no larger one', () => {
    expect(telling({ iron: 0.1, gold: -0.2 })).toEqual([['gold', -0.2]]);
  });
  it('is the surer the more of the thinking went into it', () => {
    expect([0.1, 0.4, 0.6, 0.9].map(certainty)).toEqual([1, 2, 3, 4]);
  });
  it('writes numbers as the reader’s language does', () => {
    expect([change(1.25, 'en'), change(-1.5, 'it'), change(2, 'uk')]).toEqual([
      '+1.3',
      '−1,5',
      '+2',
    ]);
  });
});
