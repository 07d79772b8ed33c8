/** All that the parts of the board share: the view, the legal answers and what was picked. */
import type { Message } from '../../lib/protocol';
import type { BoardProps, Look, Says } from '../kit/contract';
import { isNothing } from './amounts';
import type { Answer, Answers } from './answers';
import { goodsList, lookAt, type Deck, type Happening, type Place, type Project } from './cards';
import { sentence } from '../kit/tongue';
import type { DwergarView, Kind, PlayerView, Speciality, WorkView } from './view';

export interface Desk {
  view: DwergarView;
  /** Whose eyes: the seat that is asked, else the reader's, else the one to act; -1 for nobody. */
  me: number;
  answers: Answers;
  cards: Deck;
  /** The dwarf that would be placed. */
  picked: Kind | null;
  /** The action being taken, if it is mine. */
  work: WorkView | null;
  names: string[];
  initials: string[];
  say: Says;
  tell: (message: Message) => string;
  chosen: string | null;
  /** What is chosen, by what it means. */
  choice: Answer | undefined;
  active: boolean;
  choose: (notation: string) => void;
  pick: (kind: Kind) => void;
  look: (what: Look | null) => void;
  why: (notation: string) => Promise<string>;
  lit: ReadonlySet<string>;
}

export function readerOf(props: BoardProps<DwergarView>): number {
  const { moment } = props;
  return moment.question?.seat ?? (moment.seat >= 0 ? moment.seat : (moment.to_act[0] ?? -1));
}

export function mine(desk: Desk): PlayerView | undefined {
  return desk.view.players[desk.me];
}

/** The letter on a seat's badge. */
export function initialOf(desk: Desk, seat: number): string {
  return desk.initials[seat] ?? '';
}

/** Whether the log line under the pointer names it: a place, a level, a project. */
export function isLit(desk: Desk, what: 'place' | 'level' | 'project', name: string): boolean {
  return desk.lit.has(`dwergar.${what}.${name}`);
}

/** The dwarf who would come to the reader by what is chosen. */
export function comingDwarf(desk: Desk): Kind | null {
  const at = desk.choice?.means.place;
  const dwarf = desk.view.places.find((place) => place.name === at)?.dwarf;
  if (!dwarf) return null;
  return dwarf.owner === null || dwarf.owner === desk.me ? dwarf.kind : null;
}

export function placeCard(desk: Desk, place: string): Place | undefined {
  const card = desk.cards.get(place);
  return card?.kind === 'place' ? card : undefined;
}

export function projectCard(desk: Desk, number: number): Project | undefined {
  const card = desk.cards.get(String(number));
  return card?.kind === 'project' ? card : undefined;
}

/** What happens this round. */
export function eventCard(desk: Desk): Happening | undefined {
  const card = desk.view.event === null ? undefined : desk.cards.get(String(desk.view.event));
  return card?.kind === 'event' ? card : undefined;
}

/** Whether the dwarf picked, or the one at work there, has the bonus of this speciality. */
export function hasSkill(desk: Desk, place: string, speciality: Speciality): boolean {
  if (desk.work) return desk.work.place === place && desk.work.specialities.includes(speciality);
  if (desk.picked === null) return false;
  const sent = desk.answers.find({ verb: 'place', dwarf: desk.picked, place });
  return sent?.means.bonuses?.includes(speciality) ?? false;
}

export function lookAtCard(desk: Desk, id: string): void {
  const card = desk.cards.get(id);
  if (!card) return;
  const now = card.kind === 'place' ? nowAtPlace(desk, card) : nowOfProject(desk, Number(id));
  desk.look({ ...lookAt(card, desk.say, desk.tell), ...(now.length ? { now } : {}) });
}

/** What an open project costs the reader beyond what there is. */
function nowOfProject(desk: Desk, number: number): string[] {
  const price = desk.view.open.find((each) => each.number === number)?.prices[desk.me];
  if (!price) return [];
  if (isNothing(price.short)) return [desk.say('web.dwergar.look.can_pay')];
  return [sentence(desk.say('web.dwergar.short_of', { goods: goodsList(price.short) }))];
}

/** The bonuses of the dwarf who is sent there. */
function nowAtPlace(desk: Desk, card: Place): string[] {
  return (card.bonuses ?? [])
    .filter(({ speciality }) => hasSkill(desk, card.place, speciality))
    .flatMap(({ does }) => does.map((each) => sentence(desk.tell(each))));
}
