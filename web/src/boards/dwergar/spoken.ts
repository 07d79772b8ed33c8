/** Names of places for the ear: what it is, who stands there, whose furnace, what a click means. */
import { goodsList, type Place } from './cards';
import type { Desk } from './desk';
import { levelOf, type PlaceView } from './view';

/** What a click on a place means now: placing the dwarf picked, or taking one in a Work Break. */
export function placeNotation(desk: Desk, place: string): string | null {
  if (desk.answers.of('break').length) return `break ${place}`;
  return desk.picked === null ? null : `place ${desk.picked} ${place}`;
}

export function placeLabel(desk: Desk, place: PlaceView, card: Place | undefined): string {
  const { say } = desk;
  const level = levelOf(place.name);
  const parts = [say(`dwergar.place.${place.name}`)];
  const notation = placeNotation(desk, place.name);
  const choice = notation === null ? undefined : desk.answers.get(notation);
  if (choice) parts.push(desk.tell(choice.offers));
  parts.push(standingLabel(desk, place));
  if (place.furnace !== null) {
    parts.push(say('web.dwergar.spoken.furnace', { seat: place.furnace }));
  } else if (card) {
    parts.push(say('web.dwergar.look.install', { price: goodsList(card.install) }));
  }
  if (level !== null && card?.yield) {
    parts.push(say('web.dwergar.look.yield', { goods: goodsList(card.yield) }));
  }
  if (place.closed) parts.push(say('web.dwergar.closed'));
  return parts.join('. ').replace(/\.\./g, '.');
}

function standingLabel(desk: Desk, place: PlaceView): string {
  const { dwarf } = place;
  if (dwarf === null) return desk.say('web.dwergar.spoken.nobody');
  if (dwarf.owner !== null) return desk.say('web.dwergar.spoken.foreman', { seat: dwarf.owner });
  return desk.say('web.dwergar.spoken.stands', { dwarf: desk.say(`dwergar.dwarf.${dwarf.kind}`) });
}
