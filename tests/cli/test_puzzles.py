"""`pithead puzzles`: what there is, solving one in the terminal, and making new ones."""

import json
from pathlib import Path

import pytest

from cli.running import lines, run
from pithead.games import NAMES as GAMES
from pithead.puzzles import shipped, solution
from pithead.text import LANGUAGES

NAMES = [name for name in GAMES if shipped(name)]
MAKE = ("puzzles", "make", "dwarf", "--bot", "search:10", "--simulations", "40", "--seed", "3")


def test_the_counts_stand_by_game_and_grade() -> None:
    said = run("puzzles").out

    assert [name in said for name in ("DWARF", "Dwergar", "Imperial Miners")] == [True] * 3


@pytest.mark.parametrize("name", NAMES)
def test_a_grade_can_be_asked_for(name: str) -> None:
    listed = run("puzzles", "list", name, "--grade", "3", "--json").document()

    assert {each["grade"] for each in listed} == {3}


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_is_shown_without_its_solution(name: str) -> None:
    puzzle = shipped(name)[0]

    shown, solved = (
        run("puzzles", "show", puzzle["id"], *more).out for more in ([], ["--solution"])
    )

    assert "solution" not in shown
    assert "The solution" in solved
    assert solution(puzzle) in " ".join(solved.split()).partition("Expected to follow")[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_wrong_move_is_told_what_it_costs_and_the_right_one_ends_it(
    name: str, language: str
) -> None:
    puzzle = shipped(name)[0]
    wrong = puzzle["moves"][-1]
    typed = lines("nonsense", wrong["action"], solution(puzzle))

    ran = run("puzzles", "try", puzzle["id"], "--lang", language, typed=typed)

    assert ran.code == 0, ran.err
    assert f"{wrong['given'] * 100:.1f}" in ran.out
    assert "{" not in ran.out


def test_the_solution_can_be_asked_for() -> None:
    puzzle = shipped("dwarf")[0]

    ran = run("puzzles", "try", puzzle["id"], typed=lines("s"))

    assert ran.code == 0
    assert "The solution" in ran.out


def test_a_puzzle_that_is_not_there_is_one_sentence() -> None:
    ran = run("puzzles", "show", "dwarf-none")

    assert ran.code == 2
    assert "no puzzle called" in ran.err


def test_making_goes_on_with_its_file_and_with_no_other(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.json")

    first = run(*MAKE, "--games", "1", "--out", file)
    again = run(*MAKE, "--games", "2", "--out", file)
    other = run(*MAKE, "--games", "2", "--seats", "3", "--out", file)

    assert (first.code, again.code, other.code) == (0, 0, 2)
    assert json.loads(Path(file).read_text("utf-8"))["made"]["games"] == 2
    assert "in another way" in other.err


def test_only_a_bot_that_says_what_it_thinks_can_make_them(tmp_path: Path) -> None:
    ran = run("puzzles", "make", "dwarf", "--bot", "greedy", "--out", str(tmp_path / "mine.json"))

    assert ran.code == 2
    assert "greedy" in ran.err
