/** Being called to one's turn while no page is open: what the server can do, and this browser. */
import { Client, type TableClient } from '../lib/client';
import type { AboutFacts } from '../lib/protocol';
import { keyBytes } from '../lib/pushing';
import type { MyTable } from '../lib/tables';
import { askLeave, canNotify } from './knocking';
import { reader } from './reader.svelte';

const WORKER = '/bell.js';

class Bells {
  ways = $state.raw<AboutFacts['bells'] | null>(null);

  /** Both sides can push: the server has keys, the browser a push service. */
  canPush = $derived(
    Boolean(this.ways?.push) &&
      canNotify() &&
      'serviceWorker' in navigator &&
      'PushManager' in globalThis,
  );

  async load(): Promise<void> {
    try {
      this.ways ??= (await reader.client.about()).bells;
    } catch {
      this.ways = null;
    }
  }

  /** Ask to be called at all tables of this browser; false if the browser says no. */
  async begin(): Promise<boolean> {
    if (!(await askLeave())) return false;
    try {
      const held = await this.subscription();
      if (!held) return false;
      reader.change({ push: true });
      for (const mine of reader.tables.list()) await this.enrol(mine, held);
      return true;
    } catch {
      return false;
    }
  }

  /** No more: the browser's own subscription ends, and every server hears so at the next call. */
  async end(): Promise<void> {
    reader.change({ push: false });
    const worker = await navigator.serviceWorker.getRegistration(WORKER);
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  }

  /** At a table one comes to: as wished for all of them. */
  async atTable(client: TableClient, seats: readonly number[]): Promise<void> {
    if (!reader.settings.push) return;
    await this.load();
    if (!this.canPush) return;
    try {
      const held = await this.subscription();
      if (held) for (const seat of seats) await client.hangBell(seat, bodyOf(held));
    } catch {
      // The next visit tries again.
    }
  }

  private async enrol(mine: MyTable, held: PushSubscription): Promise<void> {
    if (mine.status !== 'playing' || mine.tutorial) return;
    const client = new Client(mine.secret, () => reader.settings.language).at(mine.table);
    try {
      const facts = await client.facts();
      for (const seat of facts.mine) await client.hangBell(seat, bodyOf(held));
    } catch {
      // A table that is gone keeps nobody from hearing of the others.
    }
  }

  private async subscription(): Promise<PushSubscription | null> {
    if (!this.ways?.push) return null;
    const worker = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    return worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: keyBytes(this.ways.push),
    });
  }
}

function bodyOf(held: PushSubscription) {
  const { keys } = held.toJSON();
  return {
    way: 'push' as const,
    address: held.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
    language: reader.settings.language,
  };
}

export const bells = new Bells();
