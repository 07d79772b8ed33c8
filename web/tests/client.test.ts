import { describe, expect, test } from 'vitest';
import { Client, newId, Refusal, Unreachable } from '../src/lib/client';
import type { Fetcher } from '../src/lib/transport';
import { insist } from '../src/lib/trying';

interface Sent {
  address: string;
  method: string;
  headers: Headers;
  body: unknown;
}

function server(...answers: (() => Response | Promise<Response>)[]): {
  fetch: Fetcher;
  sent: Sent[];
} {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: (address, init) => {
      sent.push({
        address: String(address),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: init?.body ? JSON.parse(String(init.body)) : null,
      });
      const answer = answers.shift();
      return Promise.resolve(answer ? answer() : Response.json({}));
    },
  };
}

describe('requests', () => {
  test('a record is sent digit by digit, as it was written', async () => {
    const bodies: string[] = [];
    const client = new Client(
      null,
      () => 'en',
      (_, init) => {
        bodies.push(String(init?.body));
        return Promise.resolve(Response.json({}));
      },
    );
    await client.import('{"seed": 9223372036854775807}', { hot_seat: true });
    expect(bodies).toEqual(['{"record":{"seed": 9223372036854775807},"hot_seat":true}']);
  });

  test('a seat’s secret goes in a header, never in the address', async () => {
    const { fetch, sent } = server();
    await new Client('secret', () => 'uk', fetch).at('abc').moment(1, 12);
    expect(sent[0]?.address).toBe('/api/tables/abc/moment?seat=1&at=12');
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer secret');
  });

  test('a spectator sends no secret', async () => {
    const { fetch, sent } = server();
    await new Client(null, () => 'en', fetch).at('abc').facts();
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('the reader’s language is asked for', async () => {
    const { fetch, sent } = server();
    await new Client(null, () => 'it', fetch).games();
    expect(sent[0]?.headers.get('Accept-Language')).toBe('it');
  });

  test('an action carries its id, its notation and the number it was offered at', async () => {
    const { fetch, sent } = server();
    await new Client('s', () => 'en', fetch).at('abc').act('id-12345678', 41, 'place 3', 0);
    expect(sent[0]?.body).toEqual({
      id: 'id-12345678',
      expected_seq: 41,
      action: 'place 3',
      seat: 0,
    });
  });

  test('notations are written into addresses safely', async () => {
    const { fetch, sent } = server();
    await new Client('s', () => 'en', fetch).at('a/b').preview('sell 1+2 & 3', 0, 7);
    expect(sent[0]?.address).toBe(
      '/api/tables/a%2Fb/preview?action=sell+1%2B2+%26+3&seat=0&expected_seq=7',
    );
  });
});

describe('answers', () => {
  const problem = { type: 'stale', title: 'Stale', status: 409, detail: 'The table has moved on.' };

  test('a refusal is the server’s sentence, with the present moment', async () => {
    const moment = { seq: 44 };
    const { fetch } = server(() => Response.json({ ...problem, moment }, { status: 409 }));
    const refused = await new Client('s', () => 'en', fetch)
      .at('abc')
      .act('id', 1, 'pass', 0)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect((refused as Refusal).message).toBe('The table has moved on.');
    expect((refused as Refusal).problem.moment).toEqual(moment);
  });

  test('a refusal without a body still says something', async () => {
    const { fetch } = server(
      () => new Response('<html>', { status: 404, statusText: 'Not Found' }),
    );
    await expect(new Client(null, () => 'en', fetch).games()).rejects.toThrow('404 Not Found');
  });

  test.each([429, 502, 503, 504])('status %i means to ask again', async (status) => {
    const { fetch } = server(() => new Response('', { status }));
    await expect(new Client(null, () => 'en', fetch).games()).rejects.toBeInstanceOf(Unreachable);
  });

  test('a lost line means to ask again', async () => {
    const { fetch } = server(() => Promise.reject(new TypeError('network')));
    await expect(new Client(null, () => 'en', fetch).games()).rejects.toBeInstanceOf(Unreachable);
  });
});

describe('ids', () => {
  test('are of a length and of signs that the server takes', () => {
    expect(newId()).toMatch(/^[a-zA-Z0-9-]{8,64}$/);
  });

  test('are never the same', () => {
    expect(new Set(Array.from({ length: 500 }, newId)).size).toBe(500);
  });
});

describe('insisting', () => {
  const patience = (failed: number[] = []) => ({
    pause: () => Promise.resolve(),
    failed: (failures: number) => void failed.push(failures),
    isOver: () => false,
  });

  test('a lost command is sent again until it is through, under the same id', async () => {
    const { fetch, sent } = server(
      () => Promise.reject(new TypeError('network')),
      () => new Response('', { status: 503 }),
      () => Response.json({ seq: 5 }),
    );
    const table = new Client('s', () => 'en', fetch).at('abc');
    const id = newId();
    const failed: number[] = [];
    const answer = await insist(() => table.act(id, 4, 'pass', 0), patience(failed));
    expect(answer).toEqual({ seq: 5 });
    expect(sent.map((each) => (each.body as { id: string }).id)).toEqual([id, id, id]);
    expect(failed).toEqual([1, 2, 0]);
  });

  test('a refusal is not sent again', async () => {
    const { fetch, sent } = server(() => Response.json({ detail: 'No.' }, { status: 409 }));
    const table = new Client('s', () => 'en', fetch).at('abc');
    await expect(insist(() => table.act('id', 4, 'pass', 0), patience())).rejects.toThrow('No.');
    expect(sent).toHaveLength(1);
  });

  test('who has left the table insists no longer', async () => {
    const lost = () => Promise.reject(new Unreachable('network'));
    await expect(insist(lost, { ...patience(), isOver: () => true })).rejects.toThrow('network');
  });
});
