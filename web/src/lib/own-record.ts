/** "My record": the games this browser has played to their end, and what they add up to. */
import { isRecord } from './carrying';
import { keep, OWN, read, type Box } from './kept';
import { isDealtBefore, type Facts, type LogLine, type Message, type Moment } from './protocol';

export interface Rival {
  name: string;
  /** A bot's level; null for people. */
  level: string | null;
}

/** One game, as one of its seats has seen it end. */
export interface PlayedGame {
  table: string;
  seat: number;
  game: string;
  /** When this browser saw its end. */
  over: number;
  seats: number;
  rivals: Rival[];
  /** The automaton of a game alone, as the option names it; '' where there is none. */
  automaton: string;
  /** Null where nobody can win or lose. */
  won: boolean | null;
  points: number;
  /** The most points of anybody else; null where nobody else is. */
  others: number | null;
  /** Alone, on the scale of the rules; null elsewhere. */
  rank: number | null;
  /** What the first own move was, with everybody's names. */
  opening: Message | null;
  names: string[];
}

const KEY = `${OWN}.record`;
const MOST = 1000;
const MARK = 'pithead_record';

export class OwnRecord {
  constructor(private readonly box: Box | undefined) {}

  /** The oldest first. */
  list(): PlayedGame[] {
    return read<PlayedGame[]>(this.box, KEY) ?? [];
  }

  knows(table: string): boolean {
    return this.list().some((each) => each.table === table);
  }

  /** How many of them were new. */
  add(games: readonly PlayedGame[]): number {
    const known = this.list();
    const fresh = games.filter((each) => !known.some((other) => isSame(each, other)));
    const all = [...known, ...fresh].sort((one, other) => one.over - other.over);
    keep(this.box, KEY, all.slice(-MOST));
    return fresh.length;
  }
}

function isSame(one: PlayedGame, other: PlayedGame): boolean {
  return one.table === other.table && one.seat === other.seat;
}

/** The game as its one own seat has played it; null where there is none, or it is not over. */
export function playedGame(
  facts: Facts,
  moment: Pick<Moment, 'result'>,
  log: readonly LogLine[],
  names: readonly string[],
  over: number,
): PlayedGame | null {
  const [seat, ...more] = facts.mine;
  const { result } = moment;
  if (!result || seat === undefined || more.length) return null;
  if (facts.tutorial || isDealtBefore(facts.origin)) return null;
  const scores = result.scores as readonly (Record<string, number> | undefined)[];
  const others = scores.flatMap((each, index) =>
    index === seat || each?.['total'] === undefined ? [] : [each['total']],
  );
  const alone = facts.seats.length === 1;
  return {
    table: facts.table,
    seat,
    game: facts.game,
    over,
    seats: facts.seats.length,
    rivals: facts.seats
      .filter((each) => each.seat !== seat)
      .map((each) => ({ name: names[each.seat] ?? '', level: each.level })),
    // Rivals of the game's own are named by keys that end in the option's value.
    automaton: (alone && facts.rivals[0]?.key.split('.').at(-1)) || '',
    won: alone && !facts.rivals.length ? null : result.winners.includes(seat),
    points: scores[seat]?.['total'] ?? 0,
    others: others.length ? Math.max(...others) : null,
    rank: alone && !facts.rivals.length ? (scores[seat]?.['rank'] ?? null) : null,
    opening: log.find((line) => line.seat === seat)?.told[0] ?? null,
    names: [...names],
  };
}

// -- what they add up to ---------------------------------------------------------------------------

export interface Sum {
  what: string;
  games: number;
  won: number;
  /** Games that could be won. */
  contests: number;
  /** The mean of one's points. */
  points: number;
}

/** By something that games have in common, the most frequent first. */
export function summed(
  games: readonly PlayedGame[],
  by: (game: PlayedGame) => readonly string[],
): Sum[] {
  const found = new Map<string, PlayedGame[]>();
  for (const game of games)
    for (const what of new Set(by(game))) found.set(what, [...(found.get(what) ?? []), game]);
  return [...found]
    .map(([what, each]) => ({
      what,
      games: each.length,
      won: each.filter((game) => game.won === true).length,
      contests: each.filter((game) => game.won !== null).length,
      points: each.reduce((sum, game) => sum + game.points, 0) / each.length,
    }))
    .sort((one, other) => other.games - one.games || one.what.localeCompare(other.what));
}

/** The share of games won up to each one, in percent; those that nobody wins are left out. */
export function wonSoFar(games: readonly PlayedGame[]): number[] {
  let won = 0;
  return games
    .filter((game) => game.won !== null)
    .map((game, index) => {
      won += Number(game.won);
      return (won / (index + 1)) * 100;
    });
}

export interface Rung {
  automaton: string;
  games: number;
  won: number;
  /** The challenge that is offered next: the first that was not beaten yet. */
  isNext: boolean;
}

/** The automata from the first to the last, and which one comes next. Any may be chosen. */
export function ladder(games: readonly PlayedGame[], automata: readonly string[]): Rung[] {
  const rungs = automata.map((automaton) => {
    const played = games.filter((each) => each.automaton === automaton);
    const won = played.filter((each) => each.won).length;
    return { automaton, games: played.length, won, isNext: false };
  });
  const next = rungs.find((each) => each.won === 0);
  return rungs.map((each) => ({ ...each, isNext: each === next }));
}

// -- as a file -------------------------------------------------------------------------------------

export function recordFile(games: readonly PlayedGame[]): object {
  return { [MARK]: 1, games };
}

/** The games of a file; null if it is none of ours. */
export function readRecordFile(text: string): PlayedGame[] | null {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(document) || document[MARK] !== 1 || !Array.isArray(document['games'])) return null;
  const games: unknown[] = document['games'];
  return games.every(isPlayedGame) ? games : null;
}

function isPlayedGame(value: unknown): value is PlayedGame {
  if (!isRecord(value)) return false;
  const { table, game, automaton, won, others, rank, opening, rivals, names } = value;
  const numbers = [value['seat'], value['over'], value['seats'], value['points']];
  return (
    [table, game, automaton].every((each) => typeof each === 'string' && each.length <= 64) &&
    numbers.every((each) => typeof each === 'number' && Number.isFinite(each)) &&
    (won === null || typeof won === 'boolean') &&
    [others, rank].every((each) => each === null || typeof each === 'number') &&
    (opening === null || (isRecord(opening) && typeof opening['key'] === 'string')) &&
    Array.isArray(rivals) &&
    rivals.every((each) => isRecord(each) && typeof each['name'] === 'string') &&
    Array.isArray(names) &&
    names.every((each) => typeof each === 'string')
  );
}
