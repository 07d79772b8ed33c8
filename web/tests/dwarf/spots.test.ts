import { describe, expect, test } from 'vitest';
import { completed, reached, spotsOf } from '../../src/boards/dwarf/spots';
import { question } from './table';

describe('Every answer has its spot', () => {
  test.each(['place', 'helper', 'return', 'join', 'search'] as const)(
    '%s is answered by a room',
    (verb) => {
      const spots = spotsOf(
        question([{ verb, position: '1' }, { verb, position: 'b7' }, { verb: 'pass' }]),
      );
      expect([...spots.rooms]).toEqual([
        ['1', 'answer 0'],
        ['b7', 'answer 1'],
      ]);
    },
  );

  test('a special pile answers for each way to pay', () => {
    const spots = spotsOf(
      question([
        { verb: 'place', position: '1' },
        { verb: 'special', pile: '1', payment: 'workers' },
        { verb: 'special', pile: '1', payment: 'medals', medals: 3 },
        { verb: 'special', pile: 'b2', payment: 'workers' },
      ]),
    );
    expect(spots.piles.get('1')).toEqual({
      workers: { notation: 'answer 1', medals: 0 },
      medals: { notation: 'answer 2', medals: 3 },
    });
    expect(spots.piles.get('b2')).toEqual({ workers: { notation: 'answer 3', medals: 0 } });
  });

  test('forging is answered by the room where the seat’s worker stands', () => {
    const spots = spotsOf(question([{ verb: 'forge', position: '7' }, { verb: 'decline' }]));
    expect([...spots.rooms]).toEqual([['7', 'answer 0']]);
  });

  test('the cards of an opened stack answer by their ids', () => {
    const spots = spotsOf(
      question([
        { verb: 'raise', card: 'D07', position: '7' },
        { verb: 'raise', card: 'D01', position: '7' },
      ]),
    );
    expect([...spots.cards.keys()]).toEqual(['D07', 'D01']);
    expect(spots.rooms.size).toBe(0);
    expect(spots.opened).toBe('7');
  });

  test('without a question nothing answers', () => {
    const spots = spotsOf(null);
    expect(spots.rooms.size + spots.piles.size + spots.cards.size + spots.mixes.length).toBe(0);
  });
});

test('Rooms and piles that do not answer can be asked why', () => {
  const { wonders } = spotsOf(
    question(
      [{ verb: 'pass' }],
      [
        { verb: 'place', position: '4' },
        { verb: 'special', pile: '2', payment: 'workers' },
      ],
    ),
  );
  expect([...wonders.rooms]).toEqual([['4', 'wonder 0']]);
  expect([...wonders.piles]).toEqual([['2', 'wonder 1']]);
});

describe('Five resources are put together one by one', () => {
  const { mixes, isSale } = spotsOf(
    question([
      { verb: 'order', goods: { iron: 3, gold: 1, steel: 1 } },
      { verb: 'order', goods: { iron: 1, gold: 3, steel: 1 } },
    ]),
  );

  test('to pay for an order, or as the price of an item', () => {
    expect(isSale).toBe(false);
    expect(spotsOf(question([{ verb: 'sell', goods: { iron: 5 } }])).isSale).toBe(true);
  });

  test('only what still leads to an answer can be added', () => {
    expect(reached({}, 'steel', mixes)).toEqual(['answer 0', 'answer 1']);
    expect(reached({ steel: 1 }, 'steel', mixes)).toEqual([]);
    expect(reached({ iron: 2, gold: 1 }, 'iron', mixes)).toEqual(['answer 0']);
  });

  test('a complete mix is an answer, an unfinished one is not', () => {
    expect(completed({ iron: 3, gold: 1, steel: 1 }, mixes)).toBe('answer 0');
    expect(completed({ iron: 3, gold: 1 }, mixes)).toBeNull();
  });
});
