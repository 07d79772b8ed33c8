/** The race for the three categories: where everybody runs, who leads, and who would. */
import type { Tally } from '../../lib/protocol';
import { CATEGORIES, type Category, type DwarfView } from './view';

export interface Runner {
  owner: number;
  value: number;
  /** Place on the rail, from 0 to 1. */
  at: number;
  /** How many stand on the same place before this one. */
  above: number;
}
export interface Lane {
  good: Category;
  /** The value at the rail's end. */
  end: number;
  /** Where the rail has marks, from 0 to 1. */
  marks: number[];
  runners: Runner[];
  /** Where those would be whom the chosen action moves. */
  ghosts: Runner[];
  leaders: number[];
  /** The leaders after the chosen action; the same as now without one. */
  after: number[];
}

/** A rail is never shorter; that of items reaches to the end of the game. */
const SHORTEST = 8;
const MOST_MARKS = 12;

export function lanesOf(view: DwarfView, changes: readonly Tally[]): Lane[] {
  return CATEGORIES.map((good) => laneOf(view, changes, good));
}

function laneOf(view: DwarfView, changes: readonly Tally[], good: Category): Lane {
  const now = view.players.map((player) => player[good]);
  const later = now.map((value, owner) => value + (changes[owner]?.[good] ?? 0));
  const shortest = good === 'items' ? view.items_to_end : SHORTEST;
  const end = Math.max(shortest, ...now, ...later);
  const step = Math.ceil(end / MOST_MARKS);
  const marks = [];
  for (let value = 0; value <= end; value += step) marks.push(value / end);
  const moved = later
    .map((value, owner) => ({ owner, value }))
    .filter(({ owner, value }) => value !== now[owner]);
  return {
    good,
    end,
    marks,
    runners: lined(
      now.map((value, owner) => ({ owner, value })),
      end,
    ),
    ghosts: lined(moved, end),
    leaders: leadersOf(now),
    after: leadersOf(later),
  };
}

function lined(values: { owner: number; value: number }[], end: number): Runner[] {
  const crowd = new Map<number, number>();
  return values.map(({ owner, value }) => {
    const above = crowd.get(value) ?? 0;
    crowd.set(value, above + 1);
    return { owner, value, at: value / end, above };
  });
}

/** Everyone with the most, if there is any. */
function leadersOf(values: number[]): number[] {
  const most = Math.max(...values);
  if (most === 0) return [];
  return values.flatMap((value, owner) => (value === most ? [owner] : []));
}

/** What the chosen action changes for the reader in this lane, as the end of a catalogue key. */
export function outlook(lane: Lane, reader: number): 'lead' | 'tie' | 'lose' | null {
  const was = lane.leaders.includes(reader);
  const will = lane.after.includes(reader);
  const alone = will && lane.after.length === 1;
  if (alone && !(was && lane.leaders.length === 1)) return 'lead';
  if (will && !alone && !(was && lane.leaders.length > 1)) return 'tie';
  return was && !will ? 'lose' : null;
}
