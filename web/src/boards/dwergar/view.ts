/** What `pithead.games.dwergar.view` tells: everything but the order of the decks. */

export const GOODS = ['stone', 'iron', 'gold', 'crystal'] as const;
export type Good = (typeof GOODS)[number];
export const SPECIALITIES = ['engineer', 'blacksmith', 'ironworker'] as const;
export type Speciality = (typeof SPECIALITIES)[number];
export type Kind = Speciality | 'foreman';

export interface Dwarf {
  kind: Kind;
  owner: number | null;
}
export interface PlaceView {
  name: string;
  dwarf: Dwarf | null;
  furnace: number | null;
  closed: boolean;
  quiet: boolean;
}
export type CartView = Record<Good, number> & { foreman: boolean };
export interface LevelView {
  level: string;
  carts: CartView[];
}
/** Amounts are written as in the card data: `1 heat, 3 iron` or `nothing`. */
export interface Price {
  cost: string;
  short: string;
  upgrade: string;
  upgrade_short: string;
}
export type PlayerView = Record<Good, number> & {
  heat: number;
  /** Heat that stays on the track at the end of the turn. */
  keeps: number;
  hot: number;
  cool: number;
  installed: number;
  points: number;
  workers: Record<Speciality, number>;
  foreman: boolean;
  /** Specialities of the foreman. */
  skills: Speciality[];
  /** Dwarves that have the additional yield on every level. */
  rich: Kind[];
  extra_actions: number;
  completed: number[];
  upgraded: number[];
  upgrades: { number: number; cost: string; short: string }[];
};
export interface WorkView {
  place: string;
  dwarf: Kind;
  specialities: Speciality[];
  lifted: number;
  lift_price: number | null;
  completed: number | null;
  left: Record<'exchange' | 'light' | 'heat' | 'build' | 'complete' | 'load', number>;
}
export interface DwergarView {
  round: number;
  rounds: number;
  edition: string;
  decks: string[];
  to_act: number[];
  actions: number;
  actions_left: number;
  over: boolean;
  event: number | null;
  past_events: number[];
  events_left: number;
  row: number[];
  open: { number: number; prices: Price[] }[];
  deck: number;
  advanced: number;
  discards: number[];
  silverbeard: number | null;
  places: PlaceView[];
  carts: LevelView[];
  players: PlayerView[];
  work: WorkView | null;
  board: {
    heat: number;
    furnaces: number;
    furnace: string;
    exchange: Partial<Record<Good, string>>;
    convert: Partial<Record<Good, string>>;
    marks: Record<'furnace' | 'exchange' | 'convert', string>;
  };
  /** Cards of this table whose values differ from the listed ones. */
  differs: Record<string, unknown>[];
}

export const HALLS = ['laboratory', 'bellows', 'workshop', 'forge'] as const;
export const MINES = ['mine-1', 'mine-2', 'mine-3', 'mine-4'] as const;

/** The mine level of a place, `1` to `4`; nothing outside the mine. */
export function levelOf(place: string): string | null {
  return place.startsWith('mine-') ? place.slice('mine-'.length) : null;
}
