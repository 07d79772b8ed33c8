/** Everything one room shows, worked out from the moment. */
import type { Question } from '../../lib/protocol';
import { chipsOf, ghostOf, type Chip } from './consequences';
import type { Fresh } from './fresh';
import { groundOf, readPhrase, type Ground, type Phrase } from './phrase';
import type { Plan } from './rival';
import type { Spots } from './notation';
import type { Deck, DwarfCard, DwarfView, Good, Position, Worker } from './view';

export interface Room {
  name: string;
  card: DwarfCard;
  phrase: Phrase;
  ground: Ground;
  /** From the bottom to the top. */
  stack: DwarfCard[];
  workers: Worker[];
  /** The notation this room answers with now. */
  action: string | null;
  /** What to ask why for, where it cannot answer now. */
  wonder: string | null;
  chosen: boolean;
  chips: Chip[];
  fresh: boolean;
  arrived: boolean;
  lit: boolean;
  ghost: { owner: number; helper: boolean } | null;
  /** The automaton's first or second wish, or where it will go. */
  wish: 'black' | 'white' | null;
  awaited: boolean;
  /** What the reader lacks for the card's price: useless is possible, but should be seen. */
  lacks: { good: Good; have: number } | null;
  /** A monster that does nothing: someone meets it and earns a medal, or it is only held off. */
  held: 'met' | 'off' | null;
}

export interface Scene {
  view: DwarfView;
  deck: Deck;
  question: Question | null;
  active: boolean;
  chosen: string | null;
  spots: Spots;
  fresh: Fresh;
  lit: ReadonlySet<string>;
  plan: Plan | null;
}

export function roomsOf(scene: Scene): Room[][] {
  const chips = chipsOf(scene.view, scene.deck, scene.chosen, scene.question);
  return scene.view.mines.map((mine) =>
    mine.positions.flatMap((position) => {
      const room = roomOf(scene, position, chips.get(position.name) ?? []);
      return room ? [room] : [];
    }),
  );
}

function roomOf(scene: Scene, position: Position, chips: Chip[]): Room | null {
  const stack = position.stack.flatMap((id) => scene.deck.get(id) ?? []);
  const card = stack.at(-1);
  if (!card) return null;
  const { spots, plan, chosen } = scene;
  const name = position.name;
  const phrase = readPhrase(card.phrase);
  const action = scene.active ? (spots.rooms.get(name) ?? null) : null;
  const ghost = ghostOf(chosen, scene.question);
  const wish = plan && plan.state === 'chosen' ? plan.second : null;
  return {
    name,
    card,
    phrase,
    ground: groundOf(card.type, phrase),
    stack,
    workers: position.workers,
    action,
    wonder: scene.active && !action && spots.roomVerb ? `${spots.roomVerb} ${name}` : null,
    chosen: action !== null && chosen === action,
    chips,
    fresh: scene.fresh.rooms.has(name),
    arrived: scene.fresh.arrivals.has(name),
    lit: scene.lit.has(name),
    ghost: ghost?.name === name ? ghost : null,
    wish: wish?.black === name ? 'black' : wish?.white === name ? 'white' : null,
    awaited: plan?.goes === name,
    lacks: action ? lackOf(scene, phrase) : null,
    held: card.type === 'defend' ? heldBy(scene, position, ghost?.name === name) : null,
  };
}

function heldBy(scene: Scene, position: Position, comes: boolean): Room['held'] {
  if (comes || position.workers.some((worker) => worker.work === 'waiting')) return 'met';
  return position.workers.length > 0 || scene.view.mustered ? 'off' : null;
}

function lackOf(scene: Scene, phrase: Phrase): Room['lacks'] {
  const player = scene.view.players[scene.question?.seat ?? -1];
  if (!player || phrase.verb !== 'trade') return null;
  const short = phrase.price.find(({ good, n }) => player[good] < n);
  return short ? { good: short.good, have: player[short.good] } : null;
}
