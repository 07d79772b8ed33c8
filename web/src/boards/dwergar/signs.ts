/** How each sign that a card of Dwergar says is drawn. What the signs mean the engine knows. */
import type { Sign } from '../../lib/protocol';
import drawings from './signs.json';

/** An icon, as often as the number says; a text with its number; a word; a deck's letter. */
export type Drawing = { icon: string } | { text: string } | { say: string } | { deck: string };

const DRAWINGS: Readonly<Record<string, Drawing>> = drawings;

/** A sign without a drawing is shown by its name. */
export function drawingOf(sign: Sign): Drawing {
  return DRAWINGS[sign.name] ?? { text: `${sign.name} N` };
}

/** A text with the sign's number in place of its N. */
export function textOf(text: string, sign: Sign): string {
  return text.replace('N', sign.number === null ? '' : String(sign.number)).trim();
}
