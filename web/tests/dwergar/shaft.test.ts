import { describe, expect, test } from 'vitest';
import { liftsBetween } from '../../src/boards/dwergar/shaft';
import type { CartView, LevelView } from '../../src/boards/dwergar/view';

const LEVELS = ['transit', '1', '2', '3', '4'];
const EMPTY: CartView = { stone: 0, iron: 0, gold: 0, crystal: 0, foreman: false, full: false };

/** One seat's carts, by level. */
function carts(loads: Record<string, Partial<CartView>>): LevelView[] {
  return LEVELS.map((level) => ({ level, carts: [{ ...EMPTY, ...loads[level] }] }));
}

describe('the lift is seen', () => {
  test('standing still when nothing moved', () => {
    const before = carts({ '1': { stone: 3 } });
    expect(liftsBetween(before, before)).toBe(0);
  });

  test('standing still when a cart is loaded', () => {
    expect(liftsBetween(carts({ '1': { stone: 3 } }), carts({ '1': { stone: 4 } }))).toBe(0);
    expect(liftsBetween(carts({}), carts({ '4': { crystal: 1, foreman: true } }))).toBe(0);
  });

  test('rising one level', () => {
    const before = carts({ transit: { iron: 2 }, '1': { stone: 3 } });
    expect(liftsBetween(before, carts({ transit: { stone: 3 } }))).toBe(1);
  });

  test('rising two levels at once, as an event makes it', () => {
    const before = carts({ '2': { iron: 2 }, '4': { crystal: 1 } });
    expect(liftsBetween(before, carts({ transit: { iron: 2 }, '2': { crystal: 1 } }))).toBe(2);
  });

  test('rising although a cart was loaded besides', () => {
    const before = carts({ '1': { stone: 3 } });
    expect(liftsBetween(before, carts({ transit: { stone: 3 }, '3': { stone: 1 } }))).toBe(1);
  });

  test('rising with nobody but a foreman in the carts', () => {
    expect(
      liftsBetween(carts({ '1': { foreman: true } }), carts({ transit: { foreman: true } })),
    ).toBe(1);
  });

  test('rising until the last cart is out', () => {
    expect(liftsBetween(carts({ '1': { stone: 3 } }), carts({}))).toBe(2);
    expect(liftsBetween(carts({ '4': { stone: 3 } }), carts({}))).toBe(5);
  });
});
