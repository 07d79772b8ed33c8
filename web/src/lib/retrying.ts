/** Trying again at the mistakes of a game: which there are, what came of each, what is said. */
import type { Analysis, JudgedMove, Retried } from './protocol';
import { isWorth, percent, whyOf, type Speaker } from './studying';

/** A better move was found, or the solution was looked at first. */
export type Outcome = 'found' | 'shown';

export function mistakesOf(analysis: Analysis, seat: number): JudgedMove[] {
  return analysis.decisions.filter((each) => each.seat === seat && isWorth(each));
}

/** Whose mistakes to begin with: one's own, where there are any; else whoever has made most. */
export function seatToLearn(analysis: Analysis, mine: readonly number[]): number {
  const counts = analysis.seats.map((_, seat) => mistakesOf(analysis, seat).length);
  const own = mine.find((seat) => counts[seat]);
  return own ?? counts.indexOf(Math.max(...counts));
}

/** The next mistake nothing has come of yet, from a place on; their number if there is none. */
export function nextOpen(
  mistakes: readonly JudgedMove[],
  outcomes: ReadonlyMap<number, Outcome>,
  from: number,
): number {
  const order = mistakes.map((_, index) => (from + index) % mistakes.length);
  return order.find((place) => !outcomes.has(mistakes[place]?.number ?? -1)) ?? mistakes.length;
}

/** What was played, and what is wanted. */
export function taskOf(decision: JudgedMove, by: Speaker): string {
  return by.say('web.retry.task', {
    n: decision.number,
    name: by.names[decision.seat] ?? '',
    verdict: by.say(`study.verdict.${decision.verdict}`),
    move: by.tell(decision.offers),
  });
}

/** How good an answer was, and what the best move has over it. */
export function answered(answer: Retried, by: Speaker): string[] {
  const first = by.say(`web.retry.${answer.answer}`, {
    move: by.tell(answer.offers),
    given: percent(answer.given, by.language),
    error: percent(answer.error, by.language),
  });
  return answer.answer === 'right' ? [first] : [first, ...whyOf(answer, 'web.retry.why', by)];
}
