/**
 * A game on its way from the page that is at a server to the one that needs none, or back.
 *
 * Both are of one origin, so it is handed over in what the browser keeps for this tab.
 */
import { keep, read, type Box } from './kept';

/** The page at which it arrives. */
export const ARRIVAL = '/moved';
const KEY = 'pithead.moving';

/** Whether it could be packed. */
export function pack(box: Box | undefined, record: unknown): boolean {
  return keep(box, KEY, record);
}

/** The record, as the text to be sent; null where nothing is on its way. */
export function packed(box: Box | undefined): string | null {
  const record = read<unknown>(box, KEY);
  return record === null ? null : JSON.stringify(record);
}

export function unpack(box: Box | undefined): void {
  box?.removeItem(KEY);
}
