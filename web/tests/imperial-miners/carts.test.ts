import { describe, expect, it } from 'vitest';
import { cartsOf, joined, withCard } from '../../src/boards/imperial-miners/carts';
import type { MineView, Side } from '../../src/boards/imperial-miners/view';

const HALVES: Record<string, Side[]> = {
  gate: ['R', 'BR'],
  house: ['L', 'TL', 'TR'],
  hall: ['L', 'TL', 'TR'],
  bare: [],
};
const halvesOf = (card: string) => HALVES[card] ?? [];

function mine(cards: Record<string, string>, tokens: string[] = []): MineView {
  const empty: MineView = { cards: [], tokens };
  return Object.entries(cards).reduce((all, [spot, card]) => withCard(all, card, spot), empty);
}

function states(view: MineView): Record<string, string> {
  return Object.fromEntries(cartsOf(view, halvesOf).map((cart) => [cart.border, cart.state]));
}

describe('half-carts', () => {
  it('wait at the rim where no card lies across', () => {
    expect(states(mine({ 'I/0': 'gate' }))).toEqual({ 'I/0 R': 'open', 'I/0 BR': 'open' });
  });

  it('towards the surface are not shown', () => {
    expect(states(mine({ 'I/0': 'hall' }))).toEqual({ 'I/0 L': 'open' });
  });

  it('of two loaded cards side by side are a cart, named by the left card', () => {
    const carts = cartsOf(mine({ 'I/-2': 'gate', 'I/0': 'house' }), halvesOf);

    expect(carts.find((cart) => cart.border === 'I/-2 R')).toMatchObject({
      state: 'whole',
      near: true,
      far: true,
    });
    expect(carts.some((cart) => cart.border === 'I/0 L')).toBe(false);
  });

  it('of a card and the one up left are named by the upper card', () => {
    expect(states(mine({ 'I/0': 'gate', 'II/1': 'hall' }))['I/0 BR']).toBe('whole');
  });

  it('that meet an empty half can take a token', () => {
    const view = mine({ 'I/0': 'bare', 'II/-1': 'hall' });

    expect(states(view)['I/0 BL']).toBe('half');
    expect(states({ ...view, tokens: ['I/0 BL'] })['I/0 BL']).toBe('token');
  });

  it('say which of the two is loaded', () => {
    const [cart] = cartsOf(mine({ 'I/0': 'bare', 'II/-1': 'hall' }), halvesOf).filter(
      ({ border }) => border === 'I/0 BL',
    );

    expect(cart).toMatchObject({ near: false, far: true });
  });

  it('are not shown where two empty ones meet', () => {
    expect(states(mine({ 'I/0': 'bare', 'I/2': 'bare' }))).toEqual({});
  });
});

describe('a card that is laid', () => {
  it('joins the half-carts it completes', () => {
    const before = mine({ 'I/-2': 'gate', 'I/0': 'bare' });
    const after = withCard(before, 'hall', 'II/-1');

    expect([...joined(cartsOf(before, halvesOf), cartsOf(after, halvesOf))]).toEqual(['I/-2 BR']);
  });
});
