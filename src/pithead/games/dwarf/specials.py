"""The nine special actions: their fronts."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.games.dwarf import chronicle, reasons
from pithead.games.dwarf.actions import (
    JOIN,
    LEAVE,
    ORDER,
    ORDERS,
    RAISE,
    SALES,
    SEARCH,
    SELL,
    TURN_BACK,
)
from pithead.games.dwarf.effects import goods_message
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import IN_A_MINE, ITEMS, POSITIONS

RULE_OF: Final = {
    "muster_army": "DW-23",
    "hold_council": "DW-24",
    "sell_item": "DW-25",
    "past_glories": "DW-26",
    "special_order": "DW-27",
    "turn_back": "DW-28",
    "apprentice": "DW-29",
    "collapse_shafts": "DW-30",
    "run_amok": "DW-31",
}


def do_front(state: DwarfState, seat: int, front: str) -> Question | None:
    """Carry the special action out, as far as it can be, or say what has to be asked. DW-32"""
    if front == "muster_army":
        state.is_mustered = True
        chronicle.mustered(state)
    elif front == "hold_council":
        hold_council(state)
    elif front == "sell_item":
        return SellItem(seat)
    elif front == "past_glories":
        return SearchStack(seat)
    elif front == "special_order":
        return SpecialOrder(seat)
    elif front == "turn_back":
        return TurnBack(seat)
    elif front == "apprentice":
        return Apprentice(seat)
    elif front == "collapse_shafts":
        collapse_shafts(state)
    else:
        run_amok(state)
    return None


def hold_council(state: DwarfState) -> None:
    """The top card of every stack of two or more goes back into the mountain. DW-24"""
    count = 0
    for position in range(len(state.stacks)):
        if len(state.stacks[position]) >= 2:
            state.put_on_mountain(state.lift(position), position)
            count += 1
    for mine in range(len(state.mountains)):
        state.shuffle_mountain(mine)
    chronicle.shuffled_back(state, count)


def collapse_shafts(state: DwarfState) -> None:
    """In every stack the top card goes to the bottom. DW-30"""
    state.stacks = [[stack[-1], *stack[:-1]] for stack in state.stacks]
    chronicle.stacks_changed(state, "collapse_shafts")


def run_amok(state: DwarfState) -> None:
    """Every stack is shuffled by itself. DW-31"""
    state.stacks = [stack.copy() for stack in state.stacks]
    for stack in state.stacks:
        state.rng.shuffle(stack)
    state.reveals += 1
    chronicle.stacks_changed(state, "run_amok")


@final
class SellItem(Question):
    """Give back an item for five resources of any kinds. DW-25"""

    def options(self, state: DwarfState) -> list[Action]:
        return SELL if state.players[self.seat].goods[ITEMS] else []

    def answer(self, state: DwarfState, action: Action) -> None:
        goods = state.players[self.seat].goods
        goods[ITEMS] -= 1
        mix = SALES[action.value]
        for good in range(3):
            goods[good] += mix[good]
        chronicle.sold(state, self.seat, mix)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.sell")

    def offers(self, state: DwarfState, action: Action) -> Message:
        return Message("dwarf.offer.sell", {"goods": mix_messages(SALES[action.value])})

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-25"]


@final
class SpecialOrder(Question):
    """Pay five resources, at least one of each kind, for an item. DW-27"""

    def options(self, state: DwarfState) -> list[Action]:
        goods = state.players[self.seat].goods
        result: list[Action] = []
        for i in range(len(ORDERS)):
            mix = ORDERS[i]
            if goods[0] >= mix[0] and goods[1] >= mix[1] and goods[2] >= mix[2]:
                result.append(ORDER[i])
        return result

    def answer(self, state: DwarfState, action: Action) -> None:
        goods = state.players[self.seat].goods
        mix = ORDERS[action.value]
        for good in range(3):
            goods[good] -= mix[good]
        goods[ITEMS] += 1
        chronicle.ordered(state, self.seat, mix)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.order")

    def offers(self, state: DwarfState, action: Action) -> Message:
        return Message("dwarf.offer.order", {"goods": mix_messages(ORDERS[action.value])})

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-27"]

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-27: every kind must be there."""
        if action.verb == "order":
            return reasons.no_order(state, self.seat, ORDERS[action.value])
        return None


