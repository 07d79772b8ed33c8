/** Each game's own picture, by its address; a game to come has none until it is drawn. */
const drawn = import.meta.glob<string>('./*/picture.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function pictureOf(game: string): string | undefined {
  return drawn[`./${game}/picture.svg`];
}
