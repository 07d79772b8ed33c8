/** Addresses of the pages. */
import { ARRIVAL } from './elsewhere';
import { IS_OFFLINE } from './mode';

export type Route =
  | { page: 'start' }
  | { page: 'tables' }
  | { page: 'bells'; code: string }
  | { page: 'new'; game: string; way: Way }
  | {
      page: 'table';
      table: string;
      at: number | null;
      secret: string | null;
      invitation: string | null;
    }
  | { page: 'cards'; game: string }
  | { page: 'position' }
  | { page: 'moved' }
  | { page: 'tree'; tree: string; at: number | null; secret: string | null }
  | { page: 'retry'; table: string }
  | { page: 'puzzles' }
  | { page: 'record' }
  | { page: 'puzzle'; puzzle: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'unknown' };

/** Against bots, around one screen, or online. */
export type Way = 'bots' | 'screen' | 'online';
/** Online needs a server. */
export const WAYS: readonly Way[] = IS_OFFLINE ? ['bots', 'screen'] : ['bots', 'screen', 'online'];

const JOIN = 'join-';

/**
 * The address by which a page is asked for. A folder of files has one page, which finds all others
 * behind a question mark: so it may lie anywhere, and a reload finds it again.
 */
export function addressOf(place: string, isOffline = IS_OFFLINE): string {
  if (!isOffline) return place;
  return place === '/' ? './' : `./?${place}`;
}

/** The place an address stands for, the same wherever the page lies. */
export function placeOf(address: URL, isOffline = IS_OFFLINE): URL {
  if (!isOffline) return address;
  const place = address.search.startsWith('?/') ? address.search.slice(1) : '/';
  return new URL(place + address.hash, address.origin);
}

/** What an address means. A seat's secret stands behind the `#`, which browsers never send. */
export function readRoute(address: URL): Route {
  const words = address.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const [page, name] = words;
  if (page === undefined) return { page: 'start' };
  if (page === 'tables' && words.length === 1) return { page: 'tables' };
  if (page === 'record' && words.length === 1) return { page: 'record' };
  if (page === 'puzzles' && words.length === 1) return { page: 'puzzles' };
  if (page === 'position' && words.length === 1) return { page: 'position' };
  if (address.pathname === ARRIVAL) return { page: 'moved' };
  if (page === 'bells' && words.length === 1) return { page: 'bells', code: address.hash.slice(1) };
  if (words.length !== 2 || name === undefined) return { page: 'unknown' };
  const mark = address.hash.slice(1);
  if (page === 'new') {
    const way = WAYS.find((each) => each === address.searchParams.get('way')) ?? WAYS.at(-1);
    return { page: 'new', game: name, way: way ?? 'bots' };
  }
  if (page === 'puzzle') return { page: 'puzzle', puzzle: name };
  if (page === 'retry') return { page: 'retry', table: name };
  if (page === 'cards') return { page: 'cards', game: name };
  if (page === 'rules') return { page: 'rules', game: name, rule: mark || null };
  const moment = address.searchParams.get('at');
  const at = moment !== null && /^\d{1,6}$/.test(moment) ? Number(moment) : null;
  if (page === 'tree') return { page: 'tree', tree: name, at, secret: mark || null };
  if (page !== 't') return { page: 'unknown' };
  return {
    page: 'table',
    table: name,
    at,
    secret: mark && !mark.startsWith(JOIN) ? mark : null,
    invitation: mark.startsWith(JOIN) ? mark.slice(JOIN.length) : null,
  };
}

export function tablePath(table: string, at: number | null = null): string {
  return `/t/${encodeURIComponent(table)}${at === null ? '' : `?at=${at}`}`;
}

/** Where the mistakes of a table's game are tried again. */
export function retryPath(table: string): string {
  return `/retry/${encodeURIComponent(table)}`;
}

/** A puzzle on its board. */
export function puzzlePath(puzzle: string): string {
  return `/puzzle/${encodeURIComponent(puzzle)}`;
}

/** A moment of variations. */
export function treePath(tree: string, at = 0): string {
  return `/tree/${encodeURIComponent(tree)}${at === 0 ? '' : `?at=${at}`}`;
}

export function seatLink(origin: string, table: string, secret: string): string {
  return `${origin}${tablePath(table)}#${secret}`;
}

/** Where strangers may sit down nobody needs an invitation. */
export const OPEN = 'open';

export function invitationLink(origin: string, table: string, invitation: string): string {
  return `${origin}${tablePath(table)}#${JOIN}${invitation}`;
}
