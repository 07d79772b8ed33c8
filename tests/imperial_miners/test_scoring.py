"""The score, ties and the solo scale: IM-47 to IM-50, IM-A16 to IM-A18."""

import pytest

from imperial_miners.look import vp, winners
from imperial_miners.table import GAME, Belongings, invented, play, position
from pithead.games.imperial_miners.scoring import rank
from rules import rule

# Three complete carts: two by their halves, one by a token.
THREE_CARTS: Belongings = {
    "mine": {"I/0": "D01b", "I/2": "D01c", "I/4": "D05b"},
    "tokens": "I/0 BL",
}


def owning(vp: int, coins: int = 0, carts: int = 0) -> Belongings:
    """So many points and coins, and carts in a row of level I."""
    laid = {f"I/{2 * n}": ["D01c", "D05b", "D06b", "D08b", "D10a"][n] for n in range(carts + 1)}
    return {"vp": vp, "coins": coins, "mine": laid if carts else {}}


@rule("IM-47")
def test_the_score_is_the_points_and_one_for_each_complete_cart() -> None:
    state = position(red={"vp": 12, "coins": 9, **THREE_CARTS})

    assert GAME.scores(state)[0]["total"] == 12 + 3


@rule("IM-47")
def test_coins_score_nothing() -> None:
    state = position(red={"vp": 12, "coins": 99})

    assert GAME.scores(state)[0]["total"] == 12


@rule("IM-50")
def test_the_sample_player_of_the_rulebook_scores_39() -> None:
    # Eight carts: six borders of two loaded halves, two tokens.
    laid = {
        "I/-2": "D01c",
        "I/0": "D02a",
        "I/2": "D03c",
        "I/4": "D05b",
        "I/6": "D06b",
        "II/-1": "D16a",
        "II/1": "D19b",
    }
    state = position(red={"vp": 31, "coins": 7, "mine": laid})
    missing = 8 - state.players[0].mine.carts
    for border in state.players[0].mine.open_borders()[:missing]:
        state.players[0].mine.put_token(border)

    assert GAME.scores(state) == [{"total": 39, "vp": 31, "carts": 8, "coins": 7, "rank": 1}]


@rule("IM-48")
@pytest.mark.parametrize(
    ("red", "blue", "expected"),
    [
        (owning(20), owning(19, coins=9), "red"),
        (owning(18, carts=2), owning(19, coins=9), "red"),
        (owning(20, coins=3), owning(20, coins=4), "blue"),
        (owning(19, coins=3, carts=1), owning(20, coins=3), "red"),
        (owning(20, coins=3), owning(20, coins=3), "red and blue"),
    ],
    ids=["points", "carts are points", "coins", "carts", "shared"],
)
def test_ties_go_to_the_most_coins_then_the_most_carts_then_are_shared(
    red: Belongings, blue: Belongings, expected: str
) -> None:
    state = position(2, red=red, blue=blue)

    assert winners(state) == expected


@rule("IM-A16")
def test_complete_carts_break_a_tie_of_points_and_coins() -> None:
    state = position(3, red=owning(20), blue=owning(18, carts=2), green=owning(20))

    assert GAME.places(state) == [2, 1, 2]


@rule("IM-48", "IM-A16")
def test_coins_come_before_carts() -> None:
    state = position(2, red=owning(20, coins=1), blue=owning(18, carts=2))

    assert winners(state) == "red"


@rule("IM-49", "IM-A17")
@pytest.mark.parametrize(
    ("points", "expected"),
    [
        (0, 0),
        (34, 0),
        (35, 1),
        (45, 1),
        (46, 2),
        (55, 2),
        (56, 3),
        (60, 3),
        (61, 4),
        (65, 4),
        (66, 5),
        (120, 5),
    ],
)
def test_alone_the_score_gives_one_of_six_ranks(points: int, expected: int) -> None:
    state = position(red={"vp": points})

    assert GAME.scores(state)[0]["rank"] == rank(points) == expected


@rule("IM-49")
def test_only_a_solo_game_has_a_rank() -> None:
    assert "rank" not in GAME.scores(position(2))[0]


@rule("IM-49")
@pytest.mark.parametrize(("points", "worth"), [(34, 0.0), (35, 0.2), (61, 0.8), (66, 1.0)])
def test_alone_the_end_is_worth_the_part_of_the_scale_that_was_climbed(
    points: int, worth: float
) -> None:
    state = position(1, red={"vp": points})

    assert GAME.result(state, 0) == pytest.approx(worth)


@rule("IM-A18", "IM-13")
def test_a_card_of_two_factions_counts_once_for_each() -> None:
    # D28 has the icons S and E.
    game = invented(X3="vp 1 per S; vp 10 per E; vp 100 per div")
    laid = {"I/0": "D01a", "I/2": "D14a", "II/1": "D28"}
    state = position(game=game, red={"hand": "X3", "mine": laid})

    play(state, "place 2", "effect a")

    assert vp(state) == 2 * 1 + 1 * 10 + 2 * 100


@rule("IM-A18", "IM-13")
@pytest.mark.parametrize(
    ("laid", "different"),
    [
        ({"I/0": "D14a"}, 0),
        ({"I/0": "D01a", "I/2": "D01b"}, 1),
        ({"I/0": "D01a", "II/1": "D28"}, 2),
        ({"I/0": "D14a", "II/-1": "D28", "II/1": "D30"}, 4),
        ({"I/0": "D14a", "I/2": "D02a", "II/-1": "D28", "II/1": "D30", "II/3": "D32"}, 6),
    ],
)
def test_different_factions_are_the_icons_present(laid: dict[str, str], different: int) -> None:
    game = invented(X1="vp 1 per div")
    state = position(game=game, red={"hand": "X1", "mine": laid})

    play(state, "place -2", "effect a")

    assert vp(state) == different
