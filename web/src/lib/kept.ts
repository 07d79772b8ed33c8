/** What this browser keeps. Where it keeps nothing (private windows, full disks), nothing breaks. */
import { IS_OFFLINE } from './mode';

export interface Box {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

export function read<T>(box: Box | undefined, key: string): T | null {
  try {
    const text = box?.getItem(key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

/** Whether it could be kept. */
export function keep(box: Box | undefined, key: string, value: unknown): boolean {
  try {
    box?.setItem(key, JSON.stringify(value));
    return box !== undefined;
  } catch {
    return false;
  }
}

/** The tables of a browser and those of a server are two lists, though the page be one. */
export const OWN = IS_OFFLINE ? 'pithead.offline' : 'pithead';

/** Merely to look at storage is refused in some browsers. */
export function storage(kind: 'localStorage' | 'sessionStorage'): Box | undefined {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
}
