/** Sitting at a table, or watching it: what the server has said, and what is shown of it. */
import { reader } from '../app/reader.svelte';
import { Client, newId, Refusal, type TableClient } from '../lib/client';
import { canonical, hasDrifted } from '../lib/drift';
import { namesOf, initialsOf } from '../lib/names';
import { Pacing } from '../lib/pacing';
import type {
  ChatLine,
  CoursePoint,
  Facts,
  LogLine,
  Message,
  Moment,
  Problem,
  TableEvent,
  UndoAnswer,
} from '../lib/protocol';
import { momentOf, roundStarts, shortened, stepFrom, type Step } from '../lib/replay';
import { paceOf } from '../lib/settings';
import { browserWorld, PATIENCE, Stream, type Link } from '../lib/stream';
import { insist } from '../lib/trying';
import { play } from '../lib/sound';

export class Sitting {
  readonly client: TableClient;

  /** The newest there is, for the eyes that look at this screen. */
  live = $state.raw<Moment | null>(null);
  private rawFacts = $state.raw<Facts | null>(null);
  /** What was promised about the deal when this page first heard of it. */
  promise = $state<string | null>(null);
  log = $state.raw<LogLine[]>([]);
  course = $state.raw<CoursePoint[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state.raw<Link>({ state: 'connecting', since: Date.now() });
  /** Why there is nothing to see: no such table, a wrong secret. */
  problem = $state.raw<Problem | null>(null);

  /** The moment of the past that is shown; null: now. */
  at = $state<number | null>(null);
  private past = $state.raw<Moment | null>(null);
  private step = $state.raw<Moment | null>(null);

  /** At one screen: the seat that must come and look before anything of theirs is shown. */
  handOver = $state<number | null>(null);
  private covered: Moment | null = null;

  /** A command is on its way; `tries` says how often it has failed to arrive. */
  busy = $state(false);
  tries = $state(0);
  /** One sentence about the last thing that went wrong. */
  notice = $state('');
  /** For the live region: the newest events as sentences, and what is asked. */
  spoken = $state('');
  lastSpoken = '';

  private stream: Stream | null = null;
  private lastSeq = 0;
  private queue = Promise.resolve();
  private readonly moments = new Map<string, Moment>();
  private readonly reasons = new Map<string, Promise<string>>();
  private readonly pacing = new Pacing<Moment>(
    (step) => (this.step = step),
    () => paceOf(reader.animation),
    {
      now: () => performance.now(),
      set: (call, time) => window.setTimeout(call, time),
      clear: (timer) => clearTimeout(timer),
    },
  );
  private left = false;
  private isReadingCourse = false;
  private readonly undo: (() => void)[] = [];

  constructor(
    readonly table: string,
    readonly secret: string | null,
  ) {
    this.client = new Client(secret, () => reader.settings.language).at(table);
  }

  // -- what is shown ---------------------------------------------------------------------------

  names = $derived.by((): string[] =>
    this.rawFacts
      ? namesOf(
          this.rawFacts,
          (seat) => this.nameless(seat),
          (message) => reader.say(message.key, message.params),
        )
      : [],
  );
  initials = $derived(initialsOf(this.names));
  /** The facts, with names for all who have none. */
  facts = $derived.by((): Facts | null => {
    const facts = this.rawFacts;
    if (!facts) return null;
    return {
      ...facts,
      seats: facts.seats.map((seat, index) => ({ ...seat, name: this.names[index] ?? '' })),
    };
  });
  shown = $derived(this.at !== null && this.past ? this.past : (this.step ?? this.live));
  isNow = $derived(this.at === null && this.step === null);
  isMine = $derived((this.rawFacts?.mine.length ?? 0) > 0);
  starts = $derived(roundStarts(this.course));
  /** What the reader is asked now, and may answer. */
  question = $derived(this.handOver === null ? (this.live?.question ?? null) : null);

  say = (key: string, params?: Message['params']): string => reader.say(key, params, this.names);
  tell = (message: Message): string => reader.say(message.key, message.params, this.names);

  private nameless(seat: number): string {
    const kind = this.rawFacts?.seats[seat];
    if (kind?.kind === 'bot' && kind.level) return reader.say(`cli.level.${kind.level}`);
    if (kind?.kind === 'open') return reader.say('web.seat.open', { n: seat + 1 });
    return reader.say('web.seat.nameless', { n: seat + 1 });
  }

  // -- coming and going --------------------------------------------------------------------------

  async arrive(at: number | null): Promise<void> {
    try {
      const [facts, moment, log, said] = await this.patiently(() =>
        Promise.all([
          this.client.facts(),
          this.client.moment(),
          this.client.log(),
          this.client.said(),
        ]),
      );
      this.chat = said;
      this.rawFacts = facts;
      this.promise = reader.tables.promiseOf(this.table) ?? facts.deal.promise;
      this.log = log;
      this.lastSeq = moment.seq;
      await this.greet(moment);
      await this.show(momentOf(at, moment.moves));
      this.listen(moment.seq);
      this.sayQuestion();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  }

  leave(): void {
    this.left = true;
    this.stream?.stop();
    this.pacing.skip();
    for (const each of this.undo) each();
  }

  private listen(after: number): void {
    const stream = new Stream(
      this.client.path,
      () => this.client.client.headers(),
      after,
      {
        event: (event) => this.inTurn(() => this.take(event)),
        presence: (here) => this.setPresence(here),
        link: (link) => (this.link = link),
        refused: (problem) => (this.problem = problem),
      },
      browserWorld(),
    );
    this.stream = stream;
    let timer = 0;
    const looked = () => {
      clearTimeout(timer);
      if (document.hidden) timer = window.setTimeout(() => stream.sleep(), PATIENCE);
      else stream.wake();
    };
    this.on(document, 'visibilitychange', looked);
    this.on(window, 'online', () => stream.wake());
    this.on(window, 'offline', () => stream.lose());
    void stream.run();
  }

  private on(target: EventTarget, name: string, call: () => void): void {
    target.addEventListener(name, call);
    this.undo.push(() => target.removeEventListener(name, call));
  }

  /** Events are taken one after another, however long one needs. */
  private inTurn(work: () => Promise<void>): void {
    this.queue = this.queue.then(work).catch((error: unknown) => this.explain(error));
  }

  private setPresence(here: number[]): void {
    if (!this.rawFacts) return;
    const seats = this.rawFacts.seats.map((seat) => ({ ...seat, here: here.includes(seat.seat) }));
    this.rawFacts = { ...this.rawFacts, seats };
  }

  // -- what comes in -----------------------------------------------------------------------------

  private async take(event: TableEvent): Promise<void> {
    if (this.left) return;
    if (event.seq !== this.lastSeq + 1) return this.catchUp();
    this.lastSeq = event.seq;
    if (event.facts) this.rawFacts = event.facts;
    if (event.facts?.answer?.seq === event.seq) this.hearAnswer(event.facts.answer);
    if (event.chat) this.hear(event);
    if (!event.moment) return;
    if (await hasDrifted(event.moment)) return this.catchUp();
    if (event.kind === 'rewind') {
      this.log = shortened(this.log, event.moment.moves);
      this.course = this.course.filter((point) => point.move <= (event.moment?.moves ?? 0));
      this.moments.clear();
      this.pacing.skip();
      if (this.at !== null && this.at >= event.moment.moves) await this.show(null);
      this.speak(this.say('web.spoken.rewind', { n: event.moment.moves }));
    }
    const isNew = !this.live || event.seq > this.live.seq;
    if (isNew) await this.adopt(event.moment);
    // Behind a cover nothing is told: it may be meant for the next player's eyes.
    if (this.handOver !== null) return;
    if (event.kind === 'action') this.write(event, event.moment);
    if (!isNew) return;
    const isOthers = event.kind === 'action' && !this.rawFacts?.mine.includes(event.seat);
    if (event.moment.result) this.pacing.skip();
    else if (isOthers) this.pacing.push(event.moment);
    this.sayQuestion();
  }

  private hear(event: TableEvent): void {
    if (!event.chat) return;
    const { name, text } = event.chat;
    this.chat = [...this.chat, { seq: event.seq, seat: event.seat, name, text }];
    this.speak(`${name}: ${text}`);
  }

  /** A wish to take back has got its answer: whoever asked reads it, everybody hears it. */
  private hearAnswer({ how, seat, by, to }: UndoAnswer): void {
    const said = this.say(`web.undo.${how}`, { name: this.names[by] ?? '', n: to });
    if (how !== 'granted' && this.rawFacts?.mine.includes(seat)) this.notice = said;
    this.speak(said);
  }

  /** An action into the log, the course, and the reader's ear. */
  private write(event: TableEvent, moment: Moment): void {
    const move = moment.moves;
    if ((this.log.at(-1)?.move ?? -1) < move) {
      this.log = [...this.log, { move, seat: event.seat, told: event.told }];
    }
    if (this.course.length) {
      this.course = [...this.course, { move, round: moment.round, tallies: moment.tallies }];
    }
    this.speak(event.told.map(this.tell).join(' '));
    if (!this.rawFacts?.mine.includes(event.seat)) play('place');
  }

  /** Something is missing or does not fit: take everything anew. */
  private async catchUp(): Promise<void> {
    const [facts, moment, log] = await this.patiently(() =>
      Promise.all([this.client.facts(), this.client.moment(), this.client.log()]),
    );
    this.rawFacts = facts;
    this.log = log;
    this.course = [];
    this.moments.clear();
    this.lastSeq = moment.seq;
    this.stream?.seen(moment.seq);
    await this.adopt(moment);
  }

  /** The first moment: at a screen that several share, nothing of a seat's before it is there. */
  private async greet(moment: Moment): Promise<void> {
    if ((this.rawFacts?.mine.length ?? 0) > 1 && moment.question) {
      const open = await this.client.moment(-1);
      if (differ(open, moment)) return this.cover(moment);
    }
    this.live = moment;
  }

  private async adopt(moment: Moment): Promise<void> {
    const eyes = this.live?.seat;
    this.reasons.clear();
    if (this.handOver !== null && this.handOver === moment.seat) {
      this.covered = moment;
      return;
    }
    const isShared = (this.rawFacts?.mine.length ?? 0) > 1;
    if (isShared && eyes !== undefined && moment.seat !== eyes) {
      const same = await this.client.moment(eyes);
      if (differ(same, moment)) return this.cover(moment);
    }
    this.handOver = null;
    this.live = moment;
    if (moment.question && !this.isAnswering(moment)) play('turn');
  }

  private isAnswering(moment: Moment): boolean {
    return this.busy && moment.question?.seat === this.live?.question?.seat;
  }

  /** Until the next player has come, the screen shows only what everybody may know. */
  private async cover(moment: Moment): Promise<void> {
    this.covered = moment;
    this.handOver = moment.seat;
    this.pacing.skip();
    this.at = null;
    this.log = [];
    this.lastSpoken = '';
    this.spoken = this.say('web.hand_over', { name: this.names[moment.seat] ?? '' });
    const [open, log] = await this.patiently(() =>
      Promise.all([this.client.moment(-1), this.client.log(-1)]),
    );
    this.live = open;
    this.log = log;
  }

  /** The next player is at the screen. */
  async uncover(): Promise<void> {
    const seat = this.handOver;
    if (seat === null || !this.covered) return;
    this.live = this.covered;
    this.covered = null;
    this.handOver = null;
    this.moments.clear();
    this.course = [];
    this.log = await this.patiently(() => this.client.log(seat));
    this.sayQuestion();
  }

  // -- commands ----------------------------------------------------------------------------------

  async act(notation: string): Promise<boolean> {
    const moment = this.live;
    if (!moment?.question || this.busy) return false;
    const id = newId();
    const { seat } = moment.question;
    return this.command(() => this.client.act(id, moment.seq, notation, seat));
  }

  /** Take back the last action; beyond the bound at once if alone, else by asking the others. */
  async takeBack(): Promise<boolean> {
    const moment = this.live;
    if (!moment || this.busy) return false;
    const id = newId();
    const to = moment.undo.allowed ? undefined : this.lastOwnMove();
    return this.command(() => this.client.undo(id, moment.seq, to));
  }

  private lastOwnMove(): number | undefined {
    const mine = this.rawFacts?.mine ?? [];
    const line = this.log.findLast((each) => each.move > 0 && mine.includes(each.seat));
    return line === undefined ? undefined : line.move - 1;
  }

  private async command(
    send: () => Promise<{ seq: number; moment: Moment | null }>,
  ): Promise<boolean> {
    this.busy = true;
    this.notice = '';
    try {
      const answer = await this.patiently(send);
      const { moment } = answer;
      if (moment && moment.seq >= (this.live?.seq ?? 0)) await this.adopt(moment);
      return true;
    } catch (error) {
      this.explain(error);
      const moment = error instanceof Refusal ? error.problem.moment : undefined;
      if (moment && moment.seq >= (this.live?.seq ?? 0)) await this.adopt(moment);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Something that changes no game: chat, seats, consent. */
  async ask<T>(send: () => Promise<T>): Promise<T | null> {
    this.notice = '';
    try {
      return await send();
    } catch (error) {
      this.explain(error);
      return null;
    }
  }

  explain(error: unknown): void {
    this.notice = error instanceof Refusal ? error.message : this.say('web.unreachable');
    if (!(error instanceof Refusal)) console.error(error);
    this.speak(this.notice);
  }

  private patiently<T>(ask: () => Promise<T>): Promise<T> {
    return insist(ask, {
      failed: (failures) => (this.tries = failures),
      isOver: () => this.left,
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

  why = (notation: string): Promise<string> => {
    const moment = this.live;
    const seat = moment?.seat ?? -1;
    if (!moment || seat < 0) return Promise.resolve(this.say('web.why.spectator'));
    const key = `${reader.settings.language} ${seat} ${notation}`;
    let reason = this.reasons.get(key);
    if (!reason) {
      reason = this.client
        .reason(notation, seat)
        .then((message) => (message ? this.tell(message) : ''))
        .catch(() => '');
      this.reasons.set(key, reason);
    }
    return reason;
  };

  // -- the past ----------------------------------------------------------------------------------

  /** Show the moment after so many moves; null: now. */
  async show(at: number | null): Promise<void> {
    const wanted = momentOf(at, this.live?.moves ?? 0);
    this.pacing.skip();
    if (wanted === null) {
      this.at = null;
      this.past = null;
      return;
    }
    this.at = wanted;
    try {
      const moment = await this.momentAt(wanted);
      if (this.at === wanted) this.past = moment;
    } catch (error) {
      this.at = null;
      this.explain(error);
    }
  }

  async go(step: Step): Promise<void> {
    if (step.startsWith('round')) await this.readCourse();
    await this.show(stepFrom(this.at, this.live?.moves ?? 0, step, this.starts));
    const next = stepFrom(this.at, this.live?.moves ?? 0, step, this.starts);
    if (next !== null) void this.momentAt(next).catch(() => undefined);
  }

  private async momentAt(at: number): Promise<Moment> {
    const seat = this.live?.seat ?? -1;
    const key = `${seat} ${at}`;
    const known = this.moments.get(key);
    if (known) return known;
    const moment = await this.client.moment(seat, at);
    this.moments.set(key, moment);
    return moment;
  }

  /** The open numbers after every move; asked for once. */
  async readCourse(): Promise<void> {
    if (this.course.length || this.isReadingCourse) return;
    this.isReadingCourse = true;
    try {
      this.course = await this.client.course(this.live?.seat ?? -1);
    } catch (error) {
      this.explain(error);
    } finally {
      this.isReadingCourse = false;
    }
  }

  /** Stop showing others' moves one by one; true if there was something to stop. */
  skip(): boolean {
    const was = this.pacing.isShowing;
    if (was) this.pacing.skip();
    return was;
  }

  // -- speech ------------------------------------------------------------------------------------

  speak(sentence: string): void {
    if (!sentence) return;
    this.spoken = this.spoken === sentence ? `${sentence} ` : sentence;
    this.lastSpoken = sentence;
  }

  private sayQuestion(): void {
    if (!this.question) return;
    const asks = this.tell(this.question.asks);
    this.spoken =
      this.lastSpoken && !this.lastSpoken.endsWith(asks) ? `${this.lastSpoken} ${asks}` : asks;
  }
}

/** Whether two readers of the same moment see different things. */
function differ(one: Moment, other: Moment): boolean {
  return canonical(one.view) !== canonical(other.view);
}
