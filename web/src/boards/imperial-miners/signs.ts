/** The symbols of this game's own sheet, put into the page once; `#im-<name>` is their address. */
import { putSheet } from '../kit/sheet';
import sheet from './signs.svg?raw';

export function putSigns(): void {
  putSheet('imperial-miners-signs', sheet);
}
