/** What stands in the side column in place of the log, and in the middle in place of the board. */

export type Panel =
  | 'hint'
  | 'rules'
  | 'cards'
  | 'chat'
  | 'settings'
  | 'menu'
  | 'keys'
  | 'actions'
  | 'since'
  | 'look'
  | 'study';

export class Panels {
  open = $state<Panel | null>(null);
  /** The rule at which the rules open. */
  rule = $state<string | null>(null);
  /** Another player's whole board in place of the board; null: the board itself. */
  detail = $state<number | null>(null);
  /** At the end of the game: its result, or once more the board. */
  showsBoard = $state(false);
  /** Names of places under the pointer in the log. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** A hint's own steps in their order, to be numbered on the board; '' is a step of others. */
  steps = $state.raw<readonly string[]>([]);
  /** What had the keyboard's attention before a panel opened. */
  private before: HTMLElement | null = null;

  toggle(panel: Panel): void {
    if (this.open === panel) this.close();
    else this.show(panel);
  }

  show(panel: Panel): void {
    if (this.open === null && document.activeElement instanceof HTMLElement) {
      this.before = document.activeElement;
    }
    this.open = panel;
  }

  /** True if something was open. */
  close(): boolean {
    const was = this.open !== null || this.detail !== null;
    this.open = null;
    this.detail = null;
    this.before?.focus({ preventScroll: true });
    this.before = null;
    return was;
  }

  explain(rule: string | null): void {
    this.rule = rule;
    this.show('rules');
  }
}
