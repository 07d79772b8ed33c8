/** A name for everybody at a table, whoever has none included. */
import { namesOf } from '../lib/names';
import type { Facts, Message, Moment } from '../lib/protocol';
import { reader } from './reader.svelte';

export function seatNames(facts: Facts): string[] {
  return namesOf(
    facts,
    (seat) => nameless(facts, seat),
    (message) => reader.say(message.key, message.params),
  );
}

function nameless(facts: Facts, seat: number): string {
  const kind = facts.seats[seat];
  if (kind?.kind === 'bot' && kind.level) return reader.say(`cli.level.${kind.level}`);
  if (kind?.kind === 'open') return reader.say('web.seat.open', { n: seat + 1 });
  return reader.say('web.seat.nameless', { n: seat + 1 });
}

/** Who has won and why; said to whoever reads it where that is the winner. */
export function verdictOf(result: NonNullable<Moment['result']>, facts: Facts): Message {
  const { message } = result.verdict;
  const own = `${message.key}.own`;
  const [mine, ...more] = facts.mine;
  const isOwn = mine !== undefined && more.length === 0 && message.params['seat'] === mine;
  return isOwn && reader.has(own) ? { ...message, key: own } : message;
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(reader.settings.language).format(names);
}

/** What a game is called in the reader's language; `title` where its words are not known. */
export function gameTitle(game: string, title = ''): string {
  const key = `${game}.title`;
  return reader.has(key) ? reader.say(key) : title;
}
