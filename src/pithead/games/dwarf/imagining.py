"""Dealing anew what nobody can see: what a bot may search. Determinisation, in the field's word."""

from pithead.engine.journal import muted
from pithead.engine.lists import replaced
from pithead.engine.rng import Rng
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.words import PILES_IN_A_MINE


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
