/**
 * The browser knows no rule and no grammar: what is read out of a text, or written as one, is told
 * by the engine instead. What still does so is counted here, with its reason; a new place fails.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '../src');

/** Text taken apart, or compared by its beginning or end. */
const READS = /\.(split|match|matchAll|exec|startsWith|endsWith)\(|\bRegExp\b|\/\.test\(/g;
/** An action written together from its words. */
const WRITES = /[`"](place|break|play|surface|special|complete|upgrade) (\$?\{)/g;

const GRAMMAR = 'reads the words of a notation, until offers tell them as fields';
const WONDERS = 'writes the notation of something that cannot be chosen, to ask why';
const NAMES = 'reads the name of a place, a border or a spot for where to draw it';
const DRAWS = 'names of drawings, sentences, steps of the replay: nothing of a rule';

const KNOWN: Record<string, [count: number, why: string]> = {
  'boards/dwergar/Plan.svelte': [1, DRAWS],
  'boards/imperial-miners/Board.svelte': [1, GRAMMAR],
  'boards/imperial-miners/Brick.svelte': [1, GRAMMAR],
  'boards/imperial-miners/HandCard.svelte': [1, WONDERS],
  'boards/imperial-miners/Sign.svelte': [1, DRAWS],
  'boards/imperial-miners/Surface.svelte': [1, WONDERS],
  'boards/imperial-miners/Torn.svelte': [1, GRAMMAR],
  'boards/imperial-miners/answers.ts': [1, GRAMMAR],
  'boards/imperial-miners/drawings.ts': [2, DRAWS],
  'boards/imperial-miners/geometry.ts': [1, NAMES],
  'boards/kit/motion.ts': [1, DRAWS],
  'boards/kit/tongue.ts': [1, DRAWS],
  'boards/plain/reading.ts': [1, DRAWS],
  'boards/plain/spoken.ts': [1, DRAWS],
  'shell/ReplayBar.svelte': [1, DRAWS],
  'shell/sitting/past.svelte.ts': [1, DRAWS],
  'shell/sitting/voice.svelte.ts': [1, DRAWS],
};

function sources(folder: string): string[] {
  return fs.readdirSync(path.join(SOURCE, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(name);
    return /\.(ts|svelte)$/.test(entry.name) ? [name] : [];
  });
}

/** How often a source reads a text, or writes an action. */
function grammarIn(source: string): number {
  return [...source.matchAll(READS), ...source.matchAll(WRITES)].length;
}

const found = [...sources('boards'), ...sources('shell')].flatMap((name) => {
  const count = grammarIn(fs.readFileSync(path.join(SOURCE, name), 'utf8'));
  return count ? [[name, count] as const] : [];
});

describe('The browser knows no rule', () => {
  test('and reads or writes no text of the engine but where that is known', () => {
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(Object.entries(KNOWN).map(([name, [count]]) => [name, count])),
    );
  });

  test.each([
    "notation.split(' ')",
    'const [, n] = /(\\d+) iron/.exec(text) ?? []',
    'if (/^place/.test(notation)) return',
    "notation.startsWith('place')",
    'why(`place ${dwarf} ${place}`)',
    '<Act notation="upgrade {number}" />',
  ])('%s would be noticed', (line) => {
    expect(grammarIn(line)).toBeGreaterThan(0);
  });

  test.each(["names.join(', ')", 'list.slice(0, 2)', "say('web.dwarf.place', { n })"])(
    '%s is no grammar',
    (line) => {
      expect(grammarIn(line)).toBe(0);
    },
  );
});
