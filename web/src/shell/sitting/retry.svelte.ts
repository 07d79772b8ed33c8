/** Trying again: at each mistake of a seat, the moment as it saw it, and an answer that is judged. */
import type { TableClient } from '../../lib/client';
import type { Analysis, Moment, Played, Retried } from '../../lib/protocol';
import { mistakesOf, nextOpen, seatToLearn, taskOf, type Outcome } from '../../lib/retrying';
import { speakerOf } from '../speaker';
import { MomentClient, played, TreeSitting } from './tree.svelte';

/** An answer is judged, and leads nowhere. */
class RetryClient extends MomentClient {
  judge: (action: string) => Promise<void> = () => Promise.resolve();

  override act = async (_id: string, _seq: number, action: string): Promise<Played> => {
    await this.judge(action);
    return played(null);
  };
}

export class RetrySitting extends TreeSitting {
  override readonly hasUndo = false;
  learner = $state(0);
  /** Which of the seat's mistakes; behind the last one stands what came of them. */
  place = $state(0);
  /** What came of the last answer to it. */
  reply = $state.raw<Retried | null>(null);
  outcomes = $state.raw<ReadonlyMap<number, Outcome>>(new Map());

  constructor(
    tree: { tree: string; secret: string },
    private readonly judges: TableClient,
    readonly analysis: Analysis,
    mine: readonly number[],
  ) {
    const own = new RetryClient(tree.tree, tree.secret);
    super(tree.tree, tree.secret, own);
    own.judge = (action) => this.judge(action);
    this.learner = seatToLearn(analysis, mine);
  }

  mistakes = $derived.by(() => mistakesOf(this.analysis, this.learner));
  decision = $derived(this.mistakes[this.place]);
  outcome = $derived(this.decision ? this.outcomes.get(this.decision.number) : undefined);
  found = $derived(
    this.mistakes.filter((each) => this.outcomes.get(each.number) === 'found').length,
  );

  /** Nothing is asked once it is known. */
  override question = $derived.by(() =>
    this.decision && !this.outcome ? (this.live?.question ?? null) : null,
  );

  override async arrive(): Promise<void> {
    await super.arrive(null);
    if (this.tree) await this.goTo(0);
  }

  async goTo(place: number): Promise<void> {
    this.place = Math.min(place, this.mistakes.length);
    this.reply = null;
    const { decision } = this;
    if (!decision) {
      this.voice.speak(this.summary);
      return;
    }
    this.eyes = decision.seat;
    await this.see(decision.number - 1);
  }

  next = (): Promise<void> => this.goTo(nextOpen(this.mistakes, this.outcomes, this.place + 1));

  override goToMistake = (way: 1 | -1): void => {
    const place = this.place + way;
    if (place >= 0 && place <= this.mistakes.length) void this.goTo(place);
  };

  async choose(seat: number): Promise<void> {
    this.learner = seat;
    await this.goTo(0);
  }

  async again(): Promise<void> {
    this.outcomes = new Map();
    await this.goTo(0);
  }

  solve(): void {
    if (this.decision && !this.outcome) this.settle('shown');
  }

  get summary(): string {
    return this.company.say('web.retry.sum', { n: this.found, total: this.mistakes.length });
  }

  private async judge(action: string): Promise<void> {
    const { decision } = this;
    if (!decision) return;
    this.reply = null;
    const answer = await this.judges.tryAgain(decision.number, action);
    if (this.decision !== decision) return;
    this.reply = answer;
    if (answer.answer === 'right') this.settle('found');
  }

  private settle(outcome: Outcome): void {
    if (!this.decision) return;
    this.outcomes = new Map([...this.outcomes, [this.decision.number, outcome]]);
  }

  protected override tell(): void {
    if (!this.decision) return;
    this.voice.speak(taskOf(this.decision, speakerOf(this.company)));
    this.voice.ask(this.question);
  }

  /** What a bot would do is what is to be found. */
  protected override introduce(): void {
    super.introduce();
    const { facts } = this.company;
    if (facts) this.company.hear({ ...facts, hints: false });
  }

  protected override known(_number: number, moment: Moment): Moment {
    return moment;
  }
}
