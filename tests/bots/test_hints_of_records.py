"""Hints at 50 recorded moments of each game: each names its line and its gain, in each language."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from pithead.bots import Thought, find_bot
from pithead.cli.hint import in_words
from pithead.cli.terminal import Terminal
from pithead.engine.match import Match
from pithead.engine.outlook import Outlook
from pithead.engine.record import record_from_json
from pithead.games import NAMES, open_record
from pithead.text import LANGUAGES
from text.test_plain_words import NOTATION

pytestmark = pytest.mark.heavy
RECORDS: Final = Path(__file__).parents[1] / "records"
MOMENTS: Final = 50
PEOPLE: Final = ["Ada", "Bor", "Cyn", "Dag", "Eir"]
SIGNED: Final = re.compile(r"[+−]\d+([.,]\d)?")
# A key of a catalogue, or a param that was not filled in.
RAW: Final = re.compile(
    rf"{NOTATION.pattern}|\b(hint|cli|web|dwarf|dwergar|imperial-miners)\.[a-z]"
)


def moment(game: str, number: int) -> Match[Any]:
    """Records in turn, each at another moment of it."""
    files = sorted(RECORDS.glob(f"{game}-*.json"))
    file = files[number * 7 % len(files)]
    record = record_from_json(json.loads(file.read_text("utf-8")), file.name)
    return open_record(record.until((number * 37 + 5) % len(record.actions)))


def ends_with(match: Match[Any], seat: int, thought: Thought) -> bool:
    """Whether the game is over once this move and what belongs to it are made."""
    state = match.state.copy()
    match.game.apply(state, seat, thought.action)
    for part in thought.line:
        if part.action in match.game.legal_actions(state, part.seat):
            match.game.apply(state, part.seat, part.action)
    return not state.seats_to_act()


@pytest.mark.parametrize("game", NAMES)
def test_each_hint_names_its_line_and_its_gain(game: str) -> None:
    said: list[str] = []
    for number in range(MOMENTS):
        match = moment(game, number)
        seat = match.state.seats_to_act()[0]
        best = find_bot("search:40", 1).think(Outlook(match.game, match.state, seat))[0]
        offer = match.game.offers(match.state, seat, best.action)
        for language in LANGUAGES:
            move, *following, gain = in_words(Terminal(language), seat, best, offer, PEOPLE)
            assert following or ends_with(match, seat, best), f"{number}: no line: {move}"
            assert SIGNED.search(gain) or not best.gains, f"{number}: no gain: {gain}"
            assert language == "en" or not re.search(r"\d\.\d", gain), f"{number}: {gain}"
            said += [move, *following, gain]
        assert best.gains or not following, f"{number}: {move}: nothing changes"
    assert [each for each in said if RAW.search(each)] == []
