/** Where the keyboard goes when something is asked: to the first answer, if it is nowhere else. */

let isTyping = true;
addEventListener('keydown', () => (isTyping = true), true);
addEventListener('pointerdown', () => (isTyping = false), true);

/** Nothing holds the keyboard: what held it is gone, or it waits at the board. */
function isIdle(): boolean {
  const now = document.activeElement;
  return now === null || now === document.body || now.id === 'board';
}

/**
 * From the table to what is asked there; who points with a hand is left at the board. False where
 * no answer is drawn yet.
 */
export function aimAt(): boolean {
  const board = document.getElementById('board');
  if (!isIdle() || !board) return true;
  if (isTyping) {
    for (const spot of board.querySelectorAll<HTMLElement | SVGElement>('.can')) {
      spot.focus({ preventScroll: true });
      if (document.activeElement === spot) return true;
    }
  }
  board.focus({ preventScroll: true });
  return !isTyping;
}
