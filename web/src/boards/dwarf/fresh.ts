/** What has changed on the table since the reader's last decision. */
import { positionsOf, type DwarfView } from './view';

export interface Fresh {
  /** Positions with another top card. */
  rooms: Set<string>;
  /** Piles with another front. */
  piles: Set<string>;
  /** Positions where workers have arrived. */
  arrivals: Set<string>;
}

export function freshBetween(before: DwarfView | null, now: DwarfView): Fresh {
  const fresh: Fresh = { rooms: new Set(), piles: new Set(), arrivals: new Set() };
  if (!before || before.mines.length !== now.mines.length) return fresh;
  const old = new Map(positionsOf(before).map((position) => [position.name, position]));
  for (const position of positionsOf(now)) {
    const was = old.get(position.name);
    if (!was) continue;
    if (was.stack.at(-1) !== position.stack.at(-1)) fresh.rooms.add(position.name);
    const gone = before.round !== now.round ? 0 : was.workers.length;
    if (position.workers.length > gone) fresh.arrivals.add(position.name);
  }
  const fronts = new Map(before.mines.flatMap((mine) => mine.piles).map((p) => [p.name, p.top]));
  for (const pile of now.mines.flatMap((mine) => mine.piles)) {
    if (pile.top && fronts.get(pile.name) !== pile.top) fresh.piles.add(pile.name);
  }
  return fresh;
}
