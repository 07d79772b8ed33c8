/**
 * Pieces that come from somewhere. A gesture is short (its length is a token of the theme, nothing
 * where the reader or the system wishes no movement), blocks nothing, and `finish` ends it at once.
 */
import { getContext, setContext } from 'svelte';

/** Milliseconds of a gesture, by its token. */
export function lengthOf(token: '--m-move' | '--m-lift'): number {
  // Of the page, not of a part of it: there the wish for less movement is heard.
  const written = getComputedStyle(document.documentElement).getPropertyValue(token);
  const number = Number.parseFloat(written) || 0;
  return written.trim().endsWith('ms') ? number : number * 1000;
}

/** A board that has been drawn once: only what comes after that moves. */
export interface Stage {
  isSet: boolean;
}
const STAGE = Symbol('stage');

/** To be called by a board, which sets `isSet` when it is drawn. */
export function openStage(): Stage {
  const stage = { isSet: false };
  setContext(STAGE, stage);
  return stage;
}

/** How a newly drawn piece walks in from a seat's panel: an attachment for its element. */
export function walksFrom(selector: () => string | null): (piece: HTMLElement) => void {
  const stage = getContext<Stage | undefined>(STAGE);
  return (piece) => {
    const from = stage?.isSet && selector();
    const home = from ? document.querySelector(from) : null;
    if (home) walk(piece, home.getBoundingClientRect());
  };
}

/** From there to its place in small hops. */
function walk(piece: HTMLElement, from: DOMRect): void {
  const duration = lengthOf('--m-lift');
  const to = piece.getBoundingClientRect();
  if (!duration || !to.width || !from.width) return;
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  const hops = [0, 1, 0, 1, 0, 1, 0].map((up, i, all) => {
    const left = 1 - i / (all.length - 1);
    const tilt = up ? (i % 4 === 1 ? -5 : 5) : 0;
    return {
      transform: `translate(${x * left}px, ${y * left - up * 8}px) rotate(${tilt}deg)`,
      zIndex: 20,
    };
  });
  piece.animate(hops, { duration, easing: 'ease-out' });
}

/** Ends every gesture in sight; what flickers for ever goes on. */
export function finish(root: Element | undefined): boolean {
  const moving = (root?.getAnimations({ subtree: true }) ?? []).filter(
    (each) => each.effect?.getComputedTiming().endTime !== Infinity,
  );
  for (const each of moving) each.finish();
  return moving.length > 0;
}
