/** A brick's ground: the tints of its factions, rock where it has none. */
import { EMBLEMS, factionsOf, type MineCard } from './view';

export function tints(card: MineCard | null): string {
  const [first, second] = factionsOf(card).map((faction) => `var(--${EMBLEMS[faction]})`);
  const one = first ?? 'var(--rock-6)';
  return `--tint: ${one}; --tint-2: ${second ?? one}`;
}
