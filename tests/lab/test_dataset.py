"""Data sets: every decision of every game, the same whoever makes them and however often."""

import json
from array import array
from itertools import groupby
from pathlib import Path

import pytest

import pithead
from lab.datasets import content_of, made, plan, plan_of, records_of, rows
from pithead.engine.errors import Declined
from pithead.engine.match import replay
from pithead.engine.record import read_record
from pithead.games import NAMES
from pithead.lab.dataset import Dataset
from pithead.lab.refusals import DatasetRefused
from pithead.lab.shards import BATCH


@pytest.fixture(scope="module")
def random_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(plan(games=BATCH + 4), tmp_path_factory.mktemp("data") / "set")


@pytest.mark.parametrize("game", NAMES)
def test_decisions_are_those_of_the_records(game: str, tmp_path: Path) -> None:
    folder = made(plan(game=game, games=2), tmp_path / "set")
    decisions = rows(folder, "decisions")
    found = pithead.game(game)

    for row in rows(folder, "records"):
        record = read_record(row["record"])
        own = [each for each in decisions if each["number"] == row["number"]]
        assert [(each["seat"], each["notation"]) for each in own] == record.actions
        assert [each["step"] for each in own] == list(range(len(own)))
        for each, state in zip(own, replay(found, record), strict=False):
            legal = [action.index for action in found.legal_actions(state, each["seat"])]
            assert each["legal"] == legal
            assert array("f", each["features"]).tobytes() == found.features.of(state, each["seat"])
            assert found.action(each["choice"]).notation == each["notation"]


@pytest.mark.parametrize("game", NAMES)
def test_outcomes_are_those_of_the_records(game: str, tmp_path: Path) -> None:
    folder = made(plan(game=game, games=2), tmp_path / "set")
    results: dict[int, list[float]] = {}
    for row in rows(folder, "records"):
        match = pithead.match(row["record"])
        match.check()
        assert row["places"] == match.game.places(match.state)
        assert row["scores"] == [each["total"] for each in match.game.scores(match.state)]
        results[row["number"]] = [match.game.result(match.state, seat) for seat in range(2)]

    for each in rows(folder, "decisions"):
        assert each["outcome"] == results[each["number"]][each["seat"]]


def test_a_search_leaves_its_visit_shares_and_plays_what_it_looked_at_most(tmp_path: Path) -> None:
    folder = made(plan("search:24", "random", games=2), tmp_path / "set")
    names = {each["number"]: each["names"] for each in rows(folder, "records")}

    for each in rows(folder, "decisions"):
        if names[each["number"]][each["seat"]] == "random":
            assert (each["visits"], each["shares"], each["value"]) == (None, None, None)
        else:
            assert sum(each["shares"]) == pytest.approx(1)
            best = max(each["shares"])
            assert each["shares"][each["legal"].index(each["choice"])] == best
            assert each["visits"] >= 24
            assert 0 <= each["value"] <= 1


def test_no_game_is_there_twice_where_a_bot_plays_itself(random_games: Path) -> None:
    found = records_of(random_games)

    assert [each["seed"] for each in found] == list(range(1, BATCH + 5))
    assert len({json.dumps(each["actions"]) for each in found}) == BATCH + 4


def test_every_bot_sits_everywhere(tmp_path: Path) -> None:
    folder = made(plan("random", "greedy", games=2, seed=5), tmp_path / "set")

    assert [each["names"] for each in rows(folder, "records")] == [
        ["random", "greedy"], ["greedy", "random"]
    ]  # fmt: skip


def test_two_workers_make_the_same_files_as_one(random_games: Path, tmp_path: Path) -> None:
    two = made(plan(games=BATCH + 4), tmp_path / "set", workers=2)

    assert content_of(two) == content_of(random_games)


def test_a_shard_that_is_not_whole_is_made_again(random_games: Path, tmp_path: Path) -> None:
    folder = made(plan(games=BATCH + 4), tmp_path / "set")
    (folder / "records" / "000000.parquet").unlink()
    (folder / "decisions" / "000000.parquet").write_bytes(b"half of it")
    (folder / "decisions" / ".000000.parquet").write_bytes(b"a part")

    assert content_of(made(plan(games=BATCH + 4), folder)) == content_of(random_games)


