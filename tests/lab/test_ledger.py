"""The ledger keeps every finished game, once, whatever happens to the process or the file."""

import json
from pathlib import Path

import pytest

from lab.contests import fought, outcome, plan, result_of
from pithead.lab.ledger import Ledger
from pithead.lab.refusals import ArenaRefused

WANTED = plan(games=8)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Three games of a plan."""
    path = tmp_path / "folder" / "arena.jsonl"
    with Ledger(path, WANTED) as ledger:
        for number in (0, 3, 1):
            ledger.add(outcome(number, 1, 2))
    return path


def kept(file: Path) -> list[int]:
    with Ledger(file, WANTED) as ledger:
        return list(ledger.outcomes)


def refusal(file: Path, games: int = 8, seed: int = 1) -> str:
    with pytest.raises(ArenaRefused) as refused:
        Ledger(file, plan(games=games, seed=seed))
    return refused.value.message.key


def test_finished_games_are_found_again(file: Path) -> None:
    assert kept(file) == [0, 3, 1]


def test_an_outcome_comes_back_as_it_was_written(file: Path) -> None:
    with Ledger(file, WANTED) as ledger:
        assert ledger.outcomes[3] == outcome(3, 1, 2)


@pytest.mark.parametrize("torn", [1, 2, 40])
def test_a_torn_last_line_is_played_again(file: Path, torn: int) -> None:
    file.write_bytes(file.read_bytes()[:-torn])

    assert kept(file) == [0, 3]
    assert file.read_bytes().endswith(b"\n")


def test_a_last_line_of_rubbish_is_played_again(file: Path) -> None:
    file.write_bytes(file.read_bytes() + b"\0\0\0\0\n")

    assert kept(file) == [0, 3, 1]


def test_a_torn_heading_is_written_anew(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:30])

    assert kept(file) == []
    assert json.loads(file.read_bytes())["game"] == "dwarf"


def test_a_game_written_twice_counts_once(file: Path) -> None:
    file.write_bytes(file.read_bytes() + file.read_bytes().splitlines(keepends=True)[1])

    assert kept(file) == [0, 3, 1]


def test_a_game_that_is_added_twice_is_written_once(file: Path) -> None:
    with Ledger(file, WANTED) as ledger:
        ledger.add(outcome(3, 2, 1))

    assert len(file.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(
    "line", ["{}", '{"number": 1}', '{"number": -9, "seed": 1, "bots": []}', "[1]", "what"]
)
def test_a_damaged_line_in_the_middle_is_refused(file: Path, line: str) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([lines[0], line, *lines[1:], ""]))

    assert refusal(file) == "cli.error.arena_broken"


def test_a_game_of_other_bots_is_refused(file: Path) -> None:
    file.write_text(
        file.read_text().replace('"seed": 1, "bots": ["greedy"', '"seed": 1, "bots": ["x"')
    )

    assert refusal(file) == "cli.error.arena_broken"


def test_the_games_of_another_plan_are_refused(file: Path) -> None:
    assert refusal(file, seed=2) == "cli.error.arena_other"


def test_a_file_that_is_no_ledger_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text('{\n "pithead": 1,\n "game": "dwarf"')

    assert refusal(file) == "cli.error.arena_other"
    with pytest.raises(ArenaRefused):
        Ledger(file, WANTED, is_fresh=True)
    assert file.read_text() == '{\n "pithead": 1,\n "game": "dwarf"'


def test_a_ledger_in_use_is_refused(file: Path) -> None:
    with Ledger(file, WANTED):
        assert refusal(file) == "cli.error.arena_busy"


def test_a_longer_plan_uses_the_same_ledger(file: Path) -> None:
    with Ledger(file, plan(games=800)) as ledger:
        assert list(ledger.outcomes) == [0, 3, 1]


def test_a_fresh_ledger_forgets(file: Path) -> None:
    with Ledger(file, plan(seed=2), is_fresh=True) as ledger:
        assert ledger.outcomes == {}


def test_a_resumed_arena_comes_to_the_same(tmp_path: Path) -> None:
    whole = fought(plan(games=4), tmp_path / "whole.jsonl")
    part = tmp_path / "part.jsonl"
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    part.write_bytes(b"".join([lines[0], lines[3], lines[1][:50]]))

    assert result_of(fought(plan(games=4), part).outcomes) == result_of(whole.outcomes)
