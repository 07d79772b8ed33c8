/** How the tables of this browser stand, where there is no server: they take a moment to get ready. */
import type { Standing } from '../offline/messages';

class Engine {
  standing = $state<Standing['standing']>('fetching');
  /** All of it is kept here: it starts without a network. */
  isKept = $state(false);
  /** The address of the server that has this page beside its own; null where files come alone. */
  server: string | null = null;
  /** Changes over to a newer version that is ready; null while there is none. */
  change = $state.raw<(() => void) | null>(null);
}

export const engine = new Engine();
