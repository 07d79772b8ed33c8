/** Which answers the board itself offers; the plank lists the others. */
import { ledTo } from '../boards/kit/steps';

const SPOTS = '[data-action], [data-step]';

/** Answers with a spot of their own (`data-action`), and those a first step (`data-step`) leads to. */
export function claimedBy(board: Element, actions: readonly string[]): Set<string> {
  const offered = new Set<string>();
  for (const spot of board.querySelectorAll(SPOTS)) {
    offered.add(spot.getAttribute('data-action') ?? '');
    for (const each of ledTo(spot)) offered.add(each);
  }
  return new Set(actions.filter((action) => offered.has(action)));
}

/** Numbers the spots of these steps, '' for a step of others; a spot has the first number it fits. */
export function numberSpots(board: Element, steps: readonly string[]): void {
  for (const spot of board.querySelectorAll<HTMLElement>(SPOTS)) {
    const answers = new Set([spot.dataset['action'], ...ledTo(spot)]);
    const index = steps.findIndex((step) => step !== '' && answers.has(step));
    if (index < 0) delete spot.dataset['hint'];
    else {
      spot.dataset['hint'] = String(index + 1);
      if (getComputedStyle(spot).position === 'static') spot.style.position = 'relative';
    }
  }
}

/** Calls whenever the board's offers may have changed, after it has been drawn. */
export function watchClaims(board: Element, changed: () => void): () => void {
  let isDue = false;
  const soon = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      changed();
    });
  };
  const observer = new MutationObserver(soon);
  observer.observe(board, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-action', 'data-step'],
  });
  soon();
  return () => observer.disconnect();
}
