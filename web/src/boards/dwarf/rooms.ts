/** Everything one room shows, worked out from the moment. */
import { chipsOf, type Chip, type Consequences } from './consequences';
import type { Fresh } from './fresh';
import type { Plan } from './rival';
import type { Spots } from './spots';
import type { Deck, DwarfCard, DwarfView, Good, Position, Worker } from './view';

export interface Room {
  name: string;
  /** Its mine, and its number there in reading order, both from 1. */
  mine: number;
  number: number;
  card: DwarfCard;
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
  /** What the card would pay whoever would come to stand here, if that is foretold. */
  promise: [good: string, number: number][];
  /** The automaton's first or second wish, or where it will go. */
  wish: 'black' | 'white' | null;
  awaited: boolean;
  /** What the reader lacks for the card's price: useless is possible, but should be seen. */
  lacks: { good: Good; have: number } | null;
  /** A monster that does nothing: someone meets it and earns a medal, or it is only held off. */
  held: Position['held'];
}

export interface Scene {
  view: DwarfView;
  deck: Deck;
  /** Whose question it is. */
  seat: number;
  active: boolean;
  chosen: string | null;
  spots: Spots;
  fresh: Fresh;
  lit: ReadonlySet<string>;
  plan: Plan | null;
  told: Consequences | null;
}

export function roomsOf(scene: Scene): Room[][] {
  return scene.view.mines.map((mine, i) =>
    mine.positions.flatMap(
      (position, k) => roomOf(scene, position, { mine: i + 1, number: k + 1 }) ?? [],
    ),
  );
}

function roomOf(
  scene: Scene,
  position: Position,
  where: Pick<Room, 'mine' | 'number'>,
): Room | null {
  const stack = position.stack.flatMap((id) => scene.deck.get(id) ?? []);
  const card = stack.at(-1);
  if (!card) return null;
  const { spots, plan, chosen, told } = scene;
  const name = position.name;
  const action = scene.active ? (spots.rooms.get(name) ?? null) : null;
  const wish = plan && plan.state === 'chosen' ? plan.second : null;
  const meets = told?.places[name]?.some(({ kind }) => kind === 'met') ?? false;
  return {
    name,
    ...where,
    card,
    stack,
    workers: position.workers,
    action,
    wonder: (scene.active && spots.wonders.rooms.get(name)) || null,
    chosen: action !== null && chosen === action,
    chips: chipsOf(name, scene.view, scene.deck, told),
    fresh: scene.fresh.rooms.has(name),
    arrived: scene.fresh.arrivals.has(name),
    lit: scene.lit.has(name),
    ghost: told?.stands?.position === name ? told.stands : null,
    promise:
      told?.stands?.position === name ? Object.entries(told.promise).filter(([, n]) => n) : [],
    wish: wish?.black === name ? 'black' : wish?.white === name ? 'white' : null,
    awaited: plan?.goes === name,
    lacks: action ? lackOf(scene, name) : null,
    held: meets && card.type === 'defend' ? 'met' : position.held,
  };
}

function lackOf(scene: Scene, name: string): Room['lacks'] {
  const player = scene.view.players[scene.seat];
  const good = player?.lacks[name];
  return player && good ? { good, have: player[good] } : null;
}
