/** What no first decision needs: panels, all cards, a tutorial's cards, the end. Fetched in one piece. */
import Actions from './panels/Actions.svelte';
import Chat from './panels/Chat.svelte';
import Hint from './panels/Hint.svelte';
import Keys from './panels/Keys.svelte';
import Look from './panels/Look.svelte';
import Menu from './panels/Menu.svelte';
import Rules from './panels/Rules.svelte';
import Settings from './panels/Settings.svelte';
import Study from './panels/Study.svelte';
import Since from './panels/Since.svelte';

export { default as Cards } from './Cards.svelte';
export { default as End } from './End.svelte';
export { default as EndPlank } from './EndPlank.svelte';
export { default as FirstGame } from './FirstGame.svelte';

export const PANELS = {
  hint: Hint,
  rules: Rules,
  chat: Chat,
  settings: Settings,
  menu: Menu,
  keys: Keys,
  actions: Actions,
  since: Since,
  look: Look,
  study: Study,
};
