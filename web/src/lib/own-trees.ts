/** "My variations": those this browser has made, with the secrets by which they can be changed. */
import { keep, OWN, read, type Box } from './kept';

export interface OwnTree {
  tree: string;
  secret: string;
  /** The table whose game it is, if it is one's. */
  table: string | null;
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

  /** Whether it could be kept; the newest comes first. */
  note(made: OwnTree): boolean {
    const others = this.list().filter((each) => each.tree !== made.tree);
    return keep(this.box, KEY, [made, ...others].slice(0, MOST));
  }
}
