/** Choices as a question offers them, by their notations. */
import type { Choice, Message } from '../../src/lib/protocol';

export function offer(notation: string, params: Message['params'] = {}): Choice {
  return { notation, means: { verb: 'pass' }, offers: { key: 'offer', params }, rules: [] };
}

export function offers(...notations: string[]): Choice[] {
  return notations.map((notation) => offer(notation));
}
