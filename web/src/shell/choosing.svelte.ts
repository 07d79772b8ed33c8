/** The answer being chosen: first seen as a preview, then confirmed. */
import { tick } from 'svelte';
import { reader } from '../reader/reader.svelte';
import type { Look } from '../boards/kit/contract';
import type { Choice, Preview } from '../lib/protocol';
import { aimAt } from './aiming';
import type { Sitting } from './sitting/sitting.svelte';

export class Choosing {
  chosen = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** What is explained beside the board; it stays until something else is looked at. */
  look = $state.raw<Look | null>(null);
  /** At a tutorial's table: the reader goes their own way. */
  isFree = $state(false);

  constructor(private readonly sitting: Sitting) {}

  /** What can be answered now: in a lesson, only what it asks for. */
  actions = $derived.by((): Choice[] => {
    const all = this.sitting.question?.actions ?? [];
    const lesson = this.isFree ? null : this.sitting.live?.lesson?.action;
    return lesson ? all.filter((each) => each.notation === lesson) : all;
  });
  isActive = $derived.by(
    () => this.sitting.past.isNow && this.sitting.question !== null && !this.sitting.errands.busy,
  );

  /** The rule behind what is looked at, or behind the first thing that can be done. */
  get rule(): string | null {
    return this.look?.rules[0] ?? this.actions[0]?.rules[0] ?? null;
  }

  choose = (notation: string): void => {
    this.sitting.past.skip();
    if (!this.isActive || !this.find(notation)) return;
    if (this.chosen === notation || !reader.settings.confirm) {
      void this.commit(notation);
      return;
    }
    this.chosen = notation;
    this.preview = null;
    this.sitting.voice.notice = '';
    const action = this.find(notation);
    if (action) this.lookAt(action);
    void this.foresee(notation);
  };

  confirm(): void {
    if (this.chosen !== null) this.choose(this.chosen);
  }

  cancel(): boolean {
    const was = this.chosen !== null;
    this.forget();
    return was;
  }

  find(notation: string): Choice | undefined {
    return this.actions.find((each) => each.notation === notation);
  }

  /** What was chosen is no longer asked. */
  check(): void {
    if (this.chosen !== null && !this.find(this.chosen)) this.forget();
  }

  /** The chosen action's plus and minus for a seat. */
  changesOf(index: number): Record<string, number> {
    if (!this.sitting.past.isNow) return {};
    return this.preview?.changes[index] ?? {};
  }

  lookAt(action: Choice): void {
    this.look = { title: this.sitting.company.tell(action.offers), lines: [], rules: action.rules };
  }

  private forget(): void {
    this.chosen = null;
    this.preview = null;
  }

  private async commit(notation: string): Promise<void> {
    const done = await this.sitting.errands.act(notation);
    if (done || this.sitting.question === null) this.forget();
    await tick();
    // The button that was pressed may be gone.
    aimAt();
  }

  private async foresee(notation: string): Promise<void> {
    const { question } = this.sitting;
    if (!question) return;
    try {
      const preview = await this.sitting.client.preview(notation, question.seat, question.asked_at);
      if (this.chosen === notation && !preview.stale) this.preview = preview;
    } catch {
      // Without a preview the choice can still be confirmed.
    }
  }
}
