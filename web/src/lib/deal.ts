/** The promise of a deal: the hash of the table's id and the seed, as docs/protocol.md says. */
import { sha256 } from './drift';

/** Whether the seed is the one that was promised; null where this browser cannot work it out. */
export async function isKept(
  table: string,
  seed: string,
  promise: string,
): Promise<boolean | null> {
  const hash = await sha256(`${table} ${seed}`);
  return hash === null ? null : hash === promise;
}
