"""What may be known in DWARF: nearly everything, the same for all. DW-5

Hidden are the order of the mountains and the special cards below the top of each pile.
"""

from typing import cast

from pithead.engine.sign import signs_json
from pithead.games.dwarf.automaton import RivalSecond, reading
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.effects import NOTHING
from pithead.games.dwarf.foresight import are_raiders_loose
from pithead.games.dwarf.scoring import leads
from pithead.games.dwarf.shown import (
    DwarfCard,
    DwarfMine,
    DwarfPile,
    DwarfPlayer,
    DwarfPosition,
    DwarfRival,
    DwarfView,
    Good,
    Held,
    Work,
)
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.state import DONE, FORGED, GOT_HELP, WAITING, DwarfState
from pithead.games.dwarf.words import (
    ANDVETTR,
    AUTOMATA,
    DEFEND,
    GOLD,
    GOODS,
    IN_A_MINE,
    IRON,
    ITEMS,
    MINE,
    PILES,
    PILES_IN_A_MINE,
    POSITIONS,
    STEEL,
)

WORK: dict[int, Work] = {DONE: "done", FORGED: "done", GOT_HELP: "helped"}


def view(state: DwarfState) -> DwarfView:
    return {
        "game": "dwarf",
        "round": state.round,
        # Who began this round, and who holds the first-player marker now. DW-40
        "first": state.first,
        "marker": state.marker,
        "to_act": state.seats_to_act(),
        "over": state.is_over(),
        "ending": state.ending or None,
        "automaton": AUTOMATA[state.automaton] if state.is_solo() else None,
        "mustered": state.is_mustered,
        "mining_stopped": state.is_mining_stopped,
        "items_to_end": state.cards.items_to_end,
        "rival": rival_view(state) if state.is_solo() else None,
        "mines": [mine_view(state, mine) for mine in range(len(state.mountains))],
        "players": [player_view(state, owner) for owner in range(len(state.players))],
    }


def card_json(card: Card) -> DwarfCard:
    """A card as everybody may read it; a special card tells both of its sides. DW-3, DW-18"""
    result = card.to_json()
    if card.front:
        front = FRONTS[card.front]
        result["special"] = {
            "title": front.title().to_json(),
            "does": [front.message().to_json()],
            "signs": [signs_json(front.signs())],
            "rules": [front.rule, "DW-20"],
        }
    return result


def mine_view(state: DwarfState, mine: int) -> DwarfMine:
    piles = range(mine * PILES_IN_A_MINE, (mine + 1) * PILES_IN_A_MINE)
    positions = range(mine * IN_A_MINE, (mine + 1) * IN_A_MINE)
    return {
        "mountain": len(state.mountains[mine]),
        "full": len(state.cards.mountain()),
        # With the layered mountain, how many of them form the lower layer. DW-9
        "deep": state.deep[mine],
        "discards": ids_of(state, state.discards[mine]),
        "piles": [pile_view(state, pile) for pile in piles],
        "positions": [position_view(state, position) for position in positions],
    }


def pile_view(state: DwarfState, pile: int) -> DwarfPile:
    cards = state.piles[pile]
    return {
        "name": PILES[pile],
        "count": len(cards),
        "top": state.cards.cards[cards[-1]].id if cards else None,
        "front": state.cards.cards[cards[-1]].front if cards else None,
    }


def position_view(state: DwarfState, position: int) -> DwarfPosition:
    return {
        "name": POSITIONS[position],
        "stack": ids_of(state, state.stacks[position]),
        "effect": state.top(position).effect_name,
        "stopped": is_stopped(state, position),
        "held": held_by(state, position),
        "workers": [
            {
                "owner": worker.owner,
                "helper": worker.is_helper,
                "work": WORK.get(worker.work, "waiting"),
            }
            for worker in state.workers
            if worker.position == position
        ],
    }


def ids_of(state: DwarfState, cards: list[int]) -> list[str]:
    return [state.cards.cards[card].id for card in cards]


def is_stopped(state: DwarfState, position: int) -> bool:
    """Whether nobody will mine here, unless somebody does something about the raiders. DW-35"""
    if state.is_over() or state.top(position).type != MINE:
        return False
    return state.is_mining_stopped or are_raiders_loose(state)


def held_by(state: DwarfState, position: int) -> Held | None:
    """Why a monster does nothing: who meets it earns a medal, or it is only held off. DW-35"""
    if state.top(position).type != DEFEND:
        return None
    for worker in state.workers:
        if worker.position == position and worker.work == WAITING:
            return "met"
    return None if state.is_free(position) and not state.is_mustered else "off"


def lacks_of(state: DwarfState, owner: int) -> dict[str, Good]:
    """By position, what a player has too little of for the price: to stand there is idle. DW-39"""
    result: dict[str, Good] = {}
    for position in range(len(state.stacks)):
        good = state.top(position).effect.lacks(state.players[owner].goods)
        if good != NOTHING:
            result[POSITIONS[position]] = cast(Good, GOODS[good])
    return result


def rival_view(state: DwarfState) -> DwarfRival:
    """What he has read for each of his workers this round, and what lets him win. DW-46, DW-49"""
    is_open = any(isinstance(task, RivalSecond) for task in state.agenda.tasks)
    is_strong = state.automaton >= ANDVETTR
    return {
        "first": reading(state, state.last_dug),
        "second": None if is_open else reading(state, state.read_by_rival),
        "medals_to_win": state.cards.rival_medals if is_strong else None,
    }


def player_view(state: DwarfState, owner: int) -> DwarfPlayer:
    player = state.players[owner]
    alone, jointly = leads(state, owner)
    return {
        "iron": player.goods[IRON],
        "gold": player.goods[GOLD],
        "steel": player.goods[STEEL],
        "items": player.goods[ITEMS],
        "medals": player.medals,
        "workers": player.regulars,
        "on_piles": player.on_piles,
        "helpers": player.helpers,
        "specials": player.specials,
        "leads": alone,
        "shares": jointly,
        "lacks": lacks_of(state, owner),
    }
