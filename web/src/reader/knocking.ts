/** It is somebody's turn: the tab says so, and out of sight the browser, if it may. */
import { reader } from './reader.svelte';

const BASE = import.meta.env.BASE_URL;

/** The title's mark and the picture in the tab. */
export function setBadge(isMine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = isMine ? `${BASE}pithead-turn.svg` : `${BASE}pithead.svg`;
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

/** Whether this browser can notify here at all: only over https, or on this machine. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Ask the reader's leave; false if the browser says no. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** A word from the browser while the page is out of sight; of one table only the newest stays. */
export function notify(title: string, body: string, table: string): void {
  if (!document.hidden || !reader.settings.notify || !canNotify()) return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, {
      body,
      tag: `pithead-${table}`,
      icon: `${BASE}pithead.svg`,
    });
    shown.onclick = () => {
      globalThis.focus();
      shown.close();
    };
  } catch {
    // Some phones allow it to service workers only.
  }
}
