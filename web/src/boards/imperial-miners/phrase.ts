/** An effect of the card language as icons in reading order: price, arrow, gain. */
import { EMBLEMS, FACTIONS, type Faction } from './view';

/** A picture by name (`im-` names are our own), a number or mark, or a level's numeral. */
export type Sign = { icon: string } | { text: string } | { level: string };
/** Signs that stay together; a phrase may break between two groups. */
export type Group = Sign[];

export interface Reading {
  /** Scots cards in the mine, to show a price as it is now; null shows what lowers it. */
  scots: number | null;
}

const GAINS: Record<string, string> = {
  coin: 'coin',
  vp: 'vp',
  draw: 'card',
  drawf: 'card',
  draw4: 'im-card-iv',
  gear: 'gear',
  ruin: 'ruin',
  cart: 'cart-token',
};
const TARGETS: Record<string, Sign[]> = {
  this: [{ icon: 'im-here' }],
  any: [],
  adj: [{ icon: 'im-touching' }],
  above: [{ icon: 'im-above' }],
  below: [{ icon: 'im-below' }],
  row: [{ icon: 'im-row' }],
  L1: [{ level: 'I' }],
  L2: [{ level: 'II' }],
  L3: [{ level: 'III' }],
  L4: [{ level: 'IV' }],
  geared: [{ icon: 'im-geared' }],
  ruined: [{ icon: 'im-ruined' }],
  edge: [{ icon: 'im-edge' }],
};
const QUANTITIES: Record<string, Sign> = {
  div: { icon: 'im-kinds' },
  adj: { icon: 'im-touching' },
  adjF: { icon: 'im-touching-kinds' },
  gthis: { icon: 'im-gear-here' },
  gall: { icon: 'gear' },
  full: { icon: 'im-gears-full' },
  ruins: { icon: 'ruin' },
  carts: { icon: 'cart' },
  carts_this: { icon: 'im-cart-here' },
  pos: { icon: 'steps' },
  fin: { icon: 'im-flag' },
  row: { icon: 'im-row' },
  lvl1: { level: 'I' },
  lvl2: { level: 'II' },
  lvl3: { level: 'III' },
  lvl4: { level: 'IV' },
  depth: { icon: 'im-depth' },
  hand: { icon: 'im-hand' },
  coins: { icon: 'coin' },
  acted: { icon: 'lantern' },
};
const CONDITIONS: Record<string, string> = {
  edge: 'im-edge',
  two_above: 'im-two-above',
  enclosed: 'im-enclosed',
  bottom: 'im-bottom',
};
const RULES: Record<string, string> = { both: 'im-both', fork: 'im-fork' };

const PER = /^(.*) per (\w+)(?:\/(\d+))?(?: max (\d+))?$/;

/** `pay 5-S > vp 4` as [5 coin − scots] [arrow 4 point]. */
export function readPhrase(phrase: string, reading: Reading = { scots: null }): Group[] {
  const groups: Group[] = [];
  phrase.split('; ').forEach((step, i) => {
    const read = readStep(step, reading);
    // A counted gain behind another one reads as "and".
    if (i > 0 && step.includes(' per ') && read[0]) read[0] = [text('+'), ...read[0]];
    groups.push(...read);
  });
  return groups;
}

function readStep(step: string, reading: Reading): Group[] {
  if (step.startsWith('may ')) {
    const inner = readStep(step.slice(4), reading);
    const last = inner.at(-1);
    if (inner[0] && last) {
      inner[0].unshift(text('('));
      last.push(text(')'));
    }
    return inner;
  }
  const gap = step.indexOf(' > ');
  if (gap < 0) {
    const per = PER.exec(step);
    if (per) return readPer(per);
    return step.startsWith('fix ') ? readRepair(step) : [readVerb(step)];
  }
  const [first = [], ...rest] = readStep(step.slice(gap + 3), reading);
  const [lead, sign] = readLeading(step.slice(0, gap), reading);
  return [lead, [sign, ...first], ...rest];
}

function readLeading(lead: string, reading: Reading): [Group, Sign] {
  const [verb = '', word = ''] = lead.split(' ');
  const arrow: Sign = { icon: 'arrow' };
  if (verb === 'pay') return [readPrice(word, reading), arrow];
  if (verb === 'if') return [readCondition(word), text(':')];
  return [[text(`−${word}`), { icon: verb === 'discard' ? 'card' : 'gear' }], arrow];
}

