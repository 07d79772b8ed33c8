/** How far the lift went between two looks at the carts, so that the tiles can be seen rising. */
import { GOODS, type CartView, type LevelView } from './view';

/**
 * The smallest number of lifts that explains the change; 0 if the carts need none.
 * What was on a level may have grown (mining, stone for everyone), never shrunk.
 */
export function liftsBetween(before: readonly LevelView[], after: readonly LevelView[]): number {
  if (before.length !== after.length) return 0;
  for (let lifts = 0; lifts < before.length; lifts += 1) {
    if (explains(before, after, lifts)) return lifts;
  }
  // Everything went out and the mine stands empty: all the tiles went round.
  return after.every((level) => level.carts.every(isEmpty)) ? before.length : 0;
}

function explains(
  before: readonly LevelView[],
  after: readonly LevelView[],
  lifts: number,
): boolean {
  return after.every((level, i) => {
    const from = before[i + lifts];
    return level.carts.every((cart, seat) => {
      const old = from?.carts[seat];
      return old === undefined || holds(cart, old);
    });
  });
}

function holds(cart: CartView, old: CartView): boolean {
  return GOODS.every((good) => cart[good] >= old[good]) && (cart.foreman || !old.foreman);
}

export function isEmpty(cart: CartView): boolean {
  return !isLoaded(cart) && !cart.foreman;
}

export function isLoaded(cart: CartView): boolean {
  return GOODS.some((good) => cart[good] > 0);
}
