/**
 * A card's room, drawn from its data: the kind of room, what it gives or forges, who lurks there, and
 * its lanterns, which are its light. The frame is 160 by 120; walls and timber are tokens, so that
 * daylight repaints them, and what stands there has its own colours.
 */
import {
  ci,
  dice,
  gr,
  lamp,
  ln,
  miner,
  p,
  rc,
  star,
  type Dice,
  type Picture,
} from '../kit/drawing';
import { monster } from './creatures';
import { effectIcon } from './drawings';
import type { DwarfCard } from './view';

type Shades = readonly [light: string, dark: string];

export const ore = (x: number, y: number, s: number, c: Shades): string =>
  gr(
    p('M-10 7L-7-5 3-9 11-1 8 8z', c[1]) +
      p('M-7-5L3-9 11-1 1 1z', c[0]) +
      p('M-7-5L3-9 1-5-3-3z', '#fff', 'opacity=".45"') +
      p('M1 1L11-1 8 8z', '#000', 'opacity=".22"'),
    `translate(${x} ${y}) scale(${s})`,
  );
export const flame = (x: number, y: number, s: number): string =>
  gr(
    p(
      'M0-26c4 10 14 14 14 26 0 8-6 14-14 14s-14-6-14-13c0-8 4-11 6-17 3 2 4 5 4 7 4-4 6-9 4-17z',
      '#ff7a2a',
    ) + p('M0-8c2 6 7 8 7 14 0 5-3 8-7 8s-7-3-7-8c0-5 5-8 7-14z', '#ffe08a'),
    `translate(${x} ${y}) scale(${s})`,
  );
export const bar = (x: number, y: number, s: number): string =>
  gr(
    p('M-13-7h26v4H5v7h8v4h-26V4h8v-7h-8z', '#aebccb') +
      p('M-13-7h26v1.600h-26z', '#fff', 'opacity=".7"') +
      p('M-13 6.400h26V8h-26z', '#000', 'opacity=".3"'),
    `translate(${x} ${y}) scale(${s})`,
  );
/** Hewn facets, light and dark. */
function facets(R: Dice, count = 9): string {
  let drawn = '';
  for (let each = 0; each < count; each++) {
    const d = `M${R.f(14, 146)} ${R.f(0, 96)}l${R.f(6, 20)} ${R.f(-8, 4)} ${R.f(2, 10)} ${R.f(6, 14)} ${R.f(-24, -8)} ${R.f(2, 10)}z`;
    drawn += each % 2 ? p(d, '#fff', 'opacity=".05"') : p(d, '#000', 'opacity=".14"');
  }
  return drawn;
}
const POSTS =
  rc(20, 0, 8, 106, 'var(--post-2)') +
  rc(20, 0, 3, 106, 'var(--post-1)') +
  rc(132, 0, 8, 106, 'var(--post-2)') +
  rc(132, 0, 3, 106, 'var(--post-1)') +
  p('M28 22l14-14h6L28 30zM132 22l-14-14h-6l20 22z', 'var(--post-2)') +
  rc(10, 0, 140, 9, 'var(--post-1)') +
  rc(10, 7, 140, 2.4, 'var(--post-2)');

/** A vein's shadow, its stone and the ore in it. */
const VEINS: Record<string, { dark: string; vein: string; ore: Shades; shines?: boolean }> = {
  iron: { dark: '#7a3d20', vein: '#b5683c', ore: ['#e8a077', '#a85f38'] },
  gold: { dark: '#8a5f12', vein: '#f3c13c', ore: ['#ffe48a', '#d9a02c'], shines: true },
  steel: { dark: '#4a5563', vein: '#8fa0b4', ore: ['#d3dde8', '#8796a8'] },
};

/** A seam slants through the rock, its heap below; the dice say how it runs. */
export function seam(R: Dice, good: string): string {
  const { dark, vein, ore: stone, shines } = VEINS[good] ?? { dark: '#4c4038', vein: '#a79c90', ore: ['#d6ccc0', '#8b8177'] as Shades }; // prettier-ignore
  const sway = R.f(-6, 6);
  const d = `M14 ${94 + sway}C44 ${84 - sway} 54 66 84 ${62 + sway / 2}S122 40 150 ${24 - sway / 2}`;
  const lumps = [0.2, 0.36, 0.54, 0.7, 0.84].map((at, k) => {
    const x = Math.round(14 + at * 136);
    return ore(x, Math.round(92 - at * 64 + R.f(-3, 3)), [1, 1.25, 1.55, 1.15, 0.9][k] ?? 1, stone);
  });
  const heap = [
    [92, 101, 1.1],
    [108, 98, 1.5],
    [124, 101, 1.1],
    [116, 89, 1.1],
  ].map(([x = 0, y = 0, s = 1]) => ore(x + R.f(-3, 3), y, shines ? s * 0.8 : s, stone));
  return (
    facets(R, 14) +
    (shines ? ci(90, 60, 46, '#ffd25a', 'opacity=".16"') : '') +
    ln(d, dark, 22, 'opacity=".5"') +
    ln(d, vein, shines ? 4.5 : 7, 'opacity=".7"') +
    lumps.join('') +
    (shines ? star(98, 46, 1.3) + star(70, 58, 0.9) + star(122, 36, 0.8) : '') +
    POSTS +
    heap.join('')
  );
}