function readPrice(word: string, reading: Reading): Group {
  const coins = Number.parseInt(word, 10);
  if (!word.endsWith('-S')) return [text(coins), { icon: 'coin' }];
  if (reading.scots === null)
    return [text(coins), { icon: 'coin' }, text('−'), { icon: EMBLEMS.S }];
  return [text(Math.max(0, coins - reading.scots)), { icon: 'coin' }];
}

function readCondition(word: string): Group {
  const [quantity = '', least] = word.split('>=');
  if (least === undefined) return [{ icon: CONDITIONS[word] ?? word }];
  return [text(`≥${least}`), quantitySign(quantity)];
}

/** `fix 2 coin 1`: up to two tokens go, a coin comes for each. */
function readRepair(step: string): Group[] {
  const [, count = '', kind = '', each = ''] = step.split(' ');
  return [
    [text(`−${count}`), { icon: 'ruin' }],
    [{ icon: 'arrow' }, text(each), gain(kind)],
  ];
}

function readVerb(step: string): Group {
  const [verb = '', first = '', second = ''] = step.split(' ');
  if (verb === 'adv') return [{ icon: 'steps' }, text(first)];
  if (verb === 'drawf') return [text(first), { icon: 'card' }, factionSign(second)];
  if (verb in GAINS) return [text(first), gain(verb), ...target(second)];
  if (verb === 'act') return [{ icon: 'lantern' }, ...target(first)];
  if (verb === 'again') return [{ icon: 'im-again' }, ...target(first)];
  if (verb === 'discount') return [...target(first), text(`−${second}`), { icon: 'coin' }];
  if (verb === 'surface') return [{ icon: 'im-surface' }, text(`×${first}`)];
  const rule = RULES[verb];
  return [rule ? { icon: rule } : text(step)];
}

/** `vp 1 per div/2 max 3`: a point over two factions, at most three. */
function readPer([, inner = '', quantity = '', divisor, most]: RegExpExecArray): Group[] {
  const amount = Number(inner.split(' ')[1]);
  const signs = readVerb(inner);
  // "1 point for each" needs no 1.
  const plain = amount === 1 ? signs.filter((sign) => !isText(sign, '1')) : signs;
  const over = divisor ? [text(`/${divisor}`)] : [text('×')];
  const limit = most ? [[text(`≤${Number(most) * amount}`)]] : [];
  return [[...plain, ...over, quantitySign(quantity)], ...limit];
}

function text(value: string | number): Sign {
  return { text: String(value) };
}

function isText(sign: Sign, value: string): boolean {
  return 'text' in sign && sign.text === value;
}

function gain(verb: string): Sign {
  return { icon: GAINS[verb] ?? verb };
}

function isFaction(word: string): word is Faction {
  return (FACTIONS as readonly string[]).includes(word);
}

function factionSign(word: string): Sign {
  return { icon: isFaction(word) ? EMBLEMS[word] : 'im-kinds' };
}

function target(word: string): Sign[] {
  if (!word) return [];
  return isFaction(word) ? [factionSign(word)] : (TARGETS[word] ?? [text(word)]);
}

function quantitySign(word: string): Sign {
  return isFaction(word) ? factionSign(word) : (QUANTITIES[word] ?? text(word));
}

/** About how wide signs are, in parts of the letter's height. */
const ICON = 1.1;
const LETTER = 0.66;
const GAP = 0.42;

function widthOf(group: Group): number {
  return group.reduce(
    (sum, sign) =>
      sum +
      ('icon' in sign ? ICON : LETTER * ('text' in sign ? sign.text : sign.level).length) +
      0.08,
    0,
  );
}

/** How many lines a phrase takes in a room so many letters' heights wide. */
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

/** The words of the effect facet: what the verbs of all effects are about. */
export function verbsOf(effects: readonly string[]): string[] {
  const verbs = new Set<string>();
  for (const effect of effects) {
    for (const step of effect.split('; ')) {
      const words = step.split(' > ');
      for (const lead of words.slice(0, -1))
        verbs.add(lead.replace(/^may /, '').split(' ')[0] ?? '');
      verbs.add((words.at(-1) ?? '').replace(/^may /, '').split(' ')[0] ?? '');
    }
  }
  verbs.delete('');
  return [...verbs];
}
