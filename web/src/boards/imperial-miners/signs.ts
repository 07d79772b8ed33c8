/** The symbols of this game's own sheet, put into the page once; `#im-<name>` is their address. */
import sheet from './signs.svg?raw';

const ID = 'imperial-miners-signs';

export function putSigns(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement('div');
  holder.id = ID;
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}
