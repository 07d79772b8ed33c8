/** The picture for an open number of a seat; none for a number no picture is known for. */
const PICTURES: Readonly<Record<string, string>> = {
  stone: 'stone',
  iron: 'iron',
  gold: 'gold',
  crystal: 'crystal',
  steel: 'steel',
  items: 'item',
  medals: 'medal',
  heat: 'heat',
  hot: 'furnace-hot',
  cool: 'furnace-cool',
  points: 'vp',
  vp: 'vp',
  coins: 'coin',
  carts: 'cart',
  hand: 'card',
  gears: 'gear',
  ruins: 'ruin',
  position: 'steps',
};

export function pictureOf(tally: string): string | null {
  return PICTURES[tally] ?? null;
}

/** The catalogue key of a number's name. */
export function tallyKey(tally: string): string {
  return `cli.tally.${tally}`;
}

/** With a sign, as a typographer would write it. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : `−${Math.abs(number)}`;
}
