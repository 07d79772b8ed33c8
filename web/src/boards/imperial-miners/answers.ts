/** The question's answers, sorted by the thing on the board they are about. */
import type { Choice, Question, Shown } from '../../lib/protocol';

export type Meaning = Shown<'MinersMeaning'>;
export type Answer = Omit<Choice, 'means'> & { means: Meaning };
export type Gift = NonNullable<Meaning['gift']>;

/** What is sent, by the things it is about. */
interface Things {
  /** Hand cards, by id. */
  hand: Map<string, string>;
  /** Columns of the row where the revealed card may go. */
  places: Map<number, string>;
  /** Effects of the acting card, from 0. */
  effects: Map<number, string>;
  /** Borders between two cards. */
  carts: Map<string, string>;
  /** What the surface gives, decks by level, progress boards by number, factions by letter. */
  surface: Map<Gift, string>;
  decks: Map<string, string>;
  boards: Map<number, string>;
  factions: Map<string, string>;
}

export interface Answers extends Things {
  /** Whether a card of the hand is chosen for this round. */
  isSealing: boolean;
  /** Cards of the mine, by spot: climbing, forking, and cards pointed at. */
  spots: ReadonlyMap<string, readonly string[]>;
  /** Every answer, by its notation. */
  choices: ReadonlyMap<string, Answer>;
  /** What is no answer now, but can be asked about. */
  wonders: Things;
}

export function sortAnswers(question: Question | null): Answers {
  const actions = (question?.actions ?? []) as Answer[];
  const wonders = (question?.wonders ?? []) as Pick<Answer, 'notation' | 'means'>[];
  const spots = new Map<string, string[]>();
  for (const { notation, means } of actions) {
    if (means.spot === undefined) continue;
    spots.set(means.spot, [...(spots.get(means.spot) ?? []), notation]);
  }
  return {
    ...sorted(actions),
    isSealing: actions.some(({ means }) => means.verb === 'play'),
    spots,
    choices: new Map(actions.map((each) => [each.notation, each])),
    wonders: sorted(wonders),
  };
}

function sorted(answers: readonly Pick<Answer, 'notation' | 'means'>[]): Things {
  const by = <Name extends keyof Meaning>(name: Name) =>
    new Map(
      answers.flatMap(({ notation, means }) => {
        const thing = means[name];
        return thing === undefined ? [] : [[thing, notation] as const];
      }),
    );
  return {
    hand: by('card'),
    places: by('column'),
    effects: by('effect'),
    carts: by('border'),
    surface: by('gift'),
    decks: by('deck'),
    boards: by('board'),
    factions: by('faction'),
  };
}
