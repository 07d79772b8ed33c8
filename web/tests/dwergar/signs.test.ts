import { describe, expect, test } from 'vitest';
import { amountOf, amounts, isNothing } from '../../src/boards/dwergar/amounts';
import { drawingOf, textOf } from '../../src/boards/dwergar/signs';

describe('a sign', () => {
  test('is drawn as its name says, with its number', () => {
    const plus = { name: 'plus', number: 2 };
    expect(drawingOf({ name: 'points', number: null })).toEqual({ icon: 'vp' });
    expect(drawingOf(plus)).toEqual({ text: '+N' });
    expect(textOf('+N', plus)).toBe('+2');
    expect(textOf('+N', { name: 'plus', number: null })).toBe('+');
  });

  test('that nobody has drawn yet is shown by its name', () => {
    const dance = { name: 'dance', number: 3 };
    const drawing = drawingOf(dance);
    expect('text' in drawing && textOf(drawing.text, dance)).toBe('dance 3');
  });
});

describe('amounts', () => {
  test('stand in one order, whatever order they were told in', () => {
    expect(amounts({ iron: 3, heat: 1 })).toEqual([
      { what: 'heat', n: 1 },
      { what: 'iron', n: 3 },
    ]);
    expect(amountOf({ heat: 1, iron: 3 }, 'gold')).toBe(0);
  });

  test('of nothing are none', () => {
    expect(amounts({})).toEqual([]);
    expect(isNothing({})).toBe(true);
    expect(isNothing({ heat: 1 })).toBe(false);
  });
});
