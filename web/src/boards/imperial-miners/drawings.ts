/** Which drawings stand for which signs; what a card's words mean is not known here. */
import signs from './signs.json';
import type { Sign } from '../../lib/protocol';

/** A picture by name (`im-` names are our own), a number or mark, or a level's numeral. */
export type Part = { icon: string } | { text: string } | { level: string };
/** Parts that stay together; a row may break between two groups. */
export type Group = Part[];
/** Prices that fall with Scots cards: as printed, and as they are now. */
export type Prices = Readonly<Record<string, number>>;

interface Drawing {
  /** `@coin` is a picture, `!II` a level, `#` the sign's number, anything else a mark. */
  parts: string[];
  /** A row may break before it. */
  breaks?: boolean;
}
const DRAWINGS: Record<string, Drawing> = signs;
const PRICE = 'scots_price';

/** A row of signs as it is drawn; with `prices`, those that can fall as they are now. */
export function groupsOf(row: readonly Sign[], prices: Prices | null = null): Group[] {
  const groups: Group[] = [[]];
  for (const sign of row) {
    const { parts, breaks } = drawingOf(sign, prices);
    if (breaks && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push(...parts.flatMap((part) => drawn(part, numberOf(sign, prices))));
  }
  return groups.filter((group) => group.length > 0);
}

function drawingOf(sign: Sign, prices: Prices | null): Drawing {
  const name = sign.name === PRICE && prices ? 'coin' : sign.name;
  return DRAWINGS[name] ?? { parts: [name] };
}

function numberOf(sign: Sign, prices: Prices | null): number | null {
  if (sign.name !== PRICE || sign.number === null) return sign.number;
  return prices?.[sign.number] ?? sign.number;
}

function drawn(part: string, number: number | null): Part[] {
  if (part.startsWith('@')) return [{ icon: part.slice(1) }];
  if (part.startsWith('!')) return [{ level: part.slice(1) }];
  if (!part.includes('#')) return [{ text: part }];
  return number === null ? [] : [{ text: part.replace('#', String(number)) }];
}

/** The picture a sign is known by, where there is room for one only. */
export function iconOf(sign: Sign): string | null {
  const [part] = groupsOf([sign]).flatMap((group) => group.filter((each) => 'icon' in each));
  return part?.icon ?? null;
}

/** About how wide parts are, in parts of the letter's height. */
const ICON = 1.1;
const LETTER = 0.66;
const GAP = 0.42;

function widthOf(group: Group): number {
  return group.reduce(
    (sum, part) =>
      sum +
      ('icon' in part ? ICON : LETTER * ('text' in part ? part.text : part.level).length) +
      0.08,
    0,
  );
}

/** How wide a row is on one line, in parts of the letter's height. */
export function widthOfRow(groups: readonly Group[]): number {
  return groups.reduce((sum, group, i) => sum + widthOf(group) + (i > 0 ? GAP : 0), 0);
}

/** How many lines a row takes in a room so many letters' heights wide. */
export function linesOf(groups: readonly Group[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const group of groups) {
    const width = widthOf(group);
    if (used > 0 && used + GAP + width > room) {
      lines += 1;
      used = width;
    } else {
      used += (used > 0 ? GAP : 0) + width;
    }
  }
  return lines;
}
