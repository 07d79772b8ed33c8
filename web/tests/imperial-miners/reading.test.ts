import { describe, expect, it } from 'vitest';
import { fitOf } from '../../src/boards/imperial-miners/fit';
import { gainsOf } from '../../src/boards/imperial-miners/gains';
import {
  chainTotal,
  playedCard,
  type Link,
  type PlayerView,
} from '../../src/boards/imperial-miners/view';

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height });
/** `gear 1, this` as the server tells it. */
const row = (text: string) =>
  text.split(', ').map((sign) => {
    const [name = '', number] = sign.split(' ');
    return { name, number: number === undefined ? null : Number(number) };
  });
const EFFECTS = [
  row('gear 1, this, next, coin 2'),
  row('coin, each, gthis, next, gthis, at_least 3, then, vp 2'),
];

describe('what a brick has room for', () => {
  it('is everything where it is broad', () => {
    expect(fitOf([row('coin 3'), row('card 2')], box(134, 84), 0)).toMatchObject({
      name: 2,
      effects: true,
    });
  });

  it('is a shorter name where effects take three lines', () => {
    expect(fitOf(EFFECTS, box(134, 84), 0)).toMatchObject({ name: 1, effects: true });
  });

  it('is larger letters where it is large', () => {
    expect(fitOf(EFFECTS, box(190, 112), 0)).toMatchObject({ lettering: 15, effects: true });
  });

  it('is the effects rather than the name', () => {
    expect(fitOf(EFFECTS, box(98, 82), 0)).toMatchObject({ name: 0, effects: true });
  });

  it('is the emblem alone on the smallest', () => {
    expect(fitOf(EFFECTS, box(66, 44), 0)).toMatchObject({ name: 0, effects: false });
  });

  it('is the gain in place of the effects', () => {
    expect(fitOf(EFFECTS, box(134, 84), 2)).toMatchObject({ name: 2, effects: false });
  });
});

describe('words on a brick', () => {
  const said = (name: string, each: string[], gists: string[], beside = 0) => ({
    name,
    beside,
    each,
    gists,
  });
  const two = [row('coin 3'), row('act, L1')];
  const gists = ['activate a touching card above', 'uses a card'];

  it('are those of each effect where it is roomy', () => {
    const words = said('Cask Vault', ['at once', 'uses a card'], gists);

    expect(fitOf(two, box(190, 112), 0, words)).toMatchObject({ words: true, gist: '' });
  });

  it('are one line about all where the name leaves one', () => {
    const words = said('Cask Vault', ['at once', 'activate a touching card above'], gists);

    expect(fitOf(two, box(134, 84), 0, words)).toMatchObject({ words: false, gist: 'uses a card' });
  });

  it.each([
    ['Brama of the milestones', 0],
    ['Great Flywheel', 28],
  ])('give way to a name of two lines: %s', (name, beside) => {
    const words = said(name, ['at once', 'activate a touching card above'], gists, beside);

    expect(fitOf(two, box(134, 84), 0, words)).toMatchObject({ name: 2, gist: '' });
  });

  it('give way to what a card gave', () => {
    const words = said('Cask Vault', ['at once', 'uses a card'], gists);

    expect(fitOf(two, box(134, 84), 2, words)).toMatchObject({ words: false, gist: '' });
  });
});

describe('gains', () => {
  it('come in one order, without zeros', () => {
    const gains = gainsOf({ coins: -2, vp: 3, hand: 0, position: 4 });

    expect(gains.map(({ name, n }) => `${name} ${n}`)).toEqual(['vp 3', 'coins -2']);
  });

  it('of a chain add up', () => {
    const chain: Link[] = [
      { spot: 'II/1', gains: { coins: 3, gears: 1 } },
      { spot: 'I/0', gains: { coins: 1, carts: 1 } },
      { spot: 'surface', gains: { coins: -4 } },
    ];

    expect(chainTotal(chain)).toEqual({ coins: 0, gears: 1, carts: 1 });
  });
});

describe('the card of the round', () => {
  it('is the sealed one until it is laid, then the first of the chain', () => {
    const cards = [{ card: 'D01a', spot: 'I/0' }];
    const laid = { chain: [{ spot: 'I/0', gains: {} }], sealed: null, mine: { cards } };

    expect(playedCard({ chain: [], sealed: 'D01a' } as unknown as PlayerView)).toBe('D01a');
    expect(playedCard(laid as unknown as PlayerView)).toBe('D01a');
  });
});
