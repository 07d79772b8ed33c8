/** What seats are called, and the letter on each badge. */
import type { Facts, Message, Param } from './protocol';

/** Seats, then rivals of the game's own. `nameless` calls a seat that has no name. */
export function namesOf(
  facts: Facts,
  nameless: (seat: number) => string,
  tell: (message: Message) => string,
): string[] {
  return [
    ...facts.seats.map((seat) => seat.name || nameless(seat.seat)),
    ...facts.rivals.map(tell),
  ];
}

/** How many letters of a name the server keeps. */
export const longestName = 24;
/** The same of a table's name. */
export const longestTable = 60;

/** A name as others will see it. */
export function shownName(name: string, longest = longestName): string {
  return [...name.trim().replace(/\s+/g, ' ')].slice(0, longest).join('').trim();
}

/** One sign for each: a letter, the number in a name such as "Seat 2"; alike ones get numbers. */
export function initialsOf(names: readonly string[]): string[] {
  const signs = names.map((name) => {
    const number = / (\d)$/.exec(name.trim())?.[1];
    return number ?? [...name.trim()][0]?.toLocaleUpperCase() ?? '';
  });
  return signs.map((sign, seat) => {
    const isAlone = sign !== '' && signs.filter((each) => each === sign).length === 1;
    return isAlone ? sign : String(seat + 1);
  });
}

/** The places and things a message names: its words, and its inner messages' keys and last words. */
export function namedIn(message: Message): string[] {
  return Object.entries(message.params)
    .filter(([name]) => name !== 'seat')
    .flatMap(([, value]) => wordsOf(value));
}

function wordsOf(value: Param): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [];
  const messages = Array.isArray(value) ? value : [value];
  return messages.flatMap((each) => [
    each.key,
    each.key.slice(each.key.lastIndexOf('.') + 1),
    ...namedIn(each),
  ]);
}

/** Whose doing a message tells; -1 nobody's. */
export function seatIn(message: Message): number {
  const seat = message.params['seat'];
  return typeof seat === 'number' ? seat : -1;
}
