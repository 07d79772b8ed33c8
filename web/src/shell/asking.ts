/** The sentence at the top: whose decision it is, and what is asked. */
import { verdictOf } from '../reader/naming';
import type { Sitting } from './sitting/sitting.svelte';

export interface Asked {
  /** Whose badge stands before it, rivals after the seats; -1: nobody's. */
  seat: number;
  sentence: string;
  /** Without the name, where there is little room and the badge tells it. */
  brief?: string;
  more: string;
}

export function questionOf(sitting: Sitting): Asked {
  const { live } = sitting;
  const { shown } = sitting.past;
  const { say, names } = sitting.company;
  if (!live || !shown) return { seat: -1, sentence: '', more: '' };
  if (sitting.past.at !== null) {
    const sentence = say('web.replay.moment', { n: sitting.past.at, total: live.moves });
    return { seat: -1, sentence, more: say('web.replay.leave') };
  }
  if (live.result) return over(sitting);
  const question = sitting.past.isNow ? sitting.question : null;
  if (question) {
    const asks = sitting.company.tell(question.asks);
    const sentence = say('web.asked', { name: names[question.seat] ?? '', asks });
    const more = others(sitting, question.seat);
    // Around one screen the name says who should come.
    if (sitting.company.isShared) return { seat: question.seat, sentence, more };
    return { seat: question.seat, sentence, brief: asks, more };
  }
  const [first] = shown.to_act;
  // One's own turn has come, but what others did before it is still being shown.
  if (sitting.past.stepsLeft !== null && first !== undefined && isOwn(sitting, shown.to_act)) {
    return { seat: -1, sentence: say('web.steps'), more: '' };
  }
  if (first === undefined) return { seat: -1, sentence: say('web.waiting.nobody'), more: '' };
  return { seat: first, sentence: waiting(sitting, shown.to_act), more: '' };
}

function isOwn(sitting: Sitting, seats: readonly number[]): boolean {
  return sitting.company.facts?.mine.some((seat) => seats.includes(seat)) ?? false;
}

function waiting(sitting: Sitting, seats: readonly number[]): string {
  const [first = 0] = seats;
  const facts = sitting.company.facts?.seats[first];
  const name = sitting.company.names[first] ?? '';
  if (seats.length > 1) {
    const names = new Intl.ListFormat(document.documentElement.lang).format(
      seats.map((seat) => sitting.company.names[seat] ?? ''),
    );
    return sitting.company.say('web.waiting.several', { names });
  }
  if (facts?.kind === 'bot' || facts?.stand_in)
    return sitting.company.say('web.waiting.bot', { name });
  if (facts?.kind === 'open') return sitting.company.say('web.waiting.open', { name });
  if (facts && !facts.here) return sitting.company.say('web.waiting.away', { name });
  return sitting.company.say('web.waiting.person', { name });
}

/** Who else is deciding at the same time. */
function others(sitting: Sitting, own: number): string {
  const seats = (sitting.live?.to_act ?? []).filter((seat) => seat !== own);
  if (seats.length === 0) return '';
  const names = seats.map((seat) => sitting.company.names[seat] ?? '');
  const list = new Intl.ListFormat(document.documentElement.lang).format(names);
  return sitting.company.say('web.also', { names: list });
}

/** Who has won and why: seats, or a rival of the game's own. */
function over(sitting: Sitting): Asked {
  const result = sitting.live?.result;
  const { facts } = sitting.company;
  const places = result?.places ?? [];
  const first = places.flatMap((place, index) => (place === 1 ? [index] : []));
  const ending = result?.ending ?? '';
  return {
    seat: first.length === 1 ? (first[0] ?? -1) : -1,
    sentence: result && facts ? sitting.company.tell(verdictOf(result, facts)) : '',
    more: ending
      ? sitting.company.say('cli.over', {
          why: sitting.company.say(`${sitting.company.facts?.game}.ending.${ending}`),
        })
      : '',
  };
}

/** A rival of the game's own has the sixth badge. */
export function badgeOf(index: number, seats: number): number {
  return index < seats ? index : 5;
}
