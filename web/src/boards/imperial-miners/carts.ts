/** Half-carts where cards touch, and how they join (IM-39). */
import { across, MEETS, readSpot, spotName } from './geometry';
import type { LaidCard, MineView, Side } from './view';

export type CartState =
  /** Two loaded halves. */
  | 'whole'
  /** Made whole by a cart token. */
  | 'token'
  /** One loaded half meets an empty one: a token could go there. */
  | 'half'
  /** A loaded half at the rim, waiting for a card. */
  | 'open';

export interface Cart {
  /** As the engine writes borders: `II/1 BL`. */
  border: string;
  spot: string;
  side: Side;
  state: CartState;
  /** Whether the half of `spot` is loaded, and the one across. */
  near: boolean;
  far: boolean;
}

export type HalvesOf = (card: string) => readonly Side[];

const SIDES: readonly Side[] = ['L', 'R', 'TL', 'TR', 'BL', 'BR'];
/** A border is named by the card at its left, or above it. */
const NAMING: readonly Side[] = ['R', 'BL', 'BR'];

/** Every border with something to see; half-carts towards the surface never count (IM-A11). */
export function cartsOf(mine: MineView, halvesOf: HalvesOf): Cart[] {
  const at = new Map(mine.cards.map((card) => [card.spot, card]));
  const carts: Cart[] = [];
  for (const card of mine.cards) {
    for (const side of SIDES) {
      const cart = cartOn(card, side, at, mine.tokens, halvesOf);
      if (cart) carts.push(cart);
    }
  }
  return carts;
}

function cartOn(
  card: LaidCard,
  side: Side,
  at: ReadonlyMap<string, LaidCard>,
  tokens: readonly string[],
  halvesOf: HalvesOf,
): Cart | null {
  const place = readSpot(card.spot);
  const near = halvesOf(card.card).includes(side);
  const other = at.get(spotName(across(place, side)));
  const border = `${card.spot} ${side}`;
  if (!other) {
    const isOpen = near && !(place.level === 1 && side.startsWith('T'));
    return isOpen ? { border, spot: card.spot, side, state: 'open', near, far: false } : null;
  }
  if (!NAMING.includes(side)) return null;
  const far = halvesOf(other.card).includes(MEETS[side]);
  const state = tokens.includes(border)
    ? 'token'
    : near && far
      ? 'whole'
      : near || far
        ? 'half'
        : null;
  return state && { border, spot: card.spot, side, state, near, far };
}

/** The mine with one more card laid, as the ghost of a choice shows it. */
export function withCard(mine: MineView, card: string, spot: string): MineView {
  const { level, column } = readSpot(spot);
  const number =
    1 + mine.cards.filter((each) => each.level === level && each.column < column).length;
  const laid = { card, spot, level, column, number, gears: 0, ruined: false, activated: false };
  return { cards: [...mine.cards, laid], tokens: mine.tokens };
}

/** Borders of `after` that are complete and were not in `before`. */
export function joined(before: readonly Cart[], after: readonly Cart[]): Set<string> {
  const complete = (cart: Cart) => cart.state === 'whole' || cart.state === 'token';
  const old = new Set(before.filter(complete).map((cart) => cart.border));
  return new Set(
    after
      .filter(complete)
      .map((cart) => cart.border)
      .filter((name) => !old.has(name)),
  );
}