@final
class SearchStack(Question):
    """Past glories: the stack to search for a card to bring to the top. DW-26"""

    def options(self, state: DwarfState) -> list[Action]:
        stacks = state.stacks
        return [SEARCH[p] for p in range(len(stacks)) if len(stacks[p]) >= 2] + [LEAVE]

    def answer(self, state: DwarfState, action: Action) -> None:
        if action is not LEAVE:
            state.agenda.push(RaiseCard(self.seat, action.value))

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.search")

    def offers(self, state: DwarfState, action: Action) -> Message:
        if action is LEAVE:
            return Message("dwarf.offer.leave")
        stack = state.stacks[action.value]
        names = [state.cards.cards[card].name() for card in reversed(stack[:-1])]
        return Message("dwarf.offer.search", {"position": POSITIONS[action.value], "cards": names})

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-26"]

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-26: below the top there must be a card."""
        return reasons.single_card(state, action.value) if action.verb == "search" else None


@final
class RaiseCard(Question):
    """Past glories: the card of that stack to bring to the top. DW-26"""

    def __init__(self, seat: int, position: int) -> None:
        super().__init__(seat)
        self.position: Final = position

    def options(self, state: DwarfState) -> list[Action]:
        return [RAISE[card] for card in reversed(state.stacks[self.position][:-1])]

    def answer(self, state: DwarfState, action: Action) -> None:
        stack = state.stacks[self.position].copy()
        stack.remove(action.value)
        stack.append(action.value)
        state.stacks[self.position] = stack
        chronicle.raised(state, self.seat, state.top(self.position), self.position)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.raise", {"position": POSITIONS[self.position]})

    def offers(self, state: DwarfState, action: Action) -> Message:
        card = state.cards.cards[action.value]
        return Message(
            "dwarf.offer.raise",
            {"id": card.id, "card": card.name(), "does": card.effect.message()},
        )

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-26"]

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-26: a card of this stack, and not the top one."""
        if action.verb == "raise":
            return reasons.not_in_stack(state, self.position, action.value)
        return None

    def to_json(self) -> list[object]:
        return ["RaiseCard", self.seat, self.position]


@final
class TurnBack(Question):
    """Send the top card of a free stack back and put one of the paid workers there. DW-28"""

    def options(self, state: DwarfState) -> list[Action]:
        stacks = state.stacks
        return [
            TURN_BACK[p] for p in range(len(stacks)) if len(stacks[p]) >= 2 and state.crowd[p] == 0
        ]

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
                "position": POSITIONS[action.value],
                "card": state.top(action.value).name(),
                "below": below.name(),
                "does": below.effect.message(),
            },
        )

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-28"]

    def refuses(self, state: DwarfState, action: Action) -> Message | None:
        """DW-28: the position must be free, and the stack must have two cards."""
        if action.verb != "return":
            return None
        taken = reasons.position_taken(state, self.seat, action.value)
        return reasons.single_card(state, action.value) if taken is None else taken


@final
class Apprentice(Question):
    """Put one of the paid workers beside an opponent's. DW-29"""

    def options(self, state: DwarfState) -> list[Action]:
        places = {worker.position for worker in state.workers if worker.owner != self.seat}
        return [JOIN[position] for position in sorted(places)]

    def answer(self, state: DwarfState, action: Action) -> None:
        chronicle.joined(state, self.seat, action.value)
        move_from_pile(state, self.seat, action.value)

    def asks(self, state: DwarfState) -> Message:
        return Message("dwarf.ask.join")

    def offers(self, state: DwarfState, action: Action) -> Message:
        card = state.top(action.value)
        return Message(
            "dwarf.offer.join",
            {
                "position": POSITIONS[action.value],
                "card": card.name(),
                "does": card.effect.message(),
            },
        )

    def rules(self, state: DwarfState, action: Action) -> list[str]:
        return ["DW-29"]

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


def mix_messages(mix: list[int]) -> list[Message]:
    return [goods_message(good, mix[good]) for good in range(3) if mix[good]]
