/** Answers as a question offers them, by what they mean; nobody can read their notations. */
import type { Answer, Meaning } from '../../src/boards/dwergar/answers';

export function offer(means: Meaning, number = 0): Answer {
  return { notation: `answer ${number}`, means, offers: { key: 'offer', params: {} }, rules: [] };
}

export function offers(...meanings: Meaning[]): Answer[] {
  return meanings.map(offer);
}

export function asked(answers: Answer[], wonders: Meaning[] = []) {
  const wondered = wonders.map((means, i) => ({ notation: `wonder ${i}`, means }));
  return { actions: answers, wonders: wondered };
}
