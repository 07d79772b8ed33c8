/** From a table to the variations of its game. */
import { router } from '../reader/router.svelte';
import { variationsOf } from '../reader/trees';
import type { Sitting } from './sitting/sitting.svelte';

/** At the moment that is shown; after the end, from the beginning. */
export async function tryMoves(sitting: Sitting): Promise<void> {
  const at = sitting.past.at ?? 0;
  const path = await sitting.errands.ask(() => variationsOf(sitting.table, at));
  if (path) router.go(path);
}
