"""The special actions for an army and for workers: Muster an army, Turn back and Apprentice."""

from typing import ClassVar, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.foresight import Foresight
from pithead.games.dwarf.fronts import Front
from pithead.games.dwarf.shown import DwarfConsequences
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.whereabouts import place_message, position_name
from pithead.games.dwarf.words import IN_A_MINE


@final
class MusterArmy(Front):
    """No monster strikes this round. DW-23"""

    name: ClassVar[str] = "muster_army"
    rule: ClassVar[str] = "DW-23"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        state.is_mustered = True
        chronicle.mustered(state)
        return None

    def foresee(self, foresight: Foresight) -> None:
        foresight.muster()


@final
class TurnBack(Front):
    """The top card of a free stack goes back, and a paid worker stands there. DW-28"""

    name: ClassVar[str] = "turn_back"
    rule: ClassVar[str] = "DW-28"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        return StackToTurn(seat)


@final
class StackToTurn(Question):
    """The free stack whose top card goes back, for one of the paid workers. DW-28"""

    def options(self, state: DwarfState) -> list[Action]:
        stacks = state.stacks
        actions = state.cards.actions.turn_back
        return [actions[p] for p in range(len(stacks)) if len(stacks[p]) >= 2 and state.is_free(p)]

    def answer(self, state: DwarfState, action: Action) -> None:
        position = action.value
        card = state.lift(position)
        state.put_on_mountain(card, position)
        state.shuffle_mountain(position // IN_A_MINE)
        chronicle.turned_back(state, self.seat, state.cards.cards[card], position)
        move_from_pile(state, self.seat, position)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.return")

    def offers(self, state: DwarfState, action: Action) -> Message:
        stack = state.stacks[action.value]
        below = state.cards.cards[stack[-2]]
        return Message(
            "dwarf.offer.return",
            {
                "position": position_name(state, action.value),
                "card": state.top(action.value).name(),
                "below": below.name(),
                "does": below.effect.message(),
            },
        )

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-28"]

    def foretells(self, state: DwarfState, action: Action) -> DwarfConsequences | None:
        foresight = Foresight(state)
        foresight.uncover(action.value, "back")
        foresight.arrive(self.seat, action.value, False)
        return foresight.to_json()

    def wonders(self, state: DwarfState) -> list[Action]:
        return state.pointed_at(state.cards.actions.turn_back)

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-28: the position must be free, and the stack must have two cards."""
        if action.verb != "return":
            return None
        taken = reasons.position_taken(state, self.seat, action.value)
        return reasons.single_card(state, action.value) if taken is None else taken


@final
class Apprentice(Front):
    """One of the paid workers stands beside an opponent's. DW-29"""

    name: ClassVar[str] = "apprentice"
    rule: ClassVar[str] = "DW-29"
    needs_opponent: ClassVar[bool] = True

    def do(self, state: DwarfState, seat: int) -> Question | None:
        return WorkerToJoin(seat)


@final
class WorkerToJoin(Question):
    """The opponent's worker whom one of the paid workers joins. DW-29"""

    def options(self, state: DwarfState) -> list[Action]:
        places = {worker.position for worker in state.workers if worker.owner != self.seat}
        return [state.cards.actions.join[position] for position in sorted(places)]

    def answer(self, state: DwarfState, action: Action) -> None:
        chronicle.joined(state, self.seat, action.value)
        move_from_pile(state, self.seat, action.value)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.join")

    def offers(self, state: DwarfState, action: Action) -> Message:
        return place_message(state, action)

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-29"]

    def foretells(self, state: DwarfState, action: Action) -> DwarfConsequences | None:
        foresight = Foresight(state)
        foresight.arrive(self.seat, action.value, False)
        return foresight.to_json()

    def wonders(self, state: DwarfState) -> list[Action]:
        return state.pointed_at(state.cards.actions.join)

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-29: an opponent must stand there."""
        if action.verb != "join":
            return None
        has_mine = action.value < len(state.stacks)
        return reasons.why("no_opponent" if has_mine else "one_mine")


def move_from_pile(state: DwarfState, seat: int, position: int) -> None:
    """One of the workers just paid goes into the mine. DW-28, DW-29"""
    state.players[seat].on_piles -= 1
    state.put_down(seat, position, False)
