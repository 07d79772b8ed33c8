"""Phase A of DWARF's round: two cards from each mountain. DW-12 to DW-16"""

from typing import Final, final

from pithead.engine.agenda import Step, Task
from pithead.engine.lists import replaced
from pithead.games.dwarf import chronicle
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import IN_A_MINE, MOUNTAIN_EMPTY


@final
class Excavation(Step):
    """Two cards from each mountain; the game ends when one cannot be drawn. DW-12 to DW-15"""

    def run(self, state: DwarfState) -> None:
        state.reveals += 1
        for mine in range(len(state.mountains)):
            if not dig(state, mine):
                chronicle.ended(state, MOUNTAIN_EMPTY)
                state.end(MOUNTAIN_EMPTY)
                return


def can_begin(state: DwarfState) -> bool:
    """Whether there are cards for another round; else the excavation ends the game. DW-15"""
    return all(can_supply(state, mine) for mine in range(len(state.mountains)))


def can_supply(state: DwarfState, mine: int) -> bool:
    """Whether a mountain has what a round draws: two cards, or three if two collide. DW-13"""
    mountain = state.mountains[mine]
    if len(mountain) != 2:
        return len(mountain) > 2
    cards = state.cards.cards
    return cards[mountain[0]].position != cards[mountain[1]].position


def dig(state: DwarfState, mine: int) -> bool:
    """Draw and place one mine's cards; False when the mountain runs out. DW-13"""
    mountain = state.mountains[mine]
    if not mountain:
        return False
    first = draw(state, mine)
    lay(state, first, mine)
    position = state.cards.cards[first].position
    for _ in range(2):
        if not mountain:
            return False
        card = draw(state, mine)
        if state.cards.cards[card].position != position:
            lay(state, card, mine)
            return True
        discards = [*state.discards[mine], card]
        state.discards = replaced(state.discards, mine, discards)
        chronicle.discarded(state, state.cards.cards[card], position + mine * IN_A_MINE)
    return True


def draw(state: DwarfState, mine: int) -> int:
    mountain = state.mountains[mine]
    card = mountain.pop()
    if state.deep[mine] > len(mountain):
        state.deep = replaced(state.deep, mine, len(mountain))
    return card


def lay(state: DwarfState, card: int, mine: int) -> None:
    """Put a drawn card on top of its stack. DW-12"""
    position = state.cards.cards[card].position + mine * IN_A_MINE
    state.lay(card, position)
    state.last_dug = card
    chronicle.dug(state, state.cards.cards[card], position)


EXCAVATION: Final[Task] = Excavation()
