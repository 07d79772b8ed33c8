/** One's tables on another device: as a link that nobody but its reader sees, or as a file. */
import type { MyTable } from './tables';

const MARK = 'carry-';
const TABLE = /^[\w-]{1,64}$/;
const SECRET = /^[\w-]{8,100}$/;
/** More than a camera reads with ease. */
export const LONGEST_CODE = 900;

/** Everything stands behind the `#`, which browsers never send. */
export function carryLink(origin: string, tables: readonly MyTable[]): string {
  const seats = tables.map((each) => `${each.table}.${each.secret}`);
  return `${origin}/tables#${MARK}${seats.join('~')}`;
}

/** The tables that a link carries; null if it carries none. */
export function readLink(hash: string): MyTable[] | null {
  const mark = hash.replace(/^#/, '');
  if (!mark.startsWith(MARK)) return null;
  const seats = mark.slice(MARK.length).split('~');
  const found = seats.flatMap((seat) => {
    const [table = '', secret = ''] = seat.split('.');
    return TABLE.test(table) && SECRET.test(secret) ? [bare(table, secret)] : [];
  });
  return found.length ? found : null;
}

export function carryFile(tables: readonly MyTable[]): { pithead_tables: 1; tables: MyTable[] } {
  return { pithead_tables: 1, tables: [...tables] };
}

/** The tables of a file; null if it is none of ours. */
export function readFile(text: string): MyTable[] | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(document) || document['pithead_tables'] !== 1) return null;
  const tables = document['tables'];
  return Array.isArray(tables) ? tablesIn(tables) : null;
}

/** Those of a list that can be tables, with no more than we know of them. */
export function tablesIn(list: readonly unknown[]): MyTable[] {
  return list.flatMap((each) => {
    if (!isRecord(each)) return [];
    const { table, secret } = each;
    if (typeof table !== 'string' || typeof secret !== 'string') return [];
    if (!TABLE.test(table) || !SECRET.test(secret)) return [];
    return [{ ...bare(table, secret), ...more(each) }];
  });
}

/** What only the maker's browser knows; the rest the server tells anew. */
function more(each: Record<string, unknown>): Partial<MyTable> {
  const { invitations, promise, tutorial } = each;
  const isList = Array.isArray(invitations) && invitations.every((one) => SECRET.test(String(one)));
  return {
    ...(isList ? { invitations: invitations.map(String) } : {}),
    ...(typeof promise === 'string' ? { promise } : {}),
    ...(tutorial === true ? { tutorial } : {}),
  };
}

function bare(table: string, secret: string): MyTable {
  return {
    table,
    secret,
    game: '',
    title: '',
    name: '',
    players: [],
    visited: 0,
    status: 'playing',
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
