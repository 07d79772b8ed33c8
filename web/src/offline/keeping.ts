/** The page and all it needs kept in this browser (`web/offline/sw.js`), one version at a time. */

export interface Keeper {
  /** All of it is kept: the page starts without a network from now on. */
  kept: () => void;
  /** A newer version is kept beside this one; to be called to change over to it. */
  newer: (change: () => void) => void;
}

export async function keepHere(address: string, keeper: Keeper): Promise<void> {
  // Only where the page came safely; elsewhere it is played all the same.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadOne = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // All tabs change over together. What was played is kept; nothing of the old version goes on.
    if (hadOne) location.reload();
    else keeper.kept();
  });
  const found = await serviceWorker.register(address, { updateViaCache: 'none' });
  if (hadOne) keeper.kept();
  const look = () => {
    const { waiting } = found;
    if (waiting && hadOne) keeper.newer(() => waiting.postMessage('change'));
  };
  const watch = () => found.installing?.addEventListener('statechange', look);
  // Whichever it is at by now.
  look();
  watch();
  found.addEventListener('updatefound', watch);
}
