/** How somebody likes the table; kept in this browser. */
import { keep, read, type Box } from './kept';
import { LANGUAGES, type Language } from './text';

export const DEPTHS = ['nudge', 'move', 'line'] as const;
export type Depth = (typeof DEPTHS)[number];

export interface Settings {
  language: Language;
  theme: 'system' | 'mine' | 'surface';
  animation: 'off' | 'fast' | 'normal' | 'step';
  /** The first click previews and the second commits; without it the first one commits. */
  confirm: boolean;
  sound: boolean;
  /** The browser tells that it is one's turn while the page is out of sight. */
  notify: boolean;
  /** The same while no page is open, where the server can push. */
  push: boolean;
  /** Single letters and digits are keys of the table. */
  keys: boolean;
  /** Boards in words instead of pictures. */
  plain: boolean;
  /** The name to sit down with. */
  name: string;
  /** The bots one played against last. */
  level: string;
  /** How much a hint gives away. */
  depth: Depth;
}

export const THEMES = ['system', 'mine', 'surface'] as const;
export const ANIMATIONS = ['off', 'fast', 'normal', 'step'] as const;
const KEY = 'pithead.settings';

/** What was kept, with a default for whatever is lacking or makes no sense. */
export function readSettings(box: Box | undefined, languages: readonly string[]): Settings {
  const kept = read<Partial<Settings>>(box, KEY) ?? {};
  return {
    language: isLanguage(kept.language) ? kept.language : firstLanguage(languages),
    theme: THEMES.find((each) => each === kept.theme) ?? 'system',
    animation: ANIMATIONS.find((each) => each === kept.animation) ?? 'normal',
    confirm: kept.confirm !== false,
    sound: kept.sound === true,
    notify: kept.notify === true,
    push: kept.push === true,
    keys: kept.keys !== false,
    plain: kept.plain === true,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : '',
    depth: DEPTHS.find((each) => each === kept.depth) ?? 'move',
    level: typeof kept.level === 'string' ? kept.level : '',
  };
}

export function keepSettings(box: Box | undefined, settings: Settings): boolean {
  return keep(box, KEY, settings);
}

/** The first language of the browser that we speak. */
export function firstLanguage(languages: readonly string[]): Language {
  for (const each of languages) {
    const [language] = each.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

function isLanguage(language: unknown): language is Language {
  return typeof language === 'string' && Object.hasOwn(LANGUAGES, language);
}

/** The theme to draw, by the wish and by what the system prefers. */
export function themeOf(wish: Settings['theme'], systemIsLight: boolean): 'mine' | 'surface' {
  if (wish !== 'system') return wish;
  return systemIsLight ? 'surface' : 'mine';
}

export interface Pace {
  /** How long one step is shown at most, in milliseconds. */
  step: number;
  /** How long all steps that wait may take together. */
  turn: number;
  /** Each step stays until the reader goes on. */
  waits?: boolean;
}

/** How others' moves are shown: each under 400 ms, a turn of theirs under 2 s. */
export function paceOf(animation: Settings['animation']): Pace {
  if (animation === 'step') return { step: 0, turn: 0, waits: true };
  if (animation === 'off') return { step: 0, turn: 0 };
  return animation === 'fast' ? { step: 160, turn: 800 } : { step: 380, turn: 1800 };
}
