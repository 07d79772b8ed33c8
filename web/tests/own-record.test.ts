import { describe, expect, it } from 'vitest';
import type { Facts, Moment } from '../src/lib/protocol';
import {
  ladder,
  OwnRecord,
  playedGame,
  readRecordFile,
  recordFile,
  summed,
  wonSoFar,
  type PlayedGame,
} from '../src/lib/own-record';

class Kept {
  private readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const game = (table: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table,
  seat: 0,
  game: 'dwarf',
  over: 1,
  seats: 2,
  rivals: [{ name: 'Bor', level: 'master' }],
  automaton: '',
  won: true,
  points: 6,
  others: 4,
  rank: null,
  opening: null,
  names: ['Ada', 'Bor'],
  ...more,
});

const facts = {
  table: 'one',
  game: 'dwarf',
  origin: 'game',
  tutorial: false,
  mine: [1],
  rivals: [],
  seats: [
    { seat: 0, kind: 'bot', name: '', level: 'master' },
    { seat: 1, kind: 'human', name: 'Ada', level: null },
  ],
} as unknown as Facts;
const ended = {
  result: { winners: [1], places: [2, 1], scores: [{ total: 3 }, { total: 5 }] },
} as unknown as Moment;

describe('a game that is over', () => {
  it('is a line of the record of its one own seat', () => {
    const log = [{ move: 1, seat: 1, told: [{ key: 'dwarf.mined', params: {} }] }];

    const found = playedGame(facts, ended, log, ['Master', 'Ada'], 7);

    expect(found).toMatchObject({ seat: 1, won: true, points: 5, others: 3, over: 7 });
    expect(found?.rivals).toEqual([{ name: 'Master', level: 'master' }]);
    expect(found?.opening?.key).toBe('dwarf.mined');
  });

  it('is none where several seats, a lesson or an old record were played', () => {
    const others = [{ mine: [0, 1] }, { mine: [] }, { tutorial: true }, { origin: 'record' }];
    for (const other of others) {
      expect(playedGame({ ...facts, ...other } as Facts, ended, [], [], 7)).toBeNull();
    }
  });
});

describe('the record', () => {
  it('has each game once, in the order they ended', () => {
    const record = new OwnRecord(new Kept());

    expect(record.add([game('two', { over: 2 }), game('one')])).toBe(2);
    expect(record.add([game('one')])).toBe(0);

    expect(record.list().map((each) => each.table)).toEqual(['one', 'two']);
  });

  it('adds up by what games have in common, and leaves out what nobody wins', () => {
    const games = [game('one'), game('two', { won: false, points: 2 }), game('x', { won: null })];

    expect(summed(games, (each) => [each.game])).toEqual([
      { what: 'dwarf', games: 3, won: 1, contests: 2, points: 14 / 3 },
    ]);
    expect(wonSoFar(games)).toEqual([100, 50]);
  });

  it('offers the first automaton that was not beaten', () => {
    const beaten = game('one', { automaton: 'eldhusfifl' });
    const lost = game('two', { automaton: 'andvettr', won: false });
    const next = (games: PlayedGame[]) =>
      ladder(games, ['eldhusfifl', 'andvettr']).find((each) => each.isNext)?.automaton;

    expect(next([lost])).toBe('eldhusfifl');
    expect(next([beaten, lost])).toBe('andvettr');
    expect(next([beaten, { ...lost, won: true }])).toBeUndefined();
  });

  it('goes into a file and out of it, and nothing else does', () => {
    const games = [game('one'), game('two', { won: null, rank: 3 })];

    expect(readRecordFile(JSON.stringify(recordFile(games)))).toEqual(games);
    for (const text of ['', '{}', '{"pithead_record":1,"games":[{"table":1}]}']) {
      expect(readRecordFile(text)).toBeNull();
    }
  });
});
