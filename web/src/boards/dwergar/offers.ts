/** Amounts inside an offer's message: `{key: "dwergar.goods.iron", params: {n: 2}}`. */
import type { Choice, Message, Param } from '../../lib/protocol';
import type { Amount } from './amounts';

const GOODS_KEY = 'dwergar.goods.';

export function offeredAmounts(choice: Choice | undefined, name: string): Amount[] {
  return amountsIn(choice?.offers.params[name]);
}

function amountsIn(value: Param | undefined): Amount[] {
  if (Array.isArray(value)) return value.flatMap(amountOfMessage);
  return typeof value === 'object' ? amountOfMessage(value) : [];
}

function amountOfMessage(message: Message): Amount[] {
  if (!message.key.startsWith(GOODS_KEY)) return [];
  return [{ what: message.key.slice(GOODS_KEY.length), n: Number(message.params['n'] ?? 0) }];
}
