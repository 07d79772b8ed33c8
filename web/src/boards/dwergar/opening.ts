/** How a first game of Dwergar opens. */
import { ci, dice, gr, ln, p } from '../kit/drawing';
import type { Says } from '../kit/contract';
import { figure, icon, inset, rounds, stands, steps, THREE, type Opening } from '../kit/opening';
import { putSheet } from '../kit/sheet';
import { denOf } from './dens';
import { DISTRICTS, STRUCTURES, type District } from './districts';
import sheet from './figures.svg?raw';
import { bunting } from './scenes';
import { THINGS } from './things';

/** A plan as it hangs at the table: what is built, in its district. */
function plan(deck: string, thing: string, seed: number, isUpgraded = false): string {
  const R = dice(seed);
  const district = DISTRICTS[deck] as District;
  const drawn = (STRUCTURES[deck]?.(R, district) ?? '') + (THINGS[thing]?.(R, district, {}) ?? '');
  return drawn + (isUpgraded ? bunting(district.hue) : '');
}

export function opening(say: Says): Opening {
  putSheet('dwergar-figures', sheet);
  const words = (names: readonly string[]) => names.map((each) => say(`web.dwergar.first.${each}`));
  const [one, two, three] = THREE;
  const points = (x: number) => icon('vp', x + 23, 25, 19);
  const wants =
    inset(plan('western', 'tools', 1), '#8e452e', [one - 25, 24, 50, 46]) +
    points(one) +
    inset(plan('new_shaft', 'rails', 13, true), '#4b7aa6', [two - 25, 18, 50, 46]) +
    points(two) +
    ci(three, 56, 26, '#ff8a3d', 'opacity=".3"') +
    gr(
      THINGS['oven']?.(dice(3), DISTRICTS['old_shaft'] as District, {}) ?? '',
      `translate(${three - 60} 18) scale(.6)`,
    ) + // prettier-ignore
    points(three);
  const use =
    inset(gr(denOf({ name: 'forge', level: null }), 'translate(-62 -86) scale(1.7)'), '#6b4527', [
      two - 24,
      12,
      48,
      54,
    ]) + figure('dg-engineer', two - 11, 65, 34);
  const send =
    figure('dg-engineer', one - 2, 66, 42) +
    ln(`M${one - 12} 15h22M${one + 5} 10l6 5-6 5`, '#ffd27a', 2);
  const take =
    figure('dg-blacksmith', three + 2, 66, 42) +
    ln(`M${three + 14} 15h-22M${three - 3} 10l-6 5 6 5`, '#ffd27a', 2) +
    p(`M${three - 24} 66h48v2h-48z`, '#a0743f');
  return {
    aim: stands(wants, words(['complete', 'upgrade', 'install'])),
    ends: rounds(10, say('web.first.tenth')),
    round: steps([send, use, take], words(['send', 'use', 'take']), words(['thrice'])[0] ?? ''),
  };
}
