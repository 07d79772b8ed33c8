"""Who has won: majorities in steel, gold and items, then the tie-breaks."""

from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import (
    CATEGORIES,
    GOLD,
    GOODS,
    HUMAN,
    IRON,
    ITEMS,
    RIVAL,
    RIVAL_GLORY,
    STEEL,
)


def leads(state: DwarfState, owner: int) -> tuple[int, int]:
    """How many categories a player leads alone, and how many jointly. DW-42 to DW-44"""
    alone = 0
    jointly = 0
    for good in CATEGORIES:
        lead = leads_in(state, owner, good)
        if lead > 0:
            alone += 1
        elif lead == 0:
            jointly += 1
    return alone, jointly


def leads_in(state: DwarfState, owner: int, good: int) -> int:
    """By how much a player is ahead of the best other one. DW-42"""
    best_other = max(player.goods[good] for i, player in enumerate(state.players) if i != owner)
    return state.players[owner].goods[good] - best_other


def standing(state: DwarfState, owner: int) -> list[int]:
    """What players are compared by, the first first. DW-44"""
    alone, jointly = leads(state, owner)
    player = state.players[owner]
    # With two players a shared category counts for nobody. DW-43
    shared = jointly if len(state.players) > 2 else 0
    return [alone, shared, player.medals, player.goods[IRON], player.goods[ITEMS]]


def places(state: DwarfState) -> list[int]:
    """1 for the winner or winners, 2 for the next, and so on."""
    if state.ending == RIVAL_GLORY:
        return [2, 1]
    standings = [standing(state, owner) for owner in range(len(state.players))]
    result = [1 + sum(1 for other in standings if other > own) for own in standings]
    if state.is_solo() and result[HUMAN] == result[RIVAL]:
        return [2, 1]
    return result


def compared(state: DwarfState) -> list[str]:
    """The parts of the score in `standing`, in its order. DW-42 to DW-44"""
    shared = ["jointly"] if len(state.players) > 2 else []
    return ["total", *shared, "medals", GOODS[IRON], GOODS[ITEMS]]


def score(state: DwarfState, owner: int) -> dict[str, int]:
    alone, jointly = leads(state, owner)
    player = state.players[owner]
    return {
        "total": alone,
        "jointly": jointly,
        GOODS[STEEL]: player.goods[STEEL],
        GOODS[GOLD]: player.goods[GOLD],
        GOODS[ITEMS]: player.goods[ITEMS],
        "medals": player.medals,
        GOODS[IRON]: player.goods[IRON],
    }
