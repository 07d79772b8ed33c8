"""The special actions that move cards of the stacks: council, collapse, amok and Past glories."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.foresight import Foresight
from pithead.games.dwarf.fronts import Front
from pithead.games.dwarf.shown import DwarfConsequences
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.whereabouts import named, position_name
from pithead.games.dwarf.words import POSITIONS


@final
class HoldCouncil(Front):
    """The top card of every stack of two or more goes back into the mountain. DW-24"""

    name: ClassVar[str] = "hold_council"
    rule: ClassVar[str] = "DW-24"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        positions = deep_stacks(state)
        for position in positions:
            state.put_on_mountain(state.lift(position), position)
        for mine in range(len(state.mountains)):
            state.shuffle_mountain(mine)
        chronicle.shuffled_back(state, len(positions))
        return None

    def foresee(self, foresight: Foresight) -> None:
        for position in deep_stacks(foresight.state):
            foresight.uncover(position, "back")


@final
class CollapseShafts(Front):
    """In every stack the top card goes to the bottom. DW-30"""

    name: ClassVar[str] = "collapse_shafts"
    rule: ClassVar[str] = "DW-30"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        state.stacks = [[stack[-1], *stack[:-1]] for stack in state.stacks]
        chronicle.stacks_changed(state, self.name)
        return None

    def foresee(self, foresight: Foresight) -> None:
        for position in deep_stacks(foresight.state):
            foresight.uncover(position, "bottom")


@final
class RunAmok(Front):
    """Every stack is shuffled by itself. DW-31"""

    name: ClassVar[str] = "run_amok"
    rule: ClassVar[str] = "DW-31"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        state.stacks = [stack.copy() for stack in state.stacks]
        for stack in state.stacks:
            state.rng.shuffle(stack)
        state.reveals += 1
        chronicle.stacks_changed(state, self.name)
        return None

    def foresee(self, foresight: Foresight) -> None:
        for position in deep_stacks(foresight.state):
            foresight.shuffle(position)


@final
class PastGlories(Front):
    """Any card of one stack comes to its top. DW-26"""

    name: ClassVar[str] = "past_glories"
    rule: ClassVar[str] = "DW-26"

    def do(self, state: DwarfState, seat: int) -> Question | None:
        return StackToSearch(seat)


@final
class StackToSearch(Question):
    """The stack to search for a card to bring to the top. DW-26"""

    def options(self, state: DwarfState) -> list[Action]:
        actions = state.cards.actions
        return [actions.search[position] for position in deep_stacks(state)] + [actions.leave]

    def answer(self, state: DwarfState, action: Action) -> None:
        if action is not state.cards.actions.leave:
            state.agenda.push(CardToRaise(self.seat, action.value))

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.search")

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action is state.cards.actions.leave:
            return Message("dwarf.offer.leave")
        stack = state.stacks[action.value]
        names = [named(state.cards.cards[card]) for card in reversed(stack[:-1])]
        return Message(
            "dwarf.offer.search", {"position": position_name(state, action.value), "cards": names}
        )

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-26"]

    def wonders(self, state: DwarfState) -> list[Action]:
        return state.pointed_at(state.cards.actions.search)

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-26: below the top there must be a card."""
        return reasons.single_card(state, action.value) if action.verb == "search" else None


@final
class CardToRaise(Question):
    """The card of that stack to bring to the top. DW-26"""

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position: Final = position

    def options(self, state: DwarfState) -> list[Action]:
        actions = state.cards.actions.raise_
        return [actions[card] for card in reversed(state.stacks[self.position][:-1])]

    def answer(self, state: DwarfState, action: Action) -> None:
        stack = state.stacks[self.position].copy()
        stack.remove(action.value)
        stack.append(action.value)
        state.stacks[self.position] = stack
        chronicle.raised(state, self.seat, state.top(self.position), self.position)

    def means(self, state: DwarfState, action: Action) -> Mapping[str, object]:
        """The stack it lies in, too."""
        return {**action.means, "position": POSITIONS[self.position]}

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.raise", {"position": position_name(state, self.position)})

    def offers(self, state: DwarfState, action: Action) -> Message:
        card = state.cards.cards[action.value]
        return Message(
            "dwarf.offer.raise",
            {"id": card.id, "card": card.name(), "does": card.effect.message()},
        )

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-26"]

    def foretells(self, state: DwarfState, action: Action) -> DwarfConsequences | None:
        foresight = Foresight(state)
        foresight.lift_up(self.position, action.value)
        return foresight.to_json()

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-26: a card of this stack, and not the top one."""
        if action.verb == "raise":
            return reasons.not_in_stack(state, self.position, action.value)
        return None

    def line(self, state: DwarfState) -> str:
        return f"{self.name()} {self.seat + 1} {POSITIONS[self.position]}"


def deep_stacks(state: DwarfState) -> list[int]:
    """Where two or more cards lie, so that one can come up."""
    return [position for position in range(len(state.stacks)) if len(state.stacks[position]) >= 2]
