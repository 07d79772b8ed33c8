/** DWARF's own gradients and symbols, put into the page once; ids begin with `dw-`. */
import { putSheet } from '../kit/sheet';
import sheet from './art.svg?raw';

export function putArt(): void {
  putSheet('dwarf-art', sheet);
}

const FRONTS = new Set(
  'muster_army hold_council sell_item past_glories special_order turn_back apprentice collapse_shafts run_amok'.split(
    ' ',
  ),
);

/** The symbol of a special action. */
export function frontSymbol(front: string | null): string {
  return front && FRONTS.has(front) ? `dw-${front}` : 'i-k-special';
}
