import { describe, expect, it } from 'vitest';
import { sortAnswers } from '../../src/boards/imperial-miners/answers';
import { heaps } from '../../src/boards/imperial-miners/hand';
import type { PlayerView } from '../../src/boards/imperial-miners/view';
import type { Question } from '../../src/lib/protocol';

function asked(key: string, ...notations: string[]): Question {
  return {
    seat: 0,
    asked_at: 0,
    asks: { key: `imperial-miners.ask.${key}`, params: {} },
    actions: notations.map((notation) => ({
      notation,
      means: { verb: 'skip' },
      offers: { key: 'x', params: {} },
      rules: [],
    })),
    wonders: [],
  };
}
const busyAt = (acting: string | null) => ({ acting }) as PlayerView;

describe('answers', () => {
  it('point at hand cards by their id', () => {
    const { hand, asked: what } = sortAnswers(
      asked('seal', 'play D01a', 'play D02b'),
      busyAt(null),
    );

    expect(what).toBe('seal');
    expect(Object.fromEntries(hand)).toEqual({ D01a: 'play D01a', D02b: 'play D02b' });
  });

  it('climb from the card the player is busy with', () => {
    const { spots } = sortAnswers(asked('climb', 'climb left', 'climb right'), busyAt('II/1'));

    expect(Object.fromEntries(spots)).toEqual({ 'I/0': ['climb left'], 'I/2': ['climb right'] });
  });

  it('may be several for one card', () => {
    const question = asked('climb', 'fork left', 'fork right', 'climb left');
    const { spots } = sortAnswers(question, busyAt('III/0'));

    expect(spots.get('II/-1')).toEqual(['fork left', 'climb left']);
  });

  it('keep the whole name of a border', () => {
    const { carts } = sortAnswers(asked('cart', 'cart II/-1 BR'), busyAt(null));

    expect(carts.get('II/-1 BR')).toBe('cart II/-1 BR');
  });

  it('know every kind of place by its word', () => {
    const question = asked(
      'any',
      'place -4',
      'effect b',
      'surface advance-more',
      'draw III',
      'board 2',
      'faction J',
      'discard D03a',
      'card IV/1',
    );
    const sorted = sortAnswers(question, busyAt(null));

    expect(sorted.places.get(-4)).toBe('place -4');
    expect(sorted.effects.get('b')).toBe('effect b');
    expect(sorted.surface.get('advance-more')).toBe('surface advance-more');
    expect(sorted.decks.get('III')).toBe('draw III');
    expect(sorted.boards.get('2')).toBe('board 2');
    expect(sorted.factions.get('J')).toBe('faction J');
    expect(sorted.hand.get('D03a')).toBe('discard D03a');
    expect(sorted.spots.get('IV/1')).toEqual(['card IV/1']);
  });

  it('leave yes, no, stop and skip to the plank', () => {
    const sorted = sortAnswers(asked('may', 'yes', 'no', 'stop', 'skip'), busyAt(null));
    const { choices, asked: what, ...places } = sorted;

    expect(what).toBe('may');
    expect([...choices.keys()]).toEqual(['yes', 'no', 'stop', 'skip']);
    expect(Object.values(places).map((each) => each.size)).toEqual(
      Object.values(places).map(() => 0),
    );
  });

  it('are none without a question', () => {
    expect(sortAnswers(null, busyAt(null)).choices.size).toBe(0);
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
