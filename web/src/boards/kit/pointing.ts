/** Hover, focus and touch are one: a thing is pointed at, or no longer. */
import type { Look } from './contract';
import type { Reasons } from './reasons.svelte';

export interface Pointing {
  onfocus: () => void;
  onblur: () => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
}

export function pointed(enter: () => void, leave: () => void): Pointing {
  return { onfocus: enter, onblur: leave, onpointerenter: enter, onpointerleave: leave };
}

/** What a thing that explains itself needs of the board around it. */
export interface Explainer {
  look: (what: Look | null) => void;
  reasons: Reasons;
}

/** Explains a thing while it is pointed at; `refused` also says why it cannot be chosen. */
export function pointing(board: Explainer, what: () => Look, refused?: string | null): Pointing {
  return pointed(
    () => {
      board.look(what());
      if (refused) board.reasons.show(refused);
    },
    () => {
      board.look(null);
      if (refused) board.reasons.hide();
    },
  );
}
