/** While no other tab does the same; browsers let go of a lock when its tab dies. */
export async function alone(name: string, work: () => Promise<void>): Promise<void> {
  // Only where the page came safely; elsewhere two tabs may think the same thought.
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
