"""Every language has words for all of every game, and for nothing that is not in it."""

from typing import Final

import pytest

from pithead.text import LANGUAGES, catalogue, read_patterns
from text.sayings import SEAT_NAMES, SPOKEN_PARTS, TABLES, messages, names, spoken_keys

# Kinds of things that are told apart by their names.
KINDS: Final = ["effect", "special", "project", "event", "place", "dwarf", "deck", "level", "good"]

in_every_language: Final = pytest.mark.parametrize("language", LANGUAGES)
# Imperial Miners has a file of its own: its seats read different things.
for_every_game = pytest.mark.parametrize("name", list(TABLES))


def written(name: str) -> set[str]:
    return {key for key in read_patterns("en") if key.startswith(f"{name}.")}


@in_every_language
@for_every_game
def test_every_question_offer_and_event_is_a_sentence(name: str, language: str) -> None:
    speak = catalogue(language)
    odd = [
        sentence
        for message in messages(name).values()
        if "{" in (sentence := speak.say(message, SEAT_NAMES)) or "  " in sentence or not sentence
    ]

    assert odd == []


@for_every_game
def test_no_sentence_is_written_that_no_game_says(name: str) -> None:
    sentences = {key for key in written(name) if key.split(".")[1] in SPOKEN_PARTS[name]}

    assert sentences - spoken_keys(name) == set()


@for_every_game
def test_every_name_written_is_of_something_in_the_game(name: str) -> None:
    named = {key for key in written(name) if key.split(".")[1] not in SPOKEN_PARTS[name]}

    assert named == names(name)


@in_every_language
@for_every_game
def test_everything_that_has_a_name_is_named(name: str, language: str) -> None:
    assert names(name) - read_patterns(language).keys() == set()


@in_every_language
@for_every_game
@pytest.mark.parametrize("kind", KINDS)
def test_no_two_things_of_a_kind_share_a_name(name: str, kind: str, language: str) -> None:
    called = [
        pattern
        for key, pattern in read_patterns(language).items()
        if key.startswith(f"{name}.{kind}.")
    ]

    assert len(called) == len(set(called))
