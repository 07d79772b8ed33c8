"""Half-carts and cart tokens: IM-39, IM-A11, IM-A12."""

import pytest

from imperial_miners.look import asked, carts, coins, legal, player, tokens
from imperial_miners.table import invented, play, position, with_halves
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.mine import Mine
from rules import rule

# Where a card lies across each half of II/1, the half that meets it, and the border's name.
BORDERS = [
    ("L", "II/-1", "R", "II/-1 R"),
    ("R", "II/3", "L", "II/1 R"),
    ("TL", "I/0", "BR", "I/0 BR"),
    ("TR", "I/2", "BL", "I/2 BL"),
    ("BL", "III/0", "TR", "II/1 BL"),
    ("BR", "III/2", "TL", "II/1 BR"),
]
MEETINGS = [(half, place, meets) for half, place, meets, _ in BORDERS]
HALVES = ["L", "R", "TL", "TR", "BL", "BR"]


def level_of(place: str) -> int:
    return len(place.partition("/")[0])


def mine_around(own: str, place: str, other: str) -> Mine:
    """A card at II/1 with its halves, and one across with its."""
    game, laid = pair(own, place, other)
    return player(position(game=game, red={"mine": laid})).mine


def pair(own: str, place: str, other: str) -> tuple[ImperialMiners, dict[str, str]]:
    """Both cards, and cards without half-carts above them."""
    name = f"Y{level_of(place)}"
    game = with_halves(X2=own, Z1="", **{name: other})
    return game, {"I/0": "Z1", "I/2": "Z1", "II/1": "X2"} | {place: name}


@rule("IM-39")
@pytest.mark.parametrize(("half", "place", "meets"), MEETINGS)
def test_two_loaded_halves_make_a_complete_cart(half: str, place: str, meets: str) -> None:
    assert mine_around(half, place, meets).carts == 1


@rule("IM-39")
@pytest.mark.parametrize(("half", "place", "meets"), MEETINGS)
def test_no_other_half_meets_it(half: str, place: str, meets: str) -> None:
    others = " ".join(side for side in HALVES if side != meets)

    assert mine_around(half, place, others).carts == 0


@rule("IM-39")
@pytest.mark.parametrize(("half", "place", "meets", "border"), BORDERS)
@pytest.mark.parametrize("loaded_here", [True, False])
def test_a_token_may_go_on_a_border_with_one_loaded_half(
    half: str, place: str, meets: str, border: str, loaded_here: bool
) -> None:
    own, other = (half, "") if loaded_here else ("", meets)
    game, laid = pair(own, place, other)

    state = position(event="V06", game=game, red={"mine": laid})

    assert (tokens(state), carts(state)) == (border, 1)


@rule("IM-39", "IM-A12")
def test_tokens_go_only_on_borders_with_exactly_one_loaded_half() -> None:
    # I/-2 to I/0: both loaded; I/0 to I/2: one; I/2 to I/4: none; I/4 to I/6: one.
    game = with_halves(A1="R", B1="L R", C1="", D1="L")
    laid = {"I/-2": "A1", "I/0": "B1", "I/2": "C1", "I/4": "C1", "I/6": "D1"}
    state = position(game=game, red={"hand": "C1", "mine": laid})

    play(state, "place 8", "effect a")

    assert (carts(state), legal(state)) == (1, ["cart I/0 R", "cart I/4 R"])


@rule("IM-A12")
def test_with_no_such_border_nothing_is_placed() -> None:
    game = with_halves(C1="")
    state = position(game=game, red={"hand": "C1", "mine": {"I/0": "C1", "I/2": "C1"}})

    play(state, "place 4", "effect a")

    assert (asked(state), carts(state), tokens(state)) == ("surface", 0, "")


