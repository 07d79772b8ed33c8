"""The table of Dwergar as it is drawn, position by position."""

import io
from typing import Any, Final

import pytest
from rich.console import Console

from dwergar.table import GAME, play, position
from every_game.tables import Table, now_and_then
from pithead.cli.boards.dwergar import DwergarBoard
from pithead.cli.boards.dwergar_signs import MARK_SIGNS, weakest
from pithead.cli.boards.dwergar_signs import drawn as drawn_signs
from pithead.cli.seating import Seating
from pithead.engine.sign import signs_json
from pithead.games.dwergar.loader import read_place_word
from pithead.text import LANGUAGES, catalogue

SEATS: Final = ["human:Anna", "random", "random", "random"]


def drawn(state: Any, width: int = 100, language: str = "en") -> str:
    """The board as text."""
    speak = catalogue(language)
    seating = Seating(SEATS[: state.seats], [], speak)
    board = DwergarBoard(GAME, speak)
    console = Console(file=io.StringIO(), width=width)
    with console.capture() as captured:
        console.print(board.draw(GAME.view(state, 0), seating, width))
    return captured.get()


def drawn_briefly(state: Any) -> str:
    """What stands between two questions of one action."""
    speak = catalogue("en")
    console = Console(file=io.StringIO(), width=100)
    with console.capture() as captured:
        seating = Seating(SEATS[: state.seats], [], speak)
        console.print(DwergarBoard(GAME, speak).brief(GAME.view(state, 0), seating, 100))
    return captured.get()


def line_with(words: str, text: str) -> str:
    """The first line with these words, its gaps made single."""
    return next(" ".join(line.split()) for line in text.splitlines() if words in line)


def test_a_worker_is_a_letter_where_he_stands() -> None:
    table = drawn(position(standing={"bellows": "ironworker"}))

    assert line_with("Bellows", table) == "Bellows W 1□→1■ W all ■ · B +2▲ 1I~"


def test_a_foreman_carries_his_owners_colour() -> None:
    table = drawn(position(standing={"bellows": "blue"}))

    assert line_with("Bellows", table).startswith("Bellows F(B) ")


def test_an_installed_furnace_shows_its_owner_instead_of_the_price() -> None:
    table = drawn(position(furnaces={"studio": "blue"}))

    assert line_with("Studio", table).endswith(" ⌂(B)")


def test_carts_stand_on_their_levels() -> None:
    table = drawn(position(carts={"red 2": "2 iron, foreman", "blue 2": "1 crystal"}))

    assert line_with("2I / 3I", table) == "2 · 2I / 3I~ 1I~ 2I F 1C"


def test_the_actions_left_can_be_counted() -> None:
    assert line_with("Round", drawn(position())).startswith("Round 1 of 2 Actions (R) ●●●")


def test_the_action_being_taken_is_half_a_mark_and_its_place_is_marked() -> None:
    state = position(red={"cool": 2, "workers": "ironworker"})

    play(state, "place ironworker bellows")

    assert line_with("Round", drawn(state)).startswith("Round 1 of 2 Actions (R) ◐●●")
    assert line_with("Bellows", drawn(state)).startswith("▸Bellows W ")


@pytest.mark.parametrize(
    ("place", "shown"),
    [
        ("mine-1", "The mine"),
        ("lift", "The mine"),
        ("forge", "Forge S+1▲→I"),
        ("studio", "Open projects"),
        ("bellows", "Player"),
    ],
)
def test_in_the_middle_of_an_action_only_what_it_is_about_is_shown(place: str, shown: str) -> None:
    state = position(red={"stone": 9, "heat": 3, "cool": 2, "workers": "engineer"}, row=[12, 28])

    play(state, f"place engineer {place}")

    assert shown in drawn_briefly(state)
    assert "The mountain" not in drawn_briefly(state)


def test_between_two_actions_the_whole_table_is_shown() -> None:
    assert drawn_briefly(position()) == drawn(position())


def test_the_event_is_explained() -> None:
    table = drawn(position(event=48))

    assert line_with("Event", table) == (
        "Event 48 Lift malfunction: this round every level lifted costs 1 heat, the first one too"
    )


def test_a_closed_laboratory_says_so() -> None:
    table = drawn(position(event=57))

    assert line_with("Laboratory", table[table.index("The mountain") :]).startswith(
        "Laboratory · closed this round"
    )


def test_only_reconstructed_values_of_a_project_are_marked() -> None:
    table = drawn(position(row=[5]))

    assert line_with("Private conveyor", table) == (
        "5 Private conveyor belt 1S 1I 1G~ 4 4▲ 4 take 1 iron~"
    )


def test_a_player_has_goods_heat_furnaces_dwarves_and_projects() -> None:
    state = position(
        red={
            "stone": 3, "gold": 2, "heat": 4, "hot": 1, "cool": 2, "points": 17,
            "workers": "engineer engineer foreman", "completed": [12], "upgraded": [3],
        },
        furnaces={"mine-1": "red"},
        silverbeard="red",
    )  # fmt: skip

    assert line_with("Anna", drawn(state)) == (
        "(R) Anna · you ♔ 17 3 0 2 0 4 ■□□ ⌂1 E E F(R) 3↑ 12"
    )


def test_the_older_edition_shows_its_own_bonus() -> None:
    newer, older = drawn(position()), drawn(position(edition="2020"))

    assert "W~ +1★/⇑ if loaded · B~" in newer
    assert "W~ +1★/⇑ · B~" in older


def test_rates_stand_below_the_places() -> None:
    assert line_with("new furnace 1I", drawn(position())) == (
        "Laboratory C→2G G→2I I→2S~ Forge S+1▲→I I+1▲→G G+2▲→C~ new furnace 1I~"
    )


def test_a_deck_that_is_empty_says_so() -> None:
    assert "Open projects · deck empty" in drawn(position(row=[5], deck=[]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 170])
def test_the_table_fits_whatever_happens(language: str, width: int) -> None:
    table = Table("dwergar", 4, GAME.read_options(4, {}))
    wide = [
        line
        for state in now_and_then(table, 3, every=30)
        for line in drawn(state, width, language).splitlines()
        if len(line) > width
    ]

    assert wide == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_eighty_columns(language: str) -> None:
    table = Table("dwergar", 4, GAME.read_options(4, {}))

    assert not any("…" in drawn(state, 80, language) for state in now_and_then(table, 3, every=30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_places_are_told_apart_by_their_signs(language: str) -> None:
    phrases = [
        "exchange 2", "light 1", "light all", "heat 2", "lift 1", "load 1 stone", "score 1 lift",
        "score 1 lift loaded", "build 1", "convert", "complete 1", "take back 1", "upgrade any 1",
        "upgrade less 2",
    ]  # fmt: skip
    words = [read_place_word(phrase) for phrase in phrases]

    signs = [
        drawn_signs([signs_json(word.signs())], catalogue(language)).plain for word in words if word
    ]

    assert len(set(signs)) == len(phrases)


def test_every_sign_of_a_mark_is_explained_where_all_marks_are_shown() -> None:
    explained = catalogue("en").word("cli.dwergar.marks").split("   ")

    meanings = {"stated": "rulebook", "fitted": "worked out", "reconstructed": "rebuilt"}
    for name, meaning in {**meanings, "box": "card file"}.items():
        (said,) = [each for each in explained if each[0] == MARK_SIGNS[name]]
        assert meaning in said


def test_of_several_parts_the_weakest_mark_is_shown() -> None:
    assert weakest(["stated", "box", "fitted"]) == "fitted"
    assert weakest(["fitted", "reconstructed", "stated"]) == "reconstructed"
