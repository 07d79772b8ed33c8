/** Sitting at a tree of variations: each of its moments is a table at which one has every seat. */
import { Client, Refusal, TableClient } from '../../lib/client';
import type { Branched, Facts, Moment, Played, Tree } from '../../lib/protocol';
import type { Step } from '../../lib/replay';
import { Grown } from '../../lib/tree';
import { reader } from '../../reader/reader.svelte';
import { Sitting } from './sitting.svelte';

/** Requests about one moment of a tree, another one after each move. */
export class MomentClient extends TableClient {
  grown: (branched: Branched) => Moment = ({ moment }) => moment;
  takeBack: () => Promise<Moment | null> = () => Promise.resolve(null);

  readonly tree: string;

  constructor(id: string, secret: string | null) {
    super(new Client(secret, () => reader.settings.language), '');
    this.tree = `/api/trees/${encodeURIComponent(id)}`;
    this.go(0);
  }

  go(number: number): void {
    this.path = `${this.tree}/nodes/${number}`;
  }

  override said = () => Promise.resolve([]);
  override hint = (seat: number) => this.client.post<never>(`${this.path}/hint`, { seat });
  override act = async (_id: string, _seq: number, action: string, seat: number) =>
    played(this.grown(await this.client.post<Branched>(`${this.path}/moves`, { action, seat })));
  override undo = async () => played(await this.takeBack());

  answer = async (level: string, seat: number) =>
    this.grown(await this.client.post<Branched>(`${this.path}/answer`, { level, seat }));
}

export class TreeSitting extends Sitting {
  override readonly isTable = false;
  tree = $state.raw<Tree | null>(null);
  grown = $derived(new Grown(this.tree?.nodes ?? [], this.tree?.main ?? 0));
  /** The moment that is shown. */
  number = $state(0);
  /** Through whose eyes; null: whoever is to act. */
  eyes = $state<number | null>(null);
  /** The bots that answer for seats. */
  levels = $state<(string | null)[]>([]);
  /** The move that was taken down last, and can be put back. */
  gone = $state<number | null>(null);
  /** A bot thinks in somebody's place. */
  private thinks = $state(false);
  /** Where each line was followed. */
  private readonly ahead = new Map<number, number>();
  private readonly moments = new Map<string, Moment>();
  private facts: Facts | null = null;
  private isGone = false;

  constructor(
    id: string,
    secret: string | null,
    protected readonly own = new MomentClient(id, secret),
  ) {
    super(id, secret, own);
    own.grown = (branched) => this.follow(branched);
    own.takeBack = () => this.stepBack();
  }

  mine = $derived(this.tree?.mine ?? false);
  variation = $derived(this.grown.variation(this.number));

  override question = $derived.by(() => (this.thinks ? null : (this.live?.question ?? null)));

  override async arrive(at: number | null): Promise<void> {
    try {
      this.tree = await this.errands.patiently(() => this.own.client.get<Tree>(this.own.tree));
      const wanted = at !== null && this.grown.has(at) ? at : 0;
      this.own.go(wanted);
      this.facts = await this.errands.patiently(() => this.own.facts());
      this.levels = this.facts.seats.map(() => null);
      this.introduce();
      await this.errands.patiently(() => this.show(wanted));
      await reader.begin();
      this.voice.ask(this.question);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.hearing.problem = error.problem;
    }
  }

  override leave(): void {
    this.isGone = true;
    super.leave();
  }

  /** Everything is open here: nobody has to look away. */
  override adopt(moment: Moment): Promise<void> {
    this.errands.forgetReasons();
    this.past.begin(
      this.grown.path(this.number).map(({ seat, offers }, index) => ({
        move: index + 1,
        seat,
        told: [offers],
      })),
    );
    this.live = moment;
    return Promise.resolve();
  }

  // -- along the lines -----------------------------------------------------------------------------

  /** Show a moment, and say what it is. */
  async see(number: number): Promise<void> {
    this.voice.notice = '';
    try {
      if (await this.show(number)) this.tell();
    } catch (error) {
      this.voice.explain(error);
    }
  }

  override go(step: Step): Promise<void> {
    const { grown, number, ahead } = this;
    const before = grown.node(number)?.after;
    const to = {
      first: 0,
      back: before,
      forward: grown.next(number, ahead),
      now: grown.last(number, ahead),
      round_back: grown.beside(number, -1)?.number,
      round_forward: grown.beside(number, 1)?.number,
    }[step];
    if (to === undefined) {
      const isAside = step === 'round_back' || step === 'round_forward';
      this.voice.speak(this.company.say(isAside ? 'web.tree.alone' : 'web.tree.end'));
      return Promise.resolve();
    }
    return to === number ? Promise.resolve() : this.see(to);
  }

  canGo(step: Step): boolean {
    const { grown, number } = this;
    if (step === 'first' || step === 'back') return number !== 0;
    if (step === 'forward' || step === 'now') return grown.after(number).length > 0;
    return grown.beside(number, step === 'round_back' ? -1 : 1) !== undefined;
  }

  async lookThrough(eyes: number | null): Promise<void> {
    this.eyes = eyes;
    await this.see(this.number);
  }

