/** "My tables": the tables this browser has a seat at, with the secrets of the seats. */
import { keep, OWN, read, type Box } from './kept';
import type { Facts } from './protocol';

export interface MyTable {
  table: string;
  secret: string;
  game: string;
  title: string;
  name: string;
  players: string[];
  /** The newest comes first in the list. */
  visited: number;
  status: Facts['status'];
  /** Let others take the open seats; only the table's maker has them. */
  invitations?: string[];
  /** Of tables from before there was one for each guest. */
  invitation?: string;
  /** What was promised about the deal when this browser first heard of it. */
  promise?: string | null;
  tutorial?: boolean;
}

const KEY = `${OWN}.tables`;
const READ = `${OWN}.read`;
const MOST = 60;

export class MyTables {
  constructor(
    private readonly lasting: Box | undefined,
    /** Of this tab alone: two tabs can hold two seats of one table. */
    private readonly passing: Box | undefined,
  ) {}

  list(): MyTable[] {
    return read<MyTable[]>(this.lasting, KEY) ?? [];
  }

  /** The secret for a table: this tab's own, else the one used last in this browser. */
  secretOf(table: string): string | null {
    const own = read<string>(this.passing, tabKey(table));
    if (own) return own;
    return this.list().find((each) => each.table === table)?.secret ?? null;
  }

  invitationsOf(table: string): string[] {
    for (const each of this.list()) {
      if (each.table !== table) continue;
      if (each.invitations) return each.invitations;
      if (each.invitation) return [each.invitation];
    }
    return [];
  }

  promiseOf(table: string): string | null {
    return this.list().find((each) => each.table === table && each.promise)?.promise ?? null;
  }

  /** The number of the last thing said at a table that was read in this browser. */
  readUpTo(table: string): number {
    return read<Record<string, number>>(this.lasting, READ)?.[table] ?? 0;
  }

  noteRead(table: string, seq: number): void {
    const before = read<Record<string, number>>(this.lasting, READ) ?? {};
    const known = new Set([table, ...this.list().map((each) => each.table)]);
    const kept = Object.entries(before).filter(([each]) => known.has(each));
    keep(this.lasting, READ, { ...Object.fromEntries(kept), [table]: seq });
  }

  /** Whether the secret will still be known after a reload. */
  sit(table: string, secret: string): boolean {
    return keep(this.passing, tabKey(table), secret);
  }

  /** Write down a table, or how it stands now. */
  note(entry: MyTable): void {
    const others = this.list().filter((each) => !isSame(each, entry));
    const before = this.list().find((each) => isSame(each, entry));
    keep(this.lasting, KEY, [{ ...before, ...entry }, ...others].slice(0, MOST));
  }

  /** How a table stands now; its place in the list stays. */
  update(entry: MyTable): void {
    keep(
      this.lasting,
      KEY,
      this.list().map((each) => (isSame(each, entry) ? entry : each)),
    );
  }

  /** Tables of another device, or one that was removed; what is here already stays as it is. */
  add(entries: readonly MyTable[]): void {
    const known = this.list();
    const others = entries.filter((entry) => !known.some((each) => isSame(each, entry)));
    const all = [...known, ...others].sort((one, other) => other.visited - one.visited);
    keep(this.lasting, KEY, all.slice(0, MOST));
  }

  forget(table: string, secret: string): void {
    keep(
      this.lasting,
      KEY,
      this.list().filter((each) => !isSame(each, { table, secret })),
    );
    this.passing?.removeItem(tabKey(table));
  }

  /** The old secret of a seat is void. */
  replace(table: string, old: string, secret: string): void {
    const changed = this.list().map((each) =>
      isSame(each, { table, secret: old }) ? { ...each, secret } : each,
    );
    keep(this.lasting, KEY, changed);
    this.sit(table, secret);
  }
}

function isSame(
  one: { table: string; secret: string },
  other: { table: string; secret: string },
): boolean {
  return one.table === other.table && one.secret === other.secret;
}

function tabKey(table: string): string {
  return `${OWN}.seat.${table}`;
}
