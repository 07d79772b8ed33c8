/** What stands in the middle of a project's picture. */
import { ci, gear, gem, gr, lamp, ln, miner, p, rc, star, type Dice } from '../kit/drawing';
import type { District } from './districts';

type Draws = (R: Dice, k: District, cost: Readonly<Record<string, number>>) => string;

const METAL: readonly [string, string, string] = ['#e3e0dc', '#a9a49f', '#6b6763'];
const HEAP: Readonly<Record<string, readonly [string, string]>> = {
  stone: ['#b9aea1', '#8b8177'],
  iron: ['#d98d5e', '#9c5a36'],
  gold: ['#ffd964', '#c18f1c'],
  crystal: ['#a8ecfa', '#4fa9c4'],
  heat: ['#ff9d4a', '#d9541c'],
};
export const THINGS: Readonly<Record<string, Draws>> = {
  heap(_R, k, cost) {
    const order = ['crystal', 'gold', 'iron', 'stone', 'heat'];
    const best = order.find((q) => cost[q]) || 'stone';
    const [a, b] = HEAP[best] ?? ['', ''];
    let s = p('M62 90h76l-6-8H68z', k.mid);
    const n = Math.min(9, 4 + (cost[best] || 1));
    for (let q = 0; q < n; q++) {
      const row = q < 4 ? 0 : q < 7 ? 1 : 2,
        x = [76, 92, 108, 124][q] ?? [84, 100, 116][q - 4] ?? [92, 108][q - 7] ?? 100,
        y = 80 - row * 11;
      s +=
        best === 'crystal'
          ? p(`M${x} ${y - 16}l7 9-3 12h-8l-3-12z`, a) +
            p(`M${x} ${y - 16}l-7 9h6z`, '#fff', 'opacity=".6"') +
            p(`M${x} ${y - 16}l7 9-3 12z`, b, 'opacity=".6"')
          : p(`M${x - 9} ${y + 5}l3-11h12l3 11z`, b) + p(`M${x - 6} ${y - 6}h12l1 4h-14z`, a);
    }
    return gr(s, 'translate(-30 -28) scale(1.3)');
  },
  tools: () =>
    gr(
      rc(-2.5, -34, 5, 60, '#8a5a34') +
        p('M-15-40h30l4 6-4 6h-30z', METAL[1]) +
        p('M-15-40h30l2 3h-33z', METAL[0]),
      'translate(100 60) rotate(38)',
    ) +
    gr(
      ln('M-4 28C-7 6-2 0 0-6 2 0 7 6 4 28', METAL[1], 3.4) +
        ln('M0-6C-10-16-6-28 0-32 6-28 10-16 0-6', METAL[0], 3.4) +
        ci(0, -6, 3, METAL[2]),
      'translate(100 60) rotate(-38)',
    ) +
    p('M66 76h22v-3h40v5c-10 0-16 4-17 8h7v8H78v-8h9c-2-5-12-6-21-10z', '#3d3836') +
    p('M66 76h22v-3h40v2H88v3H67z', METAL[1]),
  belt: (R) => {
    let s = '';
    for (const x of [52, 148])
      s += ci(x, 74, 11, '#3a2a24') + ci(x, 74, 7, METAL[1]) + ci(x, 74, 2.5, '#2a1d18');
    s += ln('M52 63h96M52 85h96', '#2a1d18', 4);
    for (let q = 0; q < 5; q++) {
      const x = 60 + q * 20 + R.f(-3, 3);
      s +=
        p(`M${x - 8} 61l3-11 6-4 7 5 2 10z`, q % 2 ? '#d98d5e' : '#b9aea1') +
        p(`M${x - 5} 50l6-4 7 5-6 2z`, '#fff', 'opacity=".35"');
    }
    return (
      s +
      p('M34 22h34l-8 18H42z', '#6e4b3a') +
      p('M34 22h34v4H34z', METAL[1]) +
      p('M44 40h14v8H44z', '#57271b')
    );
  },
  shield: () =>
    gr(
      ln('M-34 30L26-34', '#8a5a34', 4) +
        p('M14-40c10-6 22 0 24 10-6 4-12 5-18 3l-8-6z', METAL[0]) +
        ln('M34 30L-26-34', '#8a5a34', 4) +
        p('M-14-40c-10-6-22 0-24 10 6 4 12 5 18 3l8-6z', METAL[1]) +
        p('M-24-22h48v26C24 24 10 32 0 37-10 32-24 24-24 4z', '#b23a26') +
        p('M0-22h24v26C24 24 10 32 0 37z', '#7d2416') +
        p('M-24-22h48v5h-48z', METAL[0]) +
        p('M-13-12h20l6 5-6 5h-20zM-3.500-2h7v26h-7z', '#ffe0a8'),
      'translate(100 52)',
    ),
  cage: (_R, k) =>
    ln('M88 0V34M112 0V34', '#d9c3a2', 1.6) +
    p('M78 34h44l5 8H73z', METAL[1]) +
    rc(76, 42, 48, 46, '#00000055') +
    rc(76, 42, 48, 46, 'none', `stroke="${METAL[0]}" stroke-width="3"`) +
    ln('M88 42v46M112 42v46M76 66h48', METAL[1], 1.6) +
    p('M100 44v18l-8-4V44zM100 44v18l8-4V44z', k.hue) +
    miner(90, 88, 0.95, '#2a1512', false) +
    miner(110, 88, 0.9, '#43231a', false) +
    rc(72, 88, 56, 5, METAL[2]),
  props: (_R, k) =>
    rc(64, 34, 9, 58, k.wood[1]) +
    rc(64, 34, 3, 58, k.wood[0]) +
    rc(127, 34, 9, 58, k.wood[1]) +
    rc(127, 34, 3, 58, k.wood[0]) +
    rc(54, 24, 92, 12, k.wood[1]) +
    rc(54, 24, 92, 4, k.wood[0]) +
    ln('M70 54L88 36M130 54L112 36', k.wood[2], 5) +
    p('M73 92V44C73 40 82 36 100 36s27 4 27 8v48z', '#0a1522') +
    lamp(100, 44, 1.1) +
    miner(92, 92, 1, '#24405e') +
    ci(66, 30, 1.5, '#3f2a16') +
    ci(134, 30, 1.5, '#3f2a16'),
  rails: (_R, k) =>
    p('M100 46L36 110h128z', '#0a1522', 'opacity=".75"') +
    [52, 58, 66, 77, 91]
      .map((y, q) =>
        p(
          `M${100 - (y - 44) * 0.98} ${y}h${(y - 44) * 1.96}l${2 + q} ${2 + q * 0.9}h-${(y - 44) * 1.96 + 2 * (2 + q)}z`,
          q % 2 ? k.wood[1] : k.wood[2],
        ),
      )
      .join('') +
    p('M96 46L62 110h9L98 46zM104 46l34 64h-9L102 46z', '#d7e4ee') +
    p('M96 46L62 110h3L97 46zM104 46l34 64h-3L103 46z', '#7f97ab') +
    p('M82 30c0-14 36-14 36 0v17H82z', '#081320') +
    ci(100, 36, 12, '#fff3c4', 'opacity=".35"') +
    gr(
      '<use href="#i-cart-art" x="-12" y="-12" width="24" height="24"/>',
      'translate(100 38) scale(.8)',
    ),
  drill: () =>
    gr(
      rc(-46, -12, 34, 24, '#6f8496') +
        rc(-46, -12, 34, 7, '#c7d6e2') +
        rc(-14, -16, 8, 32, '#48596a') +
        p('M-6-20h22L44 0 16 20H-6z', '#8fd8ea') +
        p('M-6-20h22L44 0H8z', '#e8fbff') +
        p('M16-20L44 0 16 20 8 0z', '#bdeef9') +
        ln('M-6-7h18M-6 7h18', '#4fa9c4', 1.4) +
        ln('M-46-2h-16M-46 6h-12', '#48596a', 4),
      'translate(94 58) rotate(-12)',
    ) +
    star(142, 40, 1.5, '#fff') +
    star(150, 58, 0.9, '#fff') +
    p('M148 22l14 14-6 22 10 20-14 20h48V14z', '#0c1828', 'opacity=".75"'),
  pour: () =>
    ln('M58 6L74 30M96 4L92 28', '#d9c3a2', 2) +
    gr(
      p('M-26-16h52l-6 30c-8 7-32 7-40 0z', '#4b3a30') +
        p('M-26-16h52l-1 6h-50z', METAL[1]) +
        p('M-22-14h44l-2 5h-40z', '#ffd94a'),
      'translate(84 36) rotate(22)',
    ) +
    p('M104 40c8 4 9 20 8 40h-7c1-18 0-30-6-36z', '#ffe36a') +
    p('M107 46c3 6 3 20 2 34h-2c0-14 1-24-2-32z', '#fff6cf') +
    p('M78 80h62l-5 12H83z', '#3a2a1c') +
    p('M84 80h50l-2 4H86z', '#ffd94a') +
    p('M40 92l4-12h24l4 12zM54 80l3-10h20l3 10z', '#d9a52c') +
    p('M44 80h24l1 3H43zM57 70h20l1 3H56z', '#fff0b0') +
    star(122, 60, 1),
  statue: (_R, k) =>
    p('M70 92h60l-5-10H75z', k.metal[2]) +
    p('M76 82c-2-22 4-34 24-36 20 2 26 14 24 36z', k.metal[1]) +
    p('M100 46c20 2 26 14 24 36h-24z', k.metal[2]) +
    p('M84 40c0-20 8-28 16-32 8 4 16 12 16 32z', k.metal[1]) +
    p('M80 36h40l-3 6H83z', k.metal[0]) +
    p('M87 42h26c2 14-4 30-13 38-9-8-15-24-13-38z', k.metal[0]) +
    p('M93 44h4v3h-4zM103 44h4v3h-4z', '#4a3205') +
    ln('M94 56c4 3 8 3 12 0M92 62l5 10M108 62l-5 10M100 60v16', k.metal[2], 1.2) +
    ln('M126 84V26', k.metal[0], 3) +
    p('M116 16h20l4 6-4 7h-20z', k.metal[0]) +
    gem(100, 30, 0.7, '#f27f8d') +
    miner(62, 92, 0.5, '#241603', false),
  jewel: (R, k) =>
    ci(100, 48, 34, '#fff', 'opacity=".22"') +
    gem(100, 44, 3, R.of(['#62d3ee', '#e86a86', '#b77cf0'])) +
    ln('M100 6V16M60 44H50M150 44h-10M71 15l-6-6M129 15l6-6', '#fffbe6', 1.8) +
    p('M80 92l6-14h28l6 14z', k.metal[2]) +
    p('M86 78h28l2 5H84z', k.metal[0]) +
    star(126, 30, 1.2) +
    star(74, 54, 0.8),
  lava: (_R, k) =>
    p('M0 110V86c40-6 60 6 100 0s70-4 100 2v22z', '#c93a12') +
    p('M0 110V94c40-4 60 6 100 1s70-3 100 1v14z', '#ffb03a') +
    ln('M30 92c12-3 22 2 34 0M120 94c14-3 30 2 44-1', '#fff0a8', 1.6) +
    p('M10 66h180v-9C150 44 120 40 100 40S50 44 10 57z', k.wood[1]) +
    p(
      'M28 66c10-10 24-13 34-13s22 6 22 13zM116 66c0-7 12-13 22-13s24 3 34 13zM92 66c0-6 4-9 8-9s8 3 8 9z',
      '#d9551c',
      'opacity=".9"',
    ) +
    p('M10 57C50 44 80 40 100 40s50 4 90 17v-5C150 39 120 35 100 35S50 39 10 52z', k.wood[0]) +
    p('M58 86V66h8v20zM134 86V66h8v22z', k.wood[2]) +
    p('M112 36l8 2-3 7 6 2-2 5-10-1z', '#171c14') +
    miner(84, 38, 0.8, '#171c14'),
  wreck: () =>
    ln('M100 0V16l-3 4M116 0v30', '#8d8268', 1.8) +
    gr(
      p('M-24-30h48l5 8h-58z', '#5f6257') +
        rc(-26, -22, 52, 48, '#0a0d08aa') +
        rc(-26, -22, 52, 48, 'none', 'stroke="#8b8f7e" stroke-width="3.400"') +
        ln('M-12-22v48M4-22v30M18-22v48M-26 2h52', '#6b6f60', 2) +
        p('M-26 26h52l-4 7h-40z', '#5f6257'),
      'translate(102 60) rotate(-15)',
    ) +
    p('M86 18c-5 4-3 8 1 10s1 6-3 9', 'none', 'stroke="#8d8268" stroke-width="1.600"') +
    ci(92, 62, 1.6, '#ffe08a') +
    ci(100, 60, 1.6, '#ffe08a'),
  oven: () =>
    p('M54 94V54C54 28 76 16 100 16s46 12 46 38v40z', '#4f4a3c') +
    p('M54 94V54C54 28 76 16 100 16c-20 6-34 20-34 40v38z', '#6d6752') +
    p('M72 94V64c0-16 14-22 28-22s28 6 28 22v30z', '#180804') +
    p(
      'M100 46c4 12 18 18 18 32 0 9-8 16-18 16s-18-7-18-16c0-8 5-12 7-20 4 3 6 6 6 9 5-5 8-12 5-21z',
      '#ff7a2a',
    ) +
    p('M100 66c2 7 9 10 9 18 0 6-4 10-9 10s-9-4-9-9c0-7 6-10 9-19z', '#ffe08a') +
    ln('M60 50h14M62 36l12 6M140 50h-14M138 36l-12 6M100 22v12', '#332e22', 1.4) +
    p('M92 16V0h16v16z', '#3d392d'),
  gauge: (R, k) =>
    ln('M0 66H200', k.metal[2], 26) +
    ln('M0 63H200', k.metal[1], 17) +
    ln('M0 57H200', k.metal[0], 4) +
    [38, 150].map((x) => rc(x, 50, 8, 32, k.metal[2]) + rc(x, 50, 2.5, 32, k.metal[0])).join('') +
    ci(100, 52, 27, '#2a1630') +
    ci(100, 52, 24, '#f7ead6') +
    p('M100 52L79 63a24 24 0 010-22z', '#7fb4c9', 'opacity=".55"') +
    p('M100 52l21-11a24 24 0 010 22z', '#e8643c', 'opacity=".75"') +
    ln('M100 32v4M80 52h4M116 52h4M86 38l3 3M114 38l-3 3', '#3a2040', 1.8) +
    ln(`M100 52L${100 + R.i(8, 15)} ${40 - R.i(0, 3)}`, '#8a1f12', 3) +
    ci(100, 52, 3.6, '#3a2040'),
  crusher: () =>
    p('M56 8h88l-22 28H78z', '#4a3350') +
    p('M56 8h88l-2 5H58z', METAL[1]) +
    [70, 84, 98, 112, 126]
      .map((x, q) => p(`M${x} ${14 + (q % 2) * 4}l8-6 8 5-2 8h-11z`, '#1a1014'))
      .join('') +
    gear(80, 58, 25, 11, METAL[1], '#3a2040') +
    gear(122, 58, 25, 11, METAL[2], '#3a2040') +
    p('M84 96l4-12 10-3 14 2 6 13z', '#1a1014') +
    p('M88 84l10-3 14 2-10 3z', '#fff', 'opacity=".25"') +
    ci(101, 84, 20, '#ff8a3d', 'opacity=".28"'),
  chimney: () =>
    p('M82 94L88 22h24l6 72z', '#8a4a3a') +
    p('M100 22h12l6 72h-18z', '#5f2e28') +
    p('M84 22h32v7H84zM80 88h40v8H80z', '#c47a5c') +
    ln('M86 44h28M85 60h30M83 76h34', '#3f1d1a', 1.2) +
    [
      [100, 12, 10],
      [114, 4, 13],
      [132, -1, 12],
      [90, 4, 9],
    ]
      .map(([x = 0, y = 0, q = 0]) => ci(x, y, q, '#f6e6f0', 'opacity=".55"'))
      .join('') +
    ci(100, 24, 9, '#ff9a4a', 'opacity=".5"') +
    p('M120 94V66h34v28zM44 94V58l14-8v8l14-8v44z', '#2a1630') +
    [
      [126, 74],
      [138, 74],
      [50, 68],
      [60, 68],
    ]
      .map(([x = 0, y = 0]) => rc(x, y, 6, 8, '#ffcf70'))
      .join(''),
};
