/** A tree of moments: what follows what, which line leads where. No rule of a game here. */
import type { TreeNode } from './protocol';

/** Moves after one another, each with the lines that were tried in its place. */
export interface Line {
  moves: { node: TreeNode; asides: Line[] }[];
}

export class Grown {
  private readonly known = new Map<number, TreeNode>();
  private readonly children = new Map<number, TreeNode[]>();

  constructor(
    readonly nodes: readonly TreeNode[],
    /** The record's own moments are those from 0 to this. */
    readonly main: number,
  ) {
    for (const node of nodes) {
      this.known.set(node.number, node);
      const others = this.children.get(node.after);
      if (others) others.push(node);
      else this.children.set(node.after, [node]);
    }
  }

  node(number: number): TreeNode | undefined {
    return this.known.get(number);
  }

  has(number: number): boolean {
    return number === 0 || this.known.has(number);
  }

  /** What was done at a moment, the record's own move first. */
  after(number: number): readonly TreeNode[] {
    return this.children.get(number) ?? [];
  }

  /** The moves that lead to a moment. */
  path(number: number): TreeNode[] {
    const found: TreeNode[] = [];
    for (let node = this.node(number); node; node = this.node(node.after)) found.push(node);
    return found.reverse();
  }

  /** The next moment of the line; where it was left for another, that other's. */
  next(number: number, ahead: ReadonlyMap<number, number>): number | undefined {
    const all = this.after(number);
    return (all.find((each) => each.number === ahead.get(number)) ?? all[0])?.number;
  }

  /** The last moment of the line. */
  last(number: number, ahead: ReadonlyMap<number, number>): number {
    let last = number;
    for (let next = this.next(last, ahead); next !== undefined; next = this.next(last, ahead))
      last = next;
    return last;
  }

  /** What else was done in the place of the move that leads here. */
  beside(number: number, way: 1 | -1): TreeNode | undefined {
    const node = this.node(number);
    if (!node) return undefined;
    const all = this.after(node.after);
    return all[all.indexOf(node) + way];
  }

  /** The first move of the variation that a moment belongs to; none on the record's own line. */
  variation(number: number): TreeNode | undefined {
    if (number <= this.main) return undefined;
    let node = this.node(number);
    while (node && node.after > this.main && this.after(node.after)[0] === node)
      node = this.node(node.after);
    return node;
  }

  /** How many moves are gone when this one is. */
  beneath(number: number): number {
    let count = 0;
    const waiting = [number];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      count += 1;
      for (const node of this.after(each)) waiting.push(node.number);
    }
    return count;
  }

  /** All of it, lines within lines. */
  line(first: TreeNode | undefined = this.after(0)[0]): Line {
    const moves: Line['moves'] = [];
    for (let node = first; node; node = this.after(node.number)[0]) {
      const others = this.after(node.after);
      const asides = others[0] === node ? others.slice(1).map((each) => this.line(each)) : [];
      moves.push({ node, asides });
    }
    return { moves };
  }
}
