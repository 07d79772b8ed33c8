/** Tally names as icons, in the order they are always shown. */
export const GAIN_ICONS: readonly (readonly [string, string])[] = [
  ['vp', 'vp'],
  ['coins', 'coin'],
  ['carts', 'cart'],
  ['gears', 'gear'],
  ['ruins', 'ruin'],
  ['hand', 'card'],
];

export interface Gain {
  name: string;
  icon: string;
  n: number;
}

/** The changes that are not zero. */
export function gainsOf(changes: Readonly<Record<string, number>>): Gain[] {
  return GAIN_ICONS.map(([name, icon]) => ({ name, icon, n: changes[name] ?? 0 })).filter(
    (gain) => gain.n !== 0,
  );
}
