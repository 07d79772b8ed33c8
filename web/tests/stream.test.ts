import { describe, expect, test } from 'vitest';
import type { Problem, TableEvent } from '../src/lib/protocol';
import { EventReader } from '../src/lib/sse';
import {
  LONGEST_PAUSE,
  pauseAfter,
  SILENCE,
  Stream,
  type Link,
  type World,
} from '../src/lib/stream';

describe('server-sent events', () => {
  test('an event has its id, its kind and its data', () => {
    const reader = new EventReader();
    expect(reader.push('id: 7\nevent: presence\ndata: {"here": [0]}\n\n')).toEqual([
      { id: '7', event: 'presence', data: '{"here": [0]}' },
    ]);
  });

  test('text may come in pieces of any size', () => {
    const text = 'id: 1\ndata: one\n\n: still here\n\nid: 2\ndata: two\ndata: lines\n\n';
    for (let size = 1; size < text.length; size += 1) {
      const reader = new EventReader();
      const found = [];
      for (let at = 0; at < text.length; at += size) {
        found.push(...reader.push(text.slice(at, at + size)));
      }
      expect(found.map((each) => [each.id, each.data])).toEqual([
        ['1', 'one'],
        ['2', 'two\nlines'],
      ]);
    }
  });

  test('comments and events without data are left out', () => {
    expect(new EventReader().push(': still here\n\nretry: 1000\n\nid: 4\n\n')).toEqual([]);
  });

  test('lines may end as other systems end them', () => {
    const [sent] = new EventReader().push('id: 3\r\ndata: x\r\n\r\n');
    expect(sent).toEqual({ id: '3', event: 'message', data: 'x' });
  });
});

test('pauses grow, and never beyond the longest', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 12].map((failures) => pauseAfter(failures, 1));
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, LONGEST_PAUSE, LONGEST_PAUSE]);
  expect(pauseAfter(1, 0)).toBe(350);
});

/** A server that answers each request by a script, and a clock that waits for nobody. */
class Fake {
  readonly asked: { path: string; secret: string | null }[] = [];
  readonly events: number[] = [];
  readonly links: Link['state'][] = [];
  readonly pauses: number[] = [];
  readonly presence: number[][] = [];
  problem: Problem | null = null;
  online = true;
  time = 0;
  stream: Stream;

  constructor(answers: ((fake: Fake, signal: AbortSignal) => Response | Promise<Response>)[]) {
    const world: World = {
      fetch: (address, init) => {
        const headers = new Headers(init?.headers);
        this.asked.push({ path: String(address), secret: headers.get('Authorization') });
        const answer = answers.shift();
        if (answer) return Promise.resolve(answer(this, init?.signal as AbortSignal));
        this.stream.stop();
        return Promise.reject(new Error('no more answers'));
      },
      now: () => this.time,
      isOnline: () => this.online,
      random: () => 1,
      sleep: (milliseconds, signal) => {
        if (milliseconds === SILENCE) return new Promise(() => undefined);
        this.pauses.push(milliseconds);
        return new Promise((done) => {
          if (milliseconds <= LONGEST_PAUSE) done();
          signal.addEventListener('abort', () => done(), { once: true });
        });
      },
    };
    this.stream = new Stream(
      '/api/tables/t',
      () => ({ Authorization: 'Bearer s' }),
      4,
      {
        event: (event) => this.events.push(event.seq),
        presence: (here) => this.presence.push(here),
        link: (link) => this.links.push(link.state),
        refused: (problem) => (this.problem = problem),
      },
      world,
    );
  }
}

function event(seq: number): TableEvent {
  return {
    seq,
    kind: 'chat',
    seat: 0,
    at: '',
    hash: '',
    told: [],
    moment: null,
    facts: null,
    chat: { name: 'Ola', text: 'hello' },
  };
}

const sent = (...seqs: number[]) =>
  seqs.map((seq) => `id: ${seq}\ndata: ${JSON.stringify(event(seq))}\n\n`).join('');
const streamed = (text: string) => () => new Response(text);
const broken = () => Promise.reject(new TypeError('network'));
const polled =
  (...seqs: number[]) =>
  () =>
    Response.json({ events: seqs.map(event), next: seqs.at(-1) ?? null });

