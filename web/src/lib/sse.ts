/** Server-sent events, read from a stream of text as it comes. */

export interface Sent {
  id: string | null;
  event: string;
  data: string;
}

/** Takes text in pieces of any size and gives the whole events in it; comments are left out. */
export class EventReader {
  private rest = '';
  private id: string | null = null;
  private event = '';
  private data: string[] = [];

  push(text: string): Sent[] {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    this.rest = lines.pop() ?? '';
    const found: Sent[] = [];
    for (const line of lines) {
      const sent = this.line(line);
      if (sent) found.push(sent);
    }
    return found;
  }

  private line(line: string): Sent | null {
    if (line === '') return this.finish();
    const colon = line.indexOf(':');
    if (colon === 0) return null;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.data.push(value);
    else if (field === 'event') this.event = value;
    else if (field === 'id') this.id = value;
    return null;
  }

  private finish(): Sent | null {
    const sent = { id: this.id, event: this.event || 'message', data: this.data.join('\n') };
    const empty = this.data.length === 0;
    this.id = null;
    this.event = '';
    this.data = [];
    return empty ? null : sent;
  }
}
