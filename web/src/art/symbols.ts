/** The sheet of symbols, put into the page once; `#i-<name>` is a symbol's address inside an SVG. */
import sheet from './symbols.svg?raw';

const ID = 'pithead-symbols';

export function putSymbols(): void {
  if (document.getElementById(ID)) return;
  const holder = document.createElement('div');
  holder.id = ID;
  holder.innerHTML = sheet;
  document.body.prepend(holder);
}

putSymbols();
