import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../src/lib/chart';
import { isKept } from '../src/lib/deal';
import { canonical, hashOf, hasDrifted } from '../src/lib/drift';
import { facetsOf, matches } from '../src/lib/facets';
import { Digits, pressed, type Stroke } from '../src/lib/keys';
import { blocksOf } from '../src/lib/markdown';
import { initialsOf, namedIn } from '../src/lib/names';
import { grouped, numbered } from '../src/lib/offering';
import { Pacing } from '../src/lib/pacing';
import type { Choice, Moment, OptionFacts } from '../src/lib/protocol';
import { invitationLink, readRoute, seatLink, tablePath } from '../src/lib/route';
import { chosenOptions, places, toggled, valuesOf, wishes } from '../src/lib/seating';

describe('deals', () => {
  const seed = '340282366920938463463374607431768211455';
  const promise = createHash('sha256').update(`abc ${seed}`).digest('hex');

  test('the seed that was promised is known from any other', async () => {
    expect(await isKept('abc', seed, promise)).toBe(true);
    expect(await isKept('abc', seed.replace('5', '4'), promise)).toBe(false);
    expect(await isKept('abd', seed, promise)).toBe(false);
  });
});

describe('drift', () => {
  const moment = {
    moves: 3,
    question: null,
    tallies: [{ iron: 1 }],
    to_act: [0],
    view: { round: 1, name: 'Žofie', deep: [{ b: null, a: true }] },
  } as unknown as Moment;
  const text =
    '{"moves":3,"question":null,"tallies":[{"iron":1}],"to_act":[0],' +
    '"view":{"deep":[{"a":true,"b":null}],"name":"Žofie","round":1}}';
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);

  test('keys are sorted and nothing is escaped', () => {
    const { moves, question, tallies, to_act, view } = moment;
    expect(canonical({ view, tallies, question, to_act, moves })).toBe(text);
  });

  test('the hash is that of the server', async () => {
    expect(await hashOf(moment)).toBe(hash);
  });

  test('a moment that differs in anything has drifted', async () => {
    expect(await hasDrifted({ ...moment, hash })).toBe(false);
    expect(await hasDrifted({ ...moment, moves: 4, hash })).toBe(true);
  });
});

describe('addresses', () => {
  const read = (path: string) => readRoute(new URL(path, 'http://localhost'));

  test('a seat’s link holds its secret behind the mark', () => {
    const link = seatLink('http://localhost', 'abc', 's3cret');
    expect(read(link)).toEqual({
      page: 'table',
      table: 'abc',
      at: null,
      secret: 's3cret',
      invitation: null,
    });
  });

  test('an invitation is no secret of a seat', () => {
    const link = invitationLink('http://localhost', 'abc', 'come-in');
    expect(read(link)).toMatchObject({ secret: null, invitation: 'come-in' });
  });

  test('a moment has an address', () => {
    expect(read(tablePath('abc', 12))).toMatchObject({ page: 'table', at: 12, secret: null });
    expect(read('/t/abc?at=x')).toMatchObject({ at: null });
  });

  test('each page has an address', () => {
    expect(read('/')).toEqual({ page: 'start' });
    expect(read('/new/dwarf?way=screen')).toEqual({ page: 'new', game: 'dwarf', way: 'screen' });
    expect(read('/cards/dwarf')).toEqual({ page: 'cards', game: 'dwarf' });
    expect(read('/position')).toEqual({ page: 'position' });
    expect(read('/rules/dwarf#DW-3')).toEqual({ page: 'rules', game: 'dwarf', rule: 'DW-3' });
    expect(read('/nowhere')).toEqual({ page: 'unknown' });
    expect(read('/t/a/b')).toEqual({ page: 'unknown' });
  });
});

