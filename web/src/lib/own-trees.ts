/** "My variations": those this browser has made, with the secrets by which they can be changed. */
import { keep, OWN, read, type Box } from './kept';

export interface OwnTree {
  tree: string;
  secret: string;
  /** The table whose game it is, if it is one's. */
  table: string | null;
  game: string;
  name: string;
  /** The newest comes first in the list. */
  visited: number;
}

const KEY = `${OWN}.trees`;
const MOST = 200;

export class OwnTrees {
  constructor(private readonly box: Box | undefined) {}

  list(): OwnTree[] {
    return read<OwnTree[]>(this.box, KEY) ?? [];
  }

  secretOf(tree: string): string | null {
    return this.list().find((each) => each.tree === tree)?.secret ?? null;
  }

  ofTable(table: string): OwnTree | undefined {
    return this.list().find((each) => each.table === table);
  }

  /** Whether it could be kept; what is not said stays as it was. */
  note(made: Pick<OwnTree, 'tree' | 'secret'> & Partial<OwnTree>): boolean {
    const all = this.list();
    const known = all.find((each) => each.tree === made.tree);
    const now = { table: null, game: '', name: '', ...known, ...made, visited: Date.now() };
    const others = all.filter((each) => each !== known);
    return keep(this.box, KEY, [now, ...others].slice(0, MOST));
  }

  /** Those of another browser; what is here already stays as it is. */
  add(trees: readonly OwnTree[]): void {
    const all = this.list();
    const others = trees.filter((one) => !all.some((each) => each.tree === one.tree));
    keep(this.box, KEY, [...all, ...others].slice(0, MOST));
  }

  /** It is not shown here any more; whoever has its link still finds it. */
  forget(tree: string): void {
    keep(
      this.box,
      KEY,
      this.list().filter((each) => each.tree !== tree),
    );
  }
}
