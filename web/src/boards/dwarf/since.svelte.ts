/** The table as it was at the reader's last decision, so that what is new can be told. */
import type { Moment } from '../../lib/protocol';
import type { DwarfView } from './view';

/** Remembers decisions as moments pass by; forgets them when time runs backwards. */
export function since(current: () => Moment): { readonly view: DwarfView | null } {
  let shown: Moment | null = null;
  let decided: DwarfView | null = $state.raw(null);
  $effect.pre(() => {
    const now = current();
    if (shown && now.moves < shown.moves) decided = null;
    else if (shown?.question && now.moves > shown.moves) decided = shown.view as DwarfView;
    shown = now;
  });
  return {
    get view() {
      return decided;
    },
  };
}
