/** What has happened, and which moment of it is shown. */
import type { TableClient } from '../../lib/client';
import { Pacing } from '../../lib/pacing';
import type { CoursePoint, LogLine, Moment, TableEvent } from '../../lib/protocol';
import { momentOf, roundStarts, shortened, stepFrom, type Step } from '../../lib/replay';
import { paceOf } from '../../lib/settings';
import { reader } from '../../reader/reader.svelte';
import type { Voice } from './voice.svelte';

export class Past {
  log = $state.raw<LogLine[]>([]);
  /** The open numbers after every move; empty until somebody asks. */
  course = $state.raw<CoursePoint[]>([]);
  /** The moment of the past that is shown; null: now. */
  at = $state<number | null>(null);
  private then = $state.raw<Moment | null>(null);
  /** Others' moves, shown one by one before the newest. */
  private step = $state.raw<Moment | null>(null);

  /** A step waits for the reader, and so many behind it; null: none does. */
  stepsLeft = $state<number | null>(null);

  private readonly known = new Map<string, Moment>();
  private isReadingCourse = false;
  private readonly pacing = new Pacing<Moment>(
    (step) => {
      this.step = step;
      this.stepsLeft = step !== null && this.pacing.isHolding ? this.pacing.left : null;
    },
    () => paceOf(reader.animation),
    {
      now: () => performance.now(),
      set: (call, time) => window.setTimeout(call, time),
      clear: (timer) => clearTimeout(timer),
    },
  );

  constructor(
    private readonly client: TableClient,
    private readonly voice: Voice,
    private readonly live: () => Moment | null,
  ) {}

  shown = $derived.by(() =>
    this.at !== null && this.then ? this.then : (this.step ?? this.live()),
  );
  isNow = $derived(this.at === null && this.step === null);
  starts = $derived(roundStarts(this.course));

  /** An action, written down. */
  write(event: TableEvent, moment: Moment): void {
    const move = moment.moves;
    if ((this.log.at(-1)?.move ?? -1) < move) {
      this.log = [...this.log, { move, seat: event.seat, told: event.told }];
    }
    if (this.course.length) {
      this.course = [...this.course, { move, round: moment.round, tallies: moment.tallies }];
    }
  }

  /** All after so many moves has been taken back. */
  async rewind(moves: number): Promise<void> {
    this.log = shortened(this.log, moves);
    this.course = this.course.filter((point) => point.move <= moves);
    this.known.clear();
    this.skip();
    if (this.at !== null && this.at >= moves) await this.show(null);
  }

  /** Other eyes, or other news: only the log given is true. */
  begin(log: LogLine[]): void {
    this.log = log;
    this.course = [];
    this.known.clear();
  }

  /** The last move of one of these seats. */
  lastMoveOf(seats: readonly number[]): LogLine | undefined {
    return this.log.findLast((line) => line.move > 0 && seats.includes(line.seat));
  }

  /** Show the moment after so many moves; null: now. */
  async show(at: number | null): Promise<void> {
    const wanted = momentOf(at, this.live()?.moves ?? 0);
    this.skip();
    this.at = wanted;
    if (wanted === null) {
      this.then = null;
      return;
    }
    try {
      const moment = await this.momentAt(wanted);
      if (this.at === wanted) this.then = moment;
    } catch (error) {
      this.at = null;
      this.voice.explain(error);
    }
  }

  async go(step: Step): Promise<void> {
    if (step === 'round_back' || step === 'round_forward') await this.readCourse();
    await this.show(this.after(step));
    const next = this.after(step);
    if (next !== null) void this.momentAt(next).catch(() => undefined);
  }

  private after(step: Step): number | null {
    return stepFrom(this.at, this.live()?.moves ?? 0, step, this.starts);
  }

  private async momentAt(at: number): Promise<Moment> {
    const seat = this.live()?.seat ?? -1;
    const key = `${seat} ${at}`;
    const known = this.known.get(key);
    if (known) return known;
    const moment = await this.client.moment(seat, at);
    this.known.set(key, moment);
    return moment;
  }

  /** The course, asked for once. */
  async readCourse(): Promise<void> {
    if (this.course.length || this.isReadingCourse) return;
    this.isReadingCourse = true;
    try {
      this.course = await this.client.course(this.live()?.seat ?? -1);
    } catch (error) {
      this.voice.explain(error);
    } finally {
      this.isReadingCourse = false;
    }
  }

  /** Another's move, to be shown for a while. */
  pace(moment: Moment): void {
    this.pacing.push(moment);
  }

  /** On from a step that waits for the reader. */
  goOn(): void {
    this.pacing.goOn();
  }

  /** What the shown step has told. */
  get stepTold(): LogLine['told'] {
    const moves = this.step?.moves;
    return this.log.find((line) => line.move === moves)?.told ?? [];
  }

  /** Stop showing others' moves one by one; true if there was something to stop. */
  skip(): boolean {
    const was = this.pacing.isShowing;
    this.pacing.skip();
    return was;
  }
}
