/** Names of places for the ear: what it is, who stands there, whose furnace, what a click means. */
import type { Answer } from './answers';
import { goodsList, type Place } from './cards';
import type { Desk } from './desk';
import type { PlaceView } from './view';

/** What a click on a place means now: taking a dwarf in a Work Break, or placing the one picked. */
export function placeAnswer({ answers, picked }: Desk, place: string): Answer | undefined {
  const taking = answers.find({ verb: 'break', place });
  if (taking || picked === null) return taking;
  return answers.find({ verb: 'place', dwarf: picked, place });
}

export function placeLabel(desk: Desk, place: PlaceView, card: Place | undefined): string {
  const { say } = desk;
  const parts = [say(`dwergar.place.${place.name}`)];
  const answer = placeAnswer(desk, place.name);
  if (answer) parts.push(desk.tell(answer.offers));
  parts.push(standingLabel(desk, place));
  if (place.furnace !== null) {
    parts.push(say('web.dwergar.spoken.furnace', { seat: place.furnace }));
  } else if (card) {
    parts.push(say('web.dwergar.look.install', { price: goodsList(card.install) }));
  }
  if (card?.yield) {
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
