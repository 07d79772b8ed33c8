/** One screen for several players: nothing of a seat's is shown before its player has come. */
import type { TableClient } from '../../lib/client';
import { canonical } from '../../lib/drift';
import type { Moment } from '../../lib/protocol';
import type { Company } from './company.svelte';

export class Cover {
  /** The seat that must come and look before anything of theirs is shown. */
  handOver = $state<number | null>(null);
  private hidden: Moment | null = null;

  constructor(
    private readonly client: TableClient,
    private readonly company: Company,
  ) {}

  /** Whether a moment is not for the eyes that look, of a seat or, with -1, of anybody. */
  async isSecret(moment: Moment, eyes: number | undefined): Promise<boolean> {
    if (!this.company.isShared || eyes === undefined || moment.seat === eyes) return false;
    const same = await this.client.moment(eyes);
    return canonical(same.view) !== canonical(moment.view);
  }

  hide(moment: Moment): void {
    this.hidden = moment;
    this.handOver = moment.seat;
  }

  /** The same player is still waited for: the newest is kept for them. */
  keeps(moment: Moment): boolean {
    if (this.handOver === null || this.handOver !== moment.seat) return false;
    this.hidden = moment;
    return true;
  }

  /** The next player is at the screen: what has waited for them. */
  lift(): Moment | null {
    const moment = this.hidden;
    this.hidden = null;
    this.handOver = null;
    return moment;
  }
}
