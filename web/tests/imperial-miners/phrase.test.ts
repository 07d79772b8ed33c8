import { describe, expect, it } from 'vitest';
import {
  linesOf,
  readPhrase,
  verbsOf,
  type Group,
  type Sign,
} from '../../src/boards/imperial-miners/phrase';

function word(sign: Sign): string {
  if ('icon' in sign) return sign.icon;
  return 'level' in sign ? `L:${sign.level}` : sign.text;
}
const shown = (groups: Group[]) => groups.map((group) => group.map(word).join(' ')).join(' | ');
const read = (phrase: string, scots: number | null = null) => shown(readPhrase(phrase, { scots }));

describe('an effect as icons', () => {
  it.each([
    ['coin 2', '2 coin'],
    ['draw 3', '3 card'],
    ['draw4 1; vp 3', '1 im-card-iv | 3 vp'],
    ['adv 2', 'steps 2'],
    ['drawf 1 S; coin 2', '1 card scots | 2 coin'],
    ['drawf 1 any', '1 card im-kinds'],
    ['gear 1 this; coin 2', '1 gear im-here | 2 coin'],
    ['ruin 1 any', '1 ruin'],
    ['gear 2 A', '2 gear atlanteans'],
    ['act L1', 'lantern L:I'],
    ['act adj; act adj', 'lantern im-touching | lantern im-touching'],
    ['again above', 'im-again im-above'],
    ['act geared; act ruined', 'lantern im-geared | lantern im-ruined'],
    ['act edge', 'lantern im-edge'],
    ['cart 1', '1 cart-token'],
  ])('%s is %s', (phrase, signs) => {
    expect(read(phrase)).toBe(signs);
  });

  it('has the price on the left, an arrow, and the gain on the right', () => {
    expect(read('pay 3 > adv 4')).toBe('3 coin | arrow steps 4');
    expect(read('ungear 2 > vp 5')).toBe('−2 gear | arrow 5 vp');
    expect(read('discard 3 > coin 3')).toBe('−3 card | arrow 3 coin');
    expect(read('fix 2 coin 1')).toBe('−2 ruin | arrow 1 coin');
  });

  it('shows what lowers a price, or the price as it is now', () => {
    expect(read('pay 5-S > vp 4')).toBe('5 coin − scots | arrow 4 vp');
    expect(read('pay 5-S > vp 4', 2)).toBe('3 coin | arrow 4 vp');
    expect(read('pay 3-S > vp 2', 7)).toBe('0 coin | arrow 2 vp');
  });

  it('counts without saying one for each', () => {
    expect(read('vp 1 per gthis')).toBe('vp × im-gear-here');
    expect(read('vp 1 per pos/3 max 2')).toBe('vp /3 steps | ≤2');
    expect(read('adv 1 per gthis')).toBe('steps × im-gear-here');
  });

  it('limits the whole gain, not how often it is had', () => {
    expect(read('vp 2 per fin max 3')).toBe('2 vp × im-flag | ≤6');
  });

  it('joins a counted gain to the one before it', () => {
    expect(read('coin 1; coin 1 per S/2')).toBe('1 coin | + coin /2 scots');
  });

  it('puts conditions first', () => {
    expect(read('if div>=4 > vp 2')).toBe('≥4 im-kinds | : 2 vp');
    expect(read('coin 1; if edge > coin 2')).toBe('1 coin | im-edge | : 2 coin');
  });

  it('puts what may be left out in brackets', () => {
    expect(read('may pay 5 > draw4 1')).toBe('( 5 coin | arrow 1 im-card-iv )');
  });

  it('has signs for what events change', () => {
    expect(read('discount L3 2')).toBe('L:III −2 coin');
    expect(read('surface 2')).toBe('im-surface ×2');
    expect(read('both')).toBe('im-both');
    expect(read('fork')).toBe('im-fork');
  });

  it('keeps words it does not know', () => {
    expect(read('dance 3')).toBe('dance 3');
  });
});

describe('lines', () => {
  it('break between groups only', () => {
    const groups = readPhrase('gear 1 any; vp 2; vp 1 per div/2 max 3');

    expect(linesOf(groups, 100)).toBe(1);
    expect(linesOf(groups, 5)).toBeGreaterThan(1);
    expect(linesOf(groups, 0.1)).toBe(groups.length);
  });
});

describe('the effect filter', () => {
  it('knows verbs behind prices and conditions', () => {
    expect(verbsOf(['coin 1; if edge > coin 2', 'may pay 5 > draw4 1'])).toEqual([
      'coin',
      'if',
      'pay',
      'draw4',
    ]);
  });
});
