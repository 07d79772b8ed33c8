/** The little Markdown that rules are written in: bold, code, list lines, paragraphs. */

export interface Span {
  kind: 'text' | 'bold' | 'code';
  text: string;
}
export interface Block {
  kind: 'paragraph' | 'item' | 'heading' | 'row';
  /** Headings: 1 to 3. Items: how deep. */
  level: number;
  spans: Span[];
  /** Rows of a table. */
  cells: Span[][];
}

export function spansOf(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part): Span => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (/^\*[^*]+\*$/.test(part)) return { kind: 'bold', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let goesOn = false;
  for (const line of page.split('\n')) {
    const text = line.trim();
    if (!text) {
      goesOn = false;
      continue;
    }
    const heading = /^(#{1,4}) (.*)$/.exec(text);
    const item = /^(\s*)- (.*)$/.exec(line);
    if (heading) {
      blocks.push(block('heading', heading[1]?.length ?? 1, heading[2] ?? ''));
    } else if (item) {
      blocks.push(block('item', Math.floor((item[1]?.length ?? 0) / 2), item[2] ?? ''));
    } else if (text.startsWith('|')) {
      if (!/^\|[\s:|-]+\|$/.test(text)) blocks.push(row(text));
    } else if (goesOn) {
      blocks.at(-1)?.spans.push(...spansOf(` ${text}`));
      continue;
    } else {
      blocks.push(block('paragraph', 0, text));
    }
    goesOn = !heading && !text.startsWith('|');
  }
  return blocks;
}

function block(kind: Block['kind'], level: number, text: string): Block {
  return { kind, level, spans: spansOf(text), cells: [] };
}

function row(text: string): Block {
  const cells = text
    .slice(1, -1)
    .split('|')
    .map((cell) => spansOf(cell.trim()));
  return { kind: 'row', level: 0, spans: [], cells };
}
