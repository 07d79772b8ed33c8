"""Every card says in its own words and signs what it does; both clients can draw every sign.

A client that meets a sign it has no drawing for would have to guess, so here all are looked up: the
browser's in `web/src/boards/<game>/signs.json`, the terminal's in its board.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pithead.cli.boards import find_board
from pithead.engine import shown
from pithead.games import find_game
from pithead.text import LANGUAGES, catalogue

WEB = Path(__file__).parents[2] / "web" / "src"
WITH_SIGNS = ["dwarf", "imperial-miners"]

each_game = pytest.mark.parametrize("name", WITH_SIGNS)


def worded(value: Any) -> Iterator[dict[str, Any]]:
    """Every card, and every part of one that has signs."""
    if isinstance(value, dict):
        if "signs" in value:
            yield value
        for inner in value.values():
            yield from worded(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from worded(inner)


def signs_of(name: str) -> dict[str, shown.Sign]:
    """One sign of each name that any card of the game shows."""
    return {
        sign["name"]: sign
        for card in worded(find_game(name).card_list())
        for row in card["signs"]
        for sign in row
    }


def drawings_of(name: str) -> dict[str, dict[str, Any]]:
    text = (WEB / "boards" / name / "signs.json").read_text("utf-8")
    drawings: dict[str, dict[str, Any]] = json.loads(text)
    return drawings


@each_game
def test_every_card_has_a_title_and_a_row_of_signs_for_all_it_does(name: str) -> None:
    for card in find_game(name).card_list():
        assert set(card["title"]) == {"key", "params"}  # type: ignore[call-overload]
        for part in worded(card):
            assert part["does"]
            assert len(part["does"]) == len(part["signs"])
            assert all(part["signs"])


@each_game
def test_the_browser_draws_every_sign(name: str) -> None:
    assert set(signs_of(name)) <= set(drawings_of(name))


@each_game
def test_the_browser_has_the_pictures_and_words_it_draws_signs_with(name: str) -> None:
    sheets = [*(WEB / "art").glob("*.svg"), *(WEB / "boards" / name).glob("*.svg")]
    ids = {id_ for sheet in sheets for id_ in re.findall(r'id="([^"]+)"', sheet.read_text("utf-8"))}
    for drawing in drawings_of(name).values():
        assert f"i-{drawing['icon']}" in ids if "icon" in drawing else True
        assert drawing["symbol"] in ids if "symbol" in drawing else True
        for part in drawing.get("parts", []):
            picture = part.removeprefix("@")
            assert part == picture or picture in ids or f"i-{picture}" in ids
        for language in LANGUAGES if "word" in drawing else []:
            assert catalogue(language).has(drawing["word"])


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_every_sign(name: str, language: str) -> None:
    board = find_board(find_game(name), catalogue(language))
    for sign in signs_of(name).values():
        assert board.signs([sign]).plain
