/** Half-carts as the server tells them: whether they are complete, and what a choice would join. */
import type { Preview, Shown } from '../../lib/protocol';

export type Cart = Shown<'MinersCart'>;
export type Consequences = Shown<'MinersConsequences'>;

export function isComplete(cart: Cart): boolean {
  return cart.state === 'whole' || cart.state === 'token';
}

/** What is foretold of the chosen action; null without one, or while the answer is on its way. */
export function foretold(preview: Preview | null): Consequences | null {
  const told = preview?.consequences;
  return told?.game === 'imperial-miners' ? told : null;
}