@pytest.mark.parametrize("table", ["records", "decisions"])
def test_a_damaged_shard_is_made_again(table: str, random_games: Path, tmp_path: Path) -> None:
    folder = made(plan(games=BATCH + 4), tmp_path / "set")
    (folder / table / "000001.parquet").write_bytes(b"PAR1 no more")

    assert content_of(made(plan(games=BATCH + 4), folder)) == content_of(random_games)


def test_more_games_go_on_from_fewer(random_games: Path, tmp_path: Path) -> None:
    folder = made(plan(games=3), tmp_path / "set")

    assert content_of(made(plan(games=BATCH + 4), folder)) == content_of(random_games)


def refusal(folder: Path, **wanted: int) -> str:
    with pytest.raises(DatasetRefused) as refused:
        Dataset(folder, plan(**wanted))  # type: ignore[arg-type]
    return refused.value.message.key


def test_another_plan_is_refused(random_games: Path) -> None:
    assert refusal(random_games, seed=2, games=BATCH + 4) == "cli.error.dataset_other"


def test_fewer_games_than_there_are_are_refused(random_games: Path) -> None:
    assert refusal(random_games, games=BATCH + 3) == "cli.error.dataset_more"


def test_a_folder_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ada")

    assert refusal(tmp_path) == "cli.error.dataset_foreign"
    assert content_of(tmp_path) == {"letter.txt": b"Dear Ada"}


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    with Dataset(tmp_path / "set", plan()):
        assert refusal(tmp_path / "set") == "cli.error.dataset_busy"


def test_a_heading_torn_at_its_birth_is_written_again(tmp_path: Path) -> None:
    whole = made(plan(games=1), tmp_path / "whole")
    torn = tmp_path / "torn"
    torn.mkdir()
    (torn / "dataset.json").write_bytes((whole / "dataset.json").read_bytes()[:20])

    assert content_of(made(plan(games=1), torn)) == content_of(whole)


def test_records_give_the_decisions_that_were_made(random_games: Path, tmp_path: Path) -> None:
    files = {f"{each['number']:02}.json": each["record"] for each in rows(random_games, "records")}
    again = made(plan_of(files), tmp_path / "again")

    assert rows(again, "decisions") == rows(random_games, "decisions")
    assert [each["file"] for each in rows(again, "records")] == list(files)


def broken(text: str) -> dict[str, str]:
    """Records that cannot be used, each for a reason of its own."""
    record = json.loads(text)
    halved = {**record, "actions": record["actions"][:5], "scores": None}
    return {
        "a.json": "no record",
        "b.json": json.dumps({**record, "rules": 999}),
        "c.json": json.dumps({**record, "data": "other"}),
        "d.json": json.dumps(halved),
        "e.json": json.dumps({**record, "actions": record["actions"][1:]}),
        "f.json": json.dumps({**record, "scores": None}),
        "g.json": json.dumps({**record, "seats": ["Ada"] * 9}),
    }


def test_a_record_that_cannot_be_used_is_left_out_and_told(
    random_games: Path, tmp_path: Path
) -> None:
    good = rows(random_games, "records")[0]["record"]
    wanted = plan_of({**broken(good), "good.json": good})
    folder = made(wanted, tmp_path / "set")

    assert [each["file"] for each in rows(folder, "records")] == ["good.json"]
    with Dataset(folder, wanted) as dataset:
        assert {file: why.key for file, why in dataset.shards.left_out().items()} == {
            "a.json": "error.record",
            "b.json": "error.rules",
            "c.json": "error.data",
            "d.json": "cli.dataset.unfinished",
            "e.json": "error.replay",
            "f.json": "error.scores",
            "g.json": "error.seats",
        }
        assert dataset.missing() == []


def test_games_from_other_records_are_another_data_set(random_games: Path, tmp_path: Path) -> None:
    one, other = (each["record"] for each in rows(random_games, "records")[:2])
    folder = made(plan_of({"a.json": one}), tmp_path / "set")

    with pytest.raises(Declined) as refused:
        made(plan_of({"a.json": other}), folder)

    assert refused.value.message.key == "cli.error.dataset_other"


def test_the_rows_of_a_shard_are_in_the_order_of_the_games(random_games: Path) -> None:
    numbers = [each["number"] for each in rows(random_games, "decisions")]

    assert [number for number, _ in groupby(numbers)] == list(range(BATCH + 4))
