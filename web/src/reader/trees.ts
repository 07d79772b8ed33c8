/** New variations: grown from a game, their secret written down, and where to go then. */
import { Client } from '../lib/client';
import type { MadeTree, Tree } from '../lib/protocol';
import { treePath } from '../lib/route';
import { reader } from './reader.svelte';

/** The variations of a table's game: this browser's own, else new ones. */
export async function variationsOf(table: string, at: number): Promise<string> {
  const own = reader.trees.ofTable(table);
  if (own) return treePath(own.tree, at);
  return grown(await reader.client.growTree(JSON.stringify({ table })), at, table);
}

/** The variations of a table's game as it ended, with the secret by which they can be changed. */
export async function treeOf(table: string, isOfGame: (tree: Tree) => boolean): Promise<MadeTree> {
  const own = reader.trees.ofTable(table);
  if (own) {
    const client = new Client(own.secret, () => reader.settings.language);
    const tree = await client.get<Tree>(`/api/trees/${own.tree}`).catch(() => null);
    if (tree && isOfGame(tree)) return own;
  }
  const made = await reader.client.growTree(JSON.stringify({ table }));
  reader.trees.note({ ...made, table });
  return made;
}

/** Keep what is new; its address. */
export function grown({ tree, secret }: MadeTree, at = 0, table: string | null = null): string {
  const isKept = reader.trees.note({ tree, secret, table });
  return treePath(tree, at) + (isKept ? '' : `#${secret}`);
}
