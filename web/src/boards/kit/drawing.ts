/**
 * Drawings made by code, from data alone: the same card has always the same picture. The frame is
 * 200 by 110, of which the middle 150 by 80 is always seen. Painted in this order: light, far shapes,
 * structure, the thing, somebody small for scale, the dark near edge that makes all one family.
 */
export const p = (d: string, f: string, o = ''): string => `<path d="${d}" fill="${f}" ${o}/>`;
export const ln = (d: string, s: string, w = 1.5, o = ''): string =>
  `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${o}/>`;
export const rc = (x: number, y: number, w: number, h: number, f: string, o = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${f}" ${o}/>`;
export const ci = (x: number, y: number, r: number, f: string, o = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}" ${o}/>`;
export const gr = (inner: string, t: string, o = ''): string =>
  `<g transform="${t}" ${o}>${inner}</g>`;
export const F1 = (n: number): number => Math.round(n * 10) / 10;

/** What chance decides in a drawing; the same seed always rolls the same picture. */
export interface Dice {
  f: (least: number, most: number) => number;
  i: (least: number, most: number) => number;
  of: <T>(list: readonly [T, ...T[]]) => T;
  yes: (chance?: number) => boolean;
}

export function dice(seed: number): Dice {
  let a = (seed * 2654435761) >>> 0;
  const roll = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  roll();
  roll();
  return {
    f: (least, most) => F1(least + roll() * (most - least)),
    i: (least, most) => Math.floor(least + roll() * (most - least + 1)),
    of: (list) => list[Math.floor(roll() * list.length)] ?? list[0],
    yes: (chance = 0.5) => roll() < chance,
  };
}
export const gear = (
  x: number,
  y: number,
  R: number,
  teeth: number,
  f: string,
  hole = '#0006',
): string => {
  let d = '';
  for (let k = 0; k < teeth * 2; k++) {
    const a0 = (k / teeth) * Math.PI,
      a1 = ((k + 0.62) / teeth) * Math.PI,
      q = k % 2 ? R * 0.82 : R;
    d += `${k ? 'L' : 'M'}${F1(x + q * Math.cos(a0))} ${F1(y + q * Math.sin(a0))}L${F1(x + q * Math.cos(a1))} ${F1(y + q * Math.sin(a1))}`;
  }
  return (
    p(d + 'z', f) +
    ci(x, y, R * 0.6, 'none', `stroke="#0003" stroke-width="${F1(R * 0.1)}"`) +
    ci(x, y, R * 0.28, hole)
  );
};
export const gem = (x: number, y: number, s: number, f: string): string =>
  gr(
    p('M-6-5h12l4 5L0 11-10 0z', f) +
      p('M-6-5L-10 0h6zM6-5L10 0H4z', '#fff', 'opacity=".35"') +
      p('M-6-5h12L4 0h-8z', '#fff', 'opacity=".6"') +
      p('M4 0h6L0 11z', '#000', 'opacity=".2"'),
    `translate(${x} ${y}) scale(${s})`,
  );
export const star = (x: number, y: number, s: number, f = '#fff6d8'): string =>
  p('M0-5L1-1 5 0 1 1 0 5-1 1-5 0-1-1z', f, `transform="translate(${x} ${y}) scale(${s})"`);
export const lamp = (x: number, y: number, s = 1): string =>
  gr(
    ci(0, 3, 11, '#ffcf70', 'opacity=".22"') +
      ci(0, 3, 6, '#ffdf9a', 'opacity=".35"') +
      ln('M-2-2C-2-6 2-6 2-2', '#c9a06a', 1) +
      p('M-3-2h6l1 2h-8zM-3.500 7h7v2h-7z', '#7a5530') +
      rc(-2.6, 0, 5.2, 7, '#ffe2a0'),
    `translate(${x} ${y}) scale(${s})`,
  );
/** Somebody small, for scale: hood, beard, tool. */
export const miner = (x: number, y: number, s: number, f = '#120b0b', tool = true): string =>
  gr(
    (tool ? ln('M5-6L10-19M6-20C9-22 13-20 14-17', '#120b0b', 1.5) : '') +
      p('M-6 0C-7-7-5-11 0-12 5-11 7-7 6 0z', f) +
      p('M-5-10C-5-17-2-20 0-21 2-20 5-17 5-10z', f) +
      p('M-3.500-12C-2-8 2-8 3.500-12L2.500-5 0-3-2.500-5z', '#d9c3a2'),
    `translate(${x} ${y}) scale(${s})`,
  );
export const rubble = (R: Dice, y: number, f: string, n = 7): string => {
  let d = '';
  for (let k = 0; k < n; k++) {
    const x = R.f(0, 200),
      w = R.f(6, 20),
      h = R.f(3, 9);
    d += `M${x} ${y}l${F1(w * 0.25)}-${h} ${F1(w * 0.45)}-${F1(h * 0.3)} ${F1(w * 0.3)} ${F1(h * 1.3)}z`;
  }
  return p(d, f);
};
/** The near edge: dark rock left, right and below. It frames every scene, so that all faces belong together. */
export function edge(R: Dice, f: string): string {
  const a = R.f(10, 20),
    b = R.f(8, 18);
  return p(
    `M0 110V${R.f(20, 40)}L${a} ${R.f(48, 60)} ${R.f(6, 12)} ${R.f(74, 82)} ${R.f(22, 30)} 99 ${R.f(60, 80)} 103 ${R.f(110, 130)} 100 ${R.f(160, 172)} 103 ${200 - R.f(6, 10)} ${R.f(78, 86)} ${200 - b} ${R.f(52, 62)} 200 ${R.f(24, 40)}V110z`,
    f,
  );
}

export interface Palette {
  /** The light in the middle, around it, and at the rim. */
  c: readonly [string, string, string];
  far: string;
  mid: string;
  near: string;
}

/** One drawing: its light, and what stands in it. */
export interface Picture {
  x: number;
  y: number;
  c: Palette['c'];
  inner: string;
}
