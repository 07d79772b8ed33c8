/** A puzzle: the position as the seat sees it, and an answer that is judged. */
import type { Played, Puzzle, Retried, Solution } from '../../lib/protocol';
import type { Outcome } from '../../lib/retrying';
import { reader } from '../../reader/reader.svelte';
import { MomentClient, played, TreeSitting } from './tree.svelte';

/** An answer is judged, and leads nowhere. */
class PuzzleClient extends MomentClient {
  judge: (action: string) => Promise<void> = () => Promise.resolve();

  override act = async (_id: string, _seq: number, action: string): Promise<Played> => {
    await this.judge(action);
    return played(null);
  };
}

export class PuzzleSitting extends TreeSitting {
  override readonly hasUndo = false;
  /** What came of the last answer. */
  reply = $state.raw<Retried | null>(null);
  outcome = $state<Outcome | null>(null);
  solution = $state.raw<Solution | null>(null);
  private readonly api: string;

  constructor(
    readonly puzzle: Puzzle,
    private readonly onward: (way: 1 | -1) => void,
  ) {
    const own = new PuzzleClient(puzzle.puzzle, null);
    super(puzzle.puzzle, null, own);
    own.judge = (action) => this.judge(action);
    this.eyes = puzzle.seat;
    this.api = `/api/puzzles/${encodeURIComponent(puzzle.puzzle)}`;
  }

  /** Nothing is asked once it is known. */
  override question = $derived.by(() => (this.outcome ? null : (this.live?.question ?? null)));

  override async arrive(): Promise<void> {
    await super.arrive(null);
    if (this.tree) this.tell();
  }

  override goToMistake = (way: 1 | -1): void => this.onward(way);

  async solve(): Promise<void> {
    if (!this.outcome) await this.settle('shown');
  }

  get task(): string {
    return this.company.say('puzzle.task', {
      name: this.company.names[this.puzzle.seat] ?? '',
      grade: this.company.say(`puzzle.grade.${this.puzzle.grade}`),
    });
  }

  private async judge(action: string): Promise<void> {
    this.reply = null;
    const { client } = this.own;
    const answer = await client.post<Retried>(`${this.api}/tries`, { action });
    this.reply = answer;
    if (answer.answer === 'right') await this.settle('found');
  }

  private async settle(outcome: Outcome): Promise<void> {
    const solution = await this.errands.ask(() =>
      this.own.client.get<Solution>(`${this.api}/solution`),
    );
    if (!solution) return;
    this.solution = solution;
    this.outcome = outcome;
    reader.puzzles.settle(this.puzzle.puzzle, outcome);
  }

  protected override tell(): void {
    this.voice.speak(this.task);
    this.voice.ask(this.question);
  }

  /** What a bot would do is what is to be found. */
  protected override introduce(): void {
    super.introduce();
    const { facts } = this.company;
    if (facts) this.company.hear({ ...facts, hints: false });
  }

  protected override known(_number: number, moment: Awaited<ReturnType<MomentClient['moment']>>) {
    return moment;
  }
}
