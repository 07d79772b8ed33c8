import { describe, expect, test } from 'vitest';
import { amountOf, amounts } from '../../src/boards/dwergar/amounts';
import { offeredAmounts } from '../../src/boards/dwergar/offers';
import { eventWords, placeWords, projectWords } from '../../src/boards/dwergar/phrases';
import english from '../../../src/pithead/text/en/dwergar.json';
import board from '../../../src/pithead/text/en/web-dwergar.json';
import { Catalogue } from '../../src/lib/text';
import { offer } from './offers';

const CATALOGUE = new Catalogue('en', { ...english, ...board });

/** An example of every word in docs/rules/dwergar.md. */
const PROJECTS = [
  'nothing', 'take 1 iron', 'others take 1 stone', 'heat 4', 'others heat 1', 'light all',
  'furnace hot', 'action 1', 'stoke 1', 'score 2 per upgraded new_shaft',
  'own discount 1 heat per old_shaft', 'discount complete 1 stone or iron',
  'discount complete 1 gold', 'discount upgrade 1 gold', 'foreman blacksmith', 'rich blacksmith',
  'score 1 on empty', 'score 1 on upgrade gold', 'score 1 on complete gold', 'turn take 1 stone',
  'turn heat 1', 'change 2 heat > iron', 'warm 1', 'disguise 1',
  'end 2 per crystal', 'end 1 per 4 stone', 'end 1 per upgraded', 'end 1 per crystal project',
  'end 1 per furnace', 'end 2 per installed',
]; // prettier-ignore
const PLACES = [
  'exchange 2', 'light 1', 'light all', 'heat 2', 'lift 1', 'score 1 lift', 'score 1 lift loaded',
  'load 1 stone', 'build 1', 'convert', 'upgrade any 1', 'complete 1', 'take back 1',
  'upgrade less 2',
]; // prettier-ignore
const EVENTS = [
  'everyone heat 2', 'lift 2', 'load 1 stone on 3', 'clear 2', 'toll 1', 'install 2', 'actions 2',
  'score 1 in mine', 'score 1 on empty', 'close laboratory', 'quiet laboratory', 'rich foremen',
  'heat 1 at workshop',
]; // prettier-ignore

function sentences(words: ReturnType<typeof projectWords>): string {
  return words.map((each) => CATALOGUE.tell(each.message)).join('; ');
}

describe('the words of the card data', () => {
  test.each(PROJECTS)('a project that says "%s" has icons and a sentence', (phrase) => {
    const [word] = projectWords(phrase);
    expect(word?.signs.length ?? 0).toBeGreaterThan(phrase === 'nothing' ? -1 : 0);
    expect(sentences(projectWords(phrase))).not.toMatch(/dwergar\.|[{}]|“/);
  });

  test.each(PLACES)('a place that says "%s" has icons and a sentence', (phrase) => {
    expect(sentences(placeWords(phrase))).not.toMatch(/dwergar\.|[{}]|“/);
  });

  test.each(EVENTS)('an event that says "%s" has icons and a sentence', (phrase) => {
    expect(sentences(eventWords(phrase))).not.toMatch(/dwergar\.|[{}]|“/);
  });

  test('several words are read one after another', () => {
    expect(sentences(projectWords('take 1 iron; take 1 gold'))).toBe('take 1 iron; take 1 gold');
  });

  test('the number of a kind is not taken for one of each', () => {
    expect(sentences(projectWords('end 1 per 4 stone'))).toBe(
      'at the end, 1 point for every 4 stone',
    );
  });

  test('a word nobody knows is shown as it is written', () => {
    expect(sentences(projectWords('dance 3'))).toBe('“dance 3”');
  });
});

describe('amounts', () => {
  test('are read as they are written', () => {
    expect(amounts('1 heat, 3 iron')).toEqual([
      { what: 'heat', n: 1 },
      { what: 'iron', n: 3 },
    ]);
    expect(amounts('nothing')).toEqual([]);
    expect(amountOf('1 heat, 3 iron', 'gold')).toBe(0);
  });

  test('are found inside an offer, alone or in a list', () => {
    const iron = { key: 'dwergar.goods.iron', params: { n: 2 } };
    expect(offeredAmounts(offer('exchange gold', { goods: [iron] }), 'goods')).toEqual([
      { what: 'iron', n: 2 },
    ]);
    expect(offeredAmounts(offer('forge stone', { goods: iron }), 'goods')).toHaveLength(1);
    expect(offeredAmounts(offer('lift', { n: 1 }), 'goods')).toEqual([]);
  });
});