  /** True if nobody has gone on elsewhere meanwhile. */
  private async show(number: number): Promise<boolean> {
    this.number = number;
    this.own.go(number);
    for (const each of this.grown.path(number)) this.ahead.set(each.after, each.number);
    const key = `${number} ${this.eyes}`;
    const moment =
      this.moments.get(key) ?? this.known(number, await this.own.moment(this.eyes ?? undefined));
    this.moments.set(key, moment);
    if (this.number !== number || this.isGone) return false;
    await this.adopt(moment);
    return true;
  }

  /** Undo leads to the moment before; what was tried stays in the tree. */
  protected known(number: number, moment: Moment): Moment {
    const node = this.grown.node(number);
    const undo = { allowed: node !== undefined, notation: node?.action ?? null, reason: null };
    return { ...moment, undo: { ...undo, wider: false } };
  }

  private async stepBack(): Promise<Moment | null> {
    await this.show(this.grown.node(this.number)?.after ?? 0);
    return this.live;
  }

  protected tell(): void {
    const { grown, number, company } = this;
    const node = grown.node(number);
    const others = node ? grown.after(node.after).length - 1 : 0;
    const what = node
      ? company.say('web.tree.at', {
          n: grown.path(number).length,
          name: company.names[node.seat] ?? '',
          move: company.tell(node.offers),
        })
      : company.say('web.tree.beginning');
    const called = this.variation?.name ?? '';
    const more = others > 0 ? company.say('web.tree.others', { n: others }) : '';
    this.voice.speak([called, what, more].filter(Boolean).join(' '));
    this.voice.ask(this.question);
  }

  // -- growing ---------------------------------------------------------------------------------

  /** A move was made: its moment is the one that is shown. */
  private follow({ node, moment }: Branched): Moment {
    if (this.tree && !this.grown.has(node.number)) {
      this.tree = { ...this.tree, nodes: [...this.tree.nodes, node], room: this.tree.room - 1 };
    }
    this.number = node.number;
    this.own.go(node.number);
    this.ahead.set(node.after, node.number);
    const known = this.known(node.number, moment);
    this.moments.set(`${node.number} null`, known);
    this.eyes = null;
    window.setTimeout(() => void this.answer());
    return known;
  }

  /** Bots answer for their seats, one after another, as long as it is their turn. */
  async answer(): Promise<void> {
    if (this.thinks || !this.mine) return;
    this.thinks = true;
    try {
      for (let seat = this.due(); seat !== undefined && !this.isGone; seat = this.due()) {
        const { number } = this;
        const level = this.levels[seat] ?? '';
        const moment = await this.own.answer(level, seat);
        if (this.grown.node(this.number)?.after !== number) return;
        await this.adopt(moment);
        this.tell();
      }
    } catch (error) {
      this.voice.explain(error);
    } finally {
      this.thinks = false;
      this.voice.ask(this.question);
    }
  }

  private due(): number | undefined {
    return this.live?.to_act.find((seat) => this.levels[seat]);
  }

  async seat(seat: number, level: string | null): Promise<void> {
    this.levels = this.levels.map((each, index) => (index === seat ? level : each));
    this.introduce();
    // Where nothing was tried yet it answers at once.
    if (this.grown.after(this.number).length === 0) await this.answer();
  }

  /** Who sits here: the people and bots of the game, and whoever answers for them now. */
  protected introduce(): void {
    if (!this.facts) return;
    const seats = this.facts.seats.map((seat, index) => ({
      ...seat,
      kind: this.levels[index] ? ('bot' as const) : ('human' as const),
      name: seat.name || (seat.level ? reader.say(`cli.level.${seat.level}`) : ''),
      level: this.levels[index] ?? null,
      here: true,
    }));
    this.company.hear({ ...this.facts, seats });
  }

  // -- names, taking down, putting back ----------------------------------------------------------

  rename = (number: number, name: string) => this.change(number, 'name', { name });

  /** Take a move down, with all after it; the board goes to the moment before. */
  async remove(number: number): Promise<void> {
    const before = this.grown.node(number)?.after ?? 0;
    if (!(await this.change(number, 'remove'))) return;
    this.gone = number;
    for (const [after, next] of this.ahead) if (next === number) this.ahead.delete(after);
    if (!this.grown.has(this.number)) await this.see(before);
    this.voice.speak(this.company.say('web.tree.gone'));
  }

  async restore(): Promise<void> {
    const number = this.gone;
    if (number === null || !(await this.change(number, 'restore'))) return;
    this.gone = null;
    await this.see(number);
  }

  private async change(number: number, what: string, body: object = {}): Promise<boolean> {
    const { client, tree } = this.own;
    const found = await this.errands.ask(() =>
      client.post<Tree>(`${tree}/nodes/${number}/${what}`, body),
    );
    if (found) this.tree = found;
    return found !== null;
  }

  export = () => this.errands.ask(() => this.own.client.get<unknown>(`${this.own.tree}/export`));
}

export function played(moment: Moment | null): Played {
  return { seq: 0, moment, request: null } as Played;
}
