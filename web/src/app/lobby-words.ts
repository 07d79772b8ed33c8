/** What the lobby says of a table. */
import type { Line } from '../lib/lobby';
import { ago } from '../lib/lobby';
import { Client } from '../lib/client';
import { clockTime, days } from '../lib/clock';
import { initialsOf } from '../lib/names';
import type { Message } from '../lib/protocol';
import { tablePath } from '../lib/route';
import { followTo } from '../reader/making';
import { gameTitle, listed, seatNames, verdictOf } from '../reader/naming';
import { reader } from '../reader/reader.svelte';
import { router } from '../reader/router.svelte';

export interface Player {
  seat: number;
  name: string;
  initial: string;
  isMine: boolean;
}

/** All that is said of a table, whether it has a card or a line. */
export function toldOf(line: Line, now: number) {
  return {
    title: titleOf(line),
    company: company(line),
    players: playersOf(line),
    round: roundOf(line),
    state: stateOf(line),
    last: lastOf(line),
    since: sinceOf(line, now),
  };
}

function playersOf(line: Line): Player[] {
  const { facts } = line.known ?? {};
  if (!facts) return [];
  const names = seatNames(facts);
  const initials = initialsOf(names);
  return names.map((name, seat) => ({
    seat: Math.min(seat, seat < facts.seats.length ? 4 : 5),
    name,
    initial: initials[seat] ?? '',
    isMine: facts.mine.includes(seat),
  }));
}

/** The game and whom it is played with; bots with their levels. */
export function company(line: Line): string {
  const { facts } = line.known ?? {};
  const { game, title } = line.mine;
  if (!facts) return gameTitle(game, title);
  const names = seatNames(facts);
  const others = facts.seats
    .filter((seat) => !facts.mine.includes(seat.seat) && seat.kind !== 'open')
    .map((seat) => {
      const name = names[seat.seat] ?? '';
      const bot = seat.kind === 'bot' ? seat.level : seat.stand_in;
      const level = bot ? reader.say(`cli.level.${bot}`) : '';
      return level && level !== name ? reader.say('web.lobby.bot', { name, level }) : name;
    });
  if (facts.hot_seat) others.unshift(...facts.mine.slice(1).map((seat) => names[seat] ?? ''));
  others.push(...names.slice(facts.seats.length));
  const called = gameTitle(facts.game, facts.title);
  return others.length
    ? reader.say('web.lobby.with', { title: called, names: listed(others) })
    : called;
}

/** What a table is called: its name, else its game. */
export function titleOf(line: Line): string {
  const { name, game, title } = line.mine;
  return name || gameTitle(game, title) || reader.say('web.lobby.refused');
}

function roundOf(line: Line): string {
  const { known } = line;
  if (!known?.facts.round) return '';
  const n = known.facts.round;
  return known.rounds
    ? reader.say('web.round.of', { n, total: known.rounds })
    : reader.say('web.round', { n });
}

/** What is asked of me, who is waited for, or how it ended. */
export function stateOf(line: Line): string {
  const { known } = line;
  if (!known) return line.refused ? tell(line.refused, []) : reader.say('web.coming');
  const { facts } = known;
  const names = seatNames(facts);
  if (facts.frozen) return tell(facts.frozen, names);
  if (known.result) return tell(verdictOf(known.result, facts), names);
  const { request } = facts;
  if (request && request.waiting.some((seat) => facts.mine.includes(seat))) {
    return reader.say('web.lobby.request', { name: names[request.seat] ?? '' });
  }
  if (known.asks) return tell(known.asks, names);
  const free = facts.seats.filter((seat) => seat.kind === 'open').length;
  if (free && facts.to_act.some((seat) => facts.seats[seat]?.kind === 'open')) {
    return reader.say('web.lobby.free', { n: free });
  }
  const acting = facts.to_act.map((seat) => names[seat] ?? '');
  if (acting.length > 1) return reader.say('web.waiting.several', { names: listed(acting) });
  const [first = 0] = facts.to_act;
  const seat = facts.seats[first];
  const kind = seat?.kind === 'bot' || seat?.stand_in ? 'bot' : 'person';
  return acting.length ? reader.say(`web.waiting.${kind}`, { name: acting[0] ?? '' }) : '';
}

/** What the last move has told. */
function lastOf(line: Line): string {
  const { known } = line;
  const told = known?.last?.told[0];
  return known && told ? tell(told, seatNames(known.facts)) : '';
}

/** Whether anything was said since this browser last read. */
export function hasUnread(line: Line): boolean {
  return (line.known?.said ?? 0) > reader.tables.readUpTo(line.mine.table);
}

/** Time left of whoever is to act: mine, else whoever's is running out first. */
export function clockOf(line: Line, now: number): string {
  const clock = line.known?.facts.clock;
  if (!clock) return '';
  const mine = clock.running.filter((seat) => line.known?.facts.mine.includes(seat));
  const seats = mine.length ? mine : clock.running;
  if (!seats.length) return '';
  const gone = Math.max(0, now - line.heardAt) / 1000;
  const left = Math.max(0, Math.min(...seats.map((seat) => clock.left[seat] ?? 0)) - gone);
  return clockTime(left) ?? reader.say('web.clock.days', days(left));
}

/** The next game with the same people; made by the first who asks. */
export async function playAgain(line: Line): Promise<void> {
  const { table, secret } = line.mine;
  const { facts } = line.known ?? {};
  if (!facts) return;
  const client = new Client(secret, () => reader.settings.language).at(table);
  const next = facts.rematch ?? (await client.rematch()).table;
  router.go(followTo(next, facts, secret));
}

function sinceOf(line: Line, now: number): string {
  return line.known ? ago(line.known.since, now, reader.settings.language) : '';
}

function tell(message: Message, names: readonly string[]): string {
  return reader.say(message.key, message.params, names);
}

/** Go to a table, on the seat this line is of. */
export function open(line: Line): void {
  const { table, secret } = line.mine;
  const isKept = reader.tables.sit(table, secret);
  router.go(tablePath(table) + (isKept ? '' : `#${secret}`));
}
