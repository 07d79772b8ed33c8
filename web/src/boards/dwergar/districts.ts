/** The five districts of Dwergar: their light, their colours, and what stands in them. */
import { ci, F1, gear, gem, gr, ln, p, rc, rubble, type Dice, type Palette } from '../kit/drawing';

export interface District extends Palette {
  hue: string;
  metal: readonly [string, string, string];
  wood: readonly [string, string, string];
}

export const DISTRICTS: Readonly<Record<string, District>> = {
  western: {
    hue: '#8a3b22',
    c: ['#f2a56c', '#8e452e', '#2a120e'],
    far: '#57271b',
    mid: '#3a1812',
    near: '#1a0a09',
    metal: ['#c9b3a2', '#93755f', '#6e4b3a'],
    wood: ['#e0b57a', '#b98550', '#7a522c'],
  },
  new_shaft: {
    hue: '#35557a',
    c: ['#bfe0f4', '#4b7aa6', '#12233a'],
    far: '#2f557c',
    mid: '#1f3a59',
    near: '#0c1828',
    wood: ['#e0b57a', '#b98550', '#7a522c'],
    metal: ['#e3e0dc', '#a9a49f', '#6b6763'],
  },
  golden_terraces: {
    hue: '#7d5a06',
    c: ['#fff0b8', '#c7922a', '#3a2506'],
    far: '#8d641a',
    mid: '#5c3f0e',
    near: '#241603',
    metal: ['#ffe08a', '#e0ac3a', '#8a5f12'],
    wood: ['#e0b57a', '#b98550', '#7a522c'],
  },
  old_shaft: {
    hue: '#4a5a34',
    c: ['#c9d2a6', '#5f6d4a', '#171c14'],
    far: '#414d36',
    mid: '#2b3426',
    near: '#10140e',
    wood: ['#8d8268', '#655a44', '#3f382b'],
    metal: ['#e3e0dc', '#a9a49f', '#6b6763'],
  },
  eastern: {
    hue: '#6d3f78',
    c: ['#f0c7e6', '#87508f', '#231228'],
    far: '#57315f',
    mid: '#3a2040',
    near: '#170a1b',
    metal: ['#e6a06a', '#b86f3e', '#7a4426'],
    wood: ['#e0b57a', '#b98550', '#7a522c'],
  },
};

