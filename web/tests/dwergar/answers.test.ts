import { describe, expect, test } from 'vitest';
import { Answers, picked, placeOf } from '../../src/boards/dwergar/answers';
import { offers } from './offers';

const PLACING = new Answers(
  offers('place blacksmith mine-1', 'place blacksmith lift', 'place foreman mine-1', 'change iron'),
);

describe('the legal notations', () => {
  test('are found by their verb, in the order they were offered', () => {
    expect(PLACING.of('place').map((each) => each.notation)).toEqual([
      'place blacksmith mine-1',
      'place blacksmith lift',
      'place foreman mine-1',
    ]);
  });

  test('a verb that begins another one is not mistaken for it', () => {
    const answers = new Answers(offers('light', 'light-all'));
    expect(answers.of('light').map((each) => each.notation)).toEqual(['light']);
  });

  test('name each dwarf that can be placed once', () => {
    expect(PLACING.placeable()).toEqual(['blacksmith', 'foreman']);
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
    expect(picked(PLACING, 'blacksmith', 'place foreman mine-1')).toBe('foreman');
  });

  test('is nobody when nothing can be placed', () => {
    expect(picked(new Answers(offers('lift', 'end')), 'foreman', null)).toBeNull();
  });
});

test('an action knows the place it is about', () => {
  expect(placeOf('place foreman mine-1')).toBe('mine-1');
  expect(placeOf('break forge')).toBe('forge');
  expect(placeOf('exchange gold')).toBeNull();
  expect(placeOf(null)).toBeNull();
});
