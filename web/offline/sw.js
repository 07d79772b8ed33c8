/*
 * Keeps one version of the table, whole, so that it starts without a network. What it serves was
 * made together: it never mixes versions. The build fills in which files those are.
 */
const VERSION = '{{version}}';
const FILES = ['{{files}}'];
const PREFIX = 'pithead-files-';
const NAME = PREFIX + VERSION;
/** Names that change with their content. */
const LASTING = /^assets\/|-[0-9a-f]{16}[./]/;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
/** The reader wants the new version now; else it waits until no page of the old one is open. */
self.addEventListener('message', (event) => {
  if (event.data === 'change') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

/** All files or none: what an older version has already is not fetched again. */
async function keep() {
  const cache = await caches.open(NAME);
  try {
    for (const file of FILES) {
      const known = LASTING.test(file) ? await caches.match(file) : undefined;
      const found = known ?? (await fetch(file, { cache: 'no-cache' }));
      if (!found.ok) throw new Error(`${file}: ${found.status}`);
      await cache.put(file, found);
    }
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

async function begin() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' ? './' : request.url;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}
