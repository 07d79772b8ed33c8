/** Who shall sit where at a new table, before it is made. */
import type { OptionFacts, SeatWish } from './protocol';
import type { Way } from './route';

export interface Place {
  kind: 'me' | 'person' | 'open' | 'bot';
  name: string;
  level: string;
}

/** A fitting start for each way to play: me first, then whoever the way is for. */
export function places(
  way: Way,
  many: number,
  before: readonly Place[],
  names: readonly string[],
  level: string,
): Place[] {
  const other = { bots: 'bot', screen: 'person', online: 'open' } as const;
  return Array.from({ length: many }, (_, index): Place => {
    const known = before[index];
    if (known && isOf(way, known.kind)) return known;
    const kind = index === 0 ? 'me' : other[way];
    return { kind, name: names[index] ?? '', level };
  });
}

function isOf(way: Way, kind: Place['kind']): boolean {
  if (kind === 'me' || kind === 'bot') return true;
  return kind === (way === 'online' ? 'open' : 'person') && way !== 'bots';
}

export function wishes(places: readonly Place[]): SeatWish[] {
  return places.map((place) => {
    if (place.kind === 'bot') return { kind: 'bot', name: place.name, level: place.level };
    if (place.kind === 'open') return { kind: 'open' };
    return { kind: 'human', name: place.name };
  });
}

/** Options of these kinds are lists in which order matters, written `a+b+c`. */
export function isList(option: OptionFacts): boolean {
  return ['decks', 'boards', 'events'].includes(option.kind);
}

/** The values of an option to choose from; seats only as far as there are any. */
export function valuesOf(option: OptionFacts, seats: number): string[] {
  if (option.kind !== 'seat') return option.values;
  return option.values.filter((value) => !/^\d+$/.test(value) || Number(value) <= seats);
}

/** A list with a value put in or taken out; of boards, each has only one side up. */
export function toggled(
  kind: OptionFacts['kind'],
  list: readonly string[],
  value: string,
): string[] {
  if (list.includes(value)) return list.filter((each) => each !== value);
  const others = kind === 'boards' ? list.filter((each) => each[0] !== value[0]) : list;
  const longer = [...others, value];
  return kind === 'boards' ? longer.sort() : longer;
}

/** What to send: only what is meant for so many seats and is not the default anyway. */
export function chosenOptions(
  options: readonly OptionFacts[],
  seats: number,
  chosen: Readonly<Record<string, string | boolean>>,
): Record<string, string | boolean> {
  const result: Record<string, string | boolean> = {};
  for (const option of options) {
    const value = chosen[option.name];
    if (value === undefined || !option.seats.includes(seats)) continue;
    if (String(value) !== String(option.default)) result[option.name] = value;
  }
  return result;
}
