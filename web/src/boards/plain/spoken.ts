/** What a drawn board says to the ear, as headings and lines for the eye. */

export interface Said {
  title: string;
  lines: string[];
}

const GROUPS = 'section, ul, ol, nav, article, [role=group], [role=region], [role=list]';
const HEADINGS = 'h1, h2, h3, h4';
/** Silent, or a control of the drawing that tells nothing of the game. */
const UNSAID = '[aria-hidden=true], [data-unsaid]';
const LEAVES = 'li, p, button, dt, dd';

/** Every spoken name of the board in its order; a labelled group begins a part of its own. */
export function saidBy(board: Element): Said[] {
  const parts: Said[] = [{ title: '', lines: [] }];
  read(board, parts);
  return parts.filter((part) => part.lines.length || part.title);
}

function read(element: Element, parts: Said[]): void {
  for (const node of element.childNodes) {
    if (node instanceof Text) add(parts, node.data);
    else if (node instanceof Element && !node.matches(UNSAID)) hear(node, parts);
  }
}

function hear(element: Element, parts: Said[]): void {
  const label = labelOf(element);
  if (element.matches(HEADINGS)) {
    begin(parts, label || textOf(element));
  } else if (element.matches(GROUPS)) {
    if (label) begin(parts, label);
    read(element, parts);
  } else if (label) {
    add(parts, label);
  } else if (element.matches(LEAVES) && !element.querySelector(`${GROUPS}, ${HEADINGS}, button`)) {
    add(parts, textOf(element));
  } else {
    read(element, parts);
  }
}

function labelOf(element: Element): string {
  const named = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const told = named.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return tidy(told || element.getAttribute('aria-label') || '');
}

/** Its words, and the names of its pictures where they stand. */
function textOf(element: Element): string {
  const said: string[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Text) said.push(node.data);
    else if (node instanceof Element && !node.matches(UNSAID))
      said.push(labelOf(node) || textOf(node));
  }
  return tidy(said.join(' '));
}

function begin(parts: Said[], title: string): void {
  parts.push({ title, lines: [] });
}

function add(parts: Said[], words: string): void {
  const line = tidy(words);
  const part = parts.at(-1);
  // What stands twice beside itself, as a name and its explanation, is read once.
  if (part && line.length > 1 && part.lines.at(-1) !== line && part.title !== line)
    part.lines.push(line);
}

function tidy(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
