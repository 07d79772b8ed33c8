/** The tables of this page: requests in, answers out, as a server would give them. */
import { Bots } from './bots';
import { Database } from './database';
import { Desk } from './desk';
import type { Begin, Reply, Request, Standing } from './messages';
import { Mind } from './mind';
import { News } from './news';
import { python } from './python';
import { Studies } from './studies';

const DESK = `
from pithead.server.offline.desk import Desk
Desk()
`;
const EVENTS = /^\/api\/tables\/([^/]+)\/events\?/;
/** Storage that is full or forbidden; what it is about, the page says. */
const NOT_KEPT = 507;
const BROKEN = 500;

interface Counter {
  desk: Desk;
  bots: Bots;
  mind: Mind;
  studies: Studies;
  news: News;
}

let counter: Promise<Counter> | null = null;

addEventListener('message', (event: MessageEvent<Begin | Request>) => {
  const { data } = event;
  if ('python' in data) {
    counter ??= open(data);
    counter.catch((error: unknown) => {
      console.warn(String(error));
      stand('broken');
    });
  } else void serve(data);
});

async function open(place: Begin): Promise<Counter> {
  const database = Database.open();
  const { calls, kept } = await python(place, DESK, stand);
  const news = new News();
  const service = new Desk(calls, await database, news);
  // After the tables, which are wanted first; by then it begins with what they have kept.
  const mind = new Mind(place, kept);
  stand('ready');
  const studies = new Studies(service, mind, () => new Mind(place, kept));
  return { desk: service, bots: new Bots(service, mind), mind, studies, news };
}

async function serve(request: Request): Promise<void> {
  let reply: Reply;
  try {
    reply = { id: request.id, ...(await answered(await (counter as Promise<Counter>), request)) };
  } catch (error) {
    console.warn(String(error));
    const isStorage = error instanceof DOMException;
    const key = isStorage ? 'web.offline.not_kept' : 'web.offline.broken';
    const status = isStorage ? NOT_KEPT : BROKEN;
    const message = { key, params: {} };
    const body = JSON.stringify({ type: 'broken', title: '', status, detail: '', message });
    reply = { id: request.id, status, body };
  }
  postMessage(reply);
}

async function answered(
  { desk, bots, mind, studies, news }: Counter,
  request: Request,
): Promise<Omit<Reply, 'id'>> {
  const text = JSON.stringify(request);
  const table = EVENTS.exec(request.address)?.[1];
  const until = Date.now() + 1000 * waitOf(request.address);
  for (let ideas: string | null = null; ;) {
    const change = table ? news.of(decodeURIComponent(table), until - Date.now()) : null;
    const { status, body, due, think, study } = await desk.ask(text, ideas);
    if (study) studies.attend(study);
    if (think) {
      ideas = await mind.think(think);
      continue;
    }
    for (const each of due ?? []) bots.attend(each);
    const isEmpty = change !== null && status === 200 && body.startsWith('{"events":[]');
    if (!isEmpty || Date.now() >= until) return { status, body };
    await change;
  }
}

/** For how many seconds whoever polls is ready to wait for something to happen. */
function waitOf(address: string): number {
  return Number(new URL(address, 'http://here').searchParams.get('wait') ?? 0);
}

function stand(standing: Standing['standing']): void {
  const message: Standing = { standing };
  postMessage(message);
}
