/**
 * Sitting at a table, or watching it: the newest moment, and the six that work on it. `company` knows
 * who sits here, `hearing` brings the events, `past` keeps what was and chooses what is shown,
 * `cover` hides a seat's moment at a shared screen, `errands` go to the server, `voice` tells.
 */
import { Client, Refusal, type TableClient } from '../../lib/client';
import { hasDrifted } from '../../lib/drift';
import type { ChatLine, Moment, Question, TableEvent, UndoAnswer } from '../../lib/protocol';
import { momentOf, type Step } from '../../lib/replay';
import { play } from '../../lib/sound';
import { notify } from '../../reader/knocking';
import { gameTitle } from '../../reader/naming';
import { reader } from '../../reader/reader.svelte';
import { Company } from './company.svelte';
import { Cover } from './cover.svelte';
import { Errands, type Present } from './errands.svelte';
import { Hearing, type Ears } from './hearing.svelte';
import { Past } from './past.svelte';
import { Study } from './study.svelte';
import { Voice } from './voice.svelte';

export class Sitting implements Ears, Present {
  /** The newest there is, for the eyes that look at this screen. */
  live = $state.raw<Moment | null>(null);
  chat = $state.raw<ChatLine[]>([]);

  /** The number of the last thing said that the reader has seen. */
  private read = $state(0);
  unread = $derived(
    this.chat.filter((line) => line.seq > this.read && !this.company.mine.includes(line.seat))
      .length,
  );

  /** To the mistake after, or before, where one goes from mistake to mistake. */
  goToMistake: ((way: 1 | -1) => void) | null = null;
  /** Whether what was answered can be taken back. */
  readonly hasUndo: boolean = true;
  /** Whether it is a table, and no moment of variations. */
  readonly isTable: boolean = true;
  readonly client: TableClient;
  readonly company: Company;
  readonly voice: Voice;
  readonly errands: Errands;
  readonly past: Past;
  readonly study: Study;
  readonly cover: Cover;
  readonly hearing: Hearing;

  constructor(
    readonly table: string,
    readonly secret: string | null,
    client = new Client(secret, () => reader.settings.language).at(table),
  ) {
    this.client = client;
    this.company = new Company(table);
    this.voice = new Voice(this.company);
    this.errands = new Errands(this.client, this.company, this.voice, this);
    this.past = new Past(this.client, this.voice, () => this.live);
    this.study = new Study(this.client, this.voice);
    this.cover = new Cover(this.client, this.company);
    this.hearing = new Hearing(this.client, this);
    this.read = reader.tables.readUpTo(table);
  }

  /** All that was said so far has been seen. */
  readChat(): void {
    this.read = this.chat.at(-1)?.seq ?? this.read;
    reader.tables.noteRead(this.table, this.read);
  }

  /** What the reader is asked now, and may answer. */
  question = $derived.by(() =>
    this.cover.handOver === null ? (this.live?.question ?? null) : null,
  );

  async arrive(at: number | null): Promise<void> {
    const { client } = this;
    try {
      const [facts, moment, log, said] = await this.errands.patiently(() =>
        Promise.all([client.facts(), client.moment(), client.log(), client.said()]),
      );
      this.chat = said;
      this.company.hear(facts);
      this.past.log = log;
      if (moment.question && (await this.cover.isSecret(moment, -1))) await this.hide(moment);
      else this.live = moment;
      await this.past.show(momentOf(at, moment.moves));
      this.hearing.listen(moment.seq);
      await reader.begin();
      this.voice.ask(this.question);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.hearing.problem = error.problem;
    }
  }

  /** Through what was. */
  go(step: Step): Promise<void> {
    return this.past.go(step);
  }

  leave(): void {
    this.errands.stop();
    this.hearing.stop();
    this.past.skip();
  }

  // -- what comes in -----------------------------------------------------------------------------

  presence(here: number[]): void {
    this.company.setPresence(here);
  }

  wantsNews(): boolean {
    return reader.settings.notify;
  }

  explain(error: unknown): void {
    this.voice.explain(error);
  }

