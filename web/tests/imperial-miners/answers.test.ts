import { describe, expect, it } from 'vitest';
import { sortAnswers, type Meaning } from '../../src/boards/imperial-miners/answers';
import { heaps } from '../../src/boards/imperial-miners/hand';
import type { Question } from '../../src/lib/protocol';

/** Answers by what they mean; nobody can read their notations. */
function asked(answers: Meaning[], wonders: Meaning[] = []): Question {
  return {
    seat: 0,
    asked_at: 0,
    asks: { key: 'imperial-miners.ask.any', params: {} },
    actions: answers.map((means, i) => ({
      notation: `answer ${i}`,
      means,
      offers: { key: 'x', params: {} },
      rules: [],
    })),
    wonders: wonders.map((means, i) => ({ notation: `wonder ${i}`, means })),
  };
}

describe('answers', () => {
  it('point at hand cards by their id', () => {
    const sorted = sortAnswers(
      asked([
        { verb: 'play', card: 'D01a' },
        { verb: 'play', card: 'D02b' },
      ]),
    );

    expect(sorted.isSealing).toBe(true);
    expect(Object.fromEntries(sorted.hand)).toEqual({ D01a: 'answer 0', D02b: 'answer 1' });
  });

  it('may be several for one card of the mine', () => {
    const { spots } = sortAnswers(
      asked([
        { verb: 'fork', side: 'left', spot: 'II/-1' },
        { verb: 'fork', side: 'right', spot: 'II/1' },
        { verb: 'climb', side: 'left', spot: 'II/-1' },
      ]),
    );

    expect(Object.fromEntries(spots)).toEqual({
      'II/-1': ['answer 0', 'answer 2'],
      'II/1': ['answer 1'],
    });
  });

  it('know every thing of the table', () => {
    const sorted = sortAnswers(
      asked([
        { verb: 'place', column: -4, level: 2, carts: 1 },
        { verb: 'effect', effect: 1 },
        { verb: 'surface', gift: 'advance-more' },
        { verb: 'draw', deck: 'III' },
        { verb: 'board', board: 2 },
        { verb: 'faction', faction: 'J' },
        { verb: 'discard', card: 'D03a' },
        { verb: 'card', spot: 'IV/1' },
        { verb: 'cart', border: 'II/-1 BR' },
      ]),
    );

    expect(sorted.isSealing).toBe(false);
    expect(sorted.places.get(-4)).toBe('answer 0');
    expect(sorted.effects.get(1)).toBe('answer 1');
    expect(sorted.surface.get('advance-more')).toBe('answer 2');
    expect(sorted.decks.get('III')).toBe('answer 3');
    expect(sorted.boards.get(2)).toBe('answer 4');
    expect(sorted.factions.get('J')).toBe('answer 5');
    expect(sorted.hand.get('D03a')).toBe('answer 6');
    expect(sorted.spots.get('IV/1')).toEqual(['answer 7']);
    expect(sorted.carts.get('II/-1 BR')).toBe('answer 8');
  });

  it('leave yes, no, stop and skip to the plank', () => {
    const { choices, spots, hand, carts } = sortAnswers(
      asked([{ verb: 'yes' }, { verb: 'no' }, { verb: 'stop' }, { verb: 'skip' }]),
    );

    expect(choices.size).toBe(4);
    expect(spots.size + hand.size + carts.size).toBe(0);
  });

  it('that are none can be asked about, where the question says so', () => {
    const { wonders, hand } = sortAnswers(asked([], [{ verb: 'play', card: 'D09' }]));

    expect(hand.size).toBe(0);
    expect(wonders.hand.get('D09')).toBe('wonder 0');
  });

  it('are none without a question', () => {
    expect(sortAnswers(null).choices.size).toBe(0);
  });
});

describe('a hand', () => {
  it('heaps equal cards', () => {
    expect(heaps(['D05a', 'D66', 'D66'], [0, 3, 3])).toEqual([
      { id: 'D05a', count: 1, cost: 0 },
      { id: 'D66', count: 2, cost: 3 },
    ]);
  });
});
