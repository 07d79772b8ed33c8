/** A chart of the game over time: lines in a box, ticks that are round numbers. */

export interface Line {
  seat: number;
  path: string;
  /** Where the line ends, for its badge. */
  end: { x: number; y: number };
}
export interface Chart {
  lines: Line[];
  /** Heights of the grid, with their numbers. */
  ticks: { y: number; value: number }[];
  /** Where rounds begin. */
  rounds: { x: number; round: number }[];
}

export interface Box {
  width: number;
  height: number;
}

/** One line for each seat; `values[seat][point]`. */
export function chartOf(
  values: readonly (readonly number[])[],
  rounds: readonly number[],
  box: Box,
): Chart {
  const all = values.flat();
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const step = roundStep((most - least) / 4);
  const top = Math.ceil(most / step) * step;
  const bottom = Math.floor(least / step) * step;
  const points = Math.max(2, ...values.map((each) => each.length));
  const x = (index: number) => round((index / (points - 1)) * box.width);
  const y = (value: number) => round(box.height - ((value - bottom) / (top - bottom)) * box.height);
  const ticks = [];
  for (let value = bottom; value <= top; value += step) ticks.push({ y: y(value), value });
  return {
    ticks,
    rounds: beginnings(rounds).map(([index, number]) => ({ x: x(index), round: number })),
    lines: values.map((each, seat) => ({
      seat,
      path: each.map((value, index) => `${index ? 'L' : 'M'}${x(index)} ${y(value)}`).join(''),
      end: { x: x(Math.max(0, each.length - 1)), y: y(each.at(-1) ?? 0) },
    })),
  };
}

function beginnings(rounds: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  rounds.forEach((each, index) => {
    if (index > 0 && each > (rounds[index - 1] ?? 0)) found.push([index, each]);
  });
  return found;
}

/** 1, 2 or 5 times a power of ten, at least 1. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, wanted)));
  const factor = [1, 2, 5, 10].find((each) => each * power >= wanted) ?? 10;
  return Math.max(1, factor * power);
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
