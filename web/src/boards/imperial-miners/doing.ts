/** What a seat is doing, in one word of the catalogue; null when there is nothing to say. */
import type { MinersView } from './view';

export type Doing =
  'discarding' | 'choosing' | 'sealed' | 'placing' | 'chain' | 'surface' | 'event' | 'done';

export function doingOf(isToAct: boolean, view: MinersView, seat: number): Doing | null {
  const player = view.players[seat];
  if (!player || view.over) return null;
  if (view.round === 0) return isToAct ? 'discarding' : 'done';
  const last = player.chain.at(-1);
  if (last) {
    if (!isToAct) return last.spot === 'surface' ? 'done' : 'chain';
    return last.spot === 'surface' ? 'surface' : 'chain';
  }
  if (player.has_sealed) return view.revealed ? 'placing' : 'sealed';
  if (!isToAct) return null;
  // Between two rounds the last reveal still stands: what is asked then is the event's.
  return view.revealed || view.round === 0 ? 'event' : 'choosing';
}
