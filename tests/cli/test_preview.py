"""`p 3` at the prompt: what a choice would change, before it is made."""

import re
from pathlib import Path

import pytest

from cli.running import lines, run


def shown(game: str, typed: list[str], tmp_path: Path, language: str = "en") -> str:
    seats = ",".join(["human"] + ["random"] * (1 if game == "dwergar" else 0))
    arguments = ("--lang", language, "play", game, "--seats", seats, "--seed", "1")
    return run(*arguments, typed=lines(*typed, "q"), home=tmp_path).out


def test_a_choice_tells_what_it_brings_and_what_one_would_then_have(tmp_path: Path) -> None:
    pages = shown("imperial-miners", ["1"] * 4 + ["p 1"], tmp_path)

    assert "(R) +2 coins → 3, +1 gears → 1" in pages


def test_a_choice_that_changes_no_number_says_so(tmp_path: Path) -> None:
    assert "Nothing changes right away." in shown("dwarf", ["p 1"], tmp_path)


@pytest.mark.parametrize("game", ["dwarf", "dwergar", "imperial-miners"])
@pytest.mark.parametrize("language", ["en", "uk", "it"])
def test_every_game_can_be_previewed_in_every_language(
    game: str, language: str, tmp_path: Path
) -> None:
    typed = [word for _ in range(12) for word in ("p", "1")]

    assert re.search(r"\(.\) [+-]\d+ \D+ → \d", shown(game, typed, tmp_path, language))


def test_a_choice_that_is_not_there_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert "99" in shown("dwarf", ["p 99"], tmp_path)
