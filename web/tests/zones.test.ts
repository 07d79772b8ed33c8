/** The page's floor plan: who knows whom, and where a game may be named. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import zones from '../zones.js';

const SOURCE = path.join(import.meta.dirname, '..', 'src');
const SHARED = ['lib', 'art', 'reader', 'shell', 'app', 'boards/kit', 'boards/plain'];

function filesIn(folder: string): string[] {
  return readdirSync(path.join(SOURCE, folder), { recursive: true, encoding: 'utf-8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(ts|svelte|css)$/.test(name));
}

function games(): string[] {
  return readdirSync(path.join(SOURCE, 'boards'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['kit', 'plain'].includes(entry.name))
    .map((entry) => entry.name);
}

function complaints(file: string, wanted: string): string[] {
  return new Linter()
    .verify(
      `import '${wanted}';`,
      { files: ['**/*.ts'], plugins: { pithead: zones }, rules: { 'pithead/zones': 'error' } },
      path.join(SOURCE, file),
    )
    .map((each) => each.message);
}

describe('zones', () => {
  test.each([
    ['lib/names.ts', '../reader/reader.svelte', 'lib may not know reader'],
    ['reader/making.ts', '../shell/parts', 'reader may not know shell'],
    ['shell/parts.ts', '../app/App.svelte', 'shell may not know app'],
    ['shell/parts.ts', '../boards/dwarf/view', 'shell may not know boards/dwarf'],
    ['boards/dwarf/view.ts', '../dwergar/view', 'boards/dwarf may not know boards/dwergar'],
    ['boards/dwarf/view.ts', '../../shell/parts', 'boards/dwarf may not know shell'],
    ['boards/kit/dice.ts', '../dwarf/view', 'boards/kit may not know boards/dwarf'],
  ])('%s may not import %s', (file, wanted, complaint) => {
    expect(complaints(file, wanted)).toEqual([`${complaint}: see zones.js.`]);
  });

  test.each([
    ['shell/parts.ts', '../boards'],
    ['shell/panels/Menu.ts', '../../reader/reader.svelte'],
    ['boards/dwarf/view.ts', '../kit/contract'],
    ['app/Page.ts', '../shell/CardList.svelte'],
  ])('%s may import %s', (file, wanted) => {
    expect(complaints(file, wanted)).toEqual([]);
  });
});

describe('games', () => {
  test.each(SHARED)('%s names none', (folder) => {
    const named = new RegExp(games().join('|').replaceAll('-', '[ -]?'), 'i');
    // What is generated from the server's description has its examples.
    const written = filesIn(folder).filter((file) => file !== 'lib/generated.ts');
    const naming = written.filter((file) =>
      named.test(readFileSync(path.join(SOURCE, file), 'utf-8')),
    );
    expect(naming).toEqual([]);
  });
});
