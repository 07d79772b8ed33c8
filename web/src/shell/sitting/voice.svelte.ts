/** What the reader is told in words: a notice for the eye, sentences for the ear. */
import { Refusal } from '../../lib/client';
import type { Question } from '../../lib/protocol';
import type { Company } from './company.svelte';

export class Voice {
  /** One sentence about the last thing that went wrong. */
  notice = $state('');
  /** For the live region: the newest events as sentences, and what is asked. */
  spoken = $state('');
  private said = '';

  constructor(private readonly company: Company) {}

  speak(sentence: string): void {
    if (!sentence) return;
    this.spoken = this.spoken === sentence ? `${sentence} ` : sentence;
    this.said = sentence;
  }

  repeat(): void {
    this.speak(this.said);
  }

  /** What was said before is not for the next player's ears. */
  speakOnly(sentence: string): void {
    this.said = '';
    this.spoken = sentence;
  }

  /** After what has happened, what is asked now. */
  ask(question: Question | null): void {
    if (!question) return;
    const asks = this.company.tell(question.asks);
    this.spoken = this.said && !this.said.endsWith(asks) ? `${this.said} ${asks}` : asks;
  }

  /** With the names of this table, where the server can only number seats. */
  private refusal({ problem, message }: Refusal): string {
    return problem.message ? this.company.tell(problem.message) : message;
  }

  explain(error: unknown): void {
    this.notice =
      error instanceof Refusal ? this.refusal(error) : this.company.say('web.unreachable');
    if (!(error instanceof Refusal)) console.error(error);
    this.speak(this.notice);
  }
}
