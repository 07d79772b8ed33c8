/** Those who lurk in the mine, drawn for a frame of 160 by 120. */
import { ci, gr, ln, p, rc, star, F1, type Dice } from '../kit/drawing';

const CAVE = 'M30 104V54C34 22 62 8 92 8s52 16 52 46v50z';

function orc(x: number, y: number, s: number, skin: string, angry = false): string {
  return gr(
    p('M-26 46C-26 24-14 18 0 18s26 6 26 28z', '#2b2320') +
      p('M-26 30l12-12 6 10-10 10zM26 30L14 18 8 28l10 10z', '#5d5650') +
      p(
        'M-15-4C-24-8-30-14-30-20-22-20-16-16-13-12-10-22-5-26 0-26s10 4 13 14c3-4 9-8 17-8 0 6-6 12-15 16 1 16-5 28-15 28S-16 12-15-4z',
        skin,
      ) +
      p(
        'M0-26c5 0 10 4 13 14 3-4 9-8 17-8 0 6-6 12-15 16 1 16-5 28-15 28z',
        '#000',
        'opacity=".16"',
      ) +
      p('M-11-6L-2-2l-8 4zM11-6L2-2l8 4z', '#12180a') +
      ci(-6, -2, 1.5, '#ff5a3a') +
      ci(6, -2, 1.5, '#ff5a3a') +
      p('M-9 10h18v5H-9z', '#12180a') +
      p('M-8 16l2.400-12L-2 13zM8 16L5.600 4 2 13z', '#fff6dc') +
      (angry ? ln('M-9-14l7 5M9-14l-7 5', '#2c3a18', 2.4) : ''),
    `translate(${x} ${y}) scale(${s})`,
  );
}

function orcs(): string {
  return (
    ci(92, 66, 56, '#d8402a', 'opacity=".28"') +
    p(CAVE, '#120a0a', 'opacity=".7"') +
    ln('M46 104V34M136 104V30', '#5c3d22', 3) +
    p('M46 34l-4-14 4-8 4 8zM136 30l-4-14 4-8 4 8z', '#b7bfc7') +
    p('M48 36h18l-5 8 5 8H48z', '#a82f2a') +
    orc(64, 80, 0.72, '#566b38') +
    orc(126, 78, 0.72, '#566b38') +
    orc(95, 74, 1.1, '#86a558', true) +
    ln('M118 104L134 58', '#8a5a34', 3) +
    p('M128 62c4-10 12-14 18-12-2 8-4 14-12 18z', '#c9d2da')
  );
}

function hoard(x: number, y: number, wide: number, high: number, R: Dice): string {
  let drawn = p(
    `M${x - wide} ${y}q${wide * 0.5}-${high * 2} ${wide}-${high * 2.4}t${wide} ${high * 2.4}z`,
    '#8a5f12',
  );
  for (let coin = 0; coin < high * 4; coin++) {
    const at = R.f(-1, 1);
    const top = (1 - at * at) * high * 2.2;
    drawn += `<ellipse cx="${F1(x + at * wide)}" cy="${F1(y - R.f(0, 1) * top)}" rx="5" ry="2.2" fill="${R.of(['#f3c13c', '#ffe08a', '#d9a02c'])}"/>`;
  }
  return drawn;
}

function dragon(R: Dice, great: boolean): string {
  const [skin, dark, belly] = great
    ? ['#b8324a', '#7a1d33', '#f08a6a']
    : ['#e0714f', '#9c3d2a', '#ffb48a'];
  const fire = 'M0-26c4 10 14 14 14 26 0 8-6 14-14 14s-14-6-14-13c0-8 4-11 6-17z';
  return (
    ci(90, 70, great ? 56 : 52, great ? '#ff4a3a' : '#ff7a3a', `opacity="${great ? 0.3 : 0.18}"`) +
    hoard(86, 106, 60, great ? 9 : 7, R) +
    p(
      'M96 88C100 50 122 28 150 20 144 36 148 46 150 58 140 56 134 64 132 76 120 74 108 80 96 88z',
      dark,
    ) + // prettier-ignore
    ln('M96 88L150 20M104 82l42-26M112 80l20-6', '#0006', 1.6) +
    ln('M142 108C150 88 130 80 112 80S86 86 92 68', dark, 21) +
    ln('M140 106C146 89 128 82 112 81S88 86 94 70', skin, 15) +
    ln('M126 94C122 88 100 88 92 80', belly, 5, 'opacity=".7"') +
    gr(
      p('M4-13L20-32 15-8zM-6-14L4-30 4-11z', '#f2e2c8') +
        p('M-38 4C-28-4-18-14 0-15 14-15 20-4 15 9L2 14-14 11-38 11z', skin) +
        p('M-36 13l24 1 14 4-9 8-18-4z', dark) +
        p('M-33 11l2.500 5 2.500-5zM-25 11l2.500 6 2.500-6zM-16 11l2.500 6 2.500-6z', '#fff6dc') +
        ci(-4, -4, 4.2, '#ffe9a8') +
        rc(-5, -8, 1.8, 8, '#2a0f06') +
        ci(-33, 3, 1.6, '#2a0f06') +
        p('M-12-12l10 3-12 1z', '#0005'),
      'translate(88 62) scale(1.05)',
    ) +
    (great
      ? p(fire, '#ff7a2a', 'transform="translate(38 84) scale(.9)"') +
        p(fire, '#ffe08a', 'transform="translate(38 92) scale(.45)"')
      : ln('M46 62C40 58 42 52 36 48', '#d9c9c0', 3, 'opacity=".5"'))
  );
}

