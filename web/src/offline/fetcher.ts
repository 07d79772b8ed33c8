/**
 * Requests of the page, answered by the worker that has the tables.
 *
 * What is the same for everybody (games, cards, rules, words) lies beside the page as files. A
 * stream is made of polls: between a page and its worker no line breaks.
 */
import type { Fetcher } from '../lib/transport';
import type { Begin, Reply, Request, Standing } from './messages';

const STREAM = /\/stream\?after=(\d+)$/;
const WAIT = 25;
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Problem {
  title?: string;
  detail?: string;
  message?: { key: string; params: Record<string, unknown> };
}

export interface Surroundings {
  begin: Begin;
  /** Where the files beside the page are. */
  facts: string;
  worker: Pick<Worker, 'postMessage' | 'onmessage'>;
  /** A message in the reader's language. */
  say: (message: NonNullable<Problem['message']>) => string;
  told: (standing: Standing['standing']) => void;
}

export function offlineFetcher({ begin, facts, worker, say, told }: Surroundings): Fetcher {
  const asked = new Map<number, (reply: Reply) => void>();
  let number = 0;

  worker.onmessage = ({ data }: MessageEvent<Reply | Standing>) => {
    if ('standing' in data) return told(data.standing);
    asked.get(data.id)?.(data);
    asked.delete(data.id);
  };
  worker.postMessage(begin);

  async function ask(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const id = ++number;
    const request: Request = {
      id,
      method: init.method ?? 'GET',
      address,
      authorization: headers.get('Authorization'),
      body: typeof init.body === 'string' ? init.body : null,
    };
    const { status, body } = await new Promise<Reply>((done, fail) => {
      asked.set(id, done);
      init.signal?.addEventListener('abort', () => fail(new Error('given up')), { once: true });
      worker.postMessage(request);
    });
    const text = status < 400 ? body : worded(body, say);
    return new Response(text, { status, headers: JSON_TYPE });
  }

  return async (address, init) => {
    const file = fileOf(address);
    if (file) return fetch(facts + file, { signal: init?.signal ?? null });
    const after = STREAM.exec(address)?.[1];
    if (!after) return ask(address, init);
    const first = await ask(address.replace(STREAM, `/events?after=${after}`), init);
    if (!first.ok) return first;
    return new Response(stream(address.replace(STREAM, ''), Number(after), init ?? {}, ask));
  };
}

/** The file with what an address asks for, of those that need no table. */
export function fileOf(address: string): string | null {
  const [path = '', query] = address.split('?');
  const words = path.split('/').slice(2);
  const name = words.join('-');
  if (/^(about|games)$/.test(name) || /^(games-[\w-]+-cards|texts-\w+)$/.test(name)) {
    return `${name}.json`;
  }
  const language = new URLSearchParams(query).get('language');
  return /^games-[\w-]+-rules$/.test(name) ? `${name}-${language ?? 'en'}.json` : null;
}

/** The words of a refusal: the worker knows none. */
function worded(body: string, say: Surroundings['say']): string {
  const problem = JSON.parse(body) as Problem;
  const detail = problem.message ? say(problem.message) : '';
  return JSON.stringify({ ...problem, title: detail, detail });
}

/** Events as they come, written as a server writes them. */
function stream(
  path: string,
  start: number,
  init: RequestInit,
  ask: Fetcher,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = start;
  return new ReadableStream({
    async pull(controller) {
      const response = await ask(`${path}/events?after=${after}&wait=${WAIT}`, init);
      if (!response.ok) return controller.close();
      const { events } = (await response.json()) as { events: { seq: number }[] };
      for (const event of events) after = event.seq;
      const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      controller.enqueue(encoder.encode(text || ': still here\n\n'));
    },
  });
}
