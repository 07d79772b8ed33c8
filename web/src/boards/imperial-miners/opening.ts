/** How a first game of Imperial Miners opens. */
import { ci, dice, ln, p, rc } from '../kit/drawing';
import type { Says } from '../kit/contract';
import { icon, inset, rounds, stands, steps, THREE, type Opening } from '../kit/opening';
import { HOMES } from './homes';
import { PEOPLES } from './scenes';
import { putSigns } from './signs';

type Frame = readonly [x: number, y: number, width: number, height: number];

/** A card of a people, laid or in hand. */
function brick(people: string, frame: Frame, rim?: string): string {
  const palette = PEOPLES[people];
  const home = HOMES[people];
  if (!palette || !home) return '';
  return inset(home(dice(people.charCodeAt(0)), palette, 'II'), palette.c[1], frame, rim);
}

const [LEFT, MIDDLE, RIGHT] = THREE;
const AMBER = '#ffd27a';

/** Effects, a board's spaces and complete carts all give points. */
function wants(): string {
  const spaces = [0, 1, 2].map((k) => {
    const rim = k === 2 ? `stroke="${AMBER}" stroke-width="1.6"` : 'stroke="#6b5344"';
    return rc(MIDDLE - 24 + k * 17, 48 - k * 12, 14, 14, '#171113', `rx="3" ${rim}`);
  });
  return (
    brick('A', [LEFT - 23, 34, 46, 36]) +
    icon('vp', LEFT + 21, 32, 20) +
    spaces.join('') +
    icon('coin', MIDDLE - 17, 55, 10) +
    icon('gear', MIDDLE, 43, 10) +
    icon('vp', MIDDLE + 17, 31, 11) +
    icon('cart-art', RIGHT, 60, 36) +
    ci(RIGHT, 58, 24, '#ffcf70', 'opacity=".16"') +
    icon('vp', RIGHT + 20, 36, 18)
  );
}

/** A card is sealed. */
const choose =
  brick('S', [LEFT - 23, 14, 24, 32]) +
  brick('E', [LEFT - 2, 14, 24, 32]) +
  rc(LEFT - 14, 30, 28, 38, '#5a3d28', 'rx="3" stroke="#94693f" stroke-width="1.6"') +
  `<use href="#im-seal" x="${LEFT - 9}" y="40" width="18" height="18"/>`;
/** It comes to lie below another. */
const lay =
  p(`M${MIDDLE - 27} 30V26h54v4z`, '#7a522c') +
  brick('R', [MIDDLE - 24, 31, 23, 15]) +
  brick('J', [MIDDLE + 1, 31, 23, 15]) +
  brick('E', [MIDDLE - 12, 50, 24, 15], AMBER) +
  ln(`M${MIDDLE} 10v10M${MIDDLE - 5} 15l5 6 5-6`, AMBER, 2);
/** From it the lights run up to the surface. */
function chain(): string {
  const lights = [
    [RIGHT, 58, '1'],
    [RIGHT - 12, 41, '2'],
    [RIGHT, 22, '3'],
  ] as const;
  const way = `M${lights.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    brick('R', [RIGHT - 24, 32, 23, 15], AMBER) +
    brick('J', [RIGHT + 1, 32, 23, 15]) +
    brick('E', [RIGHT - 12, 50, 24, 15], AMBER) +
    brick('B', [RIGHT - 12, 14, 24, 15], AMBER) +
    ln(way, AMBER, 2.2, 'opacity=".9"') +
    lights.map(([x, y]) => ci(x, y, 3.6, AMBER, 'stroke="#20140a" stroke-width="1"')).join('')
  );
}

export function opening(say: Says): Opening {
  putSigns();
  const words = (names: readonly string[]) =>
    names.map((each) => say(`web.imperial-miners.first.${each}`));
  return {
    aim: stands(wants(), words(['effects', 'boards', 'carts'])),
    ends: rounds(10, say('web.first.tenth')),
    round: steps([choose, lay, chain()], words(['choose', 'lay', 'chain']), say('web.first.again')),
  };
}