describe('the stream', () => {
  test('the secret goes in a header and never in the address', async () => {
    const fake = new Fake([streamed('')]);
    await fake.stream.run();
    expect(fake.asked[0]).toEqual({ path: '/api/tables/t/stream?after=4', secret: 'Bearer s' });
  });

  test('after a break it resumes behind the last event it has seen', async () => {
    const fake = new Fake([streamed(sent(5, 6)), streamed(sent(7))]);
    await fake.stream.run();
    expect(fake.events).toEqual([5, 6, 7]);
    expect(fake.asked[1]?.path).toContain('after=6');
  });

  test('an event that comes twice is told once', async () => {
    const fake = new Fake([streamed(sent(5, 6)), streamed(sent(6, 7))]);
    await fake.stream.run();
    expect(fake.events).toEqual([5, 6, 7]);
  });

  test('what came in by another way is not told again', async () => {
    const fake = new Fake([streamed(sent(5, 6, 7))]);
    fake.stream.seen(6);
    await fake.stream.run();
    expect(fake.events).toEqual([7]);
  });

  test('when streams do not come through it asks by plain requests', async () => {
    const fake = new Fake([broken, broken, polled(5), polled(6)]);
    await fake.stream.run();
    expect(fake.events).toEqual([5, 6]);
    expect(fake.asked[2]?.path).toBe('/api/tables/t/events?after=4&wait=25');
  });

  test('plain requests follow one another page by page, without a pause', async () => {
    const fake = new Fake([broken, broken, polled(5, 6), polled(7, 8), polled(9)]);
    await fake.stream.run();
    expect(fake.events).toEqual([5, 6, 7, 8, 9]);
    expect(fake.asked.slice(2).map((each) => each.path.match(/after=(\d+)/)?.[1])).toEqual([
      '4',
      '6',
      '8',
      '9',
    ]);
    expect(fake.pauses.slice(0, 2)).toHaveLength(2);
  });

  test('it says truthfully how the connection stands', async () => {
    const fake = new Fake([streamed(sent(5)), broken, streamed(sent(6))]);
    await fake.stream.run();
    expect(fake.links.slice(0, 3)).toEqual(['connecting', 'connected', 'reconnecting']);
  });

  test('without a network it says so', async () => {
    const fake = new Fake([
      (own) => {
        own.online = false;
        return broken();
      },
    ]);
    await fake.stream.run();
    expect(fake.links).toContain('offline');
  });

  test('a wrong secret ends it for good, with the reason', async () => {
    const problem = { type: 'forbidden', title: '', status: 403, detail: 'No such seat.' };
    const fake = new Fake([() => Response.json(problem, { status: 403 })]);
    await fake.stream.run();
    expect(fake.problem?.detail).toBe('No such seat.');
    expect(fake.asked).toHaveLength(1);
    expect(fake.links.at(-1)).toBe('refused');
  });

  test('an error of the server is no refusal: it tries again', async () => {
    const fake = new Fake([() => new Response('', { status: 500 }), streamed(sent(5))]);
    await fake.stream.run();
    expect(fake.problem).toBeNull();
    expect(fake.events).toEqual([5]);
  });

  test('out of sight it closes, and comes back when looked at', async () => {
    const fake = new Fake([
      (own, signal) => {
        setTimeout(() => own.stream.sleep(), 5);
        setTimeout(() => own.stream.wake(), 30);
        return new Promise<Response>((_, fail) =>
          signal.addEventListener('abort', () => fail(new Error('closed')), { once: true }),
        );
      },
      streamed(sent(5)),
    ]);
    await fake.stream.run();
    expect(fake.links).toContain('asleep');
    expect(fake.events).toEqual([5]);
  });

  test('who is at the table is told apart from the events', async () => {
    const fake = new Fake([streamed(`event: presence\ndata: {"here": [1]}\n\n${sent(5)}`)]);
    await fake.stream.run();
    expect(fake.presence).toEqual([[1]]);
    expect(fake.events).toEqual([5]);
  });
});
