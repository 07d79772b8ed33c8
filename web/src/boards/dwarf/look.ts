/** What a card, a room or a pile says of itself beside the board. */
import type { Message } from '../../lib/protocol';
import type { Look, Says } from '../kit/contract';
import { sentence, type Tongue as PlainTongue } from '../kit/tongue';
import type { Room } from './rooms';
import { roomPictures, specialPictures } from './painter.svelte';
import type { DwarfCard, DwarfView, Mine, Pile } from './view';

/** A message in the reader's language. */
export type Tells = PlainTongue['tell'];

export interface Tongue extends PlainTongue {
  /** A seat's or the automaton's name. */
  name: (owner: number) => string;
}

/** What the side that lies in the mine does. */
export function does(card: DwarfCard, tell: Tells): string {
  return card.does.map(tell).join(' ');
}

export function specialDoes(card: DwarfCard, tell: Tells): string {
  return (card.special?.does ?? []).map((each) => sentence(tell(each))).join(' ');
}

/** The name of the side that lies in the mine. */
export function cardName(card: DwarfCard, tell: Tells): string {
  return tell(card.title);
}

/** The name of that side as sentences hold it. */
function named(card: DwarfCard): Message {
  return { key: 'dwarf.named', params: { card: card.title } };
}

/** The name a card goes by: that of its special action, if it has one. */
export function titleOf(card: DwarfCard, tell: Tells): string {
  return tell(card.special?.title ?? card.title);
}

/** A card by itself, as the card browser shows it. */
export function cardLook(card: DwarfCard, { say, tell }: PlainTongue): Look {
  const lines = [];
  const rules = [];
  if (card.special) {
    lines.push(specialDoes(card, tell));
    lines.push(
      say('web.dwarf.look.back', {
        card: card.title,
        does: does(card, tell),
        position: card.position,
      }),
    );
    rules.push(...card.special.rules);
  } else {
    lines.push(sentence(does(card, tell)));
    lines.push(say('web.dwarf.look.lies', { position: card.position, lanterns: card.lanterns }));
  }
  rules.push(...card.rules);
  lines.push(say('web.dwarf.look.icons', { black: card.black, white: card.white }));
  const pictures = () => (card.special ? specialPictures(card) : roomPictures(card));
  return withMark({ title: titleOf(card, tell), lines, rules, pictures }, card, say);
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
    lines.push(say('web.dwarf.look.below', { cards: below.map(named) }));
  }
  if (view.automaton && view.rival?.second === null && room.action) {
    const { black, white } = room.card;
    const rival = say(`dwarf.rival.${view.automaton}`);
    lines.push(say('web.dwarf.look.rival', { name: rival, black, white }));
  }
  const rules = [...room.card.rules];
  if (room.workers.some((worker) => worker.work !== 'waiting')) rules.push('DW-21');
  if (view.automaton) rules.push('DW-46');
  const title = `${room.number} · ${cardName(room.card, tell)}`;
  const where = view.mines.length > 1 ? say('web.dwarf.mine', { n: room.mine }) : '';
  const pictures = () => roomPictures(room.card);
  return withMark(
    { title: where ? `${title} · ${where}` : title, lines, now: nowOf(room, say), rules, pictures },
    room.card,
    say,
  );
}

/** What a room means for the reader now. */
function nowOf(room: Room, say: Says): string[] {
  const now = room.chips.map((chip) => sentence(say(`web.dwarf.chip.${chip.kind}`)));
  if (room.lacks) {
    const { good, have } = room.lacks;
    now.push(say('web.dwarf.look.lacks', { n: have, good: say(`dwarf.good.${good}`) }));
  }
  return now;
}

function standing(owner: number, worker: Room['workers'][number], tongue: Tongue): string {
  const kind = worker.helper ? 'helper' : 'worker';
  return tongue.say('web.dwarf.stands', { name: tongue.name(owner), kind, work: worker.work });
}

/** The spoken name of a room, with its state. */
export function roomLabel(room: Room, view: DwarfView, tongue: Tongue): string {
  const { say, tell } = tongue;
  const parts = [
    say('web.dwarf.room', { position: room.name, card: cardName(room.card, tell) }),
    does(room.card, tell),
    say('web.dwarf.lanterns', { n: room.card.lanterns }),
    say('web.dwarf.depth', { n: room.stack.length }),
  ];
  if (view.mines.length > 1) parts.unshift(say('web.dwarf.mine', { n: room.mine }));
  if (room.workers.length === 0) parts.push(say('web.dwarf.free'));
  parts.push(...room.workers.map((worker) => standing(worker.owner, worker, tongue)));
  if (room.fresh) parts.push(say('web.dwarf.new'));
  for (const chip of room.chips) {
    const card = chip.card ? `: ${cardName(chip.card, tell)}` : '';
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
  if (!back) {
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
    lines.push(say('web.dwarf.mountain.gone', { cards: discarded.map(named) }));
  }
  return { title: say('web.dwarf.mountain.title'), lines, rules: ['DW-12', 'DW-13', 'DW-15'] };
}
