// A page is not needed: elements are taken by what claims ask of them.
import { describe, expect, test } from 'vitest';
import { stepTo } from '../src/boards/kit/steps';
import { claimedBy } from '../src/shell/claims';

function board(...spots: Record<string, string>[]): Element {
  const elements = spots.map((attributes) => ({
    getAttribute: (name: string) => attributes[name] ?? null,
  }));
  return { querySelectorAll: () => elements } as unknown as Element;
}

describe('The board claims', () => {
  const answers = ['a 1', 'a 2', 'b', 'a'];

  test('the answers that have a spot of their own', () => {
    expect(claimedBy(board({ 'data-action': 'b' }), answers)).toEqual(new Set(['b']));
  });

  test('exactly the answers that a step lists, however they are written', () => {
    const step = { 'data-step': stepTo(['a 1', 'a 2']) };
    expect(claimedBy(board(step), answers)).toEqual(new Set(['a 1', 'a 2']));
  });

  test('nothing by a spot that is no longer an answer', () => {
    expect(claimedBy(board({ 'data-action': 'gone' }, {}), answers)).toEqual(new Set());
  });
});
