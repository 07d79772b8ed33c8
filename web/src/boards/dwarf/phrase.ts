/** A card's phrase, such as `pay 1 iron, 2 steel > gain 1 item`, taken apart to be drawn and said. */
import type { Message } from '../../lib/protocol';
import { GOODS, type CardType, type Good } from './view';

export interface Amount {
  good: Good;
  n: number;
}
export type Phrase =
  | { verb: 'gain'; gain: Amount[] }
  | { verb: 'trade'; price: Amount[]; gain: Amount[] }
  | { verb: 'lose'; loss: Amount[] }
  | { verb: 'lose_all'; good: Good }
  | { verb: 'swap'; loss: Amount[]; into: Good }
  | { verb: 'stop' }
  | { verb: 'help' }
  | { verb: 'other'; text: string };

/** The ground a face is drawn on. */
export type Ground = 'seam' | 'hearth' | 'forge' | 'lair' | 'gate';

export function readPhrase(text: string): Phrase {
  if (text === 'stop mining') return { verb: 'stop' };
  if (text === 'call helpers') return { verb: 'help' };
  const other: Phrase = { verb: 'other', text };
  if (text.startsWith('lose all ')) {
    const good = goodOf(text.slice(9));
    return good ? { verb: 'lose_all', good } : other;
  }
  const [head = '', tail] = text.split(' > ');
  const verb = head.slice(0, head.indexOf(' '));
  const first = amountsOf(head.slice(verb.length + 1));
  if (first.length === 0) return other;
  if (tail === undefined) {
    if (verb === 'gain') return { verb, gain: first };
    return verb === 'lose' ? { verb, loss: first } : other;
  }
  if (verb === 'swap') {
    const into = goodOf(tail);
    return into ? { verb, loss: first, into } : other;
  }
  const gain = tail.startsWith('gain ') ? amountsOf(tail.slice(5)) : [];
  return verb === 'pay' && gain.length > 0 ? { verb: 'trade', price: first, gain } : other;
}

function amountsOf(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const part of text.split(', ')) {
    const [number = '', word = ''] = part.split(' ');
    const good = goodOf(word);
    if (!good || !/^[1-9]\d*$/.test(number)) return [];
    amounts.push({ good, n: Number(number) });
  }
  return amounts;
}

function goodOf(word: string): Good | undefined {
  const name = word === 'item' ? 'items' : word;
  return GOODS.find((good) => good === name);
}

export function groundOf(type: CardType, phrase: Phrase): Ground {
  if (type === 'forge') return 'forge';
  if (type === 'defend') return 'lair';
  if (type === 'help') return 'gate';
  return phrase.verb === 'trade' ? 'hearth' : 'seam';
}

/** The same message the server would tell, so that a covered card can be read too. */
export function doesMessage(phrase: Phrase): Message {
  switch (phrase.verb) {
    case 'gain':
      return message('gain', { goods: phrase.gain.map(amountMessage) });
    case 'trade':
      return message('trade', {
        price: phrase.price.map(amountMessage),
        goods: phrase.gain.map(amountMessage),
      });
    case 'lose':
      return message('lose', { goods: phrase.loss.map(amountMessage) });
    case 'lose_all':
      return message('lose_all', { good: { key: `dwarf.good.${phrase.good}`, params: {} } });
    case 'swap':
      return message('swap', {
        goods: phrase.loss.map(amountMessage),
        into: { key: `dwarf.good.${phrase.into}`, params: {} },
      });
    case 'stop':
    case 'help':
      return message(phrase.verb, {});
    case 'other':
      return { key: 'web.dwarf.phrase', params: { text: phrase.text } };
  }
}

function message(kind: string, params: Message['params']): Message {
  return { key: `dwarf.does.${kind}`, params };
}

export function amountMessage(amount: Amount): Message {
  return { key: `dwarf.goods.${amount.good}`, params: { n: amount.n } };
}

/** The symbol of one of the goods, or of medals. */
export function goodIcon(good: string): string {
  if (good === 'items') return 'item';
  return good === 'medals' ? 'medal' : good;
}

const PICTURED = new Set(
  'orcs knockers dragon great_dragon sidhe sword axe dagger mace armour helm diadem crown'.split(
    ' ',
  ),
);
const GIVES: Record<string, string> = {
  iron: 'iron',
  gold: 'gold',
  alloy: 'steel',
  help: 'helper',
};

/** The one thing a card is about; a box file's own effect gets its type's symbol. */
export function effectIcon(effect: string, type: CardType): string {
  if (PICTURED.has(effect)) return effect.replace('_', '-');
  return GIVES[effect] ?? `k-${type}`;
}
