/** My tables and how they stand, looked at again while the page is in sight. */
import { grouped, type Line } from '../lib/lobby';
import type { LobbyTable } from '../lib/protocol';
import type { MyTable } from '../lib/tables';
import { seatNames } from './naming';
import { reader } from './reader.svelte';

const PAUSE = 15_000;

export class Lobby {
  private mine = $state.raw<MyTable[]>(reader.tables.list());
  private found = $state.raw<ReadonlyMap<string, LobbyTable>>(new Map());
  /** The server has answered at least once. */
  isKnown = $state(false);
  /** The table that was removed last, for whoever thinks better of it. */
  removed = $state.raw<MyTable | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  private heardAt = Date.now();

  lines = $derived.by((): Line[] =>
    this.mine.map((mine) => {
      const found = this.found.get(keyOf(mine));
      return {
        mine,
        known: found?.known ?? null,
        refused: found?.refused ?? null,
        heardAt: this.heardAt,
      };
    }),
  );
  groups = $derived(grouped(this.lines));

  /** Look now and then; what is returned ends it. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.load();
    };
    document.addEventListener('visibilitychange', look);
    // The list has changed elsewhere: in another tab, or in another part of this page.
    addEventListener('storage', look);
    void this.load();
    return () => {
      this.isOver = true;
      clearTimeout(this.timer);
      removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }

  async load(): Promise<void> {
    clearTimeout(this.timer);
    this.mine = reader.tables.list();
    try {
      if (this.mine.length) this.take(await reader.client.lobby(this.mine));
      this.isKnown = true;
    } catch {
      // The server is away: what was known before stays.
    }
    if (!this.isOver && !document.hidden) this.timer = setTimeout(() => void this.load(), PAUSE);
  }

  private take(lines: readonly LobbyTable[]): void {
    const asked = this.mine;
    this.heardAt = Date.now();
    this.found = new Map(
      lines.flatMap((line, index): [string, LobbyTable][] => {
        const mine = asked[index];
        return mine ? [[keyOf(mine), line]] : [];
      }),
    );
    for (const { mine, known } of this.lines) {
      if (!known) continue;
      const { facts } = known;
      reader.tables.update({
        ...mine,
        game: facts.game,
        title: facts.title,
        name: facts.name,
        players: seatNames(facts),
        status: known.result ? 'over' : facts.status,
      });
    }
    this.mine = reader.tables.list();
  }

  remove(mine: MyTable): void {
    reader.tables.forget(mine.table, mine.secret);
    this.removed = mine;
    this.mine = reader.tables.list();
  }

  restore(): void {
    if (this.removed) this.add([this.removed]);
    this.removed = null;
  }

  add(tables: readonly MyTable[]): void {
    reader.tables.add(tables);
    this.mine = reader.tables.list();
    void this.load();
  }
}

function keyOf(mine: MyTable): string {
  return `${mine.table} ${mine.secret}`;
}
