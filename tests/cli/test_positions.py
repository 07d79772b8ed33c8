"""A game in the terminal that begins with a position from a file."""

from pathlib import Path

import pytest

from cli.running import actions_in, lines, run

FIRST_CHOICES = lines(*["1"] * 200)
LATE = '{"seats": 2, "round": 6, "players": [{"items": 3, "iron": 3, "gold": 3, "steel": 3}]}'


def test_a_game_begins_with_a_position_and_its_record_replays(tmp_path: Path) -> None:
    (tmp_path / "late.json").write_text(LATE)
    file = tmp_path / "game.json"

    played = run("play", "dwarf", "--position", str(tmp_path / "late.json"), "--save", str(file),
                 typed=FIRST_CHOICES)  # fmt: skip

    assert (played.code, played.err) == (0, "")
    assert "Round 6" in played.out
    assert run("replay", str(file), "--check").code == 0


def test_such_a_game_is_gone_on_with_later(tmp_path: Path) -> None:
    (tmp_path / "late.json").write_text(LATE)
    file = tmp_path / "game.json"
    run("play", "dwarf", "--position", str(tmp_path / "late.json"), "--save", str(file),
        typed=lines("place 2", "q"))  # fmt: skip

    again = run("play", str(file), typed=lines("q"))

    assert again.code == 0
    assert actions_in(file)[0] == "place 2"


@pytest.mark.parametrize(
    ("text", "more", "said"),
    [
        ('{"players": [{"iron": -1}]}', [], "players: 1: iron: -1; expected a whole number from 0"),
        ("deal me in", [], "not JSON"),
        ('{"ending": "items", "agenda": []}', [], "is over"),
        (LATE, ["--seats", "human"], "The position is for 2 seats, not 1."),
        (LATE, ["--seed", "3"], "leave out --option and --seed"),
    ],
)
def test_a_bad_position_is_one_sentence(
    text: str, more: list[str], said: str, tmp_path: Path
) -> None:
    (tmp_path / "p.json").write_text(text)

    refused = run("play", "dwarf", "--position", str(tmp_path / "p.json"), *more, home=tmp_path)

    assert refused.code == 2
    assert said in refused.err
    assert len(refused.err.strip().splitlines()) == 1
