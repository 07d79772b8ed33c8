import { expect, test } from 'vitest';
import { Grown } from '../src/lib/tree';
import type { TreeNode } from '../src/lib/protocol';

function node(number: number, after: number): TreeNode {
  const offers = { key: 'dwarf.offer', params: {} };
  return { number, after, seat: 0, action: `${number}`, offers, round: 1, over: false, name: '' };
}

/** The record 1, 2, 3; in the place of 2 the line 4, 5 and the line 6; in the place of 5 the line 7. */
const tree = new Grown(
  [node(1, 0), node(2, 1), node(3, 2), node(4, 1), node(5, 4), node(6, 1), node(7, 4)],
  3,
);
const NOWHERE = new Map<number, number>();

function numbers(nodes: readonly TreeNode[]): number[] {
  return nodes.map((each) => each.number);
}

test('the moves to a moment lead through its line', () => {
  expect(numbers(tree.path(5))).toEqual([1, 4, 5]);
  expect(numbers(tree.path(3))).toEqual([1, 2, 3]);
  expect(tree.path(0)).toEqual([]);
});

test('the way on is the record, or where the line was followed last', () => {
  expect(tree.next(1, NOWHERE)).toBe(2);
  expect(tree.next(1, new Map([[1, 6]]))).toBe(6);
  expect(tree.last(1, new Map([[1, 4]]))).toBe(5);
  expect(tree.next(3, NOWHERE)).toBeUndefined();
});

test('beside a move stands what else was done at the same moment', () => {
  expect(tree.beside(2, 1)?.number).toBe(4);
  expect(tree.beside(4, 1)?.number).toBe(6);
  expect(tree.beside(4, -1)?.number).toBe(2);
  expect(tree.beside(6, 1)).toBeUndefined();
  expect(tree.beside(0, 1)).toBeUndefined();
});

test('a variation begins where its line leaves another', () => {
  expect(tree.variation(5)?.number).toBe(4);
  expect(tree.variation(7)?.number).toBe(7);
  expect(tree.variation(2)).toBeUndefined();
});

test('with a move goes all that comes after it', () => {
  expect(tree.beneath(4)).toBe(3);
  expect(tree.beneath(6)).toBe(1);
});

test('lines stand below the move in whose place they are', () => {
  const { moves } = tree.line();

  expect(numbers(moves.map((each) => each.node))).toEqual([1, 2, 3]);
  const asides = moves[1]?.asides ?? [];
  expect(asides.map((each) => numbers(each.moves.map((move) => move.node)))).toEqual([[4, 5], [6]]);
  expect(asides[0]?.moves[1]?.asides[0]?.moves[0]?.node.number).toBe(7);
});

test('a position has no line of its own: the first move begins it', () => {
  const grown = new Grown([node(1, 0), node(2, 1)], 0);

  expect(grown.variation(2)?.number).toBe(1);
  expect(new Grown([], 0).line().moves).toEqual([]);
});
