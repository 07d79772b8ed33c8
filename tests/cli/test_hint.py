"""`pithead hint`: the best moves at a moment, in words and as a document."""

from pathlib import Path

import pytest

from cli.running import run

RECORDS = Path(__file__).parents[1] / "records"
DWARF = str(RECORDS / "dwarf-2-seats-items.json")


def test_a_hint_names_legal_moves_best_first() -> None:
    hint = run("hint", DWARF, "--to", "4", "--bot", "search:40", "--json").document()

    moves = hint["seats"][0]["moves"]
    assert moves[0]["visits"] == max(move["visits"] for move in moves)
    assert sum(move["visits"] for move in moves) == 40
    assert all(0 <= move["value"] <= 1 and move["words"] for move in moves)


def test_a_hint_is_the_same_for_the_same_simulations() -> None:
    one, other = (run("hint", DWARF, "--to", "9", "--bot", "search:30", "--json") for _ in range(2))

    assert one.out == other.out


def test_a_level_gives_hints_too() -> None:
    hint = run("hint", DWARF, "--to", "4", "--bot", "journeyman", "--json").document()

    assert sum(move["visits"] for move in hint["seats"][0]["moves"]) > 1


def test_a_hint_is_drawn_with_what_its_numbers_mean() -> None:
    shown = run("hint", DWARF, "--to", "4", "--bot", "search:20").out

    assert "Prospect" in shown
    assert "%" in shown


def test_the_end_of_a_game_needs_no_hint() -> None:
    assert "over" in run("hint", DWARF, "--bot", "search:5").out


def test_several_seats_to_move_each_get_a_hint() -> None:
    record = str(RECORDS / "imperial-miners-2-seats-plain.json")

    hint = run("hint", record, "--to", "0", "--bot", "search:6", "--json").document()

    assert [seat["seat"] for seat in hint["seats"]] == [0, 1]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--to", "4", "--bot", "random"), "cannot give hints"),
        (("--bot", "search:soon"), "simulations such as 400"),
        (("--to", "9999"), "9999"),
    ],
)
def test_a_wrong_hint_is_refused_in_one_sentence(arguments: tuple[str, ...], says: str) -> None:
    ran = run("hint", DWARF, *arguments)

    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert says in ran.err
