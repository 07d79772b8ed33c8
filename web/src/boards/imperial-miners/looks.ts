/** What cards, events, boards and decks say of themselves beside the board. */
import type { Message } from '../../lib/protocol';
import type { Look, Says } from '../kit/contract';
import { sentence, type Tongue } from '../kit/tongue';
import { brickPictures } from './painter.svelte';
import {
  eventCard,
  factionsOf,
  LEVELS,
  mineCard,
  type BoardSide,
  type Cards,
  type EventCard,
  type LaidCard,
  type MineCard,
  type MinersView,
} from './view';

const OURS: Record<string, string> = { designed: 'designed', 'kind known': 'kind_known' };

/** Whether values are of our own making, which a small mark tells. */
export function isOurs(mark: string): boolean {
  return mark in OURS;
}

/** Where a value comes from, for all that the published game does not tell us. */
export function markOf(mark: string, say: Says): string | undefined {
  const key = OURS[mark];
  return key ? say(`web.imperial-miners.mark.${key}`) : mark || undefined;
}

export function titleOf(cards: Cards, id: string, tell: Tongue['tell']): string {
  const card = mineCard(cards, id);
  return card ? tell(card.title) : id;
}

export function doesLines(card: { does: Message[] }, { say, tell }: Tongue): string[] {
  const [first, second] = card.does.map((each) => tell(each));
  if (first === undefined) return [];
  if (second === undefined) return [sentence(first)];
  return [say('web.imperial-miners.one_of'), sentence(first), sentence(second)];
}

export function mineCardLook(card: MineCard, tongue: Tongue): Look {
  const { say, tell } = tongue;
  const factions = factionsOf(card).map((each) => say(`imperial-miners.faction.${each}`));
  const sides = card.halves.map((side) => say(`web.imperial-miners.side.${side}`));
  const lines = [
    say('web.imperial-miners.card_about', { level: card.level, n: card.cost }),
    ...doesLines(card, tongue),
  ];
  if (factions.length)
    lines.push(say('web.imperial-miners.belongs', { factions: factions.join(', ') }));
  lines.push(
    sides.length
      ? say('web.imperial-miners.halves', { sides: sides.join(', ') })
      : say('web.imperial-miners.no_halves'),
  );
  const mark = markOf(card.mark, say);
  const rules = ['IM-11', 'IM-31', 'IM-39'];
  return {
    title: tell(card.title),
    lines,
    rules,
    pictures: () => brickPictures(card),
    ...withMark(mark),
  };
}

/** Where a card lies in its mine. */
export function lies(laid: LaidCard, { say }: Tongue): string {
  const level = LEVELS[laid.level - 1] ?? '';
  return say('web.imperial-miners.lies', { level, n: laid.number });
}

/** A card as it lies in a mine: also what lies on it. */
export function laidLook(laid: LaidCard, card: MineCard | null, tongue: Tongue): Look {
  if (!card) return { title: laid.card, lines: [sentence(lies(laid, tongue))], rules: ['IM-11'] };
  const look = mineCardLook(card, tongue);
  const now = [sentence(lies(laid, tongue))];
  if (laid.gears) now.push(tongue.say('web.imperial-miners.has_gears', { n: laid.gears }));
  if (laid.ruined) now.push(tongue.say('web.imperial-miners.is_ruined'));
  if (laid.activated) now.push(tongue.say('web.imperial-miners.is_activated'));
  return { ...look, lines: [...look.lines, ...now] };
}

export function eventLook(event: EventCard, { say, tell }: Tongue): Look {
  const lines = [sentence(tell(event.timing)), sentence(tell(event.does[0] ?? event.title))];
  return {
    title: tell(event.title),
    lines,
    rules: ['IM-16', 'IM-17'],
    ...withMark(markOf(event.mark, say)),
  };
}

/** The round's event, and those before and behind it. */
export function eventsLook(view: MinersView, cards: Cards, tongue: Tongue): Look {
  const event = eventCard(cards, view.event);
  const names = (ids: readonly string[]) =>
    ids.map((id) => {
      const one = eventCard(cards, id);
      return one ? tongue.tell(one.title) : id;
    });
  const look: Look = event
    ? eventLook(event, tongue)
    : { title: tongue.say('web.imperial-miners.no_event'), lines: [], rules: ['IM-16'] };
  const lines = [...look.lines];
  if (view.past_events.length)
    lines.push(
      tongue.say('web.imperial-miners.past', { events: names(view.past_events).join(', ') }),
    );
  if (view.coming_events?.length)
    lines.push(
      tongue.say('web.imperial-miners.coming', { events: names(view.coming_events).join(', ') }),
    );
  return { ...look, lines };
}

export function boardLook(board: BoardSide, { say, tell }: Tongue): Look {
  const lines = board.does.map((space, i) =>
    say('web.imperial-miners.space', { n: i + 1, does: tell(space) }),
  );
  return {
    title: say('imperial-miners.offer.board', { side: board.side, focus: board.title }),
    lines,
    rules: ['IM-44', 'IM-45'],
    ...withMark(markOf(board.mark, say)),
  };
}

export function deckLook(view: MinersView, level: number, { say }: Tongue): Look {
  const lines = [
    say('web.imperial-miners.deck_has', { n: view.decks[level] ?? 0 }),
    say(`web.imperial-miners.deck_rule.${level === 3 ? 'deepest' : 'drawn'}`),
  ];
  return {
    title: say('web.imperial-miners.deck', { level: LEVELS[level] ?? '' }),
    lines,
    rules: [level === 3 ? 'IM-1' : 'IM-40', 'IM-43'],
  };
}

export function pileLook(view: MinersView, level: number, cards: Cards, tongue: Tongue): Look {
  const counts = new Map<string, number>();
  for (const id of view.discards[level] ?? []) {
    const title = titleOf(cards, id, tongue.tell);
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  const lines = [...counts].map(([title, n]) => (n > 1 ? `${title} × ${n}` : title));
  return {
    title: tongue.say('web.imperial-miners.pile', { level: LEVELS[level] ?? '' }),
    lines: lines.length ? [lines.join(', ')] : [tongue.say('web.imperial-miners.pile_empty')],
    rules: ['IM-43'],
  };
}

function withMark(mark: string | undefined): { mark?: string } {
  return mark === undefined ? {} : { mark };
}
