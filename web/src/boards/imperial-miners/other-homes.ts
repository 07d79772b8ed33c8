/** Where each people lives: the second view. */
import { ci, F1, gear, ln, p, rc, star } from '../kit/drawing';

import type { Home } from './homes';

export const OTHER_HOMES: Readonly<Record<string, Home>> = {
  S(R, k) {
    // the still house
    let s = p(`M0 70L${R.f(30, 46)} 30 ${R.f(80, 96)} 66 ${R.f(140, 156)} 24 200 66V110H0z`, k.far);
    const x = R.f(86, 104);
    s +=
      p(`M${x - 26} 94c-4-26 4-38 18-42l4-22h8l4 22c14 4 22 16 18 42z`, '#c87a48') +
      p(`M${x} 30h4l4 22c14 4 22 16 18 42H${x + 4}z`, '#95502c') +
      ln(`M${x} 30c4-16 30-16 38 4l8 36`, '#c87a48', 6) +
      ln(`M${x} 30c4-16 30-16 38 4l8 36`, '#e8a878', 1.6) +
      ln(`M${x - 25} 78h50M${x - 20} 62h42`, '#6b3418', 1.6) +
      rc(x - 30, 92, 62, 5, '#4a3a30') +
      ci(x, 94, 16, '#ffb454', 'opacity=".35"');
    for (const [bx = 0, by = 0] of [
      [x - 62, 84],
      [x - 43, 84],
      [x - 52, 66],
      [x + 62, 84],
    ])
      s +=
        `<ellipse cx="${bx}" cy="${by}" rx="9.500" ry="10" fill="#7a4c2a"/>` +
        ci(bx, by, 6.6, '#b98550') +
        ln(`M${bx - 9} ${by - 4}h18M${bx - 9} ${by + 4}h18`, '#3f4048', 1.3);
    return s + p('M0 110V94h200v16z', k.mid);
  },
  E(R, k) {
    // columns, a barge on the canal, stars
    let s = '';
    for (let q = 0; q < 9; q++) s += star(R.f(10, 190), R.f(6, 40), R.f(0.3, 0.6), '#fff6cf');
    const n = R.of([14, 22]);
    for (const x of [n, n + 30, 186 - n - 30 - 8, 186 - n - 8])
      s +=
        rc(x, 26, 14, 66, '#e2bd6a') +
        rc(x, 26, 4, 66, '#fff', 'opacity=".4"') +
        p(`M${x - 5} 28c0-12 24-12 24 0z`, '#3f86a0') +
        rc(x - 4, 18, 22, 5, '#f6e0a0') +
        ln(`M${x + 4} 40h6M${x + 4} 52h6M${x + 4} 64h6`, '#8a6420', 1.6);
    return (
      s +
      p('M0 110V86h200v24z', '#2f7f97') +
      ln('M0 92c20-3 30 3 50 0s30 3 50 0 30 3 50 0 30 3 50 0', '#9be0ee', 1.6) +
      p(
        'M58 82c14 10 70 10 84 0l8-16c-4 4-10 8-18 8H70c-8 0-14-6-16-14-2 8 0 16 4 22z',
        '#8a5a2a',
      ) +
      p('M100 74V34l26 36H104z', '#fff0c8') +
      p('M97 74V40L80 70z', '#e8c98a') +
      ln('M98 30v46', '#5f3f12', 2) +
      ci(100, 50, 4, '#d8503a') +
      p('M0 110V100h200v10z', k.mid)
    );
  },
  A(R, k) {
    // one great wheel, coral, a trident gate
    let s = '';
    for (let q = 0; q < 3; q++)
      s += p(`M${40 + q * 56} 0h14l-24 110h-16z`, '#e6fffb', 'opacity=".10"');
    const x = R.f(92, 108);
    s +=
      gear(x, 66, 42, 16, '#d9a552', k.near) +
      gear(x, 66, 30, 8, '#f2cf86', k.mid) +
      ci(x, 66, 8, '#8fe0dc') +
      ln(`M${x - 26} 66h52M${x} 40v52M${x - 18} 48l36 36M${x + 18} 48l-36 36`, '#8a6024', 2);
    for (const t of [x - 64, x + 64])
      s +=
        ln(`M${t} 96V28M${t - 10} 30v10c0 8 4 12 10 12s10-4 10-12V30`, '#dff6f0', 3) +
        p(`M${t} 16l5 12h-10zM${t - 10} 20l3.500 10h-7zM${t + 10} 20l3.500 10h-7z`, '#f4fffb');
    for (let q = 0; q < 8; q++)
      s += ci(
        R.f(8, 192),
        R.f(4, 80),
        R.f(1.4, 3.6),
        'none',
        'stroke="#e6fffb" stroke-width="1" opacity=".7"',
      );
    return (
      s +
      p('M0 110V94c40 5 60-4 100 0s60-4 100 1v15z', k.mid) +
      p('M22 98c-8-14 2-18 0-28 8 8 8 18 10 28zM176 98c-4-12 6-16 4-26 8 8 6 18 6 26z', '#e8789a')
    );
  },
  B(R, k) {
    // a gate of bones, kegs before it
    let s = p(
      `M0 60L${R.f(20, 40)} 20 ${R.f(60, 80)} 50 ${R.f(110, 130)} 14 ${R.f(160, 176)} 46 200 24V110H0z`,
      k.far,
    );
    const x = R.f(92, 108);
    s +=
      ln(
        `M${x - 34} 96C${x - 40} 50 ${x - 22} 24 ${x} 18M${x + 34} 96C${x + 40} 50 ${x + 22} 24 ${x} 18`,
        '#efe0c4',
        7,
      ) +
      ln(
        `M${x - 36} 70l-14-6M${x - 33} 50l-13-9M${x - 24} 34l-9-11M${x + 36} 70l14-6M${x + 33} 50l13-9M${x + 24} 34l9-11`,
        '#efe0c4',
        4,
      ) +
      p(`M${x - 26} 96C${x - 30} 58 ${x - 16} 36 ${x} 30c16 6 30 28 26 66z`, '#1d0a06') +
      ci(x - 8, 62, 2.6, '#ffb454') +
      ci(x + 8, 62, 2.6, '#ffb454') +
      p(`M${x - 12} 16c0-8 5-12 12-12s12 4 12 12l-5 4v6h-14v-6z`, '#f6e8d0') +
      ci(x - 4, 14, 2.6, '#34120b') +
      ci(x + 4, 14, 2.6, '#34120b');
    for (const [bx = 0, by = 0] of [
      [x - 62, 84],
      [x - 44, 86],
      [x + 56, 84],
    ])
      s +=
        `<ellipse cx="${bx}" cy="${by}" rx="10" ry="12" fill="#5c3622"/>` +
        ln(`M${bx - 10} ${by - 5}h20M${bx - 10} ${by + 5}h20`, '#2a1610', 1.8) +
        p(`M${bx - 4} ${by - 3}h8v6h-8z`, '#d8503a');
    s +=
      ln(`M${x + 72} 96V50`, '#3a1d12', 3) +
      ci(x + 72, 44, 16, '#ff9a3d', 'opacity=".35"') +
      p(`M${x + 72} 30c2 6 8 8 8 15 0 5-4 8-8 8s-8-3-8-8c0-6 6-8 8-15z`, '#ffb03a');
    return s + p('M0 110V96h200v14z', k.mid);
  },
  J(R, k) {
    // a pagoda, a bridge, the pond
    const m = R.f(130, 160);
    let s =
      ci(m, 28, 16, '#fff6ee') + p('M0 80l40-30 30 20 50-34 80 44v30H0z', k.far, 'opacity=".75"');
    const x = R.f(60, 80);
    [
      [0, 34, 72],
      [1, 27, 52],
      [2, 20, 33],
    ].forEach(([q = 0, w = 0, y = 0]) => {
      s +=
        rc(x - w * 0.6, y, w * 1.2, 20, q % 2 ? '#f4d9c8' : '#ecc9b8') +
        rc(x - 3, y + 6, 6, 14, '#5a2438') +
        rc(x - w * 0.45, y + 6, 5, 7, '#ffd98a') +
        rc(x + w * 0.3, y + 6, 5, 7, '#ffd98a') +
        p(
          `M${x - w - 6} ${y + 2}c8-1 14-6 ${F1(w * 0.5)}-10h${F1(w)}c${F1(w * 0.2)} 4 ${F1(w * 0.4)} 9 ${F1(w * 0.5 + 12)} 10z`,
          '#9c2f34',
        );
    });
    s +=
      ln(`M${x} 24V8`, '#ffd27a', 2) +
      ln('M112 94C128 70 164 70 182 94', '#8a2420', 5) +
      ln('M112 86C128 60 164 60 182 86M124 76v10M147 66v10M170 76v10', '#d8503a', 1.8);
    return (
      s +
      p('M0 110V92h200v18z', '#4a5f86') +
      ln('M100 98h40M20 101h50M150 103h40', '#ffe4e6', 1.2, 'opacity=".7"') +
      p('M150 99c6-4 12-2 14 0-2 3-9 4-14 0zm14 0l5-3v6z', '#ffb36a')
    );
  },
  R(R, k) {
    // a temple front under the vault
    const x = R.f(92, 108);
    let s =
      p('M0 0h200v110H0z', k.mid, 'opacity=".35"') +
      p(`M${x - 62} 40L${x} 10l62 30z`, '#efe6f8') +
      p(`M${x} 10l62 30H${x}z`, '#cbbbe0') +
      p(`M${x - 44} 36L${x} 16l44 20z`, '#a892c4') +
      ci(x, 29, 6, '#ffd27a') +
      rc(x - 62, 40, 124, 7, '#efe6f8') +
      rc(x - 62, 45, 124, 2.4, '#8d76ad');
    for (let q = 0; q < 6; q++) {
      const cx = x - 56 + q * 20.5;
      s +=
        rc(cx, 47, 10, 43, '#d9cbe8') +
        rc(cx, 47, 3, 43, '#fff', 'opacity=".7"') +
        rc(cx - 2, 47, 14, 3, '#f6f0fc') +
        ln(`M${cx + 5} 52v36M${cx + 8} 52v36`, '#8d76ad', 0.9);
    }
    s +=
      p(`M${x - 9} 90V60h18v30z`, '#180f28') +
      ci(x, 72, 12, '#ffcf70', 'opacity=".35"') +
      rc(x - 70, 90, 140, 4, '#e6dcf2') +
      rc(x - 78, 94, 156, 4, '#b7a3d0');
    return s + p('M0 110V98h200v12z', k.mid);
  },
};
/** Daylight falls into level I, lamps light II, level III glows from below. */
