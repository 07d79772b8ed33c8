/** DWARF's own gradients and symbols, put into the page once; ids begin with `dw-`. */
import sheet from './art.svg?raw';

const ID = 'dwarf-art';

export function putArt(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement('div');
  holder.id = ID;
  holder.innerHTML = sheet;
  document.body.prepend(holder);
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

/** A number from a card's id that never changes, so that no two rooms look hewn alike. */
export function chiselOf(id: string): number {
  let sum = 7;
  for (const sign of id) sum = (sum * 31 + sign.charCodeAt(0)) % 997;
  return sum / 997;
}
