/** What a choice would mean for the rooms, as the server foretells it; here it is only sorted. */
import type { Preview, Question, Shown, Tally } from '../../lib/protocol';
import { positionsOf, type Deck, type DwarfCard, type DwarfView } from './view';

export type Consequences = Shown<'DwarfConsequences'>;
type MarkKind = Consequences['places'][string][number]['kind'];
/** The ends of catalogue keys `web.dwarf.chip.*`; a monster that is met is drawn by its room. */
export type ChipKind = Exclude<MarkKind, 'met'>;
export interface Chip {
  kind: ChipKind;
  /** The card that would then be on top. */
  card: DwarfCard | null;
}

/** What is foretold of the chosen action; null without one, or while the answer is on its way. */
export function foretold(preview: Preview | null): Consequences | null {
  const told = preview?.consequences;
  return told?.game === 'dwarf' ? told : null;
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
