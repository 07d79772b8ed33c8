/** Imperial Miners' drawings, as soon as they have come. */
import type { Picture } from '../kit/drawing';
import { Later } from '../kit/later.svelte';
import type { MineCard } from './view';

const bricks = new Later(() => import('./scenes'));

export const brickPictures = (card: MineCard): Picture[] => bricks.now?.brickPictures(card) ?? [];
