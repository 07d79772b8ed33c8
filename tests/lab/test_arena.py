"""The arena as a whole: verdicts at fixed checkpoints, solo games, and what it comes to."""

from pathlib import Path

import pytest

from lab.contests import fought, made_up, outcome, plan
from pithead.engine.errors import BadSetup
from pithead.lab.arena import Fought
from pithead.lab.rankings import Ranking, competitors, meetings, rankings
from pithead.lab.refusals import ArenaRefused
from pithead.lab.simulate import Plan, play_one
from pithead.lab.standings import standings, thinking

DECIDED = 10


def test_it_stops_at_the_first_checkpoint_where_all_is_decided(tmp_path: Path) -> None:
    wanted = plan(games=400)
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        made_up(file, wanted, games=14)

    one = fought(wanted, files[0], workers=1, until_decided=True)
    two = fought(wanted, files[1], workers=2, until_decided=True)

    assert (one.rounds, two.rounds) == (DECIDED, DECIDED)
    assert standings(one) == standings(two)
    assert standings(one)["pairs"][0]["stronger"] == "greedy"


def test_games_after_the_checkpoint_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    made_up(file, plan(games=24), games=24)

    assert len(fought(plan(games=400), file, until_decided=True).outcomes) == 2 * DECIDED


def test_a_game_of_the_arena_is_that_of_a_simulation_with_its_seed(tmp_path: Path) -> None:
    game = fought(plan(games=2, seed=7), tmp_path / "arena.jsonl").outcomes[1]
    again = Plan("dwarf", ["random", "greedy"], {}, 1, 7)

    played = play_one(again.opened(), again, 7)

    assert (list(game.places), sum(game.decisions)) == (played.places, played.decisions)


def test_a_rival_of_the_game_is_rated_with_the_bots(tmp_path: Path) -> None:
    result = standings(fought(plan(seats=1, games=3), tmp_path / "arena.jsonl"))

    assert [row["name"] for row in result["competitors"]] == ["greedy", "random", "rival"]
    assert [row["wins"]["games"] for row in result["competitors"]] == [3, 3, 6]
    assert [(pair["first"], pair["second"]) for pair in result["pairs"]] == [
        ("greedy", "rival"),
        ("random", "rival"),
    ]


def test_three_at_a_table_are_rated_by_plackett_and_luce(tmp_path: Path) -> None:
    wanted = plan("greedy", "random", seats=3, games=3)
    result = standings(fought(wanted, tmp_path / "arena.jsonl"))

    assert result["model"] == "plackett-luce"
    assert [len(result["pairs"]), len(result["seats"])] == [1, 3]
    assert sum(row["wins"]["share"] * row["wins"]["games"] for row in result["competitors"]) == (
        pytest.approx(6, abs=0.01)
    )


def test_bots_alone_without_a_rival_are_ranked_by_points_on_the_same_seed() -> None:
    wanted = plan("greedy", "random", "search", seats=1, games=1)
    outcomes = {
        number: outcome(number, 1, totals=(points,)) for number, points in enumerate((30, 21, 30))
    }

    assert competitors(wanted, outcomes) == ["greedy", "random", "search"]
    assert rankings(wanted, outcomes, 1) == [Ranking(0, (0, 1, 2), (1, 3, 1))]


def test_a_round_counts_once_in_the_evidence_however_many_games_it_has() -> None:
    ranked = [Ranking(0, (0, 1), (1, 2)), Ranking(0, (1, 0), (1, 2)), Ranking(1, (0, 1), (1, 1))]

    met = meetings(ranked)[0, 1]

    assert (met.games, met.score, met.by_round) == (3, 1.5, [0.5, 0.5])


def test_thinking_is_measured_for_each_bot() -> None:
    wanted = plan(games=2)
    outcomes = {0: outcome(0, 1, 2), 1: outcome(1, 2, 1)}

    assert [(each["name"], each["mean"]) for each in thinking(Fought(wanted, 1, outcomes))] == [
        ("greedy", 0.5),
        ("random", 0.5),
    ]


def test_what_cannot_be_played_is_refused_before_the_first_game() -> None:
    with pytest.raises(ArenaRefused, match="twice"):
        plan("greedy", "greedy").opened()
    with pytest.raises(ArenaRefused, match="alone"):
        plan("greedy").opened()
    with pytest.raises(BadSetup, match="no bot called"):
        plan("greedy", "deep-blue").opened()
    with pytest.raises(BadSetup, match="1-5 seats"):
        plan(seats=6).opened()
