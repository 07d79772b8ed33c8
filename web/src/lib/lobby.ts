/** The lobby: one's tables by who must act there. */
import type { LobbyFacts, LobbyTable, Tally } from './protocol';
import type { MyTable } from './tables';

/** One of my tables and what the server tells of it; null until it has, or if it refuses. */
export interface Line {
  mine: MyTable;
  known: LobbyFacts | null;
  /** Why there is nothing to tell. */
  refused: LobbyTable['refused'];
  /** When it was told, for clocks that run. */
  heardAt: number;
}

export const GROUPS = ['yours', 'theirs', 'over', 'refused'] as const;
export type Group = (typeof GROUPS)[number];

/** Whose turn it is at a table, for whoever holds the seats. */
export function groupOf(line: Line): Group {
  const { known } = line;
  if (!known) return line.refused ? 'refused' : line.mine.status === 'playing' ? 'theirs' : 'over';
  const { facts } = known;
  if (facts.frozen) return 'refused';
  if (known.result) return 'over';
  const mine = facts.mine.filter((seat) => !facts.seats[seat]?.stand_in);
  const isAsked = mine.some(
    (seat) => facts.to_act.includes(seat) || facts.request?.waiting.includes(seat),
  );
  return isAsked ? 'yours' : 'theirs';
}

/** All tables by who must act; in each group what happened last comes first. */
export function grouped(lines: readonly Line[]): Record<Group, Line[]> {
  const result: Record<Group, Line[]> = { yours: [], theirs: [], over: [], refused: [] };
  for (const line of lines) result[groupOf(line)].push(line);
  const time = (line: Line) => (line.known ? Date.parse(line.known.since) : line.mine.visited);
  for (const group of GROUPS) result[group].sort((one, other) => time(other) - time(one));
  return result;
}

/** The number that counts in the end, where a game keeps it in the open. */
const SCORES = ['total', 'points', 'vp', 'medals'];

export function scoreOf(tally: Tally | undefined): { name: string; number: number } | null {
  const name = SCORES.find((each) => tally?.[each] !== undefined);
  return name === undefined ? null : { name, number: tally?.[name] ?? 0 };
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago, in the largest unit that fits: "3 hours ago". */
export function ago(then: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(then)) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, size] of STEPS) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit);
  }
  return words.format(0, 'second');
}
