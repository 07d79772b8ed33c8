/** The other of two pages: the one at the server, and the one for times without a network. */
import { ARRIVAL } from '../lib/elsewhere';
import { IS_OFFLINE, OFFLINE } from '../lib/mode';
import { addressOf } from '../lib/route';
import { engine } from './engine.svelte';
import { reader } from './reader.svelte';

const WELL = 'api/health';

class Elsewhere {
  /** Its address; null while it is not known to be there. */
  place = $state<string | null>(null);

  async look(): Promise<void> {
    this.place = await (IS_OFFLINE ? serverOf(engine.server) : offlineOf());
  }

  /** Where a game arrives there. */
  arrivalAt(place: string): string {
    const address = addressOf(ARRIVAL, !IS_OFFLINE).replace(/^\.?\//, '');
    return place + address;
  }
}

async function offlineOf(): Promise<string | null> {
  try {
    return (await reader.client.about()).offline ? OFFLINE : null;
  } catch {
    return null;
  }
}

/** Our own server's address, if it answers. */
async function serverOf(place: string | null): Promise<string | null> {
  if (!place) return null;
  try {
    return (await fetch(place + WELL, { cache: 'no-store' })).ok ? place : null;
  } catch {
    return null;
  }
}

export const elsewhere = new Elsewhere();
