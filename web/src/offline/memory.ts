/**
 * Python's memory right after it has started and read our modules, kept by this browser: to put it
 * back takes a fraction of the time. It is made here and never sent; of each version there is its
 * own, and only the newest stays.
 */
import type { Begin } from './messages';

const NAME = 'pithead-memory';
/** Python that goes on from a damaged memory may do anything. */
const SUM = 'Sum';

export class Memory {
  private readonly address: string;
  /** Only where the page came safely can browsers keep files. */
  readonly isPossible = 'caches' in globalThis;

  constructor({ python, modules }: Begin) {
    // Both names change with their content; another browser may do other things with the same.
    const address = new URL(`${modules}.memory`);
    address.search = new URLSearchParams({ python, browser: navigator.userAgent }).toString();
    this.address = address.href;
  }

  /** Null where nothing is kept, or not what was. */
  async read(): Promise<Uint8Array | null> {
    if (!this.isPossible) return null;
    try {
      const found = await (await caches.open(NAME)).match(this.address);
      return found ? await whole(found) : null;
    } catch (error) {
      console.warn(String(error));
      return null;
    }
  }

  /** Where there is no room, the next start merely takes longer. */
  async keep(bytes: Uint8Array): Promise<void> {
    const body = bytes as Uint8Array<ArrayBuffer>;
    try {
      const headers = { [SUM]: await sumOf(body) };
      await this.forget();
      await (await caches.open(NAME)).put(this.address, new Response(body, { headers }));
    } catch (error) {
      console.warn(String(error));
    }
  }

  async forget(): Promise<void> {
    await caches.delete(NAME);
  }
}

async function whole(kept: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await kept.arrayBuffer());
  if ((await sumOf(bytes)) !== kept.headers.get(SUM)) throw new Error('the kept memory is damaged');
  return bytes;
}

async function sumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toString();
}
