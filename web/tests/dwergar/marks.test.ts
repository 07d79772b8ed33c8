import { expect, test } from 'vitest';
import { MARK_SIGNS, rebuilt, weakestOf } from '../../src/boards/dwergar/marks';
import terminal from '../../../src/pithead/text/en/cli.json';

test('a sign means the same in the browser and in the terminal', () => {
  const told = terminal['cli.dwergar.marks'];
  const meanings = { fitted: 'worked out', reconstructed: 'rebuilt', box: 'card file' };
  for (const [mark, meaning] of Object.entries(meanings)) {
    const sign = MARK_SIGNS[mark] ?? '';
    const after = told.split(sign)[1] ?? '';
    expect(after.split('   ')[0]).toContain(meaning);
  }
});

test('of several parts the weakest mark is shown', () => {
  expect(weakestOf(['stated', 'fitted'])).toBe('fitted');
  expect(weakestOf(['box', 'fitted', 'reconstructed', 'stated'])).toBe('reconstructed');
  expect(weakestOf([undefined])).toBe('stated');
});

test('on the board only what was rebuilt is marked', () => {
  expect(weakestOf(rebuilt('fitted', 'stated', undefined))).toBe('stated');
  expect(weakestOf(rebuilt('fitted', 'reconstructed'))).toBe('reconstructed');
});
