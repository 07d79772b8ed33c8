/** My tables by who must act, and how they come to another device. */
import { describe, expect, it } from 'vitest';
import { carryFile, carryLink, readFile, readLink } from '../src/lib/carrying';
import { ago, grouped, scoreOf, type Line } from '../src/lib/lobby';
import { MyTables, type MyTable } from '../src/lib/tables';

function mine(table: string, visited = 0): MyTable {
  const secret = `secret-of-${table}`;
  return { table, secret, game: '', title: '', name: '', players: [], visited, status: 'playing' };
}

function line(table: string, more: object, facts: object = {}): Line {
  const seat = { stand_in: null };
  const known = {
    since: '2026-01-01T00:00:00+00:00',
    result: null,
    facts: { frozen: null, mine: [0], to_act: [1], request: null, seats: [seat, seat], ...facts },
    ...more,
  };
  return { mine: mine(table), known: known as never, refused: null, heardAt: 0 };
}

class Shelf {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

describe('the lobby', () => {
  it('puts each table where it belongs, what happened last first', () => {
    const groups = grouped([
      line('waits', {}, { to_act: [0] }),
      line('later', { since: '2026-01-02T00:00:00+00:00' }, { to_act: [0, 1] }),
      line('others', {}),
      line('asked', {}, { request: { waiting: [0] } }),
      line('bot', {}, { to_act: [0], seats: [{ stand_in: 'master' }, {}] }),
      line('ended', { result: {} }),
      line('old', {}, { frozen: { key: 'x', params: {} } }),
      { mine: mine('void'), known: null, refused: { key: 'x', params: {} }, heardAt: 0 },
    ]);
    const names = Object.values(groups).map((each) => each.map(({ mine: own }) => own.table));
    expect(names).toEqual([
      ['later', 'waits', 'asked'],
      ['others', 'bot'],
      ['ended'],
      ['old', 'void'],
    ]);
  });

  it('says how long ago in words', () => {
    const now = Date.parse('2026-01-02T03:00:00Z');
    expect(ago('2026-01-02T00:00:00Z', now, 'en')).toBe('3 hours ago');
    expect(ago('2026-01-01T00:00:00Z', now, 'en')).toBe('yesterday');
    expect(ago('2026-01-02T02:59:50Z', now, 'en')).toBe('now');
  });

  it('knows the number that counts', () => {
    expect(scoreOf({ iron: 3, points: 12 })).toEqual({ name: 'points', number: 12 });
    expect(scoreOf({ iron: 3 })).toBeNull();
  });
});

describe('another device', () => {
  const tables = [mine('one'), { ...mine('two'), invitations: ['invitation-1'], promise: 'abc' }];

  it('reads a link again', () => {
    const link = carryLink('http://here', tables);
    const { hash } = new URL(link);
    expect(readLink(hash)?.map(({ table, secret }) => [table, secret])).toEqual([
      ['one', 'secret-of-one'],
      ['two', 'secret-of-two'],
    ]);
  });

  it('reads a file again, with what only the maker knows', () => {
    const found = readFile(JSON.stringify(carryFile(tables)));
    expect(found?.[1]?.invitations).toEqual(['invitation-1']);
    expect(found?.[1]?.promise).toBe('abc');
  });

  it.each(['#x', '#carry-', '#carry-../..', '#carry-a.b', '#carry-<b>.12345678'])(
    'takes nothing from %s',
    (hash) => expect(readLink(hash)).toBeNull(),
  );

  it.each(['', '[]', '{"tables": []}', '{"pithead_tables": 1, "tables": {}}'])(
    'refuses a file that holds %s',
    (text) => expect(readFile(text)).toBeNull(),
  );

  it('adds what is new and leaves what is here', () => {
    const box = new MyTables(new Shelf(), new Shelf());
    box.note({ ...mine('one', 5), name: 'Friday' });
    box.add(tables);
    expect(box.list().map(({ table, name }) => [table, name])).toEqual([
      ['one', 'Friday'],
      ['two', ''],
    ]);
  });
});
