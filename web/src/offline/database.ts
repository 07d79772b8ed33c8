/**
 * What this browser keeps of its tables, the same for all its tabs.
 *
 * Every write raises one number; who wrote last knows it. Whoever would write on from an older one
 * writes nothing, reads what is new, and works it out again: so tabs need no lock, and one that dies
 * leaves nothing half done.
 */

const NAME = 'pithead';
const VERSION = 1;
const LAST = 'last';

export interface KeptTable {
  id: string;
  text: string;
}
export interface KeptEntry {
  table: string;
  seq: number;
  text: string;
}
export interface Writes {
  tables: KeptTable[];
  entries: KeptEntry[];
}

export class Database {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Database> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      result.createObjectStore('tables', { keyPath: 'id' }).createIndex('change', 'change');
      result.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      result.createObjectStore('changes');
    };
    return new Database(await done(request));
  }

  /** The number of the last write. */
  async last(): Promise<number> {
    const store = this.database.transaction('changes').objectStore('changes');
    return ((await done(store.get(LAST))) as number | undefined) ?? 0;
  }

  /** Tables that were written after a number. */
  async tablesAfter(change: number): Promise<KeptTable[]> {
    const index = this.database.transaction('tables').objectStore('tables').index('change');
    return (await done(index.getAll(IDBKeyRange.lowerBound(change, true)))) as KeptTable[];
  }

  /** A table's entries after one of them, in their order. */
  async entriesAfter(table: string, seq: number): Promise<KeptEntry[]> {
    const store = this.database.transaction('entries').objectStore('entries');
    const range = IDBKeyRange.bound([table, seq], [table, Infinity], true);
    return (await done(store.getAll(range))) as KeptEntry[];
  }

  /** Write all of it or nothing, safely; the number it got, or null if somebody was faster. */
  write(writes: Writes, known: number): Promise<number | null> {
    return new Promise((resolve, reject) => {
      const names = ['tables', 'entries', 'changes'];
      const transaction = this.database.transaction(names, 'readwrite', { durability: 'strict' });
      const changes = transaction.objectStore('changes');
      const change = known + 1;
      let isLate = false;
      const last = changes.get(LAST) as IDBRequest<number | undefined>;
      last.onsuccess = () => {
        if ((last.result ?? 0) !== known) {
          isLate = true;
          transaction.abort();
          return;
        }
        changes.put(change, LAST);
        for (const each of writes.tables) {
          transaction.objectStore('tables').put({ ...each, change });
        }
        for (const each of writes.entries) transaction.objectStore('entries').add(each);
      };
      transaction.oncomplete = () => resolve(change);
      transaction.onabort = () =>
        isLate ? resolve(null) : reject(transaction.error ?? new Error('aborted'));
    });
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });
}
