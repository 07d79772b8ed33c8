/** Our own picture of each game; a game to come has none until it is drawn. */
import type { Component } from 'svelte';
import PictureDwarf from '../art/PictureDwarf.svelte';
import PictureDwergar from '../art/PictureDwergar.svelte';
import PictureImperialMiners from '../art/PictureImperialMiners.svelte';

export const PICTURES: Readonly<Record<string, Component>> = {
  dwarf: PictureDwarf,
  dwergar: PictureDwergar,
  'imperial-miners': PictureImperialMiners,
};
