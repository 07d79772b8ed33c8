import { describe, expect, test } from 'vitest';
import { Answers, picked } from '../../src/boards/dwergar/answers';
import { asked, offers } from './offers';

const PLACING = new Answers(
  asked(
    offers(
      { verb: 'place', dwarf: 'blacksmith', place: 'mine-1' },
      { verb: 'place', dwarf: 'blacksmith', place: 'lift' },
      { verb: 'place', dwarf: 'foreman', place: 'mine-1' },
      { verb: 'change', good: 'iron' },
    ),
    [{ verb: 'complete', project: 7 }],
  ),
);

describe('the answers', () => {
  test('are found by their verb, in the order they were offered', () => {
    expect(PLACING.of('place').map((each) => each.notation)).toEqual([
      'answer 0',
      'answer 1',
      'answer 2',
    ]);
  });

  test('are found by what they are about', () => {
    const about = { verb: 'place', dwarf: 'foreman', place: 'mine-1' } as const;
    expect(PLACING.find(about)?.notation).toBe('answer 2');
    expect(PLACING.find({ ...about, place: 'lift' })).toBeUndefined();
  });

  test('name each dwarf that can be placed once, and what places him', () => {
    expect(PLACING.placeable()).toEqual(['blacksmith', 'foreman']);
    expect(PLACING.placing('blacksmith')).toEqual(['answer 0', 'answer 1']);
  });

  test('what is none of them can be asked about, if the question says so', () => {
    expect(PLACING.wonder({ project: 7 })).toBe('wonder 0');
    expect(PLACING.wonder({ project: 8 })).toBeNull();
    expect(PLACING.find({ project: 7 })).toBeUndefined();
  });

  test('are none where nothing is asked', () => {
    expect(new Answers(null).any()).toBe(false);
  });
});

describe('the dwarf to place', () => {
  test('is the first one until another is picked', () => {
    expect(picked(PLACING, null, null)).toBe('blacksmith');
    expect(picked(PLACING, 'foreman', null)).toBe('foreman');
  });

  test('is never one who is not at hand', () => {
    expect(picked(PLACING, 'engineer', null)).toBe('blacksmith');
  });

  test('is the one of the chosen action, wherever it was chosen', () => {
    expect(picked(PLACING, 'blacksmith', 'answer 2')).toBe('foreman');
  });

  test('is nobody when nothing can be placed', () => {
    const lifting = new Answers(asked(offers({ verb: 'lift' }, { verb: 'end' })));
    expect(picked(lifting, 'foreman', null)).toBeNull();
  });
});
