import { describe, expect, test } from 'vitest';
import { completed, nextGoods, readMix, spotsOf } from '../../src/boards/dwarf/notation';
import { position, question, table } from './table';

const view = table([position('1', ['D01'], [1]), position('7', ['D07', 'D16'], [0])]);

describe('Every answer has its spot', () => {
  test.each(['place', 'helper', 'return', 'join', 'search'])('%s is answered by a room', (verb) => {
    const spots = spotsOf(question([`${verb} 1`, `${verb} b7`, 'pass']), view);
    expect([...spots.rooms]).toEqual([
      ['1', `${verb} 1`],
      ['b7', `${verb} b7`],
    ]);
    expect(spots.roomVerb).toBe(verb);
  });

  test('a special pile answers for each way to pay', () => {
    const spots = spotsOf(
      question(['place 1', 'special 1 workers', 'special 1 medals', 'special b2 workers']),
      view,
    );
    expect(spots.piles.get('1')).toEqual({
      workers: 'special 1 workers',
      medals: 'special 1 medals',
    });
    expect(spots.piles.get('b2')).toEqual({ workers: 'special b2 workers' });
    expect(spots.asksPiles).toBe(true);
  });

  test('forging is answered by the room with that card where the seat’s worker stands', () => {
    const card = { key: 'dwarf.effect.axe', params: {} };
    const spots = spotsOf(question(['forge', 'decline'], 'craft', { card }), view);
    expect([...spots.rooms]).toEqual([['7', 'forge']]);
    expect(spots.roomVerb).toBeNull();
  });

  test('nobody’s room answers when only another seat stands on such a card', () => {
    const card = { key: 'dwarf.effect.iron', params: {} };
    const spots = spotsOf(question(['alloy', 'decline'], 'craft', { card }), view);
    expect(spots.rooms.size).toBe(0);
  });

  test('the cards of an opened stack answer by their ids', () => {
    const spots = spotsOf(question(['raise D07', 'raise D01'], 'raise', { position: '7' }), view);
    expect([...spots.cards.keys()]).toEqual(['D07', 'D01']);
    expect(spots.opened).toBe('7');
  });

  test('without a question nothing answers', () => {
    const spots = spotsOf(null, view);
    expect(spots.rooms.size + spots.piles.size + spots.cards.size + spots.mixes.length).toBe(0);
  });
});

describe('Five resources are put together one by one', () => {
  const { mixes } = spotsOf(
    question(['order 3 iron 1 gold 1 steel', 'order 1 iron 3 gold 1 steel'], 'order'),
    view,
  );

  test('a notation’s amounts are read', () => {
    expect(readMix(['3', 'iron', '2', 'steel'])).toEqual({ iron: 3, steel: 2 });
  });

  test('only what still leads to an answer can be added', () => {
    expect(nextGoods({}, mixes)).toEqual(['iron', 'gold', 'steel']);
    expect(nextGoods({ steel: 1 }, mixes)).toEqual(['iron', 'gold']);
    expect(nextGoods({ iron: 2, gold: 1 }, mixes)).toEqual(['iron', 'steel']);
  });

  test('a complete mix is an answer, an unfinished one is not', () => {
    expect(completed({ iron: 3, gold: 1, steel: 1 }, mixes)).toBe('order 3 iron 1 gold 1 steel');
    expect(completed({ iron: 3, gold: 1 }, mixes)).toBeNull();
  });
});
