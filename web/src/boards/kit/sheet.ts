/** A game's own gradients and symbols, put into the page once. */
export function putSheet(id: string, sheet: string): void {
  if (document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
