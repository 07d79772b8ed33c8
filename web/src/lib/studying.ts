/** What an analysis says: which decisions are worth another look, and the sentences about one. */
import { change } from './hinting';
import type { Analysis, JudgedMove, Message } from './protocol';

export const WORTH = ['inaccuracy', 'mistake', 'missed_win'] as const;
export const VERDICTS = ['best', 'good', ...WORTH] as const;
/** Luck that changed the seat's prospects by less is not told. */
const LEAST_LUCK = 0.03;
/** Of several changes the largest are told. */
const MOST = 4;

export function isWorth(decision: JudgedMove): boolean {
  return (WORTH as readonly string[]).includes(decision.verdict);
}

/** The nearest of these after the moment that is shown, or before it. */
export function besides(
  decisions: readonly JudgedMove[],
  at: number,
  way: 1 | -1,
): JudgedMove | undefined {
  if (way > 0) return decisions.find((each) => each.number - 1 > at);
  return decisions.findLast((each) => each.number - 1 < at);
}

export function percent(share: number, language: string): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, form).format(share * 100);
}

export interface Speaker {
  say: (key: string, params?: Record<string, string | number>) => string;
  tell: (message: Message) => string;
  names: readonly string[];
  language: string;
  /** What an open number is called. */
  called: (tally: string) => string;
}

/** The verdict, the better move, why it is better, and what was luck. */
export function sentencesOf(decision: JudgedMove, by: Speaker): string[] {
  const { say, tell, names, language } = by;
  const told = [
    say('study.sentence', {
      name: names[decision.seat] ?? '',
      verdict: say(`study.verdict.${decision.verdict}`),
      move: tell(decision.offers),
      given: percent(decision.given, language),
      error: percent(decision.error, language),
    }),
  ];
  const [best] = decision.moves;
  if (best && best.action !== decision.action)
    told.push(say('study.better', { move: tell(best.offers) }));
  told.push(...whyOf(decision, 'study.why', by));
  if (Math.abs(decision.luck[decision.seat] ?? 0) >= LEAST_LUCK) {
    const changes = decision.luck.map((luck, seat) =>
      say('study.change', { name: names[seat] ?? '', number: change(luck * 100, language) }),
    );
    told.push(say('study.luck', { changes: changes.join(', ') }));
  }
  return told;
}

/** What the better move had led to on average, in a sentence of this key; none where it is not known. */
export function whyOf(
  { gains, within }: Pick<JudgedMove, 'gains' | 'within'>,
  key: string,
  { say, called, language }: Speaker,
): string[] {
  const changes = Object.entries(gains)
    .sort(([, one], [, other]) => Math.abs(other) - Math.abs(one))
    .slice(0, MOST)
    .map(([name, gain]) =>
      say('hint.change', { what: called(name), number: change(gain, language) }),
    );
  return changes.length ? [say(key, { n: Math.max(1, within), changes: changes.join(', ') })] : [];
}

/** Each seat's prospects in percent before every decision, and at last what the end was worth. */
export function curvesOf(analysis: Analysis): number[][] {
  const rows = analysis.decisions.map((each) => each.before);
  if (analysis.results) rows.push(analysis.results);
  return analysis.seats.map((_, seat) => rows.map((row) => (row[seat] ?? 0) * 100));
}
