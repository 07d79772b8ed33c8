/** The answers of the question, found by what they mean. No rule of the game is here. */
import type { Choice, Question, Shown } from '../../lib/protocol';
import type { Kind } from './view';

export type Meaning = Shown<'DwergarMeaning'>;
export type Answer = Omit<Choice, 'means'> & { means: Meaning };
type About = Partial<Pick<Meaning, 'verb' | 'dwarf' | 'place' | 'level' | 'project'>>;

export class Answers {
  private readonly all: readonly Answer[];
  private readonly wondered: readonly Pick<Answer, 'notation' | 'means'>[];

  constructor(question: Pick<Question, 'actions' | 'wonders'> | null) {
    this.all = (question?.actions ?? []) as Answer[];
    this.wondered = (question?.wonders ?? []) as Answer[];
  }

  /** Whether anything is asked at all. */
  any(): boolean {
    return this.all.length > 0;
  }

  /** The answer that is sent so. */
  get(notation: string | null): Answer | undefined {
    return this.all.find((each) => each.notation === notation);
  }

  /** The answer that is about this. */
  find(about: About): Answer | undefined {
    return this.all.find(({ means }) => isAbout(means, about));
  }

  /** What to ask why for, of what is no answer now. */
  wonder(about: About): string | null {
    return this.wondered.find(({ means }) => isAbout(means, about))?.notation ?? null;
  }

  /** All of one kind, in the order they were offered. */
  of(verb: Meaning['verb']): Answer[] {
    return this.all.filter(({ means }) => means.verb === verb);
  }

  /** The answers that place a dwarf. */
  placing(kind: Kind): string[] {
    return this.of('place')
      .filter(({ means }) => means.dwarf === kind)
      .map(({ notation }) => notation);
  }

  /** The dwarves that can be placed, each once. */
  placeable(): Kind[] {
    return [...new Set(this.of('place').flatMap(({ means }) => means.dwarf ?? []))];
  }
}

function isAbout(means: Meaning, about: About): boolean {
  const names = Object.keys(about) as (keyof About)[];
  return names.every((name) => means[name] === about[name]);
}

/** The dwarf to place: the one that was chosen, else the one last picked, else the first. */
export function picked(answers: Answers, wish: Kind | null, chosen: string | null): Kind | null {
  const placeable = answers.placeable();
  const means = answers.get(chosen)?.means;
  if (means?.verb === 'place' && means.dwarf) return means.dwarf;
  if (wish !== null && placeable.includes(wish)) return wish;
  return placeable[0] ?? null;
}
