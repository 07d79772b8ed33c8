/** A small table of DWARF to try things on. */
import type { Question, Shown } from '../../src/lib/protocol';
import type {
  CardType,
  Deck,
  DwarfCard,
  DwarfView,
  Player,
  Position,
  Scene,
} from '../../src/boards/dwarf/view';

const CARDS: [id: string, position: number, type: CardType, effect: string, scene: Scene][] = [
  ['D01', 1, 'mine', 'iron', 'seam'],
  ['D02', 2, 'mine', 'iron', 'seam'],
  ['D07', 7, 'mine', 'gold', 'seam'],
  ['D10', 1, 'mine', 'alloy', 'hearth'],
  ['D11', 2, 'defend', 'orcs', 'lair'],
  ['D13', 4, 'defend', 'dragon', 'lair'],
  ['D16', 7, 'forge', 'axe', 'forge'],
  ['X2', 2, 'mine', 'iron', 'seam'],
  ['X8', 8, 'mine', 'iron', 'seam'],
];

const worded = (key: string): NonNullable<DwarfCard['special']> => ({
  title: { key, params: {} },
  does: [{ key, params: {} }],
  signs: [[{ name: 'plus', number: null }]],
  rules: [],
});

export const deck: Deck = new Map(
  CARDS.map(([id, position, type, effect, scene], i): [string, DwarfCard] => [
    id,
    {
      id,
      position,
      type,
      effect,
      scene,
      ...worded(`dwarf.effect.${effect}`),
      gives: [],
      phrase: '',
      special: id.startsWith('X') ? worded('dwarf.special.past_glories') : null,
      lanterns: 1,
      black: (i % 9) + 1,
      white: ((i + 3) % 9) + 1,
      front: id === 'X2' ? 'hold_council' : id === 'X8' ? 'collapse_shafts' : null,
      mark: 'known',
    },
  ]),
);

export function position(name: string, stack: string[], owners: number[] = []): Position {
  return {
    name,
    stack,
    effect: deck.get(stack.at(-1) ?? '')?.effect ?? '',
    workers: owners.map((owner) => ({ owner, helper: false, work: 'waiting' })),
    stopped: false,
    held: null,
  };
}

export function player(goods: Partial<Player> = {}): Player {
  return {
    iron: 0,
    gold: 0,
    steel: 0,
    items: 0,
    medals: 0,
    workers: 2,
    on_piles: 0,
    helpers: 0,
    specials: 0,
    leads: 0,
    shares: 0,
    lacks: {},
    ...goods,
  };
}

export function table(positions: Position[], changes: Partial<DwarfView> = {}): DwarfView {
  const pile = (name: string, top: string | null) => ({
    name,
    count: top ? 3 : 0,
    top,
    front: top ? (deck.get(top)?.front ?? null) : null,
  });
  return {
    game: 'dwarf',
    round: 3,
    first: 0,
    to_act: [0],
    over: false,
    ending: null,
    automaton: null,
    mustered: false,
    mining_stopped: false,
    marker: 0,
    items_to_end: 4,
    rival: null,
    mines: [
      {
        mountain: 30,
        full: 45,
        deep: 0,
        discards: [],
        piles: [pile('1', 'X2'), pile('2', 'X8'), pile('3', null)],
        positions,
      },
    ],
    players: [player(), player()],
    ...changes,
  };
}

type Meaning = Shown<'DwarfMeaning'>;

/** Answers by what they mean; their notations are their numbers, so that nobody can read them. */
export function question(answers: Meaning[], wonders: Meaning[] = []): Question {
  return {
    seat: 0,
    asked_at: 0,
    asks: { key: 'dwarf.ask.first', params: {} },
    actions: answers.map((means, i) => ({
      notation: `answer ${i}`,
      means,
      offers: { key: 'dwarf.offer.pass', params: {} },
      rules: [],
    })),
    wonders: wonders.map((means, i) => ({ notation: `wonder ${i}`, means })),
  };
}