/** The cauldron over its fire, and what has been poured. */
function hearth(R: Dice): string {
  return (
    facets(R) +
    ci(92, 64, 50, '#ff8a3d', 'opacity=".22"') +
    ln('M64 0V40M122 0V40', '#8d8078', 2.6) +
    ln('M64 40C64 30 122 30 122 40', '#6b5f58', 4) +
    p('M56 48h74l-8 36c-10 9-48 9-58 0z', '#3d383b') +
    p('M93 48h37l-8 36c-5 5-17 7-29 7z', '#000', 'opacity=".28"') +
    '<ellipse cx="93" cy="48" rx="38" ry="9" fill="#6d676b"/>' +
    '<ellipse cx="93" cy="48" rx="32" ry="6.500" fill="#ff9a2e"/>' +
    '<ellipse cx="89" cy="47" rx="20" ry="3.400" fill="#ffe9a0"/>' +
    p('M122 50c8 4 8 12 7 30h-5c1-14 0-22-5-26z', '#ffb03a') +
    gr(
      ln('M80 36c-6-8 4-12-2-22M104 36c6-8-4-12 2-22', '#fff', 2.6, 'opacity=".3"'),
      '',
      'class="steam"',
    ) + // prettier-ignore
    flame(74, 96, 0.75) +
    flame(93, 98, 0.95) +
    flame(112, 96, 0.7) +
    bar(124, 99, 0.95) +
    bar(136, 88, 0.9)
  );
}

/** An arch of fire, the anvil, and the thing that is made there. */
function forge(R: Dice, thing: string): string {
  return (
    facets(R) +
    p('M58 104V58C58 34 74 24 96 24s38 10 38 34v46z', 'var(--post-2)') +
    p('M66 104V60c0-18 12-27 30-27s30 9 30 27v44z', '#2a0f06') +
    ci(96, 74, 36, '#ff8a3d', 'opacity=".3"') +
    flame(80, 92, 0.9) +
    flame(112, 92, 0.85) +
    flame(96, 90, 1.15) +
    ci(101, 64, 27, '#fff0c0', 'opacity=".28"') +
    gr(`<use href="#i-${thing}" width="42" height="42"/>`, 'translate(80 43)') +
    gr(star(128, 44, 1) + star(74, 60, 0.7), '', 'class="sparks"') +
    gr(
      p('M-30-8h18v-4h42v7c-10 0-16 5-17 9h7v12h-38V4h8c-2-6-12-6-20-12z', '#6f7881') +
        p('M-30-8h18v-4h42v2.600h-42v4h-17z', '#d9e0e6') +
        p('M4-12h20v2.600H4z', '#ff9d4a'),
      'translate(100 98) scale(.86)',
    )
  );
}

/** The gate to daylight, with those who come down its stairs. */
function gate(R: Dice): string {
  return (
    facets(R) +
    p('M50 104V54c0-22 18-34 44-34s44 12 44 34v50z', 'var(--post-2)') +
    p('M58 104V56c0-17 14-27 36-27s36 10 36 27v48z', '#ffe6a8') +
    p('M94 29c22 0 36 10 36 27v48H94z', '#ffd07a', 'opacity=".55"') +
    p('M58 104h72l-6-10H64zM66 92h56l-5-8H71zM73 82h42l-4-7H77z', '#b98550') +
    p('M58 104h72l-1-2H59zM66 92h56l-1-2H67zM73 82h42l-1-2H74z', '#ffe9b8') +
    ln('M54 60l10-4M60 38l8 6M94 18v10M128 38l-8 6M134 60l-10-4', 'var(--post-1)', 3) +
    miner(82, 98, 1.9, '#4a3524') +
    miner(110, 92, 1.6, '#3d4a30', false) +
    lamp(116, 62, 0.9) +
    p('M40 110L60 60 128 60 150 110z', '#fff2c0', 'opacity=".10"')
  );
}

function drawn(card: DwarfCard, R: Dice): string {
  switch (card.scene) {
    case 'seam':
      return seam(R, card.gives[0]?.name ?? '');
    case 'hearth':
      return hearth(R);
    case 'forge':
      return forge(R, effectIcon(card.effect, card.type));
    case 'lair':
      return monster(card.effect, R);
    case 'gate':
      return gate(R);
  }
}

/** So dark is a room with so many lanterns. */
const DARK = [0.3, 0.18, 0.08, 0];
const made = new Map<string, string>();

/** What stands in a card's room; the same card has always the same picture. */
export function roomScene(card: DwarfCard): string {
  const key = `${card.id} ${card.effect} ${card.lanterns}`;
  let scene = made.get(key);
  if (scene === undefined) {
    const number = Number(card.id.replace(/\D/g, '')) || 0;
    const dark = DARK[card.lanterns] ?? 0;
    const floor = p('M0 104h160v16H0z', 'var(--floor)');
    scene = `<rect class="dark" width="160" height="120" opacity="${dark}"/>${drawn(card, dice(300 + number))}${floor}`;
    made.set(key, scene);
  }
  return scene;
}

/** The room as a picture for the reading view. */
export function roomPicture(card: DwarfCard): Picture {
  return {
    x: 0.58,
    y: 0.55,
    c: ['var(--room-1)', 'var(--room-2)', 'var(--room-3)'],
    inner: gr(roomScene(card), 'translate(0 -36) scale(1.25)'),
  };
}
