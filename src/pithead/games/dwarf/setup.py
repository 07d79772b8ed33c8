"""The options of DWARF, and what is dealt before the first round. DW-6 to DW-11"""

from collections.abc import Mapping
from typing import Final

from pithead.engine.options import Flag, Option, OptionValue, SeatOption
from pithead.engine.rng import Rng
from pithead.games.dwarf.cards import DEEPEST, Cards
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.words import AUTOMATA, MOST_SEATS, PILES_IN_A_MINE, RIVAL

SEAT_COUNTS: Final = list(range(1, MOST_SEATS + 1))


def options() -> list[Option]:
    return [
        Flag("layered", False, SEAT_COUNTS, "DW-9"),
        Option("automaton", AUTOMATA[1:], AUTOMATA[1], [1], "DW-45"),
        SeatOption("first", [2, 3, 4, 5], "DW-11"),
    ]


def lower_layer(cards: Cards) -> list[int]:
    """The 3-lantern cards, which the layered mountain keeps below the others. DW-9"""
    return [card.number for card in cards.mountain() if card.lanterns == DEEPEST]


def shuffled_mountain(cards: Cards, lower: list[int], rng: Rng) -> list[int]:
    """The deck, its top last; a lower layer stays at the bottom. DW-8, DW-9"""
    upper = [card.number for card in cards.mountain() if card.number not in lower]
    rng.shuffle(upper)
    rng.shuffle(lower)
    return lower + upper


def dealt_specials(cards: Cards, seats: int, rng: Rng) -> list[list[int]]:
    """Three even piles; in solo play without Apprentice, so 3, 3 and 2. DW-7, DW-45"""
    left = [
        card.number
        for card in cards.specials()
        if seats > 1 or not FRONTS[card.front].needs_opponent
    ]
    rng.shuffle(left)
    piles: list[list[int]] = []
    for pile in range(PILES_IN_A_MINE):
        # The first piles are the higher ones where the cards do not share out evenly.
        height = (len(left) + PILES_IN_A_MINE - 1 - pile) // (PILES_IN_A_MINE - pile)
        piles.append(left[:height])
        left = left[height:]
    return piles


def first_player(seats: int, options: Mapping[str, OptionValue], rng: Rng) -> int:
    """Random or given; the automaton always starts. DW-11, DW-45"""
    if seats == 1:
        return RIVAL
    if options["first"] == "random":
        return rng.below(seats)
    return int(options["first"]) - 1
