"""What a sentence calls a card of a list, a position and a pile; with two mines also which mine.

DW-51
"""

from pithead.engine.action import Action
from pithead.engine.message import Message, Param
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import DEFEND, IN_A_MINE, PILES_IN_A_MINE


def named(card: Card) -> Message:
    return Message("dwarf.named", {"card": card.name()})


def position_name(state: DwarfState, position: int) -> Param:
    return _name(len(state.stacks) > IN_A_MINE, position, IN_A_MINE)


def pile_name(state: DwarfState, pile: int) -> Param:
    return _name(len(state.stacks) > IN_A_MINE, pile, PILES_IN_A_MINE)


def _name(has_two_mines: bool, number: int, in_a_mine: int) -> Param:
    n = number % in_a_mine + 1
    if not has_two_mines:
        return str(n)
    return Message("dwarf.in_mine", {"n": n, "mine": number // in_a_mine + 1})


def place_message(state: DwarfState, action: Action) -> Message:
    """A worker into a room: a monster there is held."""
    card = state.top(action.value)
    return Message(
        "dwarf.offer.hold" if card.type == DEFEND else "dwarf.offer.place",
        {
            "position": position_name(state, action.value),
            "card": card.name(),
            "does": card.effect.message(),
        },
    )
