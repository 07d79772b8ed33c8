/** A project's picture: its deck gives palette and structure, its number the dice, its price the heap. */
import { dice, edge, ln, miner, p, star, type Picture } from '../kit/drawing';
import { amounts } from './amounts';
import type { Project } from './cards';
import { DISTRICTS, STRUCTURES } from './districts';
import { THINGS } from './things';

/** What stands in the middle, by the card's number; else the heap of the dearest good of its price. */
const THING: Readonly<Record<number, string>> = {
  1: 'tools',
  5: 'belt',
  6: 'shield',
  7: 'shield',
  9: 'cage',
  10: 'props',
  11: 'props',
  13: 'rails',
  17: 'drill',
  20: 'pour',
  22: 'statue',
  24: 'pour',
  25: 'jewel',
  26: 'statue',
  28: 'lava',
  33: 'wreck',
  34: 'oven',
  36: 'oven',
  38: 'gauge',
  39: 'gauge',
  41: 'crusher',
  45: 'chimney',
};
/** Somebody stands in these already. */
const PEOPLED = ['statue', 'props', 'cage'];
const BUNTING = [24, 60, 100, 140, 176];

export function projectPicture(card: Project, isUpgraded = false): Picture | null {
  const k = DISTRICTS[card.deck];
  const structure = STRUCTURES[card.deck];
  if (!k || !structure) return null;
  const R = dice(card.number);
  const light = { x: R.f(0.4, 0.6), y: R.f(0.3, 0.5), c: k.c };
  const cost = Object.fromEntries(amounts(card.cost).map(({ what, n }) => [what, n]));
  const thing = THING[card.number] ?? 'heap';
  let inner = structure(R, k);
  inner += '<ellipse cx="100" cy="93" rx="56" ry="7" fill="#000" opacity=".35"/>';
  inner += THINGS[thing]?.(R, k, cost) ?? '';
  if (R.yes(0.8) && !PEOPLED.includes(thing)) {
    inner += miner(R.of([R.f(42, 50), R.f(146, 154)]), 95, R.f(0.62, 0.8), k.near);
  }
  inner += edge(R, k.near);
  if (isUpgraded) inner += bunting(k.hue);
  return { ...light, inner };
}

export function bunting(hue: string): string {
  const flags = BUNTING.map((x, q) => {
    const y = 13 + (q === 2 ? 7 : q % 2 ? 5 : 2);
    const rim = 'stroke="#140f10" stroke-width=".8"';
    return p(`M${x - 6} ${y}h12l-6 12z`, q % 2 ? '#ffd27a' : hue, rim);
  });
  const stars = star(48, 44, 1.2) + star(154, 36, 1.5) + star(138, 70, 0.9);
  return ln('M8 10C50 24 150 24 192 10', '#ffe2a8', 1) + flags.join('') + stars;
}
