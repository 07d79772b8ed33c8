"""The rules page of Imperial Miners is true to the card data and the effect language."""

import re
from collections.abc import Mapping
from typing import Final

from docs.pages import (
    ROOT,
    box_example,
    in_every_language,
    in_every_translation,
    numbers,
    page,
    phrases,
    rows,
    rules,
    table_rows,
)
from pithead.engine.inspection import BadPhrase
from pithead.games import find_game
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.grammar import VERBS, read_effect
from pithead.games.imperial_miners.phrases import IN_EVENT, IN_MINE_PHASE, ON_CARD, TURN_RULES
from pithead.games.imperial_miners.quantities import PLACEMENTS, QUANTITIES, TARGETS
from pithead.games.imperial_miners.words import FACTIONS, LEVELS, RANKS, TIMINGS

NAME: Final = "imperial-miners"
GAME: Final = make()
CARDS: Final = GAME.cards
# The tables that stand under a heading of their own, in the order of the page.
FACTIONS_TABLE, EVENTS, BOARDS, VERBS_TABLE, TARGETS_TABLE, QUANTITIES_TABLE, CONDITIONS = range(7)


def under(language: str, heading: int) -> list[list[str]]:
    """The rows of the table under one of the small headings."""
    part = page(NAME, language).split("\n### ")[1 + heading].split("\n## ")[0]
    return rows(part)


def first_words(language: str, heading: int) -> list[str]:
    """All words in backticks of a table's first column."""
    return [word for row in under(language, heading) for word in phrases(row[0])]


def place_for(phrase: str) -> int:
    """Where such a phrase may stand."""
    if phrase.split(" ", maxsplit=1)[0] in TURN_RULES:
        return IN_MINE_PHASE
    return IN_EVENT if "draw4" in phrase else ON_CARD


def is_read(phrase: str) -> bool:
    try:
        return read_effect(phrase, place_for(phrase)).phrase() == phrase
    except BadPhrase:
        return False


def unmarked(card: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in card.items() if key != "mark"}


@in_every_language
def test_the_page_counts_the_cards_of_our_set(language: str) -> None:
    written = [numbers(rules(NAME, language)[id_]) for id_ in ("IM-1", "IM-2")]

    levels = [len(CARDS.of_level(level)) for level in range(len(LEVELS))]
    expected = [sorted([sum(levels), *levels]), sorted([len(CARDS.events), CARDS.rounds])]
    assert written == expected


@in_every_language
def test_the_surface_has_the_numbers_of_the_card_data(language: str) -> None:
    table = [row for row in table_rows(NAME, language) if row[0].startswith("`surface ")]

    written = [(row[0].strip("`"), numbers(row[1]), numbers(row[2])) for row in table]

    surface = CARDS.surface
    assert written == [
        ("surface coins", [surface.coins], []),
        ("surface cards", [surface.cards], []),
        ("surface advance", [surface.steps[0]], [surface.prices[0]]),
        ("surface advance-more", [surface.steps[1]], [surface.prices[1]]),
    ]


@in_every_language
def test_the_ranks_begin_where_the_scale_says(language: str) -> None:
    end = page(NAME, language).split("- IM-50 ")[1].split("\n## ")[0]

    ranks = {row[1]: numbers(row[0]) for row in rows(end)}

    assert list(ranks.values()) == [[least] for least in RANKS]


@in_every_language
def test_the_drawing_of_a_mine_shows_places_that_exist(language: str) -> None:
    drawn = re.findall(r"\[ *([IV]+)/(-?\d+) *\]", page(NAME, language))

    odd = [place for place in drawn if (LEVELS.index(place[0]) + int(place[1])) % 2]

    assert (len(drawn), odd) == (10, [])


@in_every_language
def test_the_factions_have_as_many_icons_as_in_the_card_data(language: str) -> None:
    written = [(row[0].strip("`"), int(row[3])) for row in under(language, FACTIONS_TABLE)]

    icons = [
        sum(card.copies for card in CARDS.cards if faction in card.face.factions)
        for faction in range(len(FACTIONS))
    ]
    assert written == list(zip(FACTIONS, icons, strict=True))


@in_every_language
def test_the_table_of_events_has_the_phrases_of_the_card_data(language: str) -> None:
    written = [(row[0].strip("`"), row[3].strip("`")) for row in under(language, EVENTS)]

    assert written == [(event.id, event.effect.phrase()) for event in CARDS.events]


@in_every_language
def test_the_table_of_events_has_one_word_for_each_timing(language: str) -> None:
    table = under(language, EVENTS)

    pairs = {(event.when, row[1]) for event, row in zip(CARDS.events, table, strict=True)}

    assert (len(pairs), len({word for _, word in pairs})) == (len(TIMINGS), len(TIMINGS))


@in_every_translation
def test_a_translation_tells_events_with_the_same_numbers(language: str) -> None:
    told = [numbers(row[2]) for row in under(language, EVENTS)]

    assert told == [numbers(row[2]) for row in under("en", EVENTS)]


@in_every_language
def test_the_table_of_boards_has_the_spaces_of_the_card_data(language: str) -> None:
    written = [(row[0].strip("`"), phrases(row[2])) for row in under(language, BOARDS)]

    assert written == [
        (board.side, [space.phrase() for space in board.spaces]) for board in CARDS.boards
    ]


@in_every_language
def test_every_verb_is_explained_with_an_example_of_it(language: str) -> None:
    table = [(row[0].strip("`"), row[2].strip("`")) for row in under(language, VERBS_TABLE)]

    good = [verb for verb, example in table if example.split(" ")[0] == verb and is_read(example)]

    assert good == VERBS


@in_every_language
def test_the_rule_of_per_names_the_verbs_it_may_follow(language: str) -> None:
    named = [word for word in phrases(rules(NAME, language)["IM-L2"]) if word in VERBS]

    examples = [row[2].strip("`") for row in under(language, VERBS_TABLE)]
    plain = [example for example in examples if " > " not in example]
    followed = [example.split(" ")[0] for example in plain if is_read(f"{example} per div")]
    assert sorted(named) == sorted(followed)


@in_every_language
def test_every_target_is_explained(language: str) -> None:
    assert sorted(first_words(language, TARGETS_TABLE)) == sorted(TARGETS)


@in_every_language
def test_every_quantity_is_explained(language: str) -> None:
    assert sorted(first_words(language, QUANTITIES_TABLE)) == sorted(QUANTITIES)


@in_every_language
def test_every_condition_is_explained(language: str) -> None:
    explained = first_words(language, CONDITIONS)

    readable = [word for word in explained if is_read(f"if {word} > coin 1")]

    assert sorted(readable) == sorted(["div>=4", *PLACEMENTS])


@in_every_language
def test_the_box_file_example_changes_a_card_and_an_event_and_adds_two_kinds(
    language: str,
) -> None:
    boxed = find_game(NAME, box_example(NAME, language), "page")

    printed = [unmarked(card) for card in GAME.card_list()]
    new = [card for card in boxed.card_list() if unmarked(card) not in printed]
    assert [card["id"] for card in new] == ["D15a", "D15b", "D15c", "staira", "stairb", "V04"]


@in_every_language
def test_every_link_of_the_page_leads_to_a_file(language: str) -> None:
    folder = ROOT / "docs/rules" / ("" if language == "en" else language)

    links = re.findall(r"\]\(([^)]+)\)", page(NAME, language))

    assert [(folder / link).is_file() for link in links] == [True, True]
