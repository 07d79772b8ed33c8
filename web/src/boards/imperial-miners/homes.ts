/** Where each people lives: the first view. */
import {
  ci,
  F1,
  gear,
  gr,
  lamp,
  ln,
  miner,
  p,
  rc,
  star,
  type Dice,
  type Palette,
} from '../kit/drawing';

export type Home = (R: Dice, k: Palette, level: string) => string;

export const HOMES: Readonly<Record<string, Home>> = {
  S(R, k) {
    let s = p(
      `M0 74L${R.f(24, 40)} ${R.f(22, 34)} ${R.f(60, 76)} 62 ${R.f(96, 110)} ${R.f(18, 30)} ${R.f(136, 150)} 60 ${R.f(164, 178)} ${R.f(30, 40)} 200 70V110H0z`,
      k.far,
    );
    const x = R.f(118, 134);
    s +=
      p(`M${x} 94V54h44v40z`, '#8d97a6') +
      p(`M${x} 94V54h14v40z`, '#b4bdca') +
      p(`M${x - 5} 54h54l-6-14-4 6-6-8-6 8-6-8-6 8-4-6z`, '#5d6878') +
      p(`M${x + 15} 94V74a8 8 0 0116 0v20z`, '#1a2230') +
      rc(x + 6, 62, 6, 8, '#ffdf9a') +
      rc(x + 34, 62, 6, 8, '#ffdf9a');
    const bx = R.f(50, 66);
    for (let q = 0; q < 3; q++) {
      const cx = bx + (q - 1) * 19 + (q === 2 ? -9.5 - 19 * 0 : 0) - (q === 2 ? 9.5 : 0),
        cy = q === 2 ? 65 : 84;
      s +=
        `<ellipse cx="${cx}" cy="${cy}" rx="9.500" ry="10.500" fill="#8a5a34"/>` +
        ci(cx, cy, 7, '#b98550') +
        ln(`M${cx - 9} ${cy - 4}h18M${cx - 9} ${cy + 4}h18`, '#4a4a52', 1.4);
    }
    const fx = R.f(88, 100);
    s +=
      ln(`M${fx} 94V16`, '#d9c3a2', 2) +
      p(`M${fx} 18h26l-5 9 5 9H${fx}z`, '#b23a3a') +
      ln(
        `M${fx + 6} 18v18M${fx + 14} 18v18M${fx} 24h24M${fx} 31h24`,
        '#1d3d2c',
        2,
        'opacity=".8"',
      ) +
      ln(`M${fx + 10} 18v18M${fx} 27h22`, '#f4e6a8', 0.7);
    return s + p('M0 110V92h200v18z', k.mid);
  },
  E(R, k) {
    const sx = R.f(60, 140);
    let s = ci(sx, 30, 19, '#fff6cf') + ci(sx, 30, 27, '#fff6cf', 'opacity=".25"');
    const px = R.f(18, 40);
    s +=
      p(`M${px} 92l34-56 34 56z`, k.far) +
      p(`M${px + 34} 36l34 56h-24z`, k.mid) +
      p(`M${px + 62} 92l22-36 22 36z`, k.far) +
      p(`M${px + 84} 56l22 36h-15z`, k.mid);
    const ox = R.f(132, 148);
    s +=
      p(`M${ox} 94l3-62 6-8 6 8 3 62z`, '#f2d28a') +
      p(`M${ox + 9} 24l6 8 3 62h-9z`, '#b98a3c') +
      ln(
        `M${ox + 6} 44h5M${ox + 6} 52l5 3M${ox + 6} 62h5M${ox + 6} 70l5-3M${ox + 6} 80h5`,
        '#5f3f12',
        1.5,
      );
    if (R.yes(0.6)) {
      const c = R.f(160, 168);
      s +=
        p(`M${c} 94V40h16v54z`, '#d9b566') +
        p(`M${c - 4} 40c0-10 24-10 24 0z`, '#3f86a0') +
        ln(`M${c + 4} 44v48M${c + 10} 44v48`, '#8a6420', 1.4);
    } else
      s +=
        p('M150 94c4-16 20-24 30-22l-2-8 10 10 4 20z', '#c99a45') +
        p('M178 72l-2-8 10 10z', '#8a6420');
    return (
      s +
      p('M0 110V92c50-5 90 4 200-1v19z', k.mid) +
      ln('M0 99c20-4 30 4 50 0s30 4 50 0 30 4 50 0 30 4 50 0', '#4fb3c9', 2.4, 'opacity=".8"')
    );
  },
  A(R, k) {
    let s = '';
    for (let q = 0; q < 4; q++)
      s += p(
        `M${20 + q * 46} 0l${R.f(10, 18)} 0-${R.f(12, 30)} 110h-${R.f(8, 20)}z`,
        '#e6fffb',
        'opacity=".10"',
      );
    const dx = R.f(54, 74);
    s +=
      p(
        `M${dx} 92V64C${dx} 36 ${dx + 22} 22 ${dx + 36} 22s36 14 36 42v28z`,
        '#e9fffb',
        'opacity=".28"',
      ) +
      ln(
        `M${dx} 92V64C${dx} 36 ${dx + 22} 22 ${dx + 36} 22s36 14 36 42v28M${dx + 36} 22v70M${dx} 66h72`,
        '#f2d28a',
        2,
      ) +
      gear(dx + 36, 70, 19, 10, '#e6b45a', k.near) +
      gear(dx + 60, 82, 10, 8, '#b98540', k.near) +
      gear(dx + 12, 82, 10, 8, '#c9964a', k.near);
    for (const cx of [R.f(18, 30), R.f(156, 172)])
      s +=
        rc(cx, 44, 14, 50, '#d7ece6') +
        rc(cx, 44, 4, 50, '#fff', 'opacity=".6"') +
        rc(cx - 3, 38, 20, 6, '#f4fffb') +
        ln(`M${cx + 5} 46v46M${cx + 10} 46v46`, '#7fb0ac', 1.2);
    for (let q = 0; q < 7; q++)
      s += ci(
        R.f(8, 192),
        R.f(6, 70),
        R.f(1.4, 4),
        'none',
        'stroke="#e6fffb" stroke-width="1" opacity=".7"',
      );
    return (
      s +
      p('M0 110V92c40 6 60-4 100 0s60-4 100 1v17z', k.mid) +
      p(`M${R.f(138, 146)} 96c-6-14 4-20 2-30 8 8 6 20 8 30z`, '#e8789a') +
      p(`M${R.f(34, 44)} 96c-8-10-2-16-6-26 10 6 10 18 12 26z`, '#f2b45a')
    );
  },
  B(R, k) {
    let s = '';
    for (let x = -4; x < 204; x += 13) {
      const y = R.f(34, 50);
      s +=
        p(`M${x} 96V${y}l6-11 6 11v${96 - y}z`, x % 2 ? k.far : '#6b2b1a') +
        rc(x, 62, 12, 3, k.near);
    }
    const f = R.f(86, 104);
    s +=
      ci(f, 70, 34, '#ff9a3d', 'opacity=".35"') +
      p(
        `M${f} 24c6 18 24 24 24 44 0 14-10 24-24 24s-24-10-24-24c0-10 6-16 9-27 6 3 9 8 9 12 6-6 9-16 6-29z`,
        '#ff7a2a',
      ) +
      p(`M${f} 52c3 10 12 14 12 26 0 8-5 14-12 14s-12-6-12-13c0-10 9-14 12-27z`, '#ffe08a') +
      p(`M${f - 26} 96l10-8h34l10 8z`, '#2a120a');
    const b = R.of([R.f(28, 40), R.f(150, 164)]);
    s +=
      `<ellipse cx="${b}" cy="82" rx="12" ry="14" fill="#5c3622"/>` +
      ln(`M${b - 12} 77h24M${b - 12} 88h24`, '#2a1610', 2) +
      ln(`M${b} 68c0-8 8-6 8-14`, '#e8d3b0', 1.4) +
      star(b + 8, 52, 1.2, '#ffe08a') +
      p(`M${b - 5} 79h10v6h-10z`, '#d8503a');
    const q = 200 - b;
    s +=
      ln(`M${q} 96V52`, '#3a1d12', 3) +
      p(`M${q - 10} 52c0-10 4-14 10-14s10 4 10 14l-4 4v5h-12v-5z`, '#f2e2c8') +
      p(
        `M${q - 18} 34c-2 10 4 12 9 11l2-4c-6 0-8-2-11-7zM${q + 18} 34c2 10-4 12-9 11l-2-4c6 0 8-2 11-7z`,
        '#f2e2c8',
      ) +
      ci(q - 4, 48, 2.4, '#34120b') +
      ci(q + 4, 48, 2.4, '#34120b');
    return s + p('M0 110V94h200v16z', k.mid);
  },
  J(R, k) {
    const mx = R.f(50, 150);
    let s =
      ci(mx, 30, 21, '#fff6ee') +
      ci(mx, 30, 30, '#fff', 'opacity=".18"') +
      p(`M40 92l48-46 8 5 8-5 60 46z`, k.far, 'opacity=".8"') +
      p('M88 46l8 5 8-5 16 13-10-3-8 6-8-6-8 6-14-1z', '#fff', 'opacity=".8"');
    const t = R.f(84, 112);
    s +=
      p(`M${t - 38} 38c20 5 56 5 76 0v7c-20 4-56 4-76 0z`, '#c23a32') +
      rc(t - 30, 52, 60, 5, '#a82f2a') +
      p(`M${t - 27} 94l3-52h7l-1 52zM${t + 27} 94l-3-52h-7l1 52z`, '#c23a32') +
      rc(t - 4, 44, 8, 9, '#8a2420');
    for (const x of [R.f(20, 36), R.f(160, 176)])
      s +=
        ln(`M${x} 0V${R.f(18, 26)}`, '#3b1830', 1) +
        `<ellipse cx="${x}" cy="34" rx="8" ry="10" fill="#ffd98a"/><ellipse cx="${x}" cy="34" rx="13" ry="15" fill="#ffd98a" opacity=".25"/>` +
        rc(x - 5, 23, 10, 3, '#3b1830') +
        rc(x - 5, 43, 10, 3, '#3b1830');
    const left = R.yes();
    s += gr(
      ln('M0 14C18 16 30 24 44 22M20 17C26 12 30 10 36 10', '#3b1d22', 2.4) +
        [
          [14, 12],
          [24, 20],
          [34, 10],
          [40, 22],
          [30, 24],
          [46, 18],
          [20, 10],
          [38, 15],
        ]
          .map(([x = 0, y = 0]) => ci(x, y, 3.2, '#ffc4d4'))
          .join(''),
      left ? '' : 'translate(200 0) scale(-1 1)',
    );
    if (R.yes())
      s +=
        ln(`M${t - 60} 96C${t - 30} 74 ${t + 30} 74 ${t + 60} 96`, '#8a2420', 4) +
        ln(`M${t - 60} 90C${t - 30} 66 ${t + 30} 66 ${t + 60} 90`, '#d8503a', 1.8);
    return (
      s +
      p('M0 110V94h200v16z', k.mid) +
      ln('M10 100h34M60 104h40M130 100h50', '#ffe4e6', 1, 'opacity=".5"')
    );
  },
  R(R, k) {
    let s = '';
    const y = R.f(22, 32),
      n = R.i(4, 5),
      w = 200 / n;
    s += rc(0, y, 200, 8, '#d9cbe8') + rc(0, y, 200, 2.4, '#fff', 'opacity=".7"');
    for (let q = 0; q < n; q++) {
      const x = q * w;
      s += p(
        `M${F1(x)} ${y + 8}h${F1(w)}V94h-6V${y + 30}a${F1(w / 2 - 6)} ${F1(w / 2 - 6)} 0 00-${F1(w - 12)} 0V94h-6z`,
        q % 2 ? '#a892c4' : '#b7a3d0',
      );
    }
    s += ln(`M0 ${y + 14}h200`, '#7a649a', 1);
    const b = R.f(84, 112);
    s +=
      ln(`M${b} 96V12`, '#8a5f12', 2.6) +
      p(`M${b - 12} 30h24v30l-12-6-12 6z`, '#b8322c') +
      p(`M${b - 15} 27h30v5h-30z`, '#ffd27a') +
      p(`M${b - 12} 18c6-6 9-6 12 0 3-6 6-6 12 0-4 6-8 8-12 8s-8-2-12-8z`, '#ffd27a') +
      gr('<use href="#i-romans" width="14" height="14"/>', `translate(${b - 7} 35)`);
    return (
      s +
      p('M0 110V94h200v16z', k.mid) +
      p('M60 110L92 94h20l36 16z', '#cbbbe0', 'opacity=".6"') +
      ln('M74 104h62M84 99h38', '#5a4678', 1)
    );
  },
  none(R, k, level) {
    if (level === 'IV') {
      let s =
        ci(100, 54, 44, '#ff8a4a', 'opacity=".35"') + ci(100, 54, 30, '#ffc46a', 'opacity=".4"');
      for (let q = 0; q < 8; q++) {
        const a = (q / 8) * 6.283 + R.f(-0.2, 0.2),
          l = R.f(24, 36);
        s += p(
          'M-7 0L0-1 7 0 4-' + l + ' 0-' + (l + 7) + ' -4-' + l + 'z',
          q % 2 ? '#ff9d6a' : '#ffd0a0',
          `transform="translate(100 56) rotate(${F1((a * 180) / 3.1416)})"`,
        );
      }
      return (
        s +
        p('M100 30l20 24-20 30-20-30z', '#fff0d0') +
        p('M100 30l20 24h-20z', '#ffb36a') +
        p('M100 54h20l-20 30z', '#e8643c') +
        p('M0 110V96h200v14z', k.mid)
      );
    }
    const x = R.f(40, 60);
    return (
      rc(x - 8, 18, 10, 78, '#a9743f') +
      rc(x - 8, 18, 3, 78, '#d9a466') +
      rc(x + 84, 18, 10, 78, '#a9743f') +
      rc(x + 84, 18, 3, 78, '#d9a466') +
      rc(x - 18, 10, 122, 12, '#b98550') +
      rc(x - 18, 10, 122, 4, '#e0b57a') +
      p(`M${x + 2} 96V30h82v66z`, '#140c07') +
      lamp(x + 22, 30, 1.2) +
      lamp(x + 66, 30, 1.2) +
      ln('M0 97h200', '#c9b79e', 2.4) +
      gr('<use href="#i-cart-art" width="40" height="40"/>', `translate(${x + 24} 56)`) +
      miner(x + 118, 97, 1.1, '#1a0f08') +
      p('M0 110V97h200v13z', k.mid)
    );
  },
};

/* A second view of each home; the card's id decides which one is seen. */
