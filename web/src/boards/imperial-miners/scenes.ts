/** A mine card's picture: its peoples give palette and home, its level the light, its id the dice. */
import { dice, edge, p, type Dice, type Palette, type Picture } from '../kit/drawing';
import { HOMES } from './homes';
import { OTHER_HOMES } from './other-homes';
import { factionsOf, type MineCard } from './view';

export const PEOPLES: Readonly<Record<string, Palette>> = {
  S: { c: ['#b9d2f0', '#4c6fa3', '#16233c'], far: '#35527e', mid: '#223a5e', near: '#0e1a2c' },
  E: { c: ['#fff0b5', '#cf9a3c', '#4a2f0c'], far: '#a9762a', mid: '#75501a', near: '#2b1b07' },
  A: { c: ['#c8f4f0', '#3f9797', '#0d3238'], far: '#2a7376', mid: '#195058', near: '#08242a' },
  B: { c: ['#ffc08a', '#a9492a', '#34120b'], far: '#7d321e', mid: '#521f14', near: '#1d0a06' },
  J: { c: ['#ffe4e6', '#c06f8b', '#3b1830'], far: '#93506e', mid: '#602f4e', near: '#220d1e' },
  R: { c: ['#ece0fa', '#8367a8', '#271a3d'], far: '#604884', mid: '#42305f', near: '#180f28' },
  none: { c: ['#ffd89a', '#8a5c34', '#24160d'], far: '#5f4026', mid: '#3f2918', near: '#160d07' },
};

const DEPTHS: Readonly<Record<string, (R: Dice) => string>> = {
  I: (R) => p(`M${R.f(60, 90)} 0h${R.f(36, 60)}l30 110H40z`, '#fffbe6', 'opacity=".16"'),
  II: () => '',
  III: (R) =>
    p('M0 60h200v50H0z', '#ff7a2a', 'opacity=".10"') +
    [R.f(14, 30), R.f(170, 186)]
      .map(
        (x) =>
          p(`M${x} 100l-7-22 5-9 6 10 5-16 6 12-3 25z`, '#b7f0fa', 'opacity=".85"') +
          p(`M${x} 100l2-31 6 10-1 21z`, '#fff', 'opacity=".35"'),
      )
      .join(''),
  IV: () => '',
};

/** One picture, or two for a card of two peoples. */
export function brickPictures(card: MineCard): Picture[] {
  const seed = [...card.id].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 1e9;
  const peoples = factionsOf(card);
  const isOdd = Number(card.id.replace(/\D/g, '')) % 2 === 1;
  return (peoples.length ? peoples.slice(0, 2) : ['none']).flatMap((people) => {
    const R = dice(seed);
    const k = PEOPLES[people];
    const home = (isOdd && OTHER_HOMES[people]) || HOMES[people];
    if (!k || !home) return [];
    const inner = (DEPTHS[card.level]?.(R) ?? '') + home(R, k, card.level) + edge(R, k.near);
    return [{ x: R.f(0.4, 0.6), y: R.f(0.25, 0.5), c: k.c, inner }];
  });
}
