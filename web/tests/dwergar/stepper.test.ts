import { describe, expect, test } from 'vitest';
import { neighbour, standing, stops } from '../../src/boards/dwergar/stepper';
import { offer } from './offers';

// The track is offered first, as the server does it.
const PAYING = [3, 2, 1].map((n) => offer({ verb: 'track', heat: n, furnaces: 3 - n }, n));
const STOPS = stops(PAYING);

describe('a stepper', () => {
  test('has the legal amounts only, rising', () => {
    expect(STOPS.map((stop) => stop.n)).toEqual([1, 2, 3]);
  });

  test('stands on what was offered first until something is chosen', () => {
    expect(standing(STOPS, PAYING, null)?.notation).toBe('answer 3');
    expect(standing(STOPS, PAYING, 'answer 2')?.notation).toBe('answer 2');
  });

  test('does not mind a choice that is not its own', () => {
    expect(standing(STOPS, PAYING, 'another')?.notation).toBe('answer 3');
  });

  test('goes up and down and stops at both ends', () => {
    const middle = standing(STOPS, PAYING, 'answer 2');
    expect(neighbour(STOPS, middle, 1)?.notation).toBe('answer 3');
    expect(neighbour(STOPS, middle, -1)?.notation).toBe('answer 1');
    expect(neighbour(STOPS, STOPS[2], 1)).toBeUndefined();
    expect(neighbour(STOPS, STOPS[0], -1)).toBeUndefined();
  });

  test('jumps over an amount that is not legal', () => {
    const some = [0, 2, 10].map((heat) => offer({ verb: 'extra', heat }, heat));
    const all = stops(some);
    expect(neighbour(all, standing(all, some, 'answer 2'), 1)?.notation).toBe('answer 10');
  });

  test('every step lands on a legal notation', () => {
    const legal = new Set(PAYING.map((each) => each.notation));
    for (const from of STOPS) {
      for (const way of [1, -1] as const) {
        const to = neighbour(STOPS, from, way);
        if (to) expect(legal).toContain(to.notation);
      }
    }
  });
});
