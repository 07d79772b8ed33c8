/** What every part of the board needs from the shell, in one hand. */
import type { Message, Moment, Tally } from '../../lib/protocol';
import type { BoardProps, Look, Says } from '../kit/contract';
import type { Reasons } from '../kit/reasons.svelte';
import type { Answers } from './answers';
import type { Consequences } from './carts';
import type { Cards, MinersView, PlayerView } from './view';

export interface Desk {
  view: MinersView;
  /** Whose mine is shown, and what that player has. */
  seat: number;
  player: PlayerView;
  cards: Cards;
  answers: Answers;
  chosen: string | null;
  /** What the chosen action would change for this seat. */
  changes: Tally | null;
  /** Where it would lay a card, and the carts that would join. */
  told: Consequences | null;
  say: Says;
  tell: (message: Message) => string;
  choose: (notation: string) => void;
  look: (what: Look | null) => void;
  reasons: Reasons;
  lit: ReadonlySet<string>;
  initial: (seat: number) => string;
}

export type Props = BoardProps<MinersView>;

/** The seat whose mine the board shows: the reader's, or a spectator's choice. */
export function shownSeat(moment: Moment<MinersView>, picked: number): number {
  return moment.seat >= 0 ? moment.seat : Math.min(picked, moment.view.players.length - 1);
}

/** The state of a clickable thing, for its class. */
export function stateOf(desk: Desk, notation: string | undefined): 'can' | 'chosen' | null {
  if (notation === undefined) return null;
  return desk.chosen === notation ? 'chosen' : 'can';
}
