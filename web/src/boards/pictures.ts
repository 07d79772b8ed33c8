/** Each game's own picture; a game to come has none until it is drawn. */
import type { Component } from 'svelte';

const drawn = import.meta.glob<{ default: Component }>('./*/Picture.svelte', { eager: true });

export function pictureOf(game: string): Component | undefined {
  return drawn[`./${game}/Picture.svelte`]?.default;
}
