/** Which picture stands for which sign, good or card. What a card's words mean is not known here. */
import signs from './signs.json';
import type { Sign } from '../../lib/protocol';
import type { CardType, DwarfCard } from './view';

export interface Drawing {
  /** A symbol that all boards share. */
  icon?: string;
  /** A symbol of DWARF's own. */
  symbol?: string;
  text?: string;
  /** A catalogue key; small rooms leave the word out, unless it is needed always. */
  word?: string;
  always?: boolean;
  size?: string;
  /** The next sign follows closely, on the same line. */
  tight?: boolean;
}
const DRAWINGS: Record<string, Drawing> = signs;

export function drawingOf(sign: Sign): Drawing {
  return DRAWINGS[sign.name] ?? { text: sign.name };
}

/** Signs that stay together on one line. */
export function groupsOf(row: readonly Sign[]): Sign[][] {
  const groups: Sign[][] = [];
  let open = false;
  for (const sign of row) {
    if (open) groups.at(-1)?.push(sign);
    else groups.push([sign]);
    open = drawingOf(sign).tight ?? false;
  }
  return groups;
}

/** The symbol of a special action. */
export function specialSymbol(card: DwarfCard | null): string {
  const [sign] = card?.special?.signs[0] ?? [];
  return (sign && drawingOf(sign).symbol) ?? 'i-k-special';
}

/** The symbol of one of the goods, or of medals. */
export function goodIcon(good: string): string {
  if (good === 'items') return 'item';
  return good === 'medals' ? 'medal' : good;
}

const PICTURED: readonly string[] = [
  'orcs', 'knockers', 'dragon', 'great_dragon', 'sidhe', 'sword', 'axe', 'dagger', 'mace', 'armour',
  'helm', 'diadem', 'crown',
]; // prettier-ignore
const GIVES: Record<string, string> = {
  iron: 'iron',
  gold: 'gold',
  alloy: 'steel',
  help: 'helper',
};

/** The one thing a card is about; a box file's own effect gets its type's symbol. */
export function effectIcon(effect: string, type: CardType): string {
  if (PICTURED.includes(effect)) return effect.replace('_', '-');
  return GIVES[effect] ?? `k-${type}`;
}
