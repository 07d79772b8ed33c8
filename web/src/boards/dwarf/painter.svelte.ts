/** DWARF's drawings, as soon as they have come. */
import type { Picture } from '../kit/drawing';
import { Later } from '../kit/later.svelte';
import type { DwarfCard } from './view';

const rooms = new Later(() => import('./scenes'));
const deeds = new Later(() => import('./specials'));

/** What stands in a card's room. */
export const roomScene = (card: DwarfCard): string => rooms.now?.roomScene(card) ?? '';

export function roomPictures(card: DwarfCard): Picture[] {
  return rooms.now ? [rooms.now.roomPicture(card)] : [];
}

export function specialPictures(card: DwarfCard): Picture[] {
  return deeds.now ? [deeds.now.specialPicture(card)] : [];
}
