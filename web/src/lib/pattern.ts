/** Patterns of a catalogue, in a small part of ICU MessageFormat: arguments, plural and select. */

export type Part = string | Argument;
export interface Argument {
  name: string;
  kind: 'plain' | 'plural' | 'select';
  options: Record<string, Part[]>;
}

/** A pattern's parts. Throws if it is not one: that is a slip of ours, never a reader's. */
export function parse(pattern: string): Part[] {
  const reader = new Reader(pattern);
  const parts = reader.parts(null, false);
  if (!reader.atEnd()) reader.fail('a closing brace too many');
  return parts;
}

class Reader {
  private at = 0;

  constructor(private readonly pattern: string) {}

  atEnd(): boolean {
    return this.at >= this.pattern.length;
  }

  fail(reason: string): never {
    throw new Error(`${reason} at ${this.at} of "${this.pattern}"`);
  }

  /** Up to the closing brace, or to the end. `counted` is what `#` stands for: the plural's own. */
  parts(counted: string | null, nested: boolean): Part[] {
    const found: Part[] = [];
    let text = '';
    const add = (part: Part) => {
      if (text) found.push(text);
      text = '';
      found.push(part);
    };
    while (!this.atEnd() && this.pattern.charAt(this.at) !== '}') {
      const sign = this.pattern.charAt(this.at);
      if (sign === '{') {
        add(this.argument(counted));
      } else if (sign === '#' && counted !== null) {
        this.at += 1;
        add({ name: counted, kind: 'plain', options: {} });
      } else {
        text += sign === "'" ? this.quoted(counted !== null) : sign;
        this.at += 1;
      }
    }
    if (nested && this.atEnd()) this.fail('a brace that is never closed');
    if (text) found.push(text);
    return found;
  }

  /** An apostrophe: doubled it is one; before a sign of the pattern it quotes; else it is itself. */
  private quoted(counting: boolean): string {
    const next = this.pattern.charAt(this.at + 1);
    if (next === "'") {
      this.at += 1;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(counting && next === '#')) return "'";
    const end = this.pattern.indexOf("'", this.at + 1);
    const from = this.at + 1;
    this.at = end < 0 ? this.pattern.length : end;
    return this.pattern.slice(from, this.at);
  }

  private argument(counted: string | null): Argument {
    this.expect('{');
    const name = this.word();
    if (this.take('}')) return { name, kind: 'plain', options: {} };
    this.expect(',');
    const kind = this.word();
    if (kind !== 'plural' && kind !== 'select') this.fail(`the unknown kind "${kind}"`);
    this.expect(',');
    const options: Record<string, Part[]> = {};
    while (!this.take('}')) {
      const option = this.word();
      this.expect('{');
      options[option] = this.parts(kind === 'plural' ? name : counted, true);
      this.expect('}');
    }
    if (!options['other']) this.fail('no option "other"');
    return { name, kind, options };
  }

  private word(): string {
    this.space();
    const start = this.at;
    while (!this.atEnd() && !/[\s{},]/.test(this.pattern.charAt(this.at))) this.at += 1;
    if (start === this.at) this.fail('a missing word');
    return this.pattern.slice(start, this.at);
  }

  private space(): void {
    while (/\s/.test(this.pattern.charAt(this.at))) this.at += 1;
  }

  private take(sign: string): boolean {
    this.space();
    if (this.pattern.charAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }

  private expect(sign: string): void {
    if (!this.take(sign)) this.fail(`"${sign}" is missing`);
  }
}
