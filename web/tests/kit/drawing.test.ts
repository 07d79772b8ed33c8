/** Every card has a face at once, from its data alone, and always the same one. */
import { describe, expect, test } from 'vitest';
import type { Project } from '../../src/boards/dwergar/cards';
import { projectPicture } from '../../src/boards/dwergar/scenes';
import { brickPictures } from '../../src/boards/imperial-miners/scenes';
import { FACTIONS, LEVELS, type MineCard } from '../../src/boards/imperial-miners/view';
import { dice } from '../../src/boards/kit/drawing';

const DECKS = ['western', 'new_shaft', 'golden_terraces', 'old_shaft', 'eastern'];
const BROKEN = /undefined|NaN|\[object/;

function project(number: number, deck = 'western', cost = '2 iron'): Project {
  return { number, deck, cost } as unknown as Project;
}
function brick(id: string, level: string, factions: string): MineCard {
  return { id, level, factions } as unknown as MineCard;
}

describe('dice', () => {
  test('the same seed rolls the same numbers', () => {
    const [one, other] = [dice(7), dice(7)];
    expect([one.f(0, 1), one.i(0, 9)]).toEqual([other.f(0, 1), other.i(0, 9)]);
  });
});

describe('projects', () => {
  test.each(DECKS)('every number has a picture in %s', (deck) => {
    for (let number = 1; number <= 60; number += 1) {
      const picture = projectPicture(project(number, deck));
      expect(picture?.inner).not.toMatch(BROKEN);
      expect(picture).toEqual(projectPicture(project(number, deck)));
    }
  });

  test('a card of a box file shows the dearest good of its price', () => {
    const [cheap, dear] = ['2 stone', '2 stone, 1 crystal'].map(
      (cost) => projectPicture(project(99, 'eastern', cost))?.inner,
    );
    expect(cheap).not.toBe(dear);
  });

  test('an upgrade is celebrated', () => {
    const [before, after] = [false, true].map((is) => projectPicture(project(1), is)?.inner ?? '');
    expect(after?.length).toBeGreaterThan(before?.length ?? 0);
  });

  test('an unknown deck has no picture and breaks nothing', () => {
    expect(projectPicture(project(1, 'lost'))).toBeNull();
  });
});

describe('mine cards', () => {
  test.each(FACTIONS)('people %s has a home on every level, seen from two sides', (people) => {
    for (const level of LEVELS)
      for (const id of ['D04', 'D05']) {
        const [picture] = brickPictures(brick(id, level, people));
        expect(picture?.inner).not.toMatch(BROKEN);
      }
  });

  test('two peoples share a face, and nobody’s card has one too', () => {
    expect(brickPictures(brick('D33', 'II', 'RS'))).toHaveLength(2);
    expect(brickPictures(brick('D14', 'I', ''))).toHaveLength(1);
  });
});
