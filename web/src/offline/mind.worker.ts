/** Bots think here, so that neither the page nor its tables ever wait for them. */
import type { Begin, Thought } from './messages';
import { python, type Started } from './python';

const MIND = `
from pithead.server.offline.mind import Mind
Mind()
`;

let ready: Promise<Started> | null = null;

addEventListener('message', (event: MessageEvent<Begin | Thought>) => {
  const { data } = event;
  if ('python' in data) {
    ready ??= python(data, MIND, () => undefined);
    ready.catch(() => undefined);
  } else void think(data);
});

async function think({ id, text }: Thought): Promise<void> {
  try {
    const mind = (await ready)?.calls;
    postMessage({ id, text: mind?.['think']?.(text) ?? null });
  } catch {
    // Whoever asked starts another one.
    postMessage({ id, text: null });
  }
}
