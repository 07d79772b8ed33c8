/** What every part of the table's shell works with. */
import { getContext, setContext } from 'svelte';
import type { GameModule } from '../boards/kit/contract';
import type { Card, Rule } from '../lib/protocol';
import type { Choosing } from './choosing.svelte';
import type { Sitting } from './sitting/sitting.svelte';
import type { Panels } from './panels.svelte';

export interface TableParts {
  sitting: Sitting;
  choosing: Choosing;
  panels: Panels;
  module: () => GameModule;
  cards: () => ReadonlyMap<string, Card>;
  /** The rules in the reader's language, read when first needed. */
  rules: () => Promise<Rule[]>;
}

const KEY = Symbol('table');

export function setTable(parts: TableParts): void {
  setContext(KEY, parts);
}

export function tableParts(): TableParts {
  return getContext<TableParts>(KEY);
}
