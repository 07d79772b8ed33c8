import { describe, expect, test } from 'vitest';
import {
  chipsOf,
  foreseenBy,
  foretold,
  type Consequences,
} from '../../src/boards/dwarf/consequences';
import type { Preview } from '../../src/lib/protocol';
import { deck, position, question, table } from './table';

const view = table([
  { ...position('1', ['D01']), stopped: true },
  position('2', ['D02', 'D11']),
  position('7', ['D07', 'D16'], [1]),
]);
const preview = (told: Partial<Consequences> | null, changes: Preview['changes'] = []) => ({
  changes,
  certain: true,
  consequences: told && {
    game: 'dwarf' as const,
    places: {},
    stands: null,
    promise: {},
    rival: null,
    ...told,
  },
});

describe('The chips of a room', () => {
  test('are those of the table as it stands while nothing is foretold', () => {
    expect(chipsOf('1', view, deck, null)).toEqual([{ kind: 'stopped', card: null }]);
    expect(chipsOf('7', view, deck, null)).toEqual([]);
  });

  test('are those of the choice once the server has told them', () => {
    const told = foretold(preview({ places: { '7': [{ kind: 'back', card: 'D07' }] } }));
    expect(chipsOf('7', view, deck, told)).toEqual([{ kind: 'back', card: deck.get('D07') }]);
    expect(chipsOf('1', view, deck, told)).toEqual([]);
  });

  test('show no card where chance decides which one comes up', () => {
    const told = foretold(preview({ places: { '7': [{ kind: 'shuffled', card: null }] } }));
    expect(chipsOf('7', view, deck, told)).toEqual([{ kind: 'shuffled', card: null }]);
  });

  test('leave out a monster that is met: the room itself shows it', () => {
    const told = foretold(preview({ places: { '2': [{ kind: 'met', card: null }] } }));
    expect(chipsOf('2', view, deck, told)).toEqual([]);
  });
});

describe('What is foreseen for everybody', () => {
  const asked = question([{ verb: 'place', position: '1' }]);

  test('is what is certain, if anything changes at once', () => {
    const told = preview({ places: {}, promise: { gold: 1 } }, [{ iron: 3 }, {}]);
    expect(foreseenBy(view, asked, told)).toEqual([{ iron: 3 }, {}]);
  });

  test('is what the room promises the one who acts, if not', () => {
    const told = preview({ places: {}, promise: { gold: 1 } }, [{}, {}]);
    expect(foreseenBy(view, asked, told)).toEqual([{ gold: 1 }, {}]);
  });

  test('is nothing for an action of which nothing is foretold', () => {
    expect(foretold(preview(null))).toBeNull();
    expect(foreseenBy(view, asked, preview(null))).toEqual([{}, {}]);
  });
});
