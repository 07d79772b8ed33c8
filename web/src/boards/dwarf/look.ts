/** What a card, a room or a pile says of itself beside the board. */
import type { Look, Says } from '../kit/contract';
import { sentence, type Tongue as PlainTongue } from '../kit/tongue';
import { doesMessage, readPhrase } from './phrase';
import { wishOf } from './rival';
import type { Room } from './rooms';
import { mineOf, type DwarfCard, type DwarfView, type Mine, type Pile } from './view';

export interface Tongue extends PlainTongue {
  /** A seat's or the automaton's name. */
  name: (owner: number) => string;
}

const RULE_OF_TYPE = { help: 'DW-34', defend: 'DW-35', mine: 'DW-36', forge: 'DW-37' } as const;
const RULE_OF_FRONT: Record<string, string> = {
  muster_army: 'DW-23',
  hold_council: 'DW-24',
  sell_item: 'DW-25',
  past_glories: 'DW-26',
  special_order: 'DW-27',
  turn_back: 'DW-28',
  apprentice: 'DW-29',
  collapse_shafts: 'DW-30',
  run_amok: 'DW-31',
};

export function ruleOf(card: DwarfCard): string {
  return RULE_OF_TYPE[card.type];
}

export function does(card: DwarfCard, tell: Tongue['tell']): string {
  return tell(doesMessage(readPhrase(card.phrase)));
}

export function cardName(card: DwarfCard, say: Says): string {
  return say(`dwarf.effect.${card.effect}`);
}

/** A card by itself, as the card browser shows it. */
export function cardLook(card: DwarfCard, { say, tell }: PlainTongue): Look {
  const lines = [];
  const rules = [];
  if (card.front) {
    lines.push(sentence(say(`dwarf.special_does.${card.front}`)));
    lines.push(
      say('web.dwarf.look.back', {
        card: cardName(card, say),
        does: does(card, tell),
        position: card.position,
      }),
    );
    rules.push(RULE_OF_FRONT[card.front] ?? 'DW-20', 'DW-20');
  } else {
    lines.push(sentence(does(card, tell)));
    lines.push(say('web.dwarf.look.lies', { position: card.position, lanterns: card.lanterns }));
  }
  rules.push(ruleOf(card));
  lines.push(say('web.dwarf.look.icons', { black: card.black, white: card.white }));
  const title = card.front ? say(`dwarf.special.${card.front}`) : cardName(card, say);
  return withMark({ title, lines, rules }, card, say);
}

function withMark(look: Look, card: DwarfCard, say: Says): Look {
  return card.mark === 'known' ? look : { ...look, mark: say(`web.dwarf.mark.${card.mark}`) };
}

/** A room: what it does, who works there, what lies below, and what the automaton would do. */
export function roomLook(room: Room, view: DwarfView, tongue: Tongue): Look {
  const { say, tell } = tongue;
  const lines = [sentence(does(room.card, tell)), say(`web.dwarf.look.type.${room.card.type}`)];
  lines.push(...room.workers.map((worker) => standing(worker.owner, worker, tongue)));
  const below = room.stack.slice(0, -1).reverse();
  if (below.length > 0) {
    const cards = below.map((card) => ({ key: `dwarf.effect.${card.effect}`, params: {} }));
    lines.push(say('web.dwarf.look.below', { cards }));
  }
  if (view.automaton && room.action?.startsWith('place')) {
    const { black, white } = wishOf(room.card);
    const rival = say(`dwarf.rival.${view.automaton}`);
    lines.push(say('web.dwarf.look.rival', { name: rival, black, white }));
  }
  const rules = [ruleOf(room.card)];
  if (room.workers.some((worker) => worker.work !== 'waiting')) rules.push('DW-21');
  if (view.automaton) rules.push('DW-46');
  const title = `${room.name.replace('b', '')} · ${cardName(room.card, say)}`;
  const where = view.mines.length > 1 ? say('web.dwarf.mine', { n: mineOf(room.name) + 1 }) : '';
  return withMark({ title: where ? `${title} · ${where}` : title, lines, rules }, room.card, say);
}

function standing(owner: number, worker: Room['workers'][number], tongue: Tongue): string {
  const kind = worker.helper ? 'helper' : 'worker';
  return tongue.say('web.dwarf.stands', { name: tongue.name(owner), kind, work: worker.work });
}

/** The spoken name of a room, with its state. */
export function roomLabel(room: Room, view: DwarfView, tongue: Tongue): string {
  const { say, tell } = tongue;
  const parts = [
    say('web.dwarf.room', { position: room.name, card: cardName(room.card, say) }),
    does(room.card, tell),
    say('web.dwarf.lanterns', { n: room.card.lanterns }),
    say('web.dwarf.depth', { n: room.stack.length }),
  ];
  if (view.mines.length > 1) parts.unshift(say('web.dwarf.mine', { n: mineOf(room.name) + 1 }));
  if (room.workers.length === 0) parts.push(say('web.dwarf.free'));
  parts.push(...room.workers.map((worker) => standing(worker.owner, worker, tongue)));
  if (room.fresh) parts.push(say('web.dwarf.new'));
  for (const chip of room.chips) {
    const card = chip.card ? `: ${cardName(chip.card, say)}` : '';
    parts.push(`${say(`web.dwarf.chip.${chip.kind}`)}${card}`);
  }
  if (room.lacks) {
    const good = say(`dwarf.good.${room.lacks.good}`);
    parts.push(`${say('web.dwarf.chip.have', { n: room.lacks.have })} (${good})`);
  }
  if (room.chosen) parts.push(say('web.dwarf.chosen'));
  return parts.map((part) => part.replace(/\.$/, '')).join(', ');
}

export function pileLook(pile: Pile, back: DwarfCard | null, tongue: Tongue): Look {
  const { say } = tongue;
  if (!pile.front || !back) {
    return { title: say('web.dwarf.pile', { pile: pile.name }), lines: [say('web.dwarf.pile_empty')], rules: ['DW-19'] }; // prettier-ignore
  }
  const look = cardLook(back, tongue);
  const lines = [...look.lines.slice(0, 2), say('web.dwarf.look.price')];
  return { ...look, lines, rules: [...look.rules.slice(0, 1), 'DW-18', 'DW-20', 'DW-21'] };
}

export function mountainLook(mine: Mine, discarded: DwarfCard[], say: Says): Look {
  const lines = [say('web.dwarf.mountain.about', { n: mine.mountain })];
  if (mine.deep > 0) lines.push(say('web.dwarf.mountain.deep', { n: mine.deep }));
  if (discarded.length > 0) {
    const cards = discarded.map((card) => ({ key: `dwarf.effect.${card.effect}`, params: {} }));
    lines.push(say('web.dwarf.mountain.gone', { cards }));
  }
  return { title: say('web.dwarf.mountain.title'), lines, rules: ['DW-12', 'DW-13', 'DW-15'] };
}