  async take(event: TableEvent): Promise<void> {
    const { company, past, voice } = this;
    if (event.facts) company.hear(event.facts);
    const request = event.facts?.request;
    if (event.kind === 'request' && request?.waiting.some((seat) => company.mine.includes(seat))) {
      const name = company.names[request.seat] ?? '';
      notify(company.say('web.undo.request', { name, n: request.to }), '', this.table);
    }
    if (event.facts?.answer?.seq === event.seq) this.hearAnswer(event.facts.answer);
    if (event.kind === 'rematch') {
      voice.notice = company.say('web.rematch.begun');
      voice.speak(voice.notice);
    }
    if (event.chat) {
      const { name, text } = event.chat;
      this.chat = [...this.chat, { seq: event.seq, seat: event.seat, name, text }];
      voice.speak(`${name}: ${text}`);
      if (!company.mine.includes(event.seat)) notify(name, text, `${this.table}-chat`);
    }
    const { moment } = event;
    if (!moment) return;
    if (await hasDrifted(moment)) return this.catchUp();
    if (event.kind === 'rewind') {
      await past.rewind(moment.moves);
      voice.speak(company.say('web.spoken.rewind', { n: moment.moves }));
    }
    const isNew = !this.live || event.seq > this.live.seq;
    if (isNew) await this.adopt(moment);
    // Behind a cover nothing is told: it may be meant for the next player's eyes.
    if (this.cover.handOver !== null) return;
    const isOwn = company.mine.includes(event.seat);
    if (event.kind === 'action') {
      past.write(event, moment);
      voice.speak(event.told.map(company.tell).join(' '));
      if (!isOwn) play('place');
    }
    if (!isNew) return;
    if (moment.result) past.skip();
    else if (event.kind === 'action' && !isOwn) past.pace(moment);
    voice.ask(this.question);
    if (this.question && !isOwn) this.knock(this.question);
  }

  /** Out of sight, the browser says that it is one's turn. */
  private knock({ asks }: Question): void {
    const { facts, tell } = this.company;
    if (!facts) return;
    notify(facts.name || gameTitle(facts.game, facts.title), tell(asks), this.table);
  }

  /** A wish to take back has got its answer: whoever asked reads it, everybody hears it. */
  private hearAnswer({ how, seat, by, to }: UndoAnswer): void {
    const { company, voice } = this;
    const said = company.say(`web.undo.${how}`, { name: company.names[by] ?? '', n: to });
    if (how !== 'granted' && company.mine.includes(seat)) voice.notice = said;
    voice.speak(said);
  }

  /** Something is missing or does not fit: take everything anew. */
  async catchUp(): Promise<void> {
    const { client } = this;
    const [facts, moment, log] = await this.errands.patiently(() =>
      Promise.all([client.facts(), client.moment(), client.log()]),
    );
    this.company.hear(facts);
    this.past.begin(log);
    this.hearing.caughtUp(moment.seq);
    await this.adopt(moment);
  }

  async adopt(moment: Moment): Promise<void> {
    this.errands.forgetReasons();
    if (this.cover.keeps(moment)) return;
    if (await this.cover.isSecret(moment, this.live?.seat)) return this.hide(moment);
    this.cover.handOver = null;
    this.live = moment;
    if (moment.question && !this.errands.busy) play('turn');
  }

  lastOwnMove(): number | undefined {
    const line = this.past.lastMoveOf(this.company.mine);
    return line === undefined ? undefined : line.move - 1;
  }

  // -- a shared screen ---------------------------------------------------------------------------

  /** Until the next player has come, the screen shows only what everybody may know. */
  private async hide(moment: Moment): Promise<void> {
    const { client, company, past } = this;
    this.cover.hide(moment);
    past.skip();
    past.at = null;
    past.log = [];
    this.voice.speakOnly(company.say('web.hand_over', { name: company.names[moment.seat] ?? '' }));
    const [open, log] = await this.errands.patiently(() =>
      Promise.all([client.moment(-1), client.log(-1)]),
    );
    // Whoever has come in the meantime sees their own.
    if (this.cover.handOver !== moment.seat) return;
    this.live = open;
    past.log = log;
  }

  /** The next player is at the screen. */
  async uncover(): Promise<void> {
    const seat = this.cover.handOver;
    const moment = this.cover.lift();
    if (seat === null || !moment) return;
    this.live = moment;
    this.past.begin(this.past.log);
    this.past.log = await this.errands.patiently(() => this.client.log(seat));
    this.voice.ask(this.question);
  }
}
