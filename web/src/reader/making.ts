/** New tables: written down among one's own, and where to go then. */
import { Client } from '../lib/client';
import type { Facts, Made, TableWish } from '../lib/protocol';
import { tablePath } from '../lib/route';
import { reader } from './reader.svelte';

/** Keep a new table's secrets; the address of its maker's seat. */
export function openMade(made: Made, more: { tutorial?: boolean } = {}): string {
  const { facts, table } = made;
  const secret = made.seats.find((seat) => seat.secret !== null)?.secret ?? null;
  if (secret !== null) {
    reader.tables.note({
      table,
      secret,
      game: facts.game,
      title: facts.title,
      name: facts.name,
      players: facts.seats.map((seat) => seat.name),
      visited: Date.now(),
      status: facts.status,
      invitations: made.invitations,
      promise: facts.deal.promise,
      ...more,
    });
    if (reader.tables.sit(table, secret)) return tablePath(table);
    return `${tablePath(table)}#${secret}`;
  }
  return tablePath(table);
}

/** The next game of the same people: the same secret holds one's seat there. */
export function followTo(table: string, before: Facts, secret: string | null): string {
  if (secret === null) return tablePath(table);
  const { game, title, name } = before;
  const invitations = reader.tables.invitationsOf(before.table);
  reader.tables.note({
    ...{ table, secret, game, title, name, players: [], visited: Date.now(), status: 'playing' },
    ...(invitations.length ? { invitations } : {}),
  });
  return tablePath(table) + (reader.tables.sit(table, secret) ? '' : `#${secret}`);
}

/** A new table with the reader at it; the address of their seat. */
export async function makeTable(wish: TableWish): Promise<string> {
  const made = await reader.client.create(wish);
  const own = made.seats.find((seat) => seat.secret !== null);
  if (wish.tutorial && own?.secret) {
    // A scripted game knows no names; whoever learns has one all the same.
    const seat = new Client(own.secret, () => reader.settings.language).at(made.table);
    void seat.rename(own.seat, ownName()).catch(() => undefined);
  }
  return openMade(made, { tutorial: wish.tutorial === true });
}

/** The name to sit down with. */
export function ownName(): string {
  return reader.settings.name || reader.say('web.me');
}

/** Names for bots: dwarves of the Edda. */
const DWARVES = ['Brokk', 'Sindri', 'Eitri', 'Durin', 'Alvis', 'Nori', 'Litr'];

/** As many names as are needed, none that is taken already. */
export function botNames(many: number, taken: readonly string[]): string[] {
  const initials = taken.map((name) => name.charAt(0).toLocaleUpperCase());
  const free = DWARVES.filter((name) => !initials.includes(name.charAt(0)));
  return (free.length >= many ? free : DWARVES).slice(0, many);
}
