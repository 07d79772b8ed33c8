/** The page's half of playing without a server: addresses, files, and a worker in place of a server. */
import { describe, expect, test } from 'vitest';
import { Client, Refusal } from '../src/lib/client';
import { addressOf, placeOf, readRoute } from '../src/lib/route';
import { Stream, type Link } from '../src/lib/stream';
import type { TableEvent } from '../src/lib/protocol';
import { fileOf, offlineFetcher } from '../src/offline/fetcher';
import type { Begin, Reply, Request } from '../src/offline/messages';

const BEGIN = { python: 'python/', modules: 'modules.zip' };
const HERE = 'https://files.example/some/folder/';

/** A worker that answers each request with what is to be said to its address. */
function worker(answer: (request: Request) => Promise<Omit<Reply, 'id'>>) {
  const heard: (Begin | Request)[] = [];
  const one = {
    heard,
    onmessage: null as Worker['onmessage'],
    postMessage(message: Begin | Request) {
      heard.push(message);
      if ('python' in message) return;
      void answer(message).then((reply) => {
        const data = { id: message.id, ...reply };
        one.onmessage?.call(one as unknown as Worker, { data } as MessageEvent);
      });
    },
  };
  return one;
}

function fetcher(answer: (request: Request) => Promise<Omit<Reply, 'id'>>) {
  const found = worker(answer);
  const fetch = offlineFetcher({
    begin: BEGIN,
    facts: 'facts/',
    worker: found,
    say: ({ key, params }) => `${key} ${JSON.stringify(params)}`,
    told: () => undefined,
  });
  return { fetch, heard: found.heard };
}

describe('addresses in a folder of files', () => {
  test.each(['/', '/tables', '/t/abc?at=3#secret', '/rules/dwarf#DW-13', '/new/dwarf?way=bots'])(
    '%s is found again after a reload',
    (place) => {
      const address = new URL(addressOf(place, true), HERE);
      expect(address.pathname).toBe('/some/folder/');
      const found = placeOf(address, true);
      expect(found.pathname + found.search + found.hash).toBe(place);
    },
  );

  test('a table is read from it', () => {
    const address = new URL(addressOf('/t/abc?at=3', true), HERE);
    expect(readRoute(placeOf(address, true))).toMatchObject({ page: 'table', table: 'abc', at: 3 });
  });

  test('a server keeps its own', () => expect(addressOf('/t/abc', false)).toBe('/t/abc'));
});

describe('what is the same for everybody', () => {
  test.each([
    ['/api/about', 'about.json'],
    ['/api/games', 'games.json'],
    ['/api/texts/uk', 'texts-uk.json'],
    ['/api/games/imperial-miners/cards', 'games-imperial-miners-cards.json'],
    ['/api/games/dwarf/rules?language=it', 'games-dwarf-rules-it.json'],
  ])('%s is a file', (address, file) => expect(fileOf(address)).toBe(file));

  test.each(['/api/tables', '/api/tables/abc/cards', '/api/lobby'])('%s is none', (address) =>
    expect(fileOf(address)).toBeNull(),
  );
});

describe('a worker in place of a server', () => {
  test('gets the request as a server would', async () => {
    const { fetch, heard } = fetcher(async () => ({ status: 200, body: '{"seq":1}' }));
    const client = new Client('secret', () => 'uk', fetch);
    await client.at('abc').act('command-1', 7, 'place 5', 0);
    expect(heard[0]).toEqual(BEGIN);
    expect(heard[1]).toMatchObject({
      method: 'POST',
      address: '/api/tables/abc/actions',
      authorization: 'Bearer secret',
      body: '{"id":"command-1","expected_seq":7,"action":"place 5","seat":0}',
    });
  });

  test('refuses in the words of the reader', async () => {
    const message = { key: 'server.error.stale', params: { n: 2 } };
    const body = JSON.stringify({ type: 'stale', title: '', detail: '', status: 409, message });
    const { fetch } = fetcher(async () => ({ status: 409, body }));
    const refusal = await new Client(null, () => 'en', fetch)
      .at('abc')
      .facts()
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect((refusal as Refusal).message).toBe('server.error.stale {"n":2}');
  });

  test('tells events one after another, and waits where there are none', async () => {
    const pages: number[][] = [[], [1, 2], [], [3]];
    const asked: string[] = [];
    const heard: number[] = [];
    const { fetch } = fetcher(async ({ address }) => {
      asked.push(address.split('/').at(-1) ?? '');
      const page = pages.shift();
      if (!page) return new Promise(() => undefined);
      const events = page.map((seq) => ({ seq }));
      return { status: 200, body: JSON.stringify({ events, next: null }) };
    });
    const stream = await new Promise<Stream>((done) => {
      const found = new Stream(
        '/api/tables/abc',
        () => ({}),
        0,
        {
          event: (event: TableEvent) => {
            heard.push(event.seq);
            if (event.seq === 3) done(found);
          },
          presence: () => undefined,
          link: (link: Link) => link,
          refused: () => undefined,
        },
        {
          fetch,
          now: () => 0,
          isOnline: () => true,
          random: () => 0,
          sleep: (_, signal) =>
            new Promise((over) => signal.addEventListener('abort', () => over())),
        },
      );
      void found.run();
    });
    stream.stop();
    expect(heard).toEqual([1, 2, 3]);
    expect(asked.slice(0, 4)).toEqual([
      'events?after=0',
      'events?after=0&wait=25',
      'events?after=2&wait=25',
      'events?after=2&wait=25',
    ]);
  });
});
