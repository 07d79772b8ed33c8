import { describe, expect, test } from 'vitest';
import type { Box } from '../src/lib/kept';
import { firstLanguage, keepSettings, paceOf, readSettings, themeOf } from '../src/lib/settings';
import { MyTables, type MyTable } from '../src/lib/tables';

class Memory implements Box {
  readonly kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

const full: Box = {
  getItem: () => {
    throw new Error('refused');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => undefined,
};

describe('settings', () => {
  test('the first visit speaks the browser’s language, previews first and is silent', () => {
    expect(readSettings(new Memory(), ['uk-UA', 'en'])).toEqual({
      language: 'uk',
      theme: 'system',
      animation: 'normal',
      confirm: true,
      sound: false,
      notify: false,
      push: false,
      level: '',
      depth: 'move',
      keys: true,
      plain: false,
      name: '',
    });
  });

  test('what was kept is read again', () => {
    const box = new Memory();
    const wished = {
      ...readSettings(box, ['en']),
      theme: 'surface',
      sound: true,
      name: 'Ola',
    } as const;
    expect(keepSettings(box, wished)).toBe(true);
    expect(readSettings(box, ['it'])).toEqual(wished);
  });

  test('what makes no sense is replaced by the default', () => {
    const box = new Memory();
    box.setItem(
      'pithead.settings',
      '{"language": "xx", "theme": 3, "animation": "slow", "name": 1}',
    );
    expect(readSettings(box, ['it'])).toMatchObject({
      language: 'it',
      theme: 'system',
      animation: 'normal',
      name: '',
    });
  });

  test('broken storage breaks nothing', () => {
    expect(readSettings(full, ['it']).language).toBe('it');
    expect(keepSettings(full, readSettings(undefined, []))).toBe(false);
  });

  test.each([
    [['fr', 'it-CH'], 'it'],
    [['UK'], 'uk'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('of the languages %j we speak %s', (languages, expected) => {
    expect(firstLanguage(languages)).toBe(expected);
  });

  test('the theme follows the system unless it is chosen', () => {
    expect(themeOf('system', true)).toBe('surface');
    expect(themeOf('system', false)).toBe('mine');
    expect(themeOf('mine', true)).toBe('mine');
  });

  test('one step stays under 400 ms and a whole turn under two seconds', () => {
    const [normal, fast] = [paceOf('normal'), paceOf('fast')];
    expect([normal.step < 400, normal.turn < 2000]).toEqual([true, true]);
    expect([fast.step < normal.step, fast.turn < normal.turn]).toEqual([true, true]);
    expect(paceOf('off')).toEqual({ step: 0, turn: 0 });
  });
});

describe('my tables', () => {
  const entry = (table: string, secret: string): MyTable => ({
    table,
    secret,
    game: 'dwarf',
    title: 'DWARF',
    name: '',
    players: [],
    visited: 0,
    status: 'playing',
  });

  test('the last one visited comes first', () => {
    const tables = new MyTables(new Memory(), new Memory());
    tables.note(entry('a', '1'));
    tables.note(entry('b', '2'));
    tables.note(entry('a', '1'));
    expect(tables.list().map((each) => each.table)).toEqual(['a', 'b']);
  });

  test('the invitations are remembered when the table is noted again', () => {
    const tables = new MyTables(new Memory(), new Memory());
    tables.note({ ...entry('a', '1'), invitations: ['come', 'you'] });
    tables.note(entry('a', '1'));
    expect(tables.invitationsOf('a')).toEqual(['come', 'you']);
    expect(tables.invitationsOf('b')).toEqual([]);
  });

  test('the one invitation of an older table is still known', () => {
    const tables = new MyTables(new Memory(), new Memory());
    tables.note({ ...entry('a', '1'), invitation: 'come' });
    expect(tables.invitationsOf('a')).toEqual(['come']);
  });

  test('the promise of a deal is remembered from the first visit', () => {
    const tables = new MyTables(new Memory(), new Memory());
    tables.note({ ...entry('a', '1'), promise: 'hash' });
    tables.note(entry('a', '1'));
    expect(tables.promiseOf('a')).toBe('hash');
    expect(tables.promiseOf('b')).toBe(null);
  });

  test('two tabs can hold two seats of one table', () => {
    const shared = new Memory();
    const [one, other] = [new MyTables(shared, new Memory()), new MyTables(shared, new Memory())];
    one.note(entry('a', 'first'));
    one.sit('a', 'first');
    other.note(entry('a', 'second'));
    other.sit('a', 'second');
    expect([one.secretOf('a'), other.secretOf('a')]).toEqual(['first', 'second']);
  });

  test('a new tab takes the seat used last', () => {
    const shared = new Memory();
    new MyTables(shared, new Memory()).note(entry('a', 'first'));
    expect(new MyTables(shared, new Memory()).secretOf('a')).toBe('first');
  });

  test('a moved seat has its new secret', () => {
    const tables = new MyTables(new Memory(), new Memory());
    tables.note(entry('a', 'old'));
    tables.replace('a', 'old', 'new');
    expect(tables.secretOf('a')).toBe('new');
    expect(tables.list()).toHaveLength(1);
  });

  test('a forgotten table is gone', () => {
    const tables = new MyTables(new Memory(), new Memory());
    tables.note(entry('a', '1'));
    tables.sit('a', '1');
    tables.forget('a', '1');
    expect(tables.secretOf('a')).toBeNull();
  });
});
