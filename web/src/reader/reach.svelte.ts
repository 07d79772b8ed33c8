/** From where this server can be reached, so that an invitation leads somewhere. */
import type { AboutFacts } from '../lib/protocol';
import { reader } from './reader.svelte';

const OWN = ['localhost', '127.0.0.1', '[::1]'];

class Reach {
  private about = $state.raw<AboutFacts | null>(null);
  /** What links to give away begin with. */
  origin = $state(location.origin);

  /** Nobody but this machine reaches the server. */
  isAlone = $derived(this.about?.alone ?? false);
  /** The page was opened by a name that means another machine elsewhere. */
  isOwn = $derived(OWN.includes(new URL(this.origin).hostname));
  /** The server's address in the house, where it listens there. */
  house = $derived(this.about?.house ?? null);

  async load(): Promise<void> {
    try {
      this.about ??= await reader.client.about();
    } catch {
      this.about = null;
    }
  }

  useHouse(): void {
    if (this.house) this.origin = this.house;
  }
}

export const reach = new Reach();
