/** All games of a browser as one file: what its tables' service gives, and whose seats they are. */
import { tablesIn } from './carrying';
import type { OwnTree } from './own-trees';
import type { MyTable } from './tables';

/** Tables, trees and entries as texts, with their sum; only the service reads them. */
export interface Copy {
  pithead_games: number;
  sum: string;
  tables: string[];
  entries: string[];
}

/** With the lists of this browser, by which the games are found again. */
export interface CopyFile extends Copy {
  mine: MyTable[];
  variations: OwnTree[];
}

/** What a file has; null if it is none of ours. Whether it is whole, the service says. */
export function readCopy(text: string): CopyFile | null {
  let found: Partial<CopyFile> | null;
  try {
    found = JSON.parse(text) as Partial<CopyFile> | null;
  } catch {
    return null;
  }
  if (!found?.pithead_games || !Array.isArray(found.mine) || !Array.isArray(found.variations)) {
    return null;
  }
  const variations = found.variations.filter(isOwnTree);
  return { ...(found as Copy), mine: tablesIn(found.mine), variations };
}

function isOwnTree(each: Partial<OwnTree> | null): each is OwnTree {
  return typeof each?.tree === 'string' && typeof each.secret === 'string';
}
