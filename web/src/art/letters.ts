/**
 * Letters on symbols, in the reader's language where they help. Goods are told apart by their
 * outlines; where two of a language begin alike, no letter says more than the outline does.
 */
import './symbols';
import type { Language } from '../lib/text';

const LETTERS: Record<Language, Record<string, string>> = {
  en: { stone: 'S', iron: 'I', gold: 'G', crystal: 'C', steel: 'T' },
  uk: {},
  it: { stone: 'P', iron: 'F', gold: 'O', crystal: 'C', steel: 'A' },
};
const TRADES: Record<Language, Record<string, string>> = {
  en: { engineer: 'E', blacksmith: 'B', ironworker: 'W', foreman: 'F' },
  uk: { engineer: 'І', blacksmith: 'К', ironworker: 'Р', foreman: 'Г' },
  it: { engineer: 'I', blacksmith: 'F', ironworker: 'M', foreman: 'C' },
};

/** Write the letters on the sheet of symbols; every picture made of it follows. */
export function setLetters(language: Language): void {
  const letters = { ...LETTERS[language], ...TRADES[language] };
  for (const text of document.querySelectorAll('#pithead-symbols symbol > text.L')) {
    const name = text.parentElement?.id.slice(2) ?? '';
    if (name !== 'first') text.textContent = letters[name] ?? '';
  }
}