/** Pairs of eyes in the dark. */
function eyes(places: readonly (readonly [x: number, y: number, s: number])[]): string {
  const pair =
    ci(-6, 0, 4, '#fff4c8') +
    ci(6, 0, 4, '#fff4c8') +
    ci(-5, 0, 1.7, '#170f1c') +
    ci(7, 0, 1.7, '#170f1c');
  return places.map(([x, y, s]) => gr(pair, `translate(${x} ${y}) scale(${s})`)).join('');
}
const LURKING = [
  [52, 46, 0.8],
  [130, 44, 0.8],
  [122, 64, 0.6],
  [60, 70, 0.65],
  [94, 30, 0.6],
] as const;

function knockers(): string {
  return (
    p(CAVE, '#0d080c', 'opacity=".8"') +
    eyes(LURKING) +
    gr(
      ln('M20-18L42-44', '#8a5a34', 4) +
        gr(
          p('M-12-6h24v12h-24z', '#9aa5b0') + p('M-12-6h24v3h-24z', '#e0e6ea'),
          'translate(44 -46) rotate(40)',
        ) +
        p('M-24 8C-26-14-16-22 0-22s26 8 24 30z', '#6c5579') +
        p('M0-64l16 30h-32z', '#52405f') +
        p('M0-48c16 0 24 10 24 22S16-4 0-4-24-14-24-26-16-48 0-48z', '#a88fb5') +
        p('M-24-30l-12-6 8 14zM24-30l12-6-8 14z', '#8d74a0') +
        ci(-9, -30, 6.5, '#fff4c8') +
        ci(9, -30, 6.5, '#fff4c8') +
        ci(-8, -29, 2.6, '#170f1c') +
        ci(10, -29, 2.6, '#170f1c') +
        p('M-11-16c6 6 16 6 22 0l-3 7h-16z', '#170f1c') +
        p('M-7-15h4v4h-4zM0-14h4v4H0z', '#fff6dc'),
      'translate(94 96) scale(1.02)',
    )
  );
}

function sidhe(): string {
  const sparks = [
    [50, 50],
    [138, 42],
    [128, 90],
    [58, 88],
  ] as const;
  return (
    ci(94, 58, 54, '#8fe0f2', 'opacity=".3"') +
    ci(94, 56, 30, '#e6fbff', 'opacity=".3"') +
    p(
      'M94 54C72 20 50 16 34 22c2 26 18 44 44 46-22 4-32 18-30 36 22 0 38-14 46-34 8 20 24 34 46 34 2-18-8-32-30-36 26-2 42-20 44-46-16-6-38-2-60 32z',
      '#8fc9d6',
      'opacity=".75"',
    ) +
    p('M84 104C86 82 84 66 90 56h8c6 10 4 26 6 48z', '#eafcff') +
    ci(94, 42, 9.5, '#f6e6d6') +
    p('M83 48c-4-16 4-22 11-22s15 6 11 22c-2-8-4-12-8-13-6 0-12 4-14 13z', '#f2e0a0') +
    ci(90.5, 43, 1.2, '#20303a') +
    ci(97.5, 43, 1.2, '#20303a') +
    sparks.map(([x, y]) => star(x, y, 1, '#fff')).join('') +
    ln('M104 62c10 0 14 6 16 14', '#eafcff', 4) +
    p('M114 86l2-9 8-2 6 6-2 7z', '#ffe48a')
  );
}

/** Whoever lurks there; of a stranger from a box file only eyes are seen. */
export function monster(effect: string, R: Dice): string {
  switch (effect) {
    case 'orcs':
      return orcs();
    case 'knockers':
      return knockers();
    case 'dragon':
      return dragon(R, false);
    case 'great_dragon':
      return dragon(R, true);
    case 'sidhe':
      return sidhe();
    default:
      return ci(90, 66, 52, '#d8402a', 'opacity=".24"') + p(CAVE, '#0d080c', 'opacity=".8"') + eyes([...LURKING, [96, 62, 1.6]]); // prettier-ignore
  }
}
