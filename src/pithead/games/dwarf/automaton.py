"""The three rivals of solo play: Eldhúsfífl, Andvéttr and Andvéttr faðir."""

from typing import final

from pithead.engine.agenda import Step
from pithead.games.dwarf import chronicle
from pithead.games.dwarf.shown import DwarfReading
from pithead.games.dwarf.state import GOT_HELP, WAITING, DwarfState
from pithead.games.dwarf.words import (
    ANDVETTR,
    ANDVETTR_FADIR,
    HELP,
    HELPERS,
    POSITIONS,
    RIVAL,
    column_of,
    row_of,
)


@final
class RivalFirst(Step):
    """The rival's first worker goes by the black icon of the last card dug. DW-46"""

    def run(self, state: DwarfState) -> None:
        put(state, considered(state, state.cards.cards[state.last_dug].black))


@final
class RivalSecond(Step):
    """The second goes by the card the human chose; a free help card comes first. DW-46, DW-48"""

    def run(self, state: DwarfState) -> None:
        put(state, second_choice(state))


def reading(state: DwarfState, card: int) -> DwarfReading:
    """What he reads off a card: his first and his second wish. DW-46"""
    read = state.cards.cards[card]
    return {"card": read.id, "black": POSITIONS[read.black], "white": POSITIONS[read.white]}


def second_choice(state: DwarfState) -> int:
    if state.automaton >= ANDVETTR:
        for position in state.free_positions():
            if state.top(position).type == HELP:
                return position
    card = state.cards.cards[state.read_by_rival]
    for position in (card.black, card.white):
        if state.is_free(position):
            return considered(state, position)
    return considered(state, state.free_positions()[0])


def considered(state: DwarfState, position: int) -> int:
    """Where he really goes if the chosen position needs resources he lacks. DW-48, DW-50"""
    if state.automaton < ANDVETTR or is_usable(state, position):
        return position
    others = row_of(position)
    if state.automaton >= ANDVETTR_FADIR:
        others += list(range(len(state.stacks)))
    for other in others:
        if state.is_free(other) and is_usable(state, other):
            return other
    return position


def is_usable(state: DwarfState, position: int) -> bool:
    """Seams, monsters and help always are; alloys and forges when he can pay now. DW-48"""
    return state.top(position).effect.can_run(state.players[RIVAL].goods)


def put(state: DwarfState, position: int) -> None:
    """A regular worker; help is taken, and its helpers placed, at once. DW-45"""
    rival = state.players[RIVAL]
    rival.regulars -= 1
    takes_help = state.top(position).type == HELP and not has_help(state)
    state.put_down(RIVAL, position, False, GOT_HELP if takes_help else WAITING)
    chronicle.placed(state, RIVAL, position, False)
    if takes_help:
        rival.helpers = HELPERS
        put_helpers(state, position)


def has_help(state: DwarfState) -> bool:
    """Whether he has taken help, even if its helpers wait for the Help step. DW-45"""
    return any(worker.owner == RIVAL and worker.work == GOT_HELP for worker in state.workers)


def put_helpers(state: DwarfState, position: int) -> None:
    """Both helpers, by the rows and columns of the help card. DW-47"""
    places = helper_places(state, position)
    for place in places:
        state.put_down(RIVAL, place, True)
        chronicle.placed(state, RIVAL, place, True)
    for _ in range(HELPERS - len(places)):
        chronicle.helper_lost(state, RIVAL)


def helper_places(state: DwarfState, position: int) -> list[int]:
    """Both in the row, else both in the column, else one in each; fewer if no more fit. DW-47"""
    row = [p for p in row_of(position) if state.is_free(p)]
    column = [p for p in column_of(position) if state.is_free(p)]
    if len(row) == 2:
        return row
    if len(column) == 2:
        return column
    return sorted(row + column)
