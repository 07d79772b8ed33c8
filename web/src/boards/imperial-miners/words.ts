/** An effect in two to four words, beside its signs: what its most telling step is about. */
import type { Message, Param } from '../../lib/protocol';
import type { Says } from '../kit/contract';

const STEP = 'imperial-miners.step.';
/** Steps that have few words, the more telling first. */
const TELLING = [
  'act', 'again', 'per', 'if', 'gear', 'ruin', 'fix', 'ungear', 'discard', 'drawf', 'cart',
  'pay_scots', 'adv', 'draw', 'pay', 'vp', 'coin',
]; // prettier-ignore

interface Found {
  rank: number;
  message: Message;
}

function isMessage(param: Param): param is Message {
  return typeof param === 'object' && !Array.isArray(param);
}

/** Every step of an effect: one after another, and those behind a price or a condition. */
function stepsOf(message: Message): Found[] {
  const rank = TELLING.findIndex((name) => message.key === STEP + name);
  const inner = Object.values(message.params).filter(isMessage).flatMap(stepsOf);
  return rank < 0 ? inner : [{ rank, message }, ...inner];
}

/** The words of an effect, or of the most telling of several; brief ones are for a narrow card. */
export function fewWords(
  effects: readonly Message[],
  say: Says,
  length: 'few' | 'brief' = 'few',
): string {
  const [best] = effects.flatMap(stepsOf).sort((one, other) => one.rank - other.rank);
  return best
    ? say(`web.imperial-miners.${length}.${TELLING[best.rank]}`, best.message.params)
    : '';
}