@rule("IM-39")
def test_a_border_takes_one_token() -> None:
    game = with_halves(A1="R", C1="")
    laid = {"I/0": "A1", "I/2": "C1"}
    state = position(game=game, red={"hand": "C1", "mine": laid, "tokens": "I/0 R"})

    play(state, "place 4", "effect a")

    assert (asked(state), carts(state), tokens(state)) == ("surface", 1, "I/0 R")


@rule("IM-39")
def test_a_cart_is_complete_at_once_when_the_second_half_is_laid() -> None:
    game = with_halves(A1="L R")
    state = position(game=game, red={"hand": "A1", "mine": {"I/0": "A1"}})

    play(state, "place 2")

    assert carts(state) == 1


@rule("IM-39")
def test_one_card_can_complete_several_carts() -> None:
    game = with_halves(A1="BL BR", B2="L R TL TR")
    laid = {"I/0": "A1", "I/2": "A1", "II/-1": "B2", "II/3": "B2"}
    before = carts(position(game=game, red={"mine": laid}))

    state = position(game=game, red={"hand": "B2", "mine": laid})

    assert (before, carts(state)) == (2, 6)


@rule("IM-39")
def test_tokens_are_placed_one_after_another() -> None:
    # Toll Road places three, and its own halves meet nothing where it lies.
    game = with_halves(A1="L R", C1="")
    laid = {"I/0": "A1", "I/2": "C1", "I/4": "A1", "I/6": "C1"}
    state = position(game=game, red={"coins": 9, "hand": "D33", "mine": laid})
    play(state, "place 7", "effect b")
    first = legal(state)

    play(state, "cart I/2 R")

    assert (first, legal(state)) == (
        ["cart I/0 R", "cart I/2 R", "cart I/4 R"],
        ["cart I/0 R", "cart I/4 R"],
    )


@rule("IM-39")
def test_a_token_counts_as_a_complete_cart_of_the_mine_and_of_both_cards() -> None:
    game = invented(X1="coin 1 per carts; coin 10 per carts_this")
    laid = {"I/0": "D01b", "I/2": "X1"}
    state = position(game=game, red={"coins": 2, "hand": "D15a", "mine": laid, "tokens": "I/0 R"})

    play(state, "place 3", "skip", "effect a")

    assert coins(state) == 11


@rule("IM-A11")
def test_halves_towards_the_surface_make_no_cart_and_take_no_token() -> None:
    game = with_halves(A1="TL TR")
    state = position(game=game, red={"hand": "A1", "mine": {"I/0": "A1", "I/2": "A1"}})

    play(state, "place 4", "effect a")

    assert (asked(state), carts(state)) == ("surface", 0)


@rule("IM-A11")
def test_a_half_towards_no_card_takes_no_token() -> None:
    state = position(game=with_halves(A1="L R BL BR"), red={"hand": "A1"})

    play(state, "effect a")

    assert (asked(state), tokens(state)) == ("surface", "")


@rule("IM-39")
def test_level_iv_meets_the_halves_above_it() -> None:
    # The Heart of the Mountain shows TL and TR.
    game = with_halves(A3="BR", B3="BL", A2="")
    laid = {"I/0": "D14a", "II/1": "A2", "III/0": "A3", "III/2": "B3"}
    state = position(game=game, red={"hand": "D66", "mine": laid})

    play(state, "place 1")

    assert carts(state) == 2


@rule("IM-A11", "IM-39")
def test_a_card_of_level_i_counts_no_token_of_another_border() -> None:
    # Down to level IV, where a token lies between two cards; the acting card lies at I/0.
    game = with_halves(X2="", X3="", X4="R")
    laid = {"I/0": "D13a", "II/1": "X2", "III/0": "X3", "III/2": "X3", "IV/1": "X4", "IV/3": "X4"}
    state = position(game=game, red={"mine": laid, "tokens": "IV/1 R"})

    on_cards = [player(state).mine.carts_of(card) for card in range(len(laid))]

    assert (carts(state), on_cards) == (1, [0, 0, 0, 0, 1, 1])
