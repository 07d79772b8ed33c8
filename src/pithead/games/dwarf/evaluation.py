"""How well a player of DWARF stands: the majorities as they would be after this round."""

from typing import Final

from pithead.games.dwarf.effects import Gain, StopMining
from pithead.games.dwarf.state import GOT_HELP, WAITING, DwarfState
from pithead.games.dwarf.words import (
    DEFEND,
    FORGE,
    GOLD,
    ITEMS,
    MINE,
    RIVAL,
    RIVAL_GLORY,
    STEEL,
)

MEDALS: Final = 4
# How much of a lead in a category counts half.
HALF: Final = [1.0, 2.0, 4.0, 1.0]
# Beyond the three majorities: what the stores are worth by themselves.
WORTH: Final = [0.035, 0.06, 0.06, 0.25]
MEDAL_WORTH: Final = 0.03
HELPER_WORTH: Final = 0.12
DECIDED: Final = 6.0


def evaluate(state: DwarfState, seat: int) -> float:
    if state.ending:
        return decided(state, seat)
    stores = projected(state)
    own = stores[seat]
    value = 0.0
    for good in (STEEL, GOLD, ITEMS):
        best = max(stores[i][good] for i in range(len(stores)) if i != seat)
        lead = own[good] - best
        value += lead / (HALF[good] + abs(lead))
    for good in range(4):
        value += WORTH[good] * own[good]
    value += MEDAL_WORTH * own[MEDALS]
    for worker in state.workers:
        if worker.owner == seat and worker.work == GOT_HELP:
            value += HELPER_WORTH
    return value


def decided(state: DwarfState, seat: int) -> float:
    """A game that is over: won, shared or lost, with a glance at the categories."""
    if state.ending == RIVAL_GLORY:
        return DECIDED if seat == RIVAL else -DECIDED
    value = 0.0
    for good in (STEEL, GOLD, ITEMS):
        best = max(p.goods[good] for i, p in enumerate(state.players) if i != seat)
        lead = state.players[seat].goods[good] - best
        value += 1.0 if lead > 0 else (-1.0 if lead < 0 else 0.0)
    return value * DECIDED / 3.0


def projected(state: DwarfState) -> list[list[int]]:
    """Everyone's goods and medals if the round were resolved as the workers stand now."""
    stores = [[*player.goods, player.medals] for player in state.players]
    is_stopped = monsters(state, stores)
    if not is_stopped:
        works(state, stores, MINE)
    works(state, stores, FORGE)
    return stores


def monsters(state: DwarfState, stores: list[list[int]]) -> bool:
    """Medals for defenders; undefended monsters are noted, those that take gold act."""
    is_stopped = False
    for position in range(len(state.stacks)):
        card = state.top(position)
        if card.type != DEFEND:
            continue
        if state.crowd[position]:
            for worker in state.workers:
                if worker.position == position and worker.work == WAITING:
                    stores[worker.owner][MEDALS] += 1
        elif isinstance(card.effect, StopMining) and not state.is_mustered and state.workers:
            is_stopped = True
    return is_stopped


def works(state: DwarfState, stores: list[list[int]], type_: int) -> None:
    """Seams pay, alloys and forges are done where they can be paid."""
    for is_trade in (False, True):
        for worker in state.workers:
            if worker.work != WAITING:
                continue
            card = state.top(worker.position)
            if card.type != type_ or isinstance(card.effect, Gain) == is_trade:
                continue
            store = stores[worker.owner]
            before = store[:4]
            if trade_or_gain(state, worker.owner, card.number, store):
                continue
            store[:4] = before


def trade_or_gain(state: DwarfState, owner: int, card: int, store: list[int]) -> bool:
    """Do the card's effect to a store, if it can pay."""
    player = state.players[owner].copy()
    player.goods = store[:4]
    effect = state.cards.cards[card].effect
    if not effect.can_run(player):
        return False
    effect.run(player)
    store[:4] = player.goods
    return True
