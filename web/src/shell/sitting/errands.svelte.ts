/** What the reader asks of the server: commands, one at a time and patiently, and reasons. */
import { newId, Refusal, type TableClient } from '../../lib/client';
import type { Moment } from '../../lib/protocol';
import { insist } from '../../lib/trying';
import { reader } from '../../reader/reader.svelte';
import type { Company } from './company.svelte';
import type { Voice } from './voice.svelte';

/** Where commands begin, and where their answer goes. */
export interface Present {
  readonly live: Moment | null;
  adopt(moment: Moment): Promise<void>;
  /** The move to which the last own one is taken back. */
  lastOwnMove(): number | undefined;
}

export class Errands {
  /** A command is on its way; `tries` says how often it has failed to arrive. */
  busy = $state(false);
  tries = $state(0);
  private readonly reasons = new Map<string, Promise<string>>();
  private isOver = false;

  constructor(
    private readonly client: TableClient,
    private readonly company: Company,
    private readonly voice: Voice,
    private readonly present: Present,
  ) {}

  stop(): void {
    this.isOver = true;
  }

  async act(notation: string): Promise<boolean> {
    const moment = this.present.live;
    if (!moment?.question || this.busy) return false;
    const id = newId();
    const { seat } = moment.question;
    return this.command(() => this.client.act(id, moment.seq, notation, seat));
  }

  /** Take back the last action; beyond the bound at once if alone, else by asking the others. */
  async takeBack(): Promise<boolean> {
    const moment = this.present.live;
    if (!moment || this.busy) return false;
    const id = newId();
    const to = moment.undo.allowed ? undefined : this.present.lastOwnMove();
    return this.command(() => this.client.undo(id, moment.seq, to));
  }

  private async command(
    send: () => Promise<{ seq: number; moment: Moment | null }>,
  ): Promise<boolean> {
    this.busy = true;
    this.voice.notice = '';
    try {
      const { moment } = await this.patiently(send);
      await this.take(moment);
      return true;
    } catch (error) {
      this.voice.explain(error);
      await this.take(error instanceof Refusal ? error.problem.moment : undefined);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async take(moment: Moment | null | undefined): Promise<void> {
    if (moment && moment.seq >= (this.present.live?.seq ?? 0)) await this.present.adopt(moment);
  }

  /** Something that changes no game: chat, seats, consent. */
  async ask<T>(send: () => Promise<T>): Promise<T | null> {
    this.voice.notice = '';
    try {
      return await send();
    } catch (error) {
      this.voice.explain(error);
      return null;
    }
  }

  /** Until it arrives, however often that takes. */
  patiently<T>(ask: () => Promise<T>): Promise<T> {
    return insist(ask, {
      failed: (failures) => (this.tries = failures),
      isOver: () => this.isOver,
      pause: (failures) =>
        new Promise((done) => {
          const timer = window.setTimeout(go, Math.min(5000, 300 * 2 ** failures));
          function go(): void {
            clearTimeout(timer);
            removeEventListener('online', go);
            done();
          }
          addEventListener('online', go);
        }),
    });
  }

  /** Why an action is not possible now, in one line; asked for once in a moment. */
  why = (notation: string): Promise<string> => {
    const { company, client } = this;
    const seat = this.present.live?.seat ?? -1;
    if (seat < 0) return Promise.resolve(company.say('web.why.spectator'));
    const key = `${reader.settings.language} ${seat} ${notation}`;
    let reason = this.reasons.get(key);
    if (!reason) {
      reason = client
        .reason(notation, seat)
        .then((message) => (message ? company.tell(message) : ''))
        .catch(() => '');
      this.reasons.set(key, reason);
    }
    return reason;
  };

  /** Another moment has other reasons. */
  forgetReasons(): void {
    this.reasons.clear();
  }
}
