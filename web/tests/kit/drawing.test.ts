/** Every card has a face at once, from its data alone, and always the same one. */
import { describe, expect, test } from 'vitest';
import type { Project } from '../../src/boards/dwergar/cards';
import { roomPicture } from '../../src/boards/dwarf/scenes';
import { specialPicture } from '../../src/boards/dwarf/specials';
import type { DwarfCard } from '../../src/boards/dwarf/view';
import { denOf } from '../../src/boards/dwergar/dens';
import { projectPicture } from '../../src/boards/dwergar/scenes';
import { brickPictures } from '../../src/boards/imperial-miners/scenes';
import { FACTIONS, LEVELS, type MineCard } from '../../src/boards/imperial-miners/view';
import { dice } from '../../src/boards/kit/drawing';

const DECKS = ['western', 'new_shaft', 'golden_terraces', 'old_shaft', 'eastern'];
const BROKEN = /undefined|NaN|\[object/;

function project(
  number: number,
  deck = 'western',
  cost: Record<string, number> = { iron: 2 },
): Project {
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
    const [cheap, dear] = [
      { stone: 2, crystal: 0 },
      { stone: 2, crystal: 1 },
    ].map((cost) => projectPicture(project(99, 'eastern', cost))?.inner);
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

describe('rooms of DWARF', () => {
  const card = (scene: string, effect: string, lanterns: number): DwarfCard =>
    ({ id: `c${lanterns}`, scene, effect, lanterns, type: 'mine', gives: [{ name: effect, number: 2 }], front: effect, special: null }) as unknown as DwarfCard; // prettier-ignore
  const KNOWN = [
    ['seam', 'iron'], ['seam', 'gold'], ['seam', 'moonstone'], ['hearth', 'alloy'], ['forge', 'sword'],
    ['forge', 'chalice'], ['lair', 'orcs'], ['lair', 'dragon'], ['lair', 'great_dragon'],
    ['lair', 'knockers'], ['lair', 'sidhe'], ['lair', 'trolls'], ['gate', 'help'],
  ] as const; // prettier-ignore

  test.each(KNOWN)('a %s of %s is drawn, a stranger of a box file too', (scene, effect) => {
    for (const lanterns of [0, 1, 2, 3]) {
      const picture = roomPicture(card(scene, effect, lanterns));
      expect(picture.inner).not.toMatch(BROKEN);
      expect(picture).toEqual(roomPicture(card(scene, effect, lanterns)));
    }
  });

  test.each(['turn_back', 'run_amok', 'dance'])('the special action %s is drawn', (front) => {
    expect(specialPicture(card('seam', front, 1)).inner).not.toMatch(BROKEN);
  });
});

describe('places of Dwergar', () => {
  test.each([
    ['laboratory', null],
    ['lift', null],
    ['studio', null],
    ['mine-1', '1'],
    ['mine-4', '4'],
  ])('%s is drawn', (name, level) => {
    expect(denOf({ name, level })).not.toMatch(BROKEN);
    expect(denOf({ name, level })).not.toBe('');
  });
});
