"""How well a player of DWARF stands: the majorities as they would be after this round."""

from typing import Final

from pithead.games.dwarf.effects import Gain, StopMining
from pithead.games.dwarf.scoring import leads, places
from pithead.games.dwarf.state import GOT_HELP, WAITING, DwarfState, Worker
from pithead.games.dwarf.words import (
    ANDVETTR,
    CATEGORIES,
    DEFEND,
    FORGE,
    ITEMS,
    MINE,
    RIVAL,
)

MEDALS: Final = 4
# How much of a lead in a category counts half.
HALF: Final = [1.0, 2.0, 4.0, 1.0]
# Beyond the three majorities: what the stores are worth by themselves.
WORTH: Final = [0.035, 0.06, 0.06, 0.25]
MEDAL_WORTH: Final = 0.03
HELPER_WORTH: Final = 0.12
# What a game that is over is worth, and each category led in it.
WIN_WORTH: Final = 6.0
LED_WORTH: Final = 0.3
# By how much better one must stand for a win to be e times as likely; against a rival, and others.
SPREAD: Final = 1.5
SPREAD_ALONE: Final = 0.8
# Against a rival who wins by his medals: how he is feared when he has them all, and what an own
# item is worth besides, since items end the game before that.
GLORY: Final = 6.0
HURRY: Final = 0.4


def spread(state: DwarfState) -> float:
    return SPREAD_ALONE if state.is_solo() else SPREAD


def evaluate(state: DwarfState, seat: int) -> float:
    if state.ending:
        return decided(state, seat)
    stores = projected(state)
    own = stores[seat]
    value = 0.0
    for good in CATEGORIES:
        lead = own[good] - most_of_others(stores, seat, good)
        value += lead / (HALF[good] + abs(lead))
    for good in range(4):
        value += WORTH[good] * own[good]
    value += MEDAL_WORTH * own[MEDALS]
    for worker in state.workers:
        if worker.owner == seat and worker.work == GOT_HELP:
            value += HELPER_WORTH
    if state.automaton >= ANDVETTR:  # DW-49
        glory = stores[RIVAL][MEDALS] / state.cards.rival_medals
        value += HURRY * own[ITEMS] - GLORY * glory * glory
    return value


def most_of_others(stores: list[list[int]], seat: int, good: int) -> int:
    most = 0
    for owner in range(len(stores)):
        if owner != seat:
            most = max(most, stores[owner][good])
    return most


def decided(state: DwarfState, seat: int) -> float:
    """A game that is over: won or lost, with a glance at the categories. DW-42, DW-49"""
    value = WIN_WORTH if places(state)[seat] == 1 else -WIN_WORTH
    return value + LED_WORTH * leads(state, seat)[0]


def projected(state: DwarfState) -> list[list[int]]:
    """Everyone's goods and medals if the round were resolved as the workers stand now."""
    stores = [[*player.goods, player.medals] for player in state.players]
    is_stopped = monsters(state, stores)
    if not is_stopped:
        works(state, stores, MINE)
    works(state, stores, FORGE)
    return stores


def monsters(state: DwarfState, stores: list[list[int]]) -> bool:
    """Medals for defenders. Says whether a monster without any stops the mining."""
    is_stopped = False
    for position in range(len(state.stacks)):
        card = state.top(position)
        if card.type != DEFEND:
            continue
        if not state.is_free(position):
            for worker in state.workers:
                if worker.position == position and worker.work == WAITING:
                    stores[worker.owner][MEDALS] += 1
        elif isinstance(card.effect, StopMining) and not state.is_mustered and state.workers:
            is_stopped = True
    return is_stopped


def works(state: DwarfState, stores: list[list[int]], type_: int) -> None:
    """Seams pay, alloys and forges are done where they can be paid."""
    crafts: list[Worker] = []
    for worker in state.workers:
        card = state.top(worker.position)
        if worker.work == WAITING and card.type == type_:
            if isinstance(card.effect, Gain):
                card.effect.run(stores[worker.owner])
            else:
                crafts.append(worker)
    for worker in crafts:
        effect = state.top(worker.position).effect
        store = stores[worker.owner]
        if effect.can_run(store):
            effect.run(store)
