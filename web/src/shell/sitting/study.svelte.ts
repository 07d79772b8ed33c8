/** The analysis of this table's game: asked for, waited for, read. */
import { Refusal, type TableClient } from '../../lib/client';
import type { Study as Known } from '../../lib/protocol';
import { isWorth } from '../../lib/studying';
import type { Voice } from './voice.svelte';

/** Milliseconds from one look at an analysis that is not done to the next. */
const PAUSE = 1000;

export class Study {
  known = $state.raw<Known | null>(null);
  analysis = $derived(this.known?.analysis ?? null);
  /** The decisions worth another look. */
  worth = $derived((this.analysis?.decisions ?? []).filter(isWorth));

  constructor(
    private readonly client: TableClient,
    private readonly voice: Voice,
  ) {}

  /** Look how far it is, again and again until it is done or nobody wants to know any more. */
  watch(): () => void {
    let isWanted = true;
    const look = async () => {
      try {
        if (this.known?.state !== 'done') this.known = await this.client.study();
      } catch (error) {
        // Whoever is out of reach for a moment is asked again.
        if (error instanceof Refusal) {
          this.voice.explain(error);
          return;
        }
      }
      if (isWanted && this.known?.state !== 'done') timer = window.setTimeout(look, PAUSE);
    };
    // Not at once: an effect that calls this is not to depend on what is known.
    let timer = window.setTimeout(look);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }

  async ask(): Promise<void> {
    try {
      this.known = await this.client.askStudy();
    } catch (error) {
      this.voice.explain(error);
    }
  }
}
