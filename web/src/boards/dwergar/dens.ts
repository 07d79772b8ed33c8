/**
 * The places of the mountain as drawings, in a frame of 160 by 120. Walls, posts and floor are tokens,
 * so that daylight repaints them; things have their own colours.
 */
import { ci, dice, F1, gr, lamp, ln, p, rc } from '../kit/drawing';
import type { PlaceView } from './view';

const BEAM = 'var(--post-1)';
const POST = 'var(--post-2)';

const flask = (x: number, y: number, f: string, s = 1): string =>
  gr(
    p('M-3-16h6v6l6 12H-9l6-12z', '#dff1ee', 'opacity=".8"') + p('M-6-4h12l3 6H-9z', f),
    `translate(${x} ${y}) scale(${s})`,
  );

function laboratory(): string {
  return (
    rc(84, 52, 66, 3, POST) +
    flask(94, 50, '#f0a03c', 0.8) +
    flask(110, 50, '#7cc4f0', 0.7) +
    flask(124, 50, '#e87aa0', 0.85) +
    rc(134, 38, 7, 14, '#c9b08a') +
    rc(142, 42, 6, 10, '#a8452f') +
    rc(74, 84, 80, 5, BEAM) +
    rc(80, 89, 5, 16, POST) +
    rc(142, 89, 5, 16, POST) +
    flask(98, 82, '#f0a03c', 1.5) +
    ln('M98 58C112 52 122 60 128 74', '#dff1ee', 3, 'opacity=".8"') +
    flask(130, 82, '#7cc4f0', 0.9) +
    ci(98, 86, 22, '#ffb454', 'opacity=".18"')
  );
}

function bellows(): string {
  return (
    p('M96 104V66C96 46 112 38 126 38s30 8 30 28v38z', POST) +
    p('M106 104V74c0-12 8-18 20-18s20 6 20 18v30z', '#2a0f06') +
    p(
      'M126 62c3 10 14 14 14 28 0 8-6 14-14 14s-14-6-14-13c0-8 4-11 6-17 3 2 4 5 4 7 4-4 6-11 4-19z',
      '#ff8a3d',
    ) +
    p('M126 80c2 6 7 8 7 15 0 5-3 9-7 9s-7-4-7-8c0-6 5-9 7-16z', '#ffe08a') +
    gr(
      p('M46 62l44 22v8L46 108c-6-14-6-32 0-46z', '#c58a54') +
        ln('M54 66v38M64 71v28M74 76v18', '#5a3418', 2.6) +
        p('M90 85h16v6H90z', '#8d97a6') +
        p('M46 62c-2 1-4 2-5 4l48 18 1-1z', '#e6b88a'),
      'translate(33 20) scale(.72)',
    )
  );
}

function workshop(): string {
  return (
    rc(76, 44, 76, 2.5, POST) +
    ln('M88 46v20M84 66h8', '#8d97a6', 3) +
    p('M104 46h3v22h-3zM100 66h11v7h-11z', '#a9743f') +
    ln('M126 46l0 8M120 56c0-5 12-5 12 0v16', '#8d97a6', 3) +
    p('M140 46h4l2 28h-8z', '#b7bfc7') +
    rc(70, 84, 84, 6, BEAM) +
    rc(76, 90, 6, 15, POST) +
    rc(142, 90, 6, 15, POST) +
    p('M92 84V70c0-8 6-12 14-12s14 4 14 12v14z', '#6d6a6c') +
    p('M98 84V73c0-5 4-7 8-7s8 2 8 7v11z', '#1a1517') +
    p('M128 84v-8h16v8zM132 76v-5h8v5z', '#8d97a6')
  );
}

function forge(): string {
  return (
    p('M92 34h60l-10 26h-40z', POST) +
    rc(114, 0, 16, 36, POST) +
    p('M96 104V82h52v22z', '#5b4a42') +
    p('M100 82c6-12 14-2 20-14 6 12 16 4 22 14z', '#ff7a2a') +
    p('M108 82c5-6 8-2 13-8 4 6 9 3 13 8z', '#ffe08a') +
    ci(122, 78, 26, '#ff8a3d', 'opacity=".25"') +
    gr(
      p('M50 82h14v-3h32v6c-8 0-12 3-12 7h6v12H62V92h7c-2-5-11-5-19-10z', '#7f8891') +
        p('M50 82h14v-3h32v2H64v3H51z', '#cfd6dc') +
        p('M72 76h20l3 3H70z', '#ff9d4a'),
      'translate(26 12) scale(.88)',
    )
  );
}

function studio(): string {
  return (
    rc(16, 36, 44, 32, '#efe0bb') +
    rc(12, 33, 52, 4, POST) +
    rc(12, 67, 52, 4, POST) +
    ln('M24 60V48l9-6 9 6v12zM48 46h8M48 52h8M48 58h6', '#7a522c', 1.6) +
    gr(rc(-34, -3, 68, 6, BEAM) + rc(-28, -9, 40, 6, '#f6ecd0'), 'translate(112 78) rotate(-9)') +
    ln('M90 84L84 106M132 78l8 28', POST, 4) +
    ln('M110 68l14-16', '#e8a24a', 2.4) +
    lamp(140, 34, 1.4) +
    p('M70 106V88h6v18zM78 106V84h5v22z', '#e6d3ae')
  );
}

/** The headframe with its wheel, and the rope that carries everything. */
function lift(): string {
  return (
    ln('M46 120L72 26M114 120L88 26M56 84h48M62 60h36', BEAM, 6) +
    ci(80, 26, 19, 'none', `stroke="${BEAM}" stroke-width="5"`) +
    ln('M80 8v36M62 26h36M67 13l26 26M93 13L67 39', POST, 2) +
    ci(80, 26, 4, POST) +
    ln('M80 44V120', 'var(--ink-3)', 2)
  );
}

/** A drift's vein, from the first level to the deepest: stone, iron, gold, crystal. */
const VEINS = [
  ['#b3a89b', '#8b8177'],
  ['#e09364', '#9c5a36'],
  ['#ffd964', '#c18f1c'],
  ['#b5f0fc', '#4fa9c4'],
] as const;

function drift(level: number): string {
  const vein = VEINS[level - 1] ?? VEINS[0];
  const R = dice(900 + level);
  let drawn = '';
  for (let each = 0; each < 6; each++) {
    const size = R.f(5, 11);
    const d = `M${R.f(52, 148)} ${R.f(16, 74)}l${size} -${F1(size * 0.6)} ${F1(size * 0.7)} ${F1(size * 0.5)} -${F1(size * 0.3)} ${F1(size * 0.8)} -${size} ${F1(size * 0.2)}z`;
    drawn += p(d, vein[each % 2] ?? vein[0], 'opacity=".8"');
  }
  return (
    drawn +
    rc(36, 0, 7, 104, POST) +
    rc(118, 0, 7, 104, POST) +
    rc(28, 10, 104, 8, BEAM) +
    ln('M0 103h160', 'var(--rail)', 2.4)
  );
}

const DENS: Record<string, () => string> = { laboratory, bellows, workshop, forge, studio, lift };
const made = new Map<string, string>();

/** What stands at a place; nothing for one that a box file has made up. */
export function denOf({ name, level }: Pick<PlaceView, 'name' | 'level'>): string {
  let den = made.get(name);
  if (den === undefined) {
    den = level === null ? (DENS[name]?.() ?? '') : drift(Number(level));
    made.set(name, den);
  }
  return den;
}
