"""The menu, by numbers, also through a pipe."""

from pathlib import Path

from cli.running import lines, run
from pithead.games import NAMES

LANGUAGE = len(NAMES) + 1


def test_a_solo_game_is_three_numbers_away(tmp_path: Path) -> None:
    shown = run("menu", typed=lines("1", "1", "2"), home=tmp_path)

    assert "Andvéttr ◂1" in shown.out


def test_opponents_are_counted(tmp_path: Path) -> None:
    shown = run("menu", typed=lines("1", "2", "2", "1"), home=tmp_path)

    assert "(G) Green · Beginner" in shown.out


def test_every_game_is_on_the_menu(tmp_path: Path) -> None:
    shown = run("menu", typed=lines("2", "1", "3", "2"), home=tmp_path)

    assert "(Y) Yellow · Skilled" in shown.out
    assert "Red: Send a dwarf to work (3 actions left)." in shown.out


def test_people_around_one_screen_give_their_names(tmp_path: Path) -> None:
    shown = run("menu", typed=lines("1", "3", "1", "Anna, Borys"), home=tmp_path)

    assert "(R) Anna" in shown.out
    assert "(B) Borys" in shown.out


def test_the_last_game_is_offered_first(tmp_path: Path) -> None:
    run("play", "dwarf", "--seed", "1", typed=lines("1", "q"), home=tmp_path)

    shown = run("menu", typed=lines("1"), home=tmp_path)

    assert "Go on with DWARF (1 action played" in shown.out
    assert "Place your second worker, or pass." in shown.out


def test_the_language_can_be_changed(tmp_path: Path) -> None:
    shown = run("menu", typed=lines(str(LANGUAGE), "2", "q"), home=tmp_path)

    assert "Pithead · у що граємо?" in shown.out


def test_a_wrong_number_is_asked_again(tmp_path: Path) -> None:
    shown = run("menu", typed=lines("9", "x", "q"), home=tmp_path)

    assert shown.out.count(f"Please type a number from 1 to {LANGUAGE}, or q.") == 2
    assert shown.code == 0
