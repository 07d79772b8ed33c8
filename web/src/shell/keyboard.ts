/** The table by keyboard. */
import { flushSync } from 'svelte';
import { reader } from '../reader/reader.svelte';
import { tallyKey } from '../art/tallies';
import type { GameModule } from '../boards/kit/contract';
import { besides } from '../lib/studying';
import { Digits, pressed, type Command, type Pressed } from '../lib/keys';
import { questionOf } from './asking';
import type { Choosing } from './choosing.svelte';
import type { Panels } from './panels.svelte';
import type { Sitting } from './sitting/sitting.svelte';

export class Keyboard {
  private readonly digits = new Digits();
  private waiting = 0;

  constructor(
    private readonly sitting: Sitting,
    private readonly choosing: Choosing,
    private readonly panels: Panels,
    private readonly module: () => GameModule,
  ) {}

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    const isField = target?.matches('input:not([type=range], [type=checkbox]), textarea, select');
    const press = pressed(event);
    if (!press || (isField && !('command' in press && press.command === 'cancel'))) return;
    if (this.step(event, press)) return;
    if (this.sitting.past.skip()) flushSync();
    if ('digit' in press) {
      if (reader.settings.keys) this.digit(press.digit);
      return;
    }
    const { command } = press;
    if (command === 'confirm' || command === 'cancel') this.digits.forget();
    if (command === 'cancel') clearTimeout(this.waiting);
    // Enter on a button is that button's own.
    if (command === 'confirm' && target?.closest('button, a, summary, [role=button]')) return;
    const isLetter = event.key.length === 1;
    if (isLetter && !reader.settings.keys) return;
    if (this.obey(command)) event.preventDefault();
  }

  /** Others' moves step by step: Enter goes on, Escape skips the rest. */
  private step(event: KeyboardEvent, press: Pressed): boolean {
    const { past } = this.sitting;
    if (past.stepsLeft === null || !('command' in press)) return false;
    const isButton = event.target instanceof Element && event.target.closest('button, a') !== null;
    if (press.command === 'confirm' && !isButton) past.goOn();
    else if (press.command === 'cancel') past.skip();
    else return false;
    event.preventDefault();
    return true;
  }

  private digit(digit: number): void {
    const { actions } = this.choosing;
    if (!this.choosing.isActive) return;
    const number = this.digits.type(digit, actions.length, performance.now());
    clearTimeout(this.waiting);
    const action = number === null ? undefined : actions[number - 1];
    if (!action) return;
    if (reader.settings.confirm) {
      if (this.choosing.chosen !== action.notation) this.choosing.choose(action.notation);
      this.sitting.voice.speak(this.sitting.company.tell(action.offers));
      flushSync();
      document.getElementById('confirm')?.focus({ preventScroll: true });
    } else {
      // Without a preview the number counts at once, unless a second digit may follow.
      const wait = this.digits.canGrow(actions.length) ? 900 : 0;
      this.waiting = window.setTimeout(() => this.choosing.choose(action.notation), wait);
    }
  }

  /** True if the key meant something here. */
  private obey(command: Command): boolean {
    const { sitting, choosing, panels } = this;
    switch (command) {
      case 'confirm':
        if (sitting.cover.handOver !== null) void sitting.uncover();
        else choosing.confirm();
        return true;
      case 'cancel':
        if (choosing.cancel() || panels.close()) return true;
        if (sitting.past.at !== null) void sitting.past.show(null);
        return true;
      case 'undo':
        document.querySelector<HTMLElement>('.undo')?.click();
        return true;
      case 'hint':
        if (sitting.company.facts?.hints && sitting.company.isMine) panels.toggle('hint');
        return true;
      case 'actions':
        panels.toggle('actions');
        return true;
      case 'study':
        if (sitting.isTable && sitting.live?.result) panels.toggle('study');
        return true;
      case 'variations':
        document.querySelector<HTMLElement>('.variations')?.click();
        return true;
      case 'solution':
        document.querySelector<HTMLElement>('.solution')?.click();
        return true;
      case 'mistake_before':
      case 'mistake_after':
        this.toMistake(command === 'mistake_after' ? 1 : -1);
        return true;
      case 'keys':
        panels.toggle('keys');
        return true;
      case 'explain':
        panels.explain(choosing.rule);
        return true;
      case 'read':
        if (choosing.look) panels.toggle('look');
        else sitting.voice.speak(sitting.company.say('web.look.empty'));
        return true;
      case 'repeat':
        sitting.voice.repeat();
        return true;
      case 'whose':
        sitting.voice.speak(questionOf(sitting).sentence);
        return true;
      case 'mine':
        sitting.voice.speak(this.belongings());
        return true;
      case 'boards':
        this.nextBoard();
        return true;
      case 'back':
      case 'forward':
        void sitting.go(command);
        return true;
    }
  }

  /** To the next decision worth another look, or the one before, with its verdict beside it. */
  private toMistake(way: 1 | -1): void {
    const { sitting, panels } = this;
    if (sitting.goToMistake) return sitting.goToMistake(way);
    const found = besides(sitting.study.worth, sitting.past.at ?? sitting.live?.moves ?? 0, way);
    if (!found) return;
    panels.showsBoard = true;
    if (panels.open !== 'study') panels.show('study');
    void sitting.past.show(found.number - 1);
  }

  private belongings(): string {
    const seat = Math.max(0, this.sitting.past.shown?.seat ?? 0);
    const tally = this.sitting.past.shown?.tallies[seat] ?? {};
    const parts = Object.entries(tally).map(
      ([name, number]) => `${number} ${this.sitting.company.say(tallyKey(name))}`,
    );
    return `${this.sitting.company.names[seat] ?? ''}: ${parts.join(', ')}`;
  }

  /** The others' boards one after another, then the board again. */
  private nextBoard(): void {
    if (!this.module().Detail) return;
    const own = this.sitting.live?.seat ?? -1;
    const others = this.sitting.company.names
      .map((_, index) => index)
      .filter((index) => index !== own);
    const place = this.panels.detail === null ? -1 : others.indexOf(this.panels.detail);
    this.panels.detail = others[place + 1] ?? null;
  }
}
