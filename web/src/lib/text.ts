/** Sentences in the reader's language, made from messages; as `pithead.text` makes them. */
import { parse, type Argument, type Part } from './pattern';
import type { Message, Param } from './protocol';

export const LANGUAGES = { en: 'English', uk: 'Українська', it: 'Italiano' } as const;
export type Language = keyof typeof LANGUAGES;

/** All that can be said in one language. An unknown key is said as the key itself. */
export class Catalogue {
  private readonly parsed = new Map<string, Part[]>();
  /** Made when first needed: a browser reads the language's rules for them. */
  private plurals: Intl.PluralRules | undefined;
  private lists: Intl.ListFormat | undefined;

  constructor(
    readonly language: string,
    readonly patterns: Readonly<Record<string, string>>,
  ) {}

  has(key: string): boolean {
    return Object.hasOwn(this.patterns, key);
  }

  /** The sentence of a key. `names` are the seats' names, for params called `seat`. */
  say(key: string, params: Message['params'] = {}, names: readonly string[] = []): string {
    return this.fill(this.parts(key), params, names);
  }

  tell(message: Message, names: readonly string[] = []): string {
    return this.say(message.key, message.params, names);
  }

  private parts(key: string): Part[] {
    const known = this.parsed.get(key);
    if (known) return known;
    const parts = this.has(key) ? parse(this.patterns[key] ?? '') : [key];
    this.parsed.set(key, parts);
    return parts;
  }

  private fill(parts: Part[], params: Message['params'], names: readonly string[]): string {
    return parts
      .map((part) => (typeof part === 'string' ? part : this.argument(part, params, names)))
      .join('');
  }

  private argument(part: Argument, params: Message['params'], names: readonly string[]): string {
    const value = params[part.name];
    if (value === undefined) return `{${part.name}}`;
    if (part.kind === 'plain') return this.plain(part.name, value, names);
    const option = part.kind === 'plural' ? this.plural(part, value) : part.options[String(value)];
    return this.fill(option ?? part.options['other'] ?? [], params, names);
  }

  /** The number's own option if it has one, else the one of its plural form. */
  private plural(part: Argument, value: Param): Part[] | undefined {
    const own = part.options[`=${String(value)}`];
    if (own) return own;
    this.plurals ??= new Intl.PluralRules(this.language);
    return part.options[this.plurals.select(Number(value))];
  }

  private plain(name: string, value: Param, names: readonly string[]): string {
    if (Array.isArray(value)) {
      this.lists ??= new Intl.ListFormat(this.language, { type: 'conjunction' });
      return this.lists.format(value.map((each) => this.tell(each, names)));
    }
    if (typeof value === 'object') return this.tell(value, names);
    if (name === 'seat' && typeof value === 'number') return names[value] ?? String(value + 1);
    return String(value);
  }
}
