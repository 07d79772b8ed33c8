"""What may be known in DWARF: nearly everything, the same for all. DW-5

Hidden are the order of the mountains and the special cards below the top of each pile.
"""

from pithead.engine.journal import muted
from pithead.engine.lists import replaced
from pithead.engine.rng import Rng
from pithead.games.dwarf.actions import CARD_IDS
from pithead.games.dwarf.scoring import leads
from pithead.games.dwarf.state import DONE, FORGED, GOT_HELP, DwarfState
from pithead.games.dwarf.words import AUTOMATA, GOODS, IN_A_MINE, PILES, PILES_IN_A_MINE, POSITIONS

WORK: dict[int, str] = {DONE: "done", FORGED: "done", GOT_HELP: "helped"}


def view(state: DwarfState) -> dict[str, object]:
    return {
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
        # What the automaton reads for its first and second worker. DW-46
        "rival_reads": [CARD_IDS[state.last_dug], CARD_IDS[state.read_by_rival]]
        if state.is_solo()
        else None,
        "mines": [mine_view(state, mine) for mine in range(len(state.mountains))],
        "players": [player_view(state, owner) for owner in range(len(state.players))],
    }


def mine_view(state: DwarfState, mine: int) -> dict[str, object]:
    piles = range(mine * PILES_IN_A_MINE, (mine + 1) * PILES_IN_A_MINE)
    positions = range(mine * IN_A_MINE, (mine + 1) * IN_A_MINE)
    return {
        "mountain": len(state.mountains[mine]),
        # With the layered mountain, how many of them form the lower layer. DW-9
        "deep": state.deep[mine],
        "discards": [CARD_IDS[card] for card in state.discards[mine]],
        "piles": [pile_view(state, pile) for pile in piles],
        "positions": [position_view(state, position) for position in positions],
    }


def pile_view(state: DwarfState, pile: int) -> dict[str, object]:
    cards = state.piles[pile]
    return {
        "name": PILES[pile],
        "count": len(cards),
        "top": CARD_IDS[cards[-1]] if cards else None,
        "front": state.cards.cards[cards[-1]].front if cards else None,
    }


def position_view(state: DwarfState, position: int) -> dict[str, object]:
    return {
        "name": POSITIONS[position],
        "stack": [CARD_IDS[card] for card in state.stacks[position]],
        "effect": state.top(position).effect_name,
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


def player_view(state: DwarfState, owner: int) -> dict[str, object]:
    player = state.players[owner]
    alone, jointly = leads(state, owner)
    result: dict[str, object] = {GOODS[good]: player.goods[good] for good in range(4)}
    result["medals"] = player.medals
    result["workers"] = player.regulars
    result["on_piles"] = player.on_piles
    result["helpers"] = player.helpers
    result["specials"] = player.specials
    result["leads"] = alone
    result["shares"] = jointly
    return result


def reimagined(state: DwarfState, rng: Rng) -> DwarfState:
    """Mountains and covered special cards dealt anew. What is hidden is so for every seat."""
    other = state.copy()
    other.journal = muted()
    for mine in range(len(other.mountains)):
        shuffle_hidden_mountain(other, mine, rng)
        shuffle_hidden_specials(other, mine, rng)
    other.rng = rng.split()
    return other


def shuffle_hidden_mountain(state: DwarfState, mine: int, rng: Rng) -> None:
    """Each layer by itself: which cards are in which is known. DW-9"""
    mountain = state.mountains[mine]
    deep = state.deep[mine]
    lower = mountain[:deep]
    upper = mountain[deep:]
    # Sorted first, so that not even the generator's owner can work the true order back out.
    lower.sort()
    upper.sort()
    rng.shuffle(lower)
    rng.shuffle(upper)
    state.mountains[mine] = lower + upper


def shuffle_hidden_specials(state: DwarfState, mine: int, rng: Rng) -> None:
    """The cards below the tops of a mine's piles, whichever pile they are in. DW-7"""
    piles = range(mine * PILES_IN_A_MINE, (mine + 1) * PILES_IN_A_MINE)
    hidden: list[int] = []
    for pile in piles:
        hidden += state.piles[pile][:-1]
    hidden.sort()
    rng.shuffle(hidden)
    for pile in piles:
        cards = state.piles[pile].copy()
        for depth in range(len(cards) - 1):
            cards[depth] = hidden.pop()
        state.piles = replaced(state.piles, pile, cards)