describe('keys', () => {
  const stroke = (key: string, code = '', more: Partial<Stroke> = {}): Stroke => ({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  test('letters are commands, digits numbers', () => {
    expect(pressed(stroke('U'))).toEqual({ command: 'undo' });
    expect(pressed(stroke('7'))).toEqual({ digit: 7 });
    expect(pressed(stroke('x'))).toBeNull();
  });

  test('on a Ukrainian keyboard the same keys do the same', () => {
    expect(pressed(stroke('г', 'KeyU'))).toEqual({ command: 'undo' });
    expect(pressed(stroke('х', 'BracketLeft'))).toEqual({ command: 'back' });
  });

  test('the browser’s own shortcuts stay the browser’s', () => {
    expect(pressed(stroke('l', 'KeyL', { ctrlKey: true }))).toBeNull();
  });

  test('two digits soon after one another make one number', () => {
    const digits = new Digits();
    expect(digits.type(1, 20, 0)).toBe(1);
    expect(digits.type(2, 20, 300)).toBe(12);
    expect(digits.type(2, 20, 5000)).toBe(2);
  });

  test('a digit typed right after an answer begins a new number', () => {
    const digits = new Digits();
    digits.type(1, 20, 0);
    digits.forget();
    expect(digits.type(2, 20, 100)).toBe(2);
  });

  test('a number beyond the list begins anew', () => {
    const digits = new Digits();
    digits.type(1, 12, 0);
    expect(digits.type(5, 12, 100)).toBe(5);
    expect(digits.type(9, 4, 5000)).toBeNull();
  });

  test('a second digit is waited for only where there are so many', () => {
    const digits = new Digits();
    digits.type(1, 20, 0);
    expect([digits.canGrow(20), digits.canGrow(9)]).toEqual([true, false]);
  });
});

describe('others’ moves', () => {
  /** A clock that goes on only when told to. */
  function pacing(step: number, turn: number, waits = false) {
    const shown: (number | null)[] = [];
    let now = 0;
    let due: { at: number; call: () => void } | null = null;
    const steps = new Pacing<number>(
      (each) => shown.push(each),
      () => ({ step, turn, waits }),
      {
        now: () => now,
        set: (call, milliseconds) => {
          due = { at: now + milliseconds, call };
          return 1;
        },
        clear: () => (due = null),
      },
    );
    const wait = () => {
      const next = due;
      due = null;
      now = next?.at ?? now;
      next?.call();
    };
    return { steps, shown, wait, time: () => now };
  }

  test('are shown one after another, then now', () => {
    const { steps, shown, wait } = pacing(100, 1000);
    steps.push(1);
    steps.push(2);
    wait();
    wait();
    expect(shown).toEqual([1, 2, null]);
  });

  test('wait for the reader, one by one, where that is wished', () => {
    const { steps, shown } = pacing(0, 0, true);
    steps.push(1);
    steps.push(2);
    expect([steps.isHolding, steps.left, shown.at(-1)]).toEqual([true, 1, 1]);
    steps.goOn();
    expect([steps.isHolding, steps.left, shown.at(-1)]).toEqual([true, 0, 2]);
    steps.goOn();
    expect([steps.isHolding, shown.at(-1)]).toEqual([false, null]);
  });

  test('that wait for the reader are skipped at once', () => {
    const { steps, shown } = pacing(0, 0, true);
    for (let move = 1; move <= 5; move += 1) steps.push(move);
    steps.skip();
    expect([steps.isShowing, steps.left, shown.at(-1)]).toEqual([false, 0, null]);
  });

  test('take no longer than a turn, however many there are', () => {
    const { steps, shown, wait, time } = pacing(380, 1800);
    for (let move = 1; move <= 60; move += 1) steps.push(move);
    while (steps.isShowing) wait();
    expect(shown.at(-1)).toBeNull();
    expect(time()).toBeLessThan(2000);
    expect(shown.length).toBeGreaterThan(20);
  });

  test('that come while others are shown do not make the turn longer', () => {
    const { steps, wait, time } = pacing(380, 1800);
    steps.push(0);
    for (let move = 1; steps.isShowing && move < 100; move += 1) {
      steps.push(move);
      wait();
    }
    expect(time()).toBeLessThan(2000);
  });

  test('are skipped at once', () => {
    const { steps, shown } = pacing(100, 1000);
    steps.push(1);
    steps.push(2);
    steps.skip();
    expect(shown).toEqual([1, null]);
    expect(steps.isShowing).toBe(false);
  });

  test('are not shown at all without animation', () => {
    const { steps, shown } = pacing(0, 0);
    steps.push(1);
    expect(shown).toEqual([null]);
  });
});

describe('answers', () => {
  const choice = (verb: 'place' | 'pass', number: number): Choice => ({
    notation: `answer ${number}`,
    means: { verb },
    offers: { key: 'x', params: {} },
    rules: [],
  });

  test('have numbers from one, and stand by their kind', () => {
    const all = numbered((['place', 'pass', 'place'] as const).map(choice));
    const groups = grouped(all).map((group) => group.map((each) => each.number));
    expect(groups).toEqual([[1, 3], [2]]);
  });
});

describe('names', () => {
  test('those that begin alike have numbers on their badges', () => {
    expect(initialsOf(['Ola', 'Bo', 'olga', ''])).toEqual(['1', 'B', '3', '4']);
  });

  test('a seat that is called by its number has it on its badge', () => {
    expect(initialsOf(['Seat 2', 'Player 1', 'Ola'])).toEqual(['2', '1', 'O']);
  });

  test('a line of the log names places and things, not seats', () => {
    const told = {
      key: 'dwarf.told.placed',
      params: { seat: 1, position: '9', card: { key: 'dwarf.effect.gold', params: {} } },
    };
    expect(namedIn(told)).toEqual(['9', 'dwarf.effect.gold', 'gold']);
  });
});

describe('a new table', () => {
  const option = (more: Partial<OptionFacts>): OptionFacts => ({
    name: 'first',
    kind: 'choice',
    values: ['a', 'b'],
    default: 'a',
    seats: [2, 3],
    rule: '',
    ...more,
  });

  test('online the others’ seats are open, around a screen they are people', () => {
    const online = places('online', 3, [], ['Ola', 'Bo', 'Cy'], 'master');
    expect(wishes(online)).toEqual([
      { kind: 'human', name: 'Ola' },
      { kind: 'open' },
      { kind: 'open' },
    ]);
    const screen = places('screen', 2, online, ['Ola', 'Bo'], 'master');
    expect(wishes(screen)).toEqual([
      { kind: 'human', name: 'Ola' },
      { kind: 'human', name: 'Bo' },
    ]);
  });

  test('what was typed stays when seats are added', () => {
    const before = places('bots', 2, [], ['Ola', 'Bo'], 'master');
    before[1] = { kind: 'bot', name: 'Zed', level: 'apprentice' };
    const after = places('bots', 3, before, ['Ola', 'Bo', 'Cy'], 'master');
    expect(after.map((each) => each.name)).toEqual(['Ola', 'Zed', 'Cy']);
  });

  test('only options that differ and are meant for so many seats are sent', () => {
    const options = [option({}), option({ name: 'solo', seats: [1] }), option({ name: 'same' })];
    expect(chosenOptions(options, 2, { first: 'b', solo: 'b', same: 'a' })).toEqual({ first: 'b' });
  });

  test('only seats that exist can be named', () => {
    const first = option({ kind: 'seat', values: ['random', '1', '2', '3'] });
    expect(valuesOf(first, 2)).toEqual(['random', '1', '2']);
  });

  test('a board has one side up; lists keep the order of choosing', () => {
    expect(toggled('boards', ['1a', '2a'], '1b')).toEqual(['1b', '2a']);
    expect(toggled('decks', ['old', 'new'], 'east')).toEqual(['old', 'new', 'east']);
    expect(toggled('decks', ['old', 'new'], 'old')).toEqual(['new']);
  });
});

describe('cards', () => {
  const cards = [
    { title: 'Rails', facets: { Deck: ['New'], Level: ['10'] } },
    { title: 'Bowling alley', facets: { Deck: ['West'], Level: ['9'] } },
  ];

  test('facets have their values in the order people read them', () => {
    expect(facetsOf(cards.map((each) => each.facets))).toEqual([
      { name: 'Deck', values: ['New', 'West'] },
      { name: 'Level', values: ['9', '10'] },
    ]);
  });

  test('words and facets narrow the list together', () => {
    const found = (words: string, wanted = {}) =>
      cards.filter((each) => matches(each, words, wanted)).map((each) => each.title);
    expect(found('bowl west')).toEqual(['Bowling alley']);
    expect(found('', { Deck: 'New' })).toEqual(['Rails']);
    expect(found('bowl', { Deck: 'New' })).toEqual([]);
  });
});

test('rules are read as headings, items, tables and words', () => {
  const blocks = blocksOf(
    '## Setup\n- DW-6 **The mine.** Lay\n  it `out`.\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  expect(blocks.map((each) => each.kind)).toEqual(['heading', 'item', 'row', 'row']);
  expect(blocks[1]?.spans.map((each) => each.kind)).toEqual([
    'text',
    'bold',
    'text',
    'text',
    'code',
    'text',
  ]);
});

test('a chart has a line for each seat and round numbers at its side', () => {
  const chart = chartOf(
    [
      [0, 3, 17],
      [0, 1, 2],
    ],
    [1, 1, 2],
    { width: 100, height: 50 },
  );
  expect(chart.ticks.map((each) => each.value)).toEqual([0, 5, 10, 15, 20]);
  expect(chart.lines[0]?.path).toBe('M0 50L50 42.5L100 7.5');
  expect(chart.rounds).toEqual([{ x: 100, round: 2 }]);
});
