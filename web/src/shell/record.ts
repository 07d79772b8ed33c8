/** The record as a file on this computer. */
import type { Sitting } from './sitting/sitting.svelte';

export async function saveRecord(sitting: Sitting): Promise<void> {
  const record = await sitting.errands.ask(() => sitting.client.record());
  if (record !== null)
    saveFile(record, `${sitting.company.facts?.game ?? 'pithead'}-${sitting.table}`);
}

/** All of a game that goes on, so that it can go on elsewhere. */
export async function saveWhole(sitting: Sitting): Promise<void> {
  const record = await sitting.errands.ask(() => sitting.client.whole());
  if (record !== null)
    saveFile(record, `${sitting.company.facts?.game ?? 'pithead'}-${sitting.table}`);
}

export function saveFile(record: unknown, name: string): void {
  const text = JSON.stringify(record, null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
