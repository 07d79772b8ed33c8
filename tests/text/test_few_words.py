"""A project's face tells its effect in a few words: every effect has them in every language."""

from typing import Any

import pytest

from pithead.games import find_game
from pithead.text import LANGUAGES, read_patterns

EFFECT = "dwergar.effect."
# Letters that fit on a face in two lines.
MOST = 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_of_a_project_has_its_few_words(language: str) -> None:
    patterns = read_patterns(language)
    keys = {
        message["key"].replace(EFFECT, "web.dwergar.few.")
        for card in find_game("dwergar").card_list()
        if "deck" in card
        for message in card["does"]  # type: ignore[attr-defined]
    }
    assert all(key.startswith("web.") for key in keys)
    words = {key: patterns[key] for key in keys}
    assert {key: text for key, text in words.items() if len(text) > MOST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_a_mine_cards_effects_has_its_few_words(language: str) -> None:
    patterns = read_patterns(language)
    effects = [
        message
        for card in find_game("imperial-miners").card_list()
        if card["kind"] == "mine"
        for message in card["does"]  # type: ignore[attr-defined]
    ]
    assert [each for each in effects if not few_words_of(each, patterns)] == []


def few_words_of(message: Any, patterns: dict[str, str]) -> set[str]:
    """Keys of the few words that some step of an effect has."""
    found = {message["key"].replace("imperial-miners.step.", "web.imperial-miners.few.")}
    for param in message["params"].values():
        if isinstance(param, dict):
            found |= few_words_of(param, patterns)
    return {key for key in found if key.startswith("web.") and key in patterns}
