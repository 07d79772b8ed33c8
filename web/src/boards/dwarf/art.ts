/** DWARF's own gradients and symbols, put into the page once; ids begin with `dw-`. */
import { putSheet } from '../kit/sheet';
import sheet from './art.svg?raw';

export function putArt(): void {
  putSheet('dwarf-art', sheet);
}
