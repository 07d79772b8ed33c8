/** Who sits at the table, and what table it is: the server's facts, with a name for everybody. */
import { initialsOf } from '../../lib/names';
import type { Facts, Message } from '../../lib/protocol';
import { seatNames } from '../../reader/naming';
import { reader } from '../../reader/reader.svelte';

export class Company {
  private heard = $state.raw<Facts | null>(null);
  /** What was promised about the deal when this page first heard of it. */
  promise = $state<string | null>(null);

  constructor(private readonly table: string) {}

  names = $derived.by((): string[] => (this.heard ? seatNames(this.heard) : []));
  initials = $derived(initialsOf(this.names));
  /** The facts, with names for all who have none. */
  facts = $derived.by((): Facts | null => {
    const facts = this.heard;
    if (!facts) return null;
    return {
      ...facts,
      seats: facts.seats.map((seat, index) => ({ ...seat, name: this.names[index] ?? '' })),
    };
  });
  /** The seats that are played from this screen. */
  mine = $derived(this.heard?.mine ?? []);
  isMine = $derived(this.mine.length > 0);
  /** Several players share this screen. */
  isShared = $derived(this.mine.length > 1);

  /** When the facts were heard: clocks go on from there. */
  heardAt = 0;

  hear(facts: Facts): void {
    this.heardAt = performance.now();
    this.heard = facts;
    this.promise ??= reader.tables.promiseOf(this.table) ?? facts.deal.promise;
  }

  /** Who is at a screen now. */
  setPresence(here: readonly number[]): void {
    if (!this.heard) return;
    const seats = this.heard.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.heard = { ...this.heard, seats };
  }

  say = (key: string, params?: Message['params']): string => reader.say(key, params, this.names);
  tell = (message: Message): string => reader.say(message.key, message.params, this.names);
}
