/** How a board speaks to its reader. */
import type { Message } from '../../lib/protocol';
import type { Says } from './contract';

export interface Tongue {
  say: Says;
  tell: (message: Message) => string;
}

/** A phrase as a sentence of its own. */
export function sentence(text: string): string {
  const first = text.charAt(0).toLocaleUpperCase();
  return `${first}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;
}
