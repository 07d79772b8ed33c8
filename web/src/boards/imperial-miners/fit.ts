/** How much of a card can be read on a brick of this size: words are taken away, never shrunk. */
import type { Box } from './geometry';
import { groupsOf, linesOf, widthOfRow } from './drawings';
import type { Sign } from '../../lib/protocol';

export interface Fit {
  /** Height of the letters of effects. */
  lettering: number;
  /** Lines of the name; 0 leaves it out. */
  name: 0 | 1 | 2;
  effects: boolean;
  /** Whether each effect has its few words beside its signs, or below them. */
  words: boolean;
  /** Where there is no room for that: what the most telling of them is about, in one line; else ''. */
  gist: string;
  /** A narrow brick has the name below the emblem. */
  stacked: boolean;
}

/** What the rim with its half-carts takes, across and up. */
const RIM = { width: 24, height: 17 };
const NAME_LINE = 13;
/** From this size on everything is written larger. */
const LARGE = { width: 160, height: 92 };
const HUGE = { width: 220, height: 136 };
const EMBLEM = 17;
const NARROWEST_NAME = 78;
const ROOMY = 104;
const LOWEST_NAME = 52;
const GAIN_LINE = 20;
const GAIN_WIDTH = 44;
/** So much may lie on the rim. */
const OVER = 6;
const NARROWEST = 68;

/** How wide a letter of words is, in parts of its height. */
const LETTER = 0.53;
const BETWEEN = 8;
/** Nothing is written in smaller letters. */
const LEAST = 13;
/** How wide a letter of the name is, in parts of the effects' letters. */
const NAME_LETTER = 0.5;
/** So much of a line of words may lie beside the half-carts of the rim. */
const ASIDE = 8;

/** What a card says in words. */
export interface Words {
  name: string;
  /** What lies beside the name takes so much of its line. */
  beside: number;
  /** Of each effect. */
  each: readonly string[];
  /** Of all of them together, the longest first. */
  gists: readonly string[];
}
const SILENT: Words = { name: '', beside: 0, each: [], gists: [] };

/** `gains`: so many things the card gave stand in place of its effects. */
export function fitOf(
  effects: readonly Sign[][],
  box: Box,
  gains: number,
  words: Words = SILENT,
): Fit {
  const isLarge = box.width >= LARGE.width && box.height >= LARGE.height;
  const lettering = box.width >= HUGE.width && box.height >= HUGE.height ? 18 : isLarge ? 15 : 13;
  const room = (box.width - RIM.width) / lettering;
  const lines = effects.reduce((sum, effect) => sum + linesOf(groupsOf(effect), room), 0);
  const body = gains
    ? GAIN_LINE * Math.ceil((gains * GAIN_WIDTH) / (box.width - RIM.width))
    : lines * (lettering * 1.1 + 1) + 2;
  const height = box.height - RIM.height + OVER;
  const stacked = box.width < ROOMY;
  const head = (name: number) =>
    (name ? name * NAME_LINE * (lettering > 12 ? lettering / 12 : 1) + 3 : 0) +
    (stacked || !name ? EMBLEM : 0);
  const fits = (name: number) => head(name) + body <= height;
  const canName = box.width >= NARROWEST_NAME && box.height >= LOWEST_NAME;
  const tried = ([2, 1, 0] as const).filter(
    (name) => name === 0 || (canName && !(stacked && name === 1)),
  );
  const found = box.width >= NARROWEST ? tried.find(fits) : undefined;
  // What a card is called says more than nothing at all.
  if (found === undefined)
    return {
      lettering,
      name: canName && !gains ? 2 : 0,
      effects: false,
      words: false,
      gist: '',
      stacked,
    };
  const across = box.width - RIM.width;
  const letter = Math.max(LEAST, lettering * 0.85) * LETTER;
  const line = Math.max(LEAST * 1.1, lettering);
  const below = effects.reduce((sum, effect, i) => {
    const written = (words.each[i]?.length ?? 0) * letter;
    const beside = widthOfRow(groupsOf(effect)) * lettering + BETWEEN + written;
    return sum + (beside <= across ? 0 : Math.ceil(written / across));
  }, 0);
  const canSpeak = gains === 0 && found > 0;
  const isRoomy = head(found) + body + below * line <= height;
  // A name that fills one line leaves the other to words.
  const named = words.name.length * lettering * NAME_LETTER + (stacked ? 0 : EMBLEM) + words.beside;
  const titled = Math.min(found, Math.ceil(named / across));
  const hasLine = canSpeak && !isRoomy && head(titled) + body + line <= height;
  return {
    lettering,
    name: found,
    effects: gains === 0,
    words: canSpeak && words.each.length > 0 && isRoomy,
    gist: (hasLine && words.gists.find((each) => each.length * letter <= across + ASIDE)) || '',
    stacked,
  };
}
