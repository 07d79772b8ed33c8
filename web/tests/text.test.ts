import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from '../src/lib/pattern';
import type { Message, Param } from '../src/lib/protocol';
import { Catalogue } from '../src/lib/text';

const FOLDER = new URL('../../src/pithead/text/', import.meta.url);

function patterns(language: string): Record<string, string> {
  const folder = new URL(`${language}/`, FOLDER);
  const result: Record<string, string> = {};
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    Object.assign(result, JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  }
  return result;
}

const CATALOGUES = {
  en: new Catalogue('en', patterns('en')),
  uk: new Catalogue('uk', patterns('uk')),
  it: new Catalogue('it', patterns('it')),
};

const CARDS = {
  en: '{n, plural, one {# card} other {# cards}}',
  uk: '{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  it: '{n, plural, one {# carta} other {# carte}}',
};

function said(language: string, pattern: string, params: Record<string, Param> = {}): string {
  return new Catalogue(language, { key: pattern }).say('key', params);
}

function message(key: string, params: Record<string, Param> = {}): Message {
  return { key, params };
}

describe('numbers', () => {
  it.each([
    [0, '0 карт'],
    [1, '1 карта'],
    [2, '2 карти'],
    [5, '5 карт'],
    [11, '11 карт'],
    [12, '12 карт'],
    [21, '21 карта'],
    [22, '22 карти'],
    [111, '111 карт'],
  ])('Ukrainian counts %i in three forms', (n, sentence) => {
    expect(said('uk', CARDS.uk, { n })).toBe(sentence);
  });

  it.each([
    [0, '0 carte'],
    [1, '1 carta'],
    [21, '21 carte'],
  ])('Italian counts %i in two forms', (n, sentence) => {
    expect(said('it', CARDS.it, { n })).toBe(sentence);
  });

  test('a number with an option of its own is said by it', () => {
    const pattern = '{n, plural, =0 {nothing} one {# card} other {# cards}}';
    expect(said('en', pattern, { n: 0 })).toBe('nothing');
  });

  test('an option may say nothing', () => {
    expect(said('en', 'done{n, plural, =0 {} other { # times}}', { n: 0 })).toBe('done');
  });

  test('a form without an option is said as other', () => {
    expect(said('uk', '{n, plural, other {карт: #}}', { n: 2 })).toBe('карт: 2');
  });

  test('the sign for the number stands for the innermost plural', () => {
    const pattern =
      '{heat, plural, other {# heat for {n, plural, one {# point} other {# points}}}}';
    expect(said('en', pattern, { heat: 3, n: 1 })).toBe('3 heat for 1 point');
  });

  test('outside a plural the sign for the number is itself', () => {
    expect(said('en', 'pithead games # the list')).toBe('pithead games # the list');
  });
});

describe('choices', () => {
  const pattern = '{who, select, bot {The bot} other {Someone}} passes';

  test('select takes the option named by the param', () => {
    expect(said('en', pattern, { who: 'bot' })).toBe('The bot passes');
  });

  test('select falls back to other', () => {
    expect(said('en', pattern, { who: 'guest' })).toBe('Someone passes');
  });

  test('a chosen empty option stays empty', () => {
    expect(said('en', 'pass{who, select, bot {} other { or stay}}', { who: 'bot' })).toBe('pass');
  });

  test('arguments inside an option are filled', () => {
    const counted = '{n, plural, one {{name} has # card} other {{name} has # cards}}';
    expect(said('en', counted, { n: 3, name: 'Ola' })).toBe('Ola has 3 cards');
  });
});

describe('messages', () => {
  test('a message inside a message is said in the same language', () => {
    const dug = message('dwarf.told.dug', { card: message('dwarf.effect.iron'), position: 'b4' });
    expect(CATALOGUES.uk.tell(dug)).toBe('На позиції b4 відкопано картку «Залізна жила».');
  });

  it.each([
    ['en', '3 iron, 1 gold, and 1 steel'],
    ['uk', '3 заліза, 1 золото і 1 сталь'],
    ['it', '3 ferro, 1 oro e 1 acciaio'],
  ] as const)('a list is joined as %s does', (language, sentence) => {
    const goods = [
      message('dwarf.goods.iron', { n: 3 }),
      message('dwarf.goods.gold', { n: 1 }),
      message('dwarf.goods.steel', { n: 1 }),
    ];
    expect(CATALOGUES[language].say('dwarf.offer.sell', { goods })).toBe(sentence);
  });

  test('a seat is called by its name', () => {
    const passed = message('dwarf.told.passed', { seat: 1 });
    expect(CATALOGUES.it.tell(passed, ['Ola', 'Bo'])).toBe('Bo passa.');
  });

  test('a seat inside a nested message is called by its name', () => {
    const two = new Catalogue('en', { outer: '{what}!', inner: '{seat} wins' });
    expect(two.say('outer', { what: message('inner', { seat: 0 }) }, ['Ola'])).toBe('Ola wins!');
  });

  test('a name with braces is said as it is', () => {
    const passed = message('dwarf.told.passed', { seat: 0 });
    expect(CATALOGUES.en.tell(passed, ["{n}'s # 1"])).toBe("{n}'s # 1 passes.");
  });

  test('a seat without a name is said as its number', () => {
    expect(CATALOGUES.en.say('dwarf.told.passed', { seat: 1 })).toBe('2 passes.');
  });

  test('a key that no catalogue has is shown as it is, so that the slip is seen', () => {
    expect(CATALOGUES.en.say('dwarf.no_such_key')).toBe('dwarf.no_such_key');
  });

  test('a param that is lacking is shown in its braces', () => {
    expect(CATALOGUES.en.say('dwarf.told.passed')).toBe('{seat} passes.');
  });
});

describe('patterns', () => {
  test.each(Object.entries(CATALOGUES))('every pattern in %s can be read', (_, catalogue) => {
    for (const pattern of Object.values(catalogue.patterns)) {
      expect(() => parse(pattern), pattern).not.toThrow();
    }
  });

  test.each([
    ["it''s", "it's"],
    ["Goldsmith's workshop", "Goldsmith's workshop"],
    ["braces '{n}' stay", 'braces {n} stay'],
  ])('an apostrophe in %s quotes only what needs it', (pattern, sentence) => {
    expect(said('en', pattern)).toBe(sentence);
  });

  test.each(['{n', '{n, plural, one {x}', 'x}', '{n, plural, one {x}}', '{n, date, short}', '{}'])(
    'the broken pattern %s is refused',
    (pattern) => {
      expect(() => parse(pattern)).toThrow();
    },
  );
});
