import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  linesOf,
  type Group,
  type Part,
} from '../../src/boards/imperial-miners/drawings';

function word(part: Part): string {
  if ('icon' in part) return part.icon;
  return 'level' in part ? `L:${part.level}` : part.text;
}
const shown = (groups: Group[]) => groups.map((group) => group.map(word).join(' ')).join(' | ');
/** `scots_price 5, arrow` as the server tells it. */
const row = (text: string) =>
  text.split(', ').map((sign) => {
    const [name = '', number] = sign.split(' ');
    return { name, number: number === undefined ? null : Number(number) };
  });

describe('a row of signs', () => {
  it.each([
    ['coin 2', '2 coin'],
    ['card_iv 1, next, vp 3', '1 im-card-iv | 3 vp'],
    ['advance 2', 'steps 2'],
    ['gear 1, this, next, coin 2', '1 gear im-here | 2 coin'],
    ['act, L1', 'lantern L:I'],
    ['vp, each, gthis', 'vp × im-gear-here'],
    ['vp, over 3, pos, most 2', 'vp /3 steps | ≤2'],
    ['coin 1, next, plus, coin, over 2, S', '1 coin | + coin /2 scots'],
    ['div, at_least 4, then, vp 2', 'im-kinds ≥4 | : 2 vp'],
    ['open, coin 5, arrow, card_iv 1, close', '( 5 coin | arrow 1 im-card-iv )'],
    ['minus, gear 2, arrow, vp 5', '− 2 gear | arrow 5 vp'],
    ['L3, minus, coin 2', 'L:III − 2 coin'],
    ['surface 2', 'im-surface ×2'],
  ])('%s is drawn as %s', (signs, drawn) => {
    expect(shown(groupsOf(row(signs)))).toBe(drawn);
  });

  it('shows what lowers a price, or the price as the server tells it now', () => {
    const price = row('scots_price 5, arrow, vp 4');
    expect(shown(groupsOf(price))).toBe('5 coin − scots | arrow 4 vp');
    expect(shown(groupsOf(price, { '5': 3 }))).toBe('3 coin | arrow 4 vp');
  });

  it('writes a sign that nobody has drawn yet', () => {
    expect(shown(groupsOf(row('dance 3')))).toBe('dance');
  });
});

describe('lines', () => {
  it('break between groups only', () => {
    const groups = groupsOf(row('gear 1, next, vp 2, next, plus, vp, over 2, div, most 3'));

    expect(linesOf(groups, 100)).toBe(1);
    expect(linesOf(groups, 5)).toBeGreaterThan(1);
    expect(linesOf(groups, 0.1)).toBe(groups.length);
  });
});
