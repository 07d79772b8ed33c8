/** What a choice would mean for the rooms, as the server foretells it; here it is only sorted. */
import type { Preview, Question, Tally } from '../../lib/protocol';
import { positionsOf, type Deck, type DwarfCard, type DwarfView, type Reading } from './view';

/** The ends of catalogue keys `web.dwarf.chip.*`. */
export type ChipKind =
  | 'stopped' | 'freed' | 'held' | 'covered' | 'early' | 'back' | 'bottom' | 'shuffled' | 'raised'; // prettier-ignore
export interface Chip {
  kind: ChipKind;
  /** The card that would then be on top. */
  card: DwarfCard | null;
}

/** The consequences of a DWARF action: src/pithead/games/dwarf/foresight.py. */
export interface Consequences {
  /** Marks by position; `met` is a monster that the newcomer holds off. */
  places: Record<string, { kind: ChipKind | 'met'; card: string | null }[]>;
  /** The piece that would come to stand somewhere. */
  stands: { position: string; owner: number; helper: boolean } | null;
  /** What the card there would pay, when workers resolve. */
  promise: Tally;
  /** Alone: what the automaton would read, and where it would go if that is certain. */
  rival: (Reading & { goes: string | null }) | null;
}

/** What is foretold of the chosen action; null without one, or while the answer is on its way. */
export function foretold(preview: Preview | null): Consequences | null {
  const told = preview?.consequences as Partial<Consequences> | undefined;
  if (!told?.places) return null;
  const { places, stands = null, promise = {}, rival = null } = told;
  return { places, stands, promise, rival };
}

/** The chips of one room: those of the choice, or else those of the table as it stands. */
export function chipsOf(
  name: string,
  view: DwarfView,
  deck: Deck,
  told: Consequences | null,
): Chip[] {
  if (!told) {
    const room = positionsOf(view).find((each) => each.name === name);
    return room?.stopped ? [{ kind: 'stopped', card: null }] : [];
  }
  return (told.places[name] ?? []).flatMap(({ kind, card }) =>
    kind === 'met' ? [] : [{ kind, card: deck.get(card ?? '') ?? null }],
  );
}

/** Plus and minus for everybody: what is certain, or else what the room promises. */
export function foreseenBy(
  view: DwarfView,
  question: Question | null,
  preview: Preview | null,
): readonly Tally[] {
  const changes = preview?.changes ?? [];
  if (changes.some((tally) => Object.values(tally).some((n) => n !== 0))) return changes;
  const promise = foretold(preview)?.promise ?? {};
  return view.players.map((_, owner) => (owner === question?.seat ? promise : {}));
}
