/** Which key does what at the table. */

export type Command =
  | 'confirm'
  | 'cancel'
  | 'undo'
  | 'hint'
  | 'actions'
  | 'repeat'
  | 'mine'
  | 'whose'
  | 'explain'
  | 'read'
  | 'boards'
  | 'keys'
  | 'back'
  | 'forward'
  | 'study'
  | 'variations'
  | 'solution'
  | 'mistake_before'
  | 'mistake_after';

export type Pressed = { command: Command } | { digit: number };

const LETTERS: Readonly<Record<string, Command>> = {
  u: 'undo',
  h: 'hint',
  l: 'actions',
  r: 'repeat',
  m: 'mine',
  w: 'whose',
  e: 'explain',
  v: 'read',
  p: 'boards',
  '?': 'keys',
  '[': 'back',
  ']': 'forward',
  a: 'study',
  t: 'variations',
  s: 'solution',
  b: 'mistake_before',
  n: 'mistake_after',
};

export interface Stroke {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Letters count by where they are on other alphabets' keyboards: `г` is `u`. */
export function pressed(stroke: Stroke): Pressed | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey) return null;
  if (stroke.key === 'Enter') return { command: 'confirm' };
  if (stroke.key === 'Escape') return { command: 'cancel' };
  if (/^[0-9]$/.test(stroke.key)) return { digit: Number(stroke.key) };
  const isLatin = /^[\x20-\x7e]$/.test(stroke.key);
  const command = LETTERS[isLatin ? stroke.key.toLowerCase() : latinOf(stroke.code)];
  return command ? { command } : null;
}

function latinOf(code: string): string {
  if (/^Key[A-Z]$/.test(code)) return code.slice(3).toLowerCase();
  return { BracketLeft: '[', BracketRight: ']' }[code] ?? '';
}

/** Digits typed soon after one another make one number, as far as there are so many actions. */
export class Digits {
  private typed = '';
  private last = 0;

  constructor(private readonly patience = 900) {}

  /** The number meant so far, from 1; null if there is no such action. */
  type(digit: number, most: number, now: number): number | null {
    if (now - this.last > this.patience) this.typed = '';
    this.last = now;
    const longer = Number(this.typed + digit);
    const number = this.typed && longer <= most ? longer : digit;
    this.typed = String(number);
    if (number < 1 || number > most) {
      this.typed = number === 0 ? '' : this.typed;
      return null;
    }
    return number;
  }

  /** What was typed has been answered or given up; the next digit begins a new number. */
  forget(): void {
    this.typed = '';
  }

  /** Whether another digit could still be meant to follow. */
  canGrow(most: number): boolean {
    return this.typed !== '' && Number(this.typed) * 10 <= most;
  }
}
