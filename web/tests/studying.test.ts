import { describe, expect, it } from 'vitest';
import type { JudgedMove } from '../src/lib/protocol';
import { besides, isWorth, percent, sentencesOf, type Speaker } from '../src/lib/studying';

const TOLD = { key: 'dwarf.offer.place', params: {} };

function decision(number: number, verdict: string, more: Partial<JudgedMove> = {}): JudgedMove {
  return {
    number, seat: 0, round: 1, action: 'a', offers: TOLD, verdict, before: [0.5, 0.5],
    after: [0.4, 0.6], given: 0.1, error: 0.01, luck: [0, 0], luck_error: 0,
    moves: [{ action: 'b', offers: TOLD, expects: [0.5, 0.5], error: 0.01 }], gains: {}, within: 0,
    ...more,
  }; // prettier-ignore
}

const SPEAKER: Speaker = {
  say: (key, params) => `${key} ${JSON.stringify(params ?? {})}`,
  tell: (message) => message.key,
  names: ['Ada', 'Bor'],
  language: 'en',
  called: (tally) => tally,
};

describe('an analysis', () => {
  it('calls what gave something away worth another look', () => {
    expect(
      ['best', 'good', 'inaccuracy', 'mistake', 'missed_win'].map((verdict) =>
        isWorth(decision(1, verdict)),
      ),
    ).toEqual([false, false, true, true, true]);
  });

  it('leads to the mistake before and the next one', () => {
    const worth = [decision(3, 'mistake'), decision(8, 'mistake')];
    expect(besides(worth, 2, 1)?.number).toBe(8);
    expect(besides(worth, 7, -1)?.number).toBe(3);
    expect(besides(worth, 7, 1)).toBeUndefined();
  });

  it('tells why, the largest change first, and luck where there was some', () => {
    const told = sentencesOf(
      decision(1, 'mistake', { gains: { iron: -1, gold: 2 }, within: 3, luck: [0.1, -0.1] }),
      SPEAKER,
    );
    expect(told).toHaveLength(4);
    expect(told[2]).toContain('gold');
    expect(told[2]?.indexOf('gold')).toBeLessThan(told[2]?.indexOf('iron') ?? 0);
    expect(told[3]).toContain('Ada');
  });

  it('writes shares as the reader does', () => {
    expect(percent(0.0825, 'it')).toBe('8,3');
  });
});
