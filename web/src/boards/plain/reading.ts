/** Any game's view as headings, rows and words, without knowing the game. */
import type { Card } from '../../lib/protocol';
import type { Says } from '../kit/contract';

export interface Words {
  game: string;
  say: Says;
  cards: ReadonlyMap<string, Card>;
}

/** Told elsewhere on the table, or of no use to a reader. */
const ELSEWHERE = new Set(['players', 'to_act', 'over', 'ending', 'round', 'rounds', 'seat']);

export interface Part {
  name: string;
  title: string;
  value: unknown;
}

/** The parts of a view worth showing beside the seats' belongings. */
export function partsOf(view: unknown, words: Words): Part[] {
  if (!isRecord(view)) return [];
  return Object.entries(view)
    .filter(([name, value]) => !ELSEWHERE.has(name) && !isEmpty(value))
    .map(([name, value]) => ({ name, title: titleOf(name, words), value }));
}

/** What each player has beyond the numbers in the seats' column: a hand, a mine, projects. */
export function playersOf(
  view: unknown,
  names: readonly string[],
  tallies: readonly Record<string, number>[],
): Part[] {
  const players = isRecord(view) && Array.isArray(view['players']) ? view['players'] : [];
  return players.filter(isRecord).map((player, index) => ({
    name: `player-${index}`,
    title: names[index] ?? String(index + 1),
    value: Object.fromEntries(
      Object.entries(player).filter(
        ([name, value]) => !Object.hasOwn(tallies[index] ?? {}, name) && !isEmpty(value),
      ),
    ),
  }));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/** A name in the catalogue of the game, else the name itself with its words apart. */
export function titleOf(name: string, words: Words): string {
  const plain = name.replaceAll('_', ' ').replaceAll('-', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1) || words.game;
}

/** A card as a table of values, whatever game it is of. */
export function plainly(card: Card): Record<string, unknown> {
  return { ...card };
}

/** Kinds of things that a word may name, whatever it stands under. */
const KINDS = ['card', 'project', 'effect', 'place', 'special', 'deck', 'event'];

/**
 * A value in words: what the catalogue calls it, a card's name, or itself. A number counts
 * something, unless it stands in a list: then it may be a card's.
 */
export function wordOf(name: string, value: unknown, words: Words, isListed = false): string {
  if (value === null || value === undefined || value === '' || value === false) return '–';
  if (value === true) return '✓';
  const text = String(value);
  const mayName = isListed || typeof value === 'string';
  const kinds = [name, singular(name), singular(name.split('_').at(-1) ?? name)];
  const keys = [...kinds, ...(mayName ? KINDS : [])].map((kind) => `${words.game}.${kind}.${text}`);
  const said = keys
    .map((key) => ({ key, said: words.say(key) }))
    .find((each) => each.said !== each.key);
  if (said) return said.said;
  const card = mayName ? words.cards.get(text) : undefined;
  const called = card && plainly(card)['name'];
  return typeof called === 'string' ? called : text;
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

/** Whether a row holds rows itself, and so needs room. */
export function isWide(row: Record<string, unknown>): boolean {
  return Object.values(row).some((inner) => Array.isArray(inner) && inner.some(isRecord));
}

/** What a row is called: its own name, or its number from 1. */
export function rowTitle(part: string, row: Record<string, unknown>, index: number, words: Words) {
  const name = row['name'] ?? row['card'] ?? row['id'] ?? row['number'] ?? row['level'];
  return name === undefined ? String(index + 1) : wordOf(part, name, words, true);
}

/** Which names in the log stand for a row. */
export function rowNames(row: Record<string, unknown>): string[] {
  return ['name', 'spot', 'card', 'id', 'level']
    .map((each) => row[each])
    .filter((each): each is string => typeof each === 'string');
}
