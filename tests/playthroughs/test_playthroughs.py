"""The games told in this folder are still played so. `scripts/playthroughs` writes them anew."""

import pytest

from pithead.games import NAMES
from playthroughs.chosen import CHOSEN, FOLDER, file_of, text_of


@pytest.mark.parametrize("title", CHOSEN)
def test_a_told_game_is_still_played_so(title: str) -> None:
    told = file_of(title).read_text("utf-8").splitlines()

    assert text_of(title).splitlines() == told


def test_every_file_belongs_to_a_chosen_game() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(CHOSEN)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_told(name: str) -> None:
    assert any(game == name for game, _, _, _ in CHOSEN.values())
