/** Dwergar's drawings, as soon as they have come. */
import type { Picture } from '../kit/drawing';
import { Later } from '../kit/later.svelte';
import type { Project } from './cards';
import type { PlaceView } from './view';

const dens = new Later(() => import('./dens'));
const projects = new Later(() => import('./scenes'));

/** What stands at a place. */
export const denOf = (place: PlaceView): string => dens.now?.denOf(place) ?? '';

export function projectPictures(card: Project, isUpgraded = false): Picture[] {
  const picture = projects.now?.projectPicture(card, isUpgraded);
  return picture ? [picture] : [];
}
