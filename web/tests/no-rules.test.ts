/**
 * The browser knows no rule and no grammar: what an action means, what can be asked about and what
 * would follow is told by the engine as data. No source takes a notation apart, writes one, compares
 * one with a word, or reads a number out of a sentence. Other texts are read only where it is said
 * here why that is a matter of drawing; a new place fails.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import openapi from '../../src/pithead/server/openapi.json';

const SOURCE = path.join(import.meta.dirname, '../src');

/** Every verb of every game, as the protocol describes them. */
const VERBS = Object.entries(openapi.components.schemas).flatMap(([name, schema]) =>
  name.endsWith('Meaning') ? (schema as Meaning).properties.verb.enum : [],
);
interface Meaning {
  properties: { verb: { enum: string[] } };
}
const VERB = `(?:${VERBS.join('|')})`;
/** A variable that holds a notation. */
const HELD = '(?:\\w*[nN]otation|chosen|wonder)';
const QUOTE = '[`\'"]';

/** What nobody may do with an action. */
const NOTATIONS = {
  'takes a notation apart': `\\b(?:${HELD}|[vV]erb)\\??\\.(?:\\w+At|at|indexOf|includes|lastIndexOf|replace|replaceAll|search|slice|split|substr|substring)\\b`,
  'compares a notation with a word': `[!=]==? *${QUOTE}${VERB} |\\b${HELD} *[!=]==? *${QUOTE}[^'"\`]|${QUOTE} *[!=]==? *${HELD}\\b`,
  'writes a notation': `${QUOTE}${VERB} \\$?\\{|\`\\$\\{[^}]*[vV]erb\\w*\\} |\\bnotation=(?:"|\\{${QUOTE})`,
  'asks for a notation by its words': `\\b(?:answers\\.(?:get|has)|choices\\.get|choose|why|wonder\\.show|reasons\\.show)\\( *${QUOTE}`,
  'reads a sentence': '\\b(?:offers|asks)\\??\\.(?:params *[[.]|key *(?:[!=]==?|\\.))',
};

/** Any text taken apart, or compared by its beginning or end. */
const READS = '\\.(?:split|match|matchAll|exec|startsWith|endsWith)\\(|\\bRegExp\\b|/\\.test\\(';

/** The texts that are read, how often, and why that is no rule. */
const DRAWN: Record<string, [count: number, why: string]> = {
  'boards/dwergar/Plan.svelte': [1, 'a shorter sentence of the catalogue for the same effect'],
  'boards/imperial-miners/Sign.svelte': [1, 'which of two sheets has the picture of this name'],
  'boards/imperial-miners/drawings.ts': [2, 'the marks of our own list of drawings, signs.json'],
  'boards/kit/motion.ts': [1, 'seconds or milliseconds of a CSS token'],
  'boards/kit/tongue.ts': [1, 'whether a sentence has its full stop'],
  'boards/plain/reading.ts': [1, 'the last word of a field’s name, for a board in words'],
  'boards/plain/spoken.ts': [1, 'the ids in aria-labelledby'],
  'shell/sitting/voice.svelte.ts': [1, 'whether what was said ends with what is asked'],
};

function sources(folder: string): string[] {
  return fs.readdirSync(path.join(SOURCE, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return sources(name);
    return /\.(ts|svelte)$/.test(entry.name) && entry.name !== 'generated.ts' ? [name] : [];
  });
}

const textOf = (name: string): string => fs.readFileSync(path.join(SOURCE, name), 'utf8');
const count = (source: string, pattern: string): number =>
  [...source.matchAll(new RegExp(pattern, 'g'))].length;

/** What a source does with actions that only the engine may do. */
function sinsOf(source: string): string[] {
  return Object.entries(NOTATIONS).flatMap(([sin, pattern]) => {
    const found = new RegExp(pattern).exec(source);
    return found ? [`${sin}: ${found[0]}`] : [];
  });
}

describe('The browser knows no rule', () => {
  test('the verbs are those of all games', () => {
    expect(VERBS).toEqual(expect.arrayContaining(['place', 'special', 'light-all', 'fork']));
  });

  test.each(sources('.'))('%s reads and writes no action', (name) => {
    expect(sinsOf(textOf(name))).toEqual([]);
  });

  test('and takes no other text apart but to draw it', () => {
    const found = [...sources('boards'), ...sources('shell')].map(
      (name) => [name, count(textOf(name), READS)] as const,
    );
    expect(Object.fromEntries(found.filter(([, times]) => times > 0))).toEqual(
      Object.fromEntries(Object.entries(DRAWN).map(([name, [times]]) => [name, times])),
    );
  });

  test.each([
    "notation.split(' ')",
    'const gap = notation.indexOf(pair);',
    'const verb = notation.slice(0, gap);',
    "if (chosen?.includes('b')) return",
    "desk.chosen === 'lift'",
    'chosen !== `load ${level}`',
    "'mine' === notation",
    "step === 'place 5'",
    "verb.slice(0, 5) === 'light'",
    'why(`place ${dwarf} ${place}`)',
    'const wonder = `${spots.roomVerb} ${name}`;',
    '<Act notation="upgrade {number}" />',
    '<Act notation="mine" />',
    "desk.answers.get('mine')",
    'desk.answers.has(`break ${place.name}`)',
    "choose('pass')",
    "Number(choice.offers.params['n'] ?? 0)",
    "question.asks.key === 'dwarf.ask.first'",
  ])('%s would be noticed', (line) => {
    expect(sinsOf(line)).not.toEqual([]);
  });

  test.each(['/^place/.test(name)', "name.startsWith('mine-')", 'new RegExp(words)'])(
    '%s would be counted',
    (line) => {
      expect(count(line, READS)).toBe(1);
    },
  );

  test.each([
    "names.join(', ')",
    'list.slice(0, 2)',
    "say('web.dwarf.place', { n })",
    "means.verb === 'place'",
    'chosen === answer.notation',
    'answers.find({ verb: "load", level })',
    'class="place p-{place.name}"',
  ])('%s is no grammar', (line) => {
    expect([...sinsOf(line), count(line, READS)]).toEqual([0]);
  });
});
