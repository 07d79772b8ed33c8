/** The three pictures a first game opens with: what one wants, how it ends, what a round is. */
import { ci, gr, lamp, ln, miner, p, rc, type Palette, type Picture } from './drawing';

/** A word in a drawing, around this point. */
export interface Word {
  x: number;
  y: number;
  text: string;
}

export interface Tile {
  picture: Picture;
  words: readonly Word[];
}

export type Opening = Record<'aim' | 'ends' | 'round', Tile>;

/** Where three things stand side by side. */
export const THREE = [35, 100, 165] as const;
const WARM: Palette['c'] = ['#c07a40', '#5c3a24', '#171012'];
const DUSK: Palette['c'] = ['#8d6f8a', '#3d2f3c', '#141016'];
const ROOF = p('M0 0h200v10l-22 8-30-8-40 9-38-9-40 8-30-8z', '#1d1416');
const FLOOR = p('M0 110v-9h200v9z', '#140d0e');

export const icon = (name: string, x: number, y: number, size: number): string =>
  `<use href="#i-${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>`;

/** Somebody of a game's own sheet of figures, standing on this point. */
export const figure = (id: string, x: number, y: number, height: number): string =>
  `<use href="#${id}" x="${x - (height * 27) / 64}" y="${y - height}" width="${(height * 54) / 64}" height="${height}"/>`;

/** A card within a drawing: its picture is cut to its frame. */
export const inset = (
  inner: string,
  ground: string,
  [x, y, width, height]: readonly [number, number, number, number],
  rim = '#a0743f',
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 200 110" preserveAspectRatio="xMidYMid slice">${rc(0, 0, 200, 110, ground)}${inner}</svg>` +
  rc(x, y, width, height, 'none', `rx="2" stroke="${rim}" stroke-width="1.6"`);

/** What one wants: three things on their stands, each with its name. */
export function stands(things: string, names: readonly string[], heights = [72, 66, 76]): Tile {
  const tops = THREE.map((x, i) => {
    const y = heights[i] ?? 72;
    return (
      p(`M${x - 28} 110V${y}h56v${110 - y}z`, '#4d3423') +
      p(`M${x - 28} ${y}h56v3.5h-56z`, '#a0743f')
    );
  });
  const words = names.map((text, i) => ({ x: THREE[i] ?? 0, y: (heights[i] ?? 72) + 19, text }));
  return {
    picture: { x: 0.5, y: 0.5, c: WARM, inner: ROOF + tops.join('') + things + FLOOR },
    words,
  };
}

/** What a round is: three steps, and the way back to the first. */
export function steps(drawn: readonly string[], names: readonly string[], again: string): Tile {
  const panes = THREE.map((x) => rc(x - 27, 6, 54, 79, '#120d0fa8', 'rx="5"'));
  const inner =
    panes.join('') +
    drawn.join('') +
    p('M63 41l7 5-7 5zM128 41l7 5-7 5z', '#ffd27a') +
    ln('M165 90C150 108 60 108 36 93M41 99l-6-7 9-1', '#ffd27a', 1.8);
  const words = names.map((text, i) => ({ x: THREE[i] ?? 0, y: 79, text }));
  return {
    picture: { x: 0.5, y: 0.5, c: WARM, inner },
    words: [...words, { x: 100, y: 98, text: again }],
  };
}

/** How a game of so many rounds ends: their lamps along the way up to daylight, the last before it. */
export function rounds(many: number, last: string): Tile {
  const at = (k: number) => {
    const along = k / (many - 1);
    return { x: 16 + along * 128, y: 84 - 40 * along ** 1.6 };
  };
  const all = Array.from({ length: many }, (_, k) => at(k));
  const way = all.map(({ x, y }, k) => `${k ? 'L' : 'M'}${x} ${y + 12}`).join('');
  const lamps = all.map(({ x, y }, k) => lamp(x, y, k === many - 1 ? 1.15 : 0.75));
  const gate =
    ci(172, 40, 34, '#ffe9b0', 'opacity=".3"') +
    p('M152 72V40c0-26 40-26 40 0v32z', '#7a522c') +
    p('M156 72V41c0-20 32-20 32 0v31z', '#bfe0f4') +
    p('M156 72V60l10-14 8 9 7-6 7 10v13z', '#6f8f6a') +
    ci(176, 34, 5, '#fff6cf');
  const inner =
    p('M0 0h120l-18 12-30-5-34 10-38-8z', '#171012') +
    p(`M0 110V98L${all.map(({ x, y }) => `${x} ${y + 13}`).join(' ')} 156 72H200V110z`, '#2a1d22') +
    ln(way, '#c9a06a', 1.6, 'stroke-dasharray="3 3"') +
    gate +
    lamps.join('') +
    gr(miner(0, 0, 0.9, '#3d2a1c'), 'translate(128 70)') +
    FLOOR;
  return { picture: { x: 0.8, y: 0.35, c: DUSK, inner }, words: [{ x: 104, y: 99, text: last }] };
}