export const STRUCTURES: Readonly<Record<string, (R: Dice, k: District) => string>> = {
  western(R, k) {
    // machines: a line shaft with belts, wheels that mesh, a brick stack
    let s = '';
    const sx = R.f(14, 60) + (R.yes() ? 100 : 0);
    s += p(`M${sx} 110V${R.f(6, 18)}h12l3 100z`, k.far) + p(`M${sx - 3} 16h18v5h-18z`, k.far);
    s += rc(0, 17, 200, 4, k.far);
    const n = R.i(2, 3);
    for (let j = 0; j < n; j++) {
      const x = R.f(8 + j * 66, 44 + j * 66),
        r = R.f(12, 20);
      s +=
        gear(x, R.f(20, 38), r, R.i(9, 13), k.mid, k.far) +
        ln(
          `M${x - r} 22L${x - r + 6} 104M${x + r} 22L${x + r - 6} 104`,
          k.mid,
          1.2,
          'opacity=".7"',
        );
    }
    return s + rc(0, 88, 200, 22, k.mid) + ln('M0 88h200', '#c98a62', 0.8, 'opacity=".5"');
  },
  new_shaft(R, k) {
    // scaffold: posts, braces, planks, ladders, daylight from above
    let s = p('M70 0h60l26 110H44z', '#eaf6ff', 'opacity=".20"');
    const y0 = R.f(28, 40),
      bays = R.i(4, 5),
      w = 200 / bays;
    for (let j = 0; j <= bays; j++)
      s += rc(F1(j * w - 2.5), 0, 5, 110, j % 2 ? k.wood[2] : '#5c3d22');
    for (let j = 0; j < bays; j++) {
      const flip = R.yes();
      if (j === Math.floor(bays / 2)) continue;
      s += ln(
        flip
          ? `M${F1(j * w)} ${y0}L${F1(j * w + w)} 88`
          : `M${F1(j * w + w)} ${y0}L${F1(j * w)} 88`,
        '#5c3d22',
        2.6,
      );
    }
    s += rc(0, y0 - 3, 200, 4.5, k.wood[1]) + rc(0, y0 - 3, 200, 1.2, k.wood[0]);
    const lx = R.f(18, 40) + (R.yes() ? 122 : 0);
    s += ln(
      `M${lx} ${y0}V92M${lx + 9} ${y0}V92` +
        [0, 1, 2, 3, 4, 5].map((q) => `M${lx} ${y0 + 6 + q * 8}h9`).join(''),
      k.wood[0],
      1.3,
    );
    return s + rc(0, 88, 200, 22, k.mid) + rc(0, 87, 200, 3, k.wood[1]);
  },
  golden_terraces(R, k) {
    // terraces: steps with lit arches, jewels on chains
    let s = '';
    const side = R.yes() ? 1 : -1;
    const steps = (x: number, dir: number, f: string): string => {
      let d = `M${x} 110`;
      for (let q = 0; q < 5; q++) d += `V${96 - q * 17}h${dir * (24 - q * 2)}`;
      return p(d + `V0H${dir > 0 ? 200 : 0}V110z`, f);
    };
    s += steps(side > 0 ? 116 : 84, side, k.far) + steps(side > 0 ? 48 : 152, -side, k.far);
    for (let q = 0; q < 6; q++) {
      const x = R.f(4, 190),
        y = R.of([34, 51, 68]);
      if (x > 62 && x < 138) continue;
      s += p(`M${x} ${y + 12}v-7a4 4 0 018 0v7z`, '#fff2b0', `opacity="${R.f(0.55, 0.95)}"`);
    }
    for (let q = 0; q < R.i(2, 4); q++) {
      const x = R.of([R.f(20, 62), R.f(138, 180)]),
        y = R.f(10, 26);
      s +=
        ln(`M${x} 0V${y}`, k.metal[0], 0.7) +
        gem(x, y + 3, 0.55, R.of(['#7fe0f2', '#f27f8d', '#c48bf2', '#8df2b0']));
    }
    return (
      s + p('M0 110V92h46l8-5h92l8 5h46v18z', k.mid) + ln('M0 92h46l8-5h92l8 5h46', k.metal[0], 1)
    );
  },
  old_shaft(R, k) {
    // ruin: leaning beams, cracks, webs, what has fallen
    let s = '';
    for (let q = 0; q < 9; q++) {
      const x = R.f(0, 200),
        hh = R.f(8, 34);
      s += p(`M${x} 0l${R.f(3, 7)} ${hh} ${R.f(3, 7)}-${hh}z`, k.far);
    }
    const bx = R.f(22, 42);
    s +=
      gr(rc(-4, -90, 8, 100, k.wood[2]), `translate(${bx} 92) rotate(${R.f(-13, -4)})`) +
      gr(rc(-4, -90, 8, 96, k.wood[2]), `translate(${200 - bx} 92) rotate(${R.f(5, 16)})`);
    s += p(`M${bx - 14} 22L${bx + R.f(48, 62)} ${R.f(30, 37)}l6-3-3 6L${bx - 12} 30z`, k.wood[1]);
    s += ln(
      `M0 0C14 4 20 10 22 24M0 14C8 14 14 18 16 28M0 0L24 26M0 0L8 30`,
      '#d9dfc4',
      0.6,
      'opacity=".6"',
    );
    const cx = R.f(70, 130);
    s += ln(
      `M${cx} 0l${R.f(-6, 6)} 12 ${R.f(2, 9)} 9 ${R.f(-9, -2)} 11`,
      '#0c0f0a',
      1.8,
      'opacity=".55"',
    );
    return s + p('M0 110V90l30-3 24 4 44-3 36 3 66-2v21z', k.mid) + rubble(R, 92, k.far, 9);
  },
  eastern(R, k) {
    // pipes: trunks, elbows, flanges, wheels, steam
    let s = '';
    const tube = (d: string, w: number): string =>
      ln(d, k.metal[2], w) +
      ln(d, k.metal[1], w * 0.62) +
      ln(d, k.metal[0], w * 0.2, 'opacity=".8"');
    const y = R.f(14, 26),
      x = R.f(22, 46),
      x2 = 200 - R.f(22, 46);
    s +=
      ln(`M${R.f(66, 80)} 0V110M${R.f(120, 136)} 0V110`, k.far, 9) +
      ln(`M0 ${y + 36}H200`, k.far, 7);
    s +=
      tube(`M0 ${y}H${x - 8}Q${x} ${y} ${x} ${y + 8}V110`, 9) +
      tube(`M200 ${F1(y + 8)}H${x2 + 8}Q${x2} ${F1(y + 8)} ${x2} ${F1(y + 16)}V110`, 8);
    for (const fx of [x, x2])
      for (const fy of [50, 74])
        s += rc(fx - 7, fy, 14, 4, k.metal[2]) + rc(fx - 7, fy, 14, 1.2, k.metal[0]);
    const vx = R.of([x, x2]);
    s +=
      ci(vx, 62, 8, 'none', `stroke="#d8503a" stroke-width="2.4"`) +
      ln(`M${vx - 8} 62h16M${vx} 54v16`, '#d8503a', 1.6);
    for (let q = 0; q < 3; q++)
      s += ci(R.f(60, 140), R.f(8, 30), R.f(6, 12), '#fff', `opacity="${R.f(0.08, 0.18)}"`);
    return s + rc(0, 90, 200, 20, k.mid) + ln('M0 90h200', '#d79ad0', 0.8, 'opacity=".5"');
  },
};
