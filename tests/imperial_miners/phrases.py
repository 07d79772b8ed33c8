"""Words for the tests of the effect language: a card with a phrase of one's own, and phrases.

The card is called X1 to X4 by its level, belongs to no faction and has no loaded half-carts.
"""

from typing import Final

from hypothesis import strategies as st

from imperial_miners.look import asked
from imperial_miners.table import Belongings, invented, play, position
from pithead.games.imperial_miners.phrases import IN_EVENT, IN_MINE_PHASE, ON_CARD, ON_SPACE, ON_TOP
from pithead.games.imperial_miners.quantities import (
    OF_THE_CARD,
    PLACEMENTS,
    QUANTITIES,
    TARGETS,
    TARGETS_OF_THE_CARD,
)
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import FACTIONS, LEVELS

PLACES: Final = {
    "card": ON_CARD,
    "space": ON_SPACE,
    "top space": ON_TOP,
    "event": IN_EVENT,
    "mine phase": IN_MINE_PHASE,
}


def placed(
    effects: str,
    at: str = "I/0",
    red: Belongings | None = None,
    decks: dict[str, str] | None = None,
) -> MinersState:
    """A card with these effects has been placed there, and one of them may be chosen."""
    level, _, column = at.partition("/")
    name = f"X{LEVELS.index(level) + 1}"
    own: Belongings = {} if red is None else red.copy()
    own["hand"] = f"{name} {own.get('hand', '')}"
    state = position(game=invented(None, None, **{name: effects}), red=own, decks=decks)
    if asked(state) == "seal":
        play(state, f"play {name}")
    if asked(state) == "place":
        play(state, f"place {column}")
    return state


def acting(
    effect: str,
    at: str = "I/0",
    red: Belongings | None = None,
    decks: dict[str, str] | None = None,
) -> MinersState:
    """A card with this effect has been placed there, and its effect is being carried out."""
    state = placed(effect, at, red, decks)
    play(state, "effect a")
    return state


# -- phrases of the grammar, at random ---------------------------------------------------------

numbers: Final = st.integers(1, 999)


def quantities(place: str) -> st.SearchStrategy[str]:
    return st.sampled_from([q for q in QUANTITIES if place == "card" or q not in OF_THE_CARD])


def targets(place: str) -> st.SearchStrategy[str]:
    return st.sampled_from([t for t in TARGETS if place == "card" or t not in TARGETS_OF_THE_CARD])


def conditions(place: str) -> st.SearchStrategy[str]:
    at_least = st.builds("{}>={}".format, quantities(place), numbers)
    return at_least | st.sampled_from(PLACEMENTS) if place == "card" else at_least


def multiples(place: str) -> st.SearchStrategy[str]:
    """` per Q/d max m`, or nothing."""
    divisors = st.just("") | st.integers(2, 999).map("/{}".format)
    limits = st.just("") | numbers.map(" max {}".format)
    return st.just("") | st.builds(" per {}{}{}".format, quantities(place), divisors, limits)


def steps(place: str) -> st.SearchStrategy[str]:
    """One step that is legal in such a place."""
    if place == "mine phase":
        discounts = st.builds("discount L{} {}".format, st.integers(1, 4), numbers)
        surfaces = st.integers(2, 9).map("surface {}".format)
        return discounts | surfaces | st.sampled_from(["both", "fork"])
    amounts = ["coin", "vp", "draw", "cart"]
    amounts += [] if place == "card" else ["draw4"]
    amounts += [] if place == "top space" else ["adv"]
    searched = st.sampled_from([*FACTIONS, "any"])
    single = st.one_of(
        st.builds("{} {}{}".format, st.sampled_from(amounts), numbers, multiples(place)),
        st.builds("drawf {} {}{}".format, numbers, searched, multiples(place)),
        st.builds(
            "{} {} {}{}".format,
            st.sampled_from(["gear", "ruin"]),
            numbers,
            targets(place),
            multiples(place),
        ),
        st.builds("fix {} {} {}".format, numbers, st.sampled_from(["coin", "vp"]), numbers),
        st.builds("{} {}".format, st.sampled_from(["act", "again"]), targets(place)),
    )
    leading = st.one_of(
        st.builds("pay {}{} > ".format, numbers, st.sampled_from(["", "-S"])),
        st.builds("if {} > ".format, conditions(place)),
        st.builds("{} {} > ".format, st.sampled_from(["discard", "ungear"]), numbers),
        st.just("may "),
    )
    return st.builds("{}{}".format, st.lists(leading, max_size=5).map("".join), single)


def phrases(place: str) -> st.SearchStrategy[str]:
    """A whole effect."""
    return st.lists(steps(place), min_size=1, max_size=3).map("; ".join)
