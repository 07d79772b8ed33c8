/** The same page with its tables in this browser: a worker answers in place of a server. */
import { goThrough } from './lib/transport';
import { offlineFetcher } from './offline/fetcher';
import { keepHere } from './offline/keeping';
import { engine } from './reader/engine.svelte';
import { reader } from './reader/reader.svelte';

/** Where the build has put something, by its name in the page's head. */
function placeOf(name: string): string {
  return new URL(metaOf(name)?.content ?? '', document.baseURI).href;
}

function metaOf(name: string): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="pithead:${name}"]`);
}

const { content: server = '' } = metaOf('server') ?? {};
if (server) engine.server = new URL(server, document.baseURI).href;
goThrough(
  offlineFetcher({
    begin: { python: placeOf('python'), modules: placeOf('modules') },
    facts: placeOf('facts'),
    worker: new Worker(new URL('./offline/tables.worker.ts', import.meta.url), { type: 'module' }),
    say: ({ key, params }) => reader.say(key, params as Parameters<typeof reader.say>[1]),
    told: (standing) => (engine.standing = standing),
  }),
);
void keepHere('./sw.js', {
  kept: () => (engine.isKept = true),
  newer: (change) => (engine.change = change),
}).catch(() => undefined);
await import('./main');
