/** Whether a moment is what the server says it is: its hash, worked out here. */
import type { Moment } from './protocol';

/** JSON with sorted keys and no spaces, as the server writes it before hashing. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const parts = Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
      .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The SHA-256 of a text in hexadecimal digits; null where the browser has none to offer. */
export async function sha256(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (each) => each.toString(16).padStart(2, '0')).join('');
}

export async function hashOf(moment: Moment): Promise<string | null> {
  const { moves, question, tallies, to_act, view } = moment;
  const hash = await sha256(canonical({ moves, question, tallies, to_act, view }));
  return hash?.slice(0, 16) ?? null;
}

/** True if the moment is not what was hashed; where it cannot be worked out, false. */
export async function hasDrifted(moment: Moment): Promise<boolean> {
  const own = await hashOf(moment);
  return own !== null && own !== moment.hash;
}
