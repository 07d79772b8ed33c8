"""Studies of balance: which cards are used, and whether kinds are even among winners."""

import pytest

from pithead.games import find_game
from pithead.lab.census import card_shares
from pithead.lab.evenness import evenness
from pithead.lab.plot import plot_simulation
from pithead.lab.simulate import Plan, Played, simulate
from pithead.lab.summary import summary


def game(places: list[int], done: list[list[str]], seen: list[str] | None = None) -> Played:
    census = {"done": done} if seen is None else {"seen": [seen], "done": done}
    return Played(0, 1, "rounds", 1, [{"total": 0} for _ in places], places, census)


def row(played: list[Played], id_: str) -> dict[str, object]:
    return next(each for each in card_shares(played)["done"] if each["id"] == id_)


def test_a_card_is_counted_once_a_game_and_its_users_wins_by_their_share() -> None:
    played = [game([1, 2], [["1", "1"], ["2"]]), game([1, 1], [["2"], ["1"]])]

    assert row(played, "1") == {"id": "1", "seen": 2, "used": 1.0, "wins": 0.75, "note": ""}


def test_a_card_that_was_seen_and_never_used_is_dead() -> None:
    played = [game([1, 2], [["1"], []], ["1", "2"]) for _ in range(40)]

    assert row(played, "2")["note"] == "dead"


def test_a_card_whose_users_win_far_more_than_their_share_dominates() -> None:
    played = [game([1, 2], [["1"], ["2"]]) for _ in range(40)]

    assert (row(played, "1")["note"], row(played, "2")["note"]) == ("dominates", "")


def test_without_a_word_on_what_was_seen_every_game_counts() -> None:
    played = [game([1, 2], [["1"], ["2"]]), game([1, 2], [["1"], ["1"]])]

    assert (row(played, "2")["seen"], row(played, "2")["used"]) == (2, 0.5)


def test_few_games_say_nothing() -> None:
    played = [game([1, 2], [["1"], []], ["1", "2"]) for _ in range(10)]

    assert [each["note"] for each in card_shares(played)["done"]] == ["", ""]


def test_evenness_counts_winners_per_piece_in_the_set() -> None:
    played = [game([1, 2], [["S", "S", "E"], ["E"] * 9]) for _ in range(50)]

    found = evenness(played, {"done": {"S": 4, "E": 1}})["done"]

    assert found["kinds"]["S"]["value"] == 0.5
    assert found["kinds"]["E"]["value"] == 1.0
    assert found["ratio"] == {"value": 2.0, "low": 2.0, "high": 2.0}


def test_an_interval_widens_with_the_spread_of_the_games() -> None:
    played = [game([1], [["S"] * (i % 5) + ["E"] * 3]) for i in range(60)]

    ratio = evenness(played, {"done": {"S": 1, "E": 1}})["done"]["ratio"]

    assert ratio["low"] < ratio["value"] < ratio["high"]


@pytest.mark.parametrize(
    ("name", "seats", "headings"),
    [("dwergar", 2, ["completed", "upgraded"]), ("imperial-miners", 1, ["laid", "icons"])],
)
def test_a_simulation_is_drawn_the_same_twice(
    name: str, seats: int, headings: list[str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    pytest.importorskip("matplotlib")
    plan = Plan(name, ["random"] * seats, {}, 4, 1)
    played = simulate(plan)
    result = summary(played, find_game(name).pieces())
    drawn = []
    for _ in range(2):
        path = tmp_path_factory.mktemp("plot") / "plot.svg"
        words = ("title", "points", "games", "used", "wins", "per_piece", "evenness")
        labels = dict.fromkeys(words, "word")
        names = {heading: [row["id"] for row in rows] for heading, rows in result["cards"].items()}
        plot_simulation(
            str(path), labels, {h: h for h in headings}, names, plan.bots, result, played
        )
        drawn.append(path.read_bytes())

    assert list(result["cards"]) == headings
    assert drawn[0] == drawn[1]
    assert drawn[0].startswith(b"<?xml")
