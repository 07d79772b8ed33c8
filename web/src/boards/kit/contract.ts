/**
 * What the table shell gives to a board, and what a board may ask of it. No rule of a game here.
 *
 * A board claims the answers it offers itself by `data-action="<notation>"` on their spots; a spot
 * that is only a first step towards several answers lists them (`data-step={stepTo(notations)}`).
 * All answers that no spot claims are buttons in the plank. What an answer is about a board reads
 * from what it `means`, never from its notation; what it may ask `why` for, the question lists.
 */
import type { Component } from 'svelte';
import type { Picture } from './drawing';
import type { Opening } from './opening';
import type { Card, Facts, Message, Moment, Preview, View } from '../../lib/protocol';

/** Something to explain beside the board: a card, a place, a piece. */
export interface Look {
  title: string;
  /** Sentences, already in the reader's language. */
  lines: string[];
  /** What it means for the reader now. */
  now?: string[];
  /** Ids of the rules behind it; the rules panel opens at the first. */
  rules: string[];
  /** Where the value comes from, for values reconstructed by us. */
  mark?: string;
  /** What is printed, but was put in its place by us. */
  fitted?: string;
  /** Drawn large above the title: one picture, or two that share the frame. */
  pictures?: () => readonly Picture[];
}

export interface Says {
  /** A catalogue's sentence: say('web.confirm', {n: 2}). */
  (key: string, params?: Message['params']): string;
}

export interface BoardProps<V = View> {
  moment: Moment<V>;
  facts: Facts;
  /** Cards of the game, by id. */
  cards: ReadonlyMap<string, Card>;
  /** A catalogue key in the reader's language; changes with the language. */
  say: Says;
  /** A message in the reader's language. */
  tell: (message: Message) => string;
  /** The action chosen and not yet confirmed. */
  chosen: string | null;
  /** What the chosen action would change. */
  preview: Preview | null;
  /** False in replay, when it is not the reader's turn, or while a command is on its way. */
  active: boolean;
  /** First time: choose and show the preview. Again with the same: confirm. */
  choose: (notation: string) => void;
  /** Explain something beside the board (hover, focus, long press, key `e`). Null: no longer. */
  look: (what: Look | null) => void;
  /** Why an action is not possible now, in one line; from the server. */
  why: (notation: string) => Promise<string>;
  /** Places named in the log line under the pointer, to be lit. */
  lit: ReadonlySet<string>;
  /** For a board in words: the game's own board, whose spoken names it writes down. */
  drawn?: Component<BoardProps> | undefined;
}

/**
 * One seat's belongings in the left column; seats first, then rivals of the game's own. The shell
 * draws the slab and its head (badge, name, who plays); what is drawn here stands below the head,
 * only an element of class `score` stands in the head's right corner.
 */
export interface BelongingsProps<V = View> {
  moment: Moment<V>;
  facts: Facts;
  index: number;
  cards: ReadonlyMap<string, Card>;
  say: Says;
  tell: (message: Message) => string;
  /** The chosen action's plus and minus for this seat, by tally name. */
  changes: Record<string, number>;
  look: (what: Look | null) => void;
}

export interface CardFaceProps {
  card: Card;
  say: Says;
  tell: (message: Message) => string;
}

/** All that the shell needs of one game; `boards/<game>/index.ts` has it as its default export. */
export interface GameModule {
  Board: Component<BoardProps>;
  /** The game's own board, where a board in words stands for it. */
  drawn?: Component<BoardProps>;
  Belongings: Component<BelongingsProps>;
  /** Another player's whole board, one key away, shown in place of the board; none if all is on it. */
  Detail?: Component<BelongingsProps>;
  CardFace: Component<CardFaceProps>;
  cardId: (card: Card) => string;
  cardTitle: (card: Card, say: Says) => string;
  /** Filters of the card browser: a facet's name and this card's values in it, in words. */
  facets: (card: Card, say: Says) => Record<string, string[]>;
  lookAt: (card: Card, say: Says, tell: (message: Message) => string) => Look;
  /** The open numbers that are drawn in the chart of the game over time, the first at first. */
  charted: readonly string[];
  /** Catalogue key of the explanation of each part of `result.scores`. */
  scoreKey: (part: string) => string;
  /** The pictures a first game opens with, fetched when they are needed. */
  first?: (say: Says) => Promise<Opening>;
  /** Symbols of the game's pieces, each named by `web.<game>.piece.<symbol>`. */
  pieces?: readonly string[];
  /** By what players are compared, in one sentence, from the parts of `result.scores`. */
  compared?: (parts: readonly string[], say: Says) => string;
}
