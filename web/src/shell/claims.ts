/** Which answers the board itself offers; the plank lists the others. */

/**
 * Answers with a spot of their own (`data-action="place 3"`), and those a first step leads to:
 * `data-step="place blacksmith"` stands for every answer that begins with these words.
 */
export function claimedBy(board: Element, actions: readonly string[]): Set<string> {
  const spots = new Set<string>();
  for (const spot of board.querySelectorAll('[data-action]')) {
    spots.add(spot.getAttribute('data-action') ?? '');
  }
  const steps = Array.from(board.querySelectorAll('[data-step]'), (step) =>
    (step.getAttribute('data-step') ?? '').trim(),
  ).filter(Boolean);
  return new Set(
    actions.filter(
      (action) =>
        spots.has(action) || steps.some((step) => action === step || action.startsWith(`${step} `)),
    ),
  );
}

/** Numbers the spots of these steps, '' for a step of others; a spot has the first number it fits. */
export function numberSpots(board: Element, steps: readonly string[]): void {
  for (const spot of board.querySelectorAll<HTMLElement>('[data-action], [data-step]')) {
    const action = spot.dataset['action'];
    const begins = spot.dataset['step']?.trim();
    const index = steps.findIndex(
      (step) => step !== '' && (step === action || (begins && `${step} `.startsWith(`${begins} `))),
    );
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
