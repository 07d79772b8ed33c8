"""What an action would mean in the mine, told before it is confirmed.

Only what is open is told: a stack about to be shuffled has no next card. Everything is as the table
would stand right after the action; whoever acts later can change it again.
"""

from typing import Final, cast, final

from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.effects import StopMining
from pithead.games.dwarf.shown import (
    DwarfArrival,
    DwarfConsequences,
    DwarfMark,
    DwarfPlan,
    DwarfPromise,
    Good,
    MarkKind,
)
from pithead.games.dwarf.state import WAITING, DwarfState
from pithead.games.dwarf.words import DEFEND, GOODS, MINE, POSITIONS

NOBODY: Final = -1
NOWHERE: Final = -1
NO_CARD: Final = -1


@final
class Mark:
    """What happens to a position, and the card that is then on top where it is another one."""

    def __init__(self, kind: MarkKind, card: int) -> None:
        self.kind: Final = kind
        self.card: Final = card


@final
class Foresight:
    """Begins with the table as it is; fronts and questions tell it what they would change."""

    def __init__(self, state: DwarfState) -> None:
        self.state: Final = state
        # By position: every card that could be on top, which is one unless a shuffle decides.
        self.tops: Final[list[list[int]]] = [[stack[-1]] for stack in state.stacks]
        self.marks: Final[list[list[Mark]]] = [[] for _ in state.stacks]
        self.is_mustered = state.is_mustered
        self.owner = NOBODY
        self.arrival = NOWHERE
        self.is_helper = False
        self.rival: DwarfPlan | None = None

    # -- what is told to it --------------------------------------------------------------------

    def uncover(self, position: int, kind: MarkKind) -> None:
        """The top card leaves, and the one below comes up. DW-24, DW-28, DW-30"""
        below = self.state.stacks[position][-2]
        self.tops[position] = [below]
        self.marks[position].append(Mark(kind, below))

    def lift_up(self, position: int, card: int) -> None:
        """A card of the stack comes to its top. DW-26"""
        self.tops[position] = [card]
        self.marks[position].append(Mark("raised", card))

    def shuffle(self, position: int) -> None:
        """Any card of the stack may come up: nobody knows which. DW-31"""
        self.tops[position] = self.state.stacks[position]
        self.marks[position].append(Mark("shuffled", NO_CARD))

    def muster(self) -> None:
        """Monsters that nobody meets are held off. DW-23"""
        self.is_mustered = True
        for position in self.state.free_positions():
            if self.state.top(position).type == DEFEND:
                self.marks[position].append(Mark("held", NO_CARD))

    def cover(self, position: int, card: int) -> None:
        """A special card's back is laid; whoever waits there works first. DW-20, DW-21"""
        self.marks[position].clear()
        for worker in self.state.workers:
            if worker.position == position and worker.work == WAITING:
                self.marks[position].append(Mark("early", NO_CARD))
                break
        self.marks[position].append(Mark("covered", card))
        self.tops[position] = [card]

    def arrive(self, owner: int, position: int, is_helper: bool) -> None:
        """A worker or a helper comes to stand there."""
        self.owner = owner
        self.arrival = position
        self.is_helper = is_helper

    # -- what follows --------------------------------------------------------------------------

    def to_json(self) -> DwarfConsequences:
        self.mark_monsters_and_mining()
        places: dict[str, list[DwarfMark]] = {
            POSITIONS[position]: [
                {"kind": mark.kind, "card": self.id_of(mark.card)} for mark in self.marks[position]
            ]
            for position in range(len(self.marks))
            if self.marks[position]
        }
        stands: DwarfArrival | None = None
        if self.arrival != NOWHERE:
            stands = {
                "position": POSITIONS[self.arrival],
                "owner": self.owner,
                "helper": self.is_helper,
            }
        return {
            "game": "dwarf",
            "places": places,
            "stands": stands,
            "promise": self.promise(),
            "rival": self.rival,
        }

    def id_of(self, card: int) -> str | None:
        return None if card == NO_CARD else self.state.cards.cards[card].id

    def known_top(self, position: int) -> Card | None:
        """The card on top, unless a shuffle decides."""
        tops = self.tops[position]
        return self.state.cards.cards[tops[0]] if len(tops) == 1 else None

    def mark_monsters_and_mining(self) -> None:
        """Whom the newcomer meets; where mining is stopped, or goes on again. DW-35"""
        if self.arrival != NOWHERE:
            card = self.known_top(self.arrival)
            if card is not None and card.type == DEFEND:
                self.marks[self.arrival].append(Mark("met", NO_CARD))
        before = are_raiders_loose(self.state)
        could, must = self.raiders()
        if self.state.is_mining_stopped or must:
            kind: MarkKind = "stopped"
        elif before and not could:
            kind = "freed"
        else:
            return
        for position in range(len(self.tops)):
            if all(self.state.cards.cards[card].type == MINE for card in self.tops[position]):
                self.marks[position].append(Mark(kind, NO_CARD))

    def raiders(self) -> tuple[bool, bool]:
        """Whether raiders whom nobody meets could then be on top of a stack, and must be."""
        could = False
        must = False
        if not self.is_mustered:
            for position in self.state.free_positions():
                if position != self.arrival:
                    found = [is_raider(self.state.cards.cards[c]) for c in self.tops[position]]
                    could = could or any(found)
                    must = must or all(found)
        return could, must

    def promise(self) -> DwarfPromise:
        """What the newcomer would get for the card there, as the table stands. DW-35 to DW-37"""
        card = None if self.arrival == NOWHERE else self.known_top(self.arrival)
        if card is None:
            return {}
        if card.type == DEFEND:
            return {"medals": 1}
        could, _ = self.raiders()
        if card.type == MINE and (self.state.is_mining_stopped or could):
            return {}
        goods = self.state.players[self.owner].goods
        if not card.effect.can_run(goods):
            return {}
        after = goods.copy()
        card.effect.run(after)
        result: DwarfPromise = {}
        for good in range(len(GOODS)):
            if after[good] != goods[good]:
                result[cast(Good, GOODS[good])] = after[good] - goods[good]
        return result


def is_raider(card: Card) -> bool:
    return isinstance(card.effect, StopMining)


def are_raiders_loose(state: DwarfState) -> bool:
    """Whether raiders would stop all mining if nobody did anything about them. DW-35"""
    if state.is_mustered:
        return False
    return any(is_raider(state.top(position)) for position in state.free_positions())
