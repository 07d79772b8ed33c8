"""Dwergar's page of rules is true to the card data, the catalogues and the program."""

import json
import re
from typing import Any, Final

import pytest

from docs.pages import (
    ROOT,
    blocks,
    box_example,
    in_every_language,
    marks,
    page,
    phrases,
    rows,
    rules,
    table_rows,
    title,
)
from dwergar.reading import effects, event_words
from pithead.games.dwergar import make
from pithead.games.dwergar.game import Dwergar
from pithead.games.dwergar.loader import read_data, read_place_word
from pithead.games.dwergar.words import DECKS, GOODS, PLACES, SPECIALITIES

DATA: Final = read_data()
GAME: Final = make()
CARDS_OF_ONE_RULE: Final = range(11, 19)
RULES_OF_THE_EDITIONS: Final = ["DG-39", "DG-55", "DG-P20", "DG-P21", "DG-E57"]
# The tables of words stand under three headings, in this order.
PROJECTS, PLACES_TABLE, EVENTS = range(3)
of_every_kind: Final = pytest.mark.parametrize("kind", [PROJECTS, PLACES_TABLE, EVENTS])


def catalogue(language: str) -> dict[str, str]:
    file = ROOT / f"src/pithead/text/{language}/dwergar.json"
    texts: dict[str, str] = json.loads(file.read_text("utf-8"))
    return texts


def words(language: str, kind: int) -> list[list[str]]:
    """The rows of one table of words: the word, its meaning, an example."""
    under_headings = page("dwergar", language).split("\n### ")[1:]
    return [[cell.strip("`") for cell in row] for row in rows(under_headings[kind])]


def written(kind: int) -> list[str]:
    """Every phrase of the data in either edition."""
    result: list[str] = []
    if kind == PLACES_TABLE:
        for name in PLACES[4:]:
            place = DATA["places"][name]
            result.append(place["base"])
            result += [place[key]["bonus"] for key in place if key.startswith(("first", "second"))]
    else:
        for card in DATA["projects" if kind == PROJECTS else "events"].values():
            result += [value for key, value in card.items() if key.startswith("effect")]
    return [phrase for text in result for phrase in text.split("; ")]


def read(kind: int, example: str) -> str:
    """The example as the program reads it."""
    if kind == PROJECTS:
        return effects(example)[0].phrase()
    if kind == EVENTS:
        return event_words(example)[0].phrase()
    word = read_place_word(example)
    return "" if word is None else word.phrase()


def shape(phrase: str) -> str:
    """The phrase with a letter for each number and a word for each name."""
    names = {"KIND": GOODS, "SPECIALITY": SPECIALITIES, "DECK": DECKS, "PLACE": PLACES}
    result = re.sub(r" on (transit|\d)$", " on LEVEL", phrase)
    result = re.sub(r"\b\d+\b", "N", result)
    for name, each in names.items():
        result = re.sub(rf"\b({'|'.join(each)})\b(?! project)", name, result)
    return result.replace("on upgrade KIND", "on upgrade gold").replace(
        "on complete KIND", "on complete gold"
    )


@in_every_language
def test_projects_and_events_are_called_what_the_table_calls_them(language: str) -> None:
    texts = catalogue(language)
    named = {id_: title(text) for id_, text in rules("dwergar", language).items()}

    projects = {f"DG-P{n}": texts[f"dwergar.project.{n}"] for n in range(1, 46)}
    events = {f"DG-E{n}": texts[f"dwergar.event.{n}"] for n in range(46, 61)}

    shared = ["DG-P10", *(f"DG-P{n}" for n in CARDS_OF_ONE_RULE)]
    expected = {id_: name for id_, name in {**projects, **events}.items() if id_ not in shared}
    assert {id_: named[id_] for id_ in expected} == expected


@in_every_language
def test_places_are_called_what_the_table_calls_them(language: str) -> None:
    texts = catalogue(language)

    named = {row[0].strip("`"): row[1] for row in table_rows("dwergar", language)[: len(PLACES)]}

    assert named == {name: texts[f"dwergar.place.{name}"] for name in PLACES}


def test_the_rule_of_a_project_has_the_mark_of_its_effect() -> None:
    en = ["stated", "reconstructed"]
    marked = {
        id_: en[marks("dwergar", "en", text)[0]]
        for id_, text in rules("dwergar", "en").items()
        if id_.startswith("DG-P") and id_ != "DG-P46"
    }

    effects = {f"DG-P{n}": card["marks"]["effect"] for n, card in DATA["projects"].items()}

    assert marked == {id_: effects[id_] for id_ in marked}


@in_every_language
def test_the_rule_of_an_event_has_the_mark_of_its_effect(language: str) -> None:
    marked = {
        id_: ["stated", "reconstructed"][marks("dwergar", language, text)[0]]
        for id_, text in rules("dwergar", language).items()
        if id_.startswith("DG-E")
    }

    assert marked == {f"DG-E{n}": event["mark"] for n, event in DATA["events"].items()}


@in_every_language
def test_the_value_scale_halves_from_kind_to_kind(language: str) -> None:
    at_the_end = page("dwergar", language).split("0.5625" if language == "en" else "0,5625")[1]
    told = re.findall(r"\| ([\d.,]+) \|", at_the_end)[:3]

    assert [float(value.replace(",", ".")) for value in told] == [1.125, 2.25, 4.5]


@in_every_language
def test_the_tables_of_places_have_the_phrases_of_the_card_data(language: str) -> None:
    shown = [
        [phrase for cell in row for phrase in phrases(cell)]
        for row in table_rows("dwergar", language)[: len(PLACES)]
    ]

    expected = []
    for name in PLACES:
        place = DATA["places"][name]
        if name.startswith("mine"):
            facts = [place["yield"], place["rich"]]
        else:
            facts = [place["base"], place["first"]["bonus"], place["second"]["bonus"]]
        expected.append([name, *facts, place["install"]])
    assert shown == expected


@in_every_language
def test_the_table_of_places_gives_each_bonus_to_its_speciality(language: str) -> None:
    texts = catalogue(language)
    outside = table_rows("dwergar", language)[4 : len(PLACES)]

    shown = [[cell.split(":")[0] for cell in row[3:5]] for row in outside]

    expected = []
    for name in PLACES[4:]:
        place = DATA["places"][name]
        both = [place[which]["speciality"] for which in ("first", "second")]
        expected.append([texts[f"dwergar.dwarf.{speciality}"] for speciality in both])
    assert shown == expected


@in_every_language
def test_the_editions_differ_where_the_data_does_and_nowhere_else(language: str) -> None:
    shown = [
        [row[0], *phrases(row[2]), *phrases(row[3])]
        for row in rows(page("dwergar", language))
        if row[0] in RULES_OF_THE_EDITIONS
    ]

    lift = DATA["places"]["lift"]
    first = [f"first_event = {DATA['rules'][key]}" for key in ("first_event", "first_event_2020")]
    differing = [
        ["DG-39", lift["first"]["bonus"], lift["first_2020"]["bonus"]],
        ["DG-55", *first],
    ]
    for kind, cards in (("P", DATA["projects"]), ("E", DATA["events"])):
        differing += [
            [f"DG-{kind}{number}", card["effect"], card["effect_2020"]]
            for number, card in cards.items()
            if "effect_2020" in card
        ]
    assert shown == differing


@of_every_kind
@in_every_language
def test_every_word_of_the_data_is_explained_and_no_other(language: str, kind: int) -> None:
    explained = sorted(shape(row[0]) for row in words(language, kind))

    assert explained == sorted({shape(phrase) for phrase in written(kind)})


@of_every_kind
@in_every_language
def test_every_example_of_a_word_can_be_read_and_is_of_that_word(language: str, kind: int) -> None:
    examples = [(row[0], row[2]) for row in words(language, kind)]

    phrases_read = [read(kind, example) for _, example in examples]

    assert [(shape(word), example) for word, example in examples] == [
        (shape(phrase), phrase) for phrase in phrases_read
    ]


@in_every_language
def test_every_table_of_the_board_is_named(language: str) -> None:
    numbers_of_the_board = page("dwergar", language).split("\n### ")[-1].split("\n## ")[0]

    named = [phrase.strip("[]") for phrase in phrases(numbers_of_the_board) if phrase[0] == "["]

    assert sorted(named) == sorted(set(DATA) - {"projects", "events"})


@in_every_language
def test_the_worked_example_is_written_in_actions(language: str) -> None:
    (play,) = blocks(page("dwergar", language), "text")

    lines = play.splitlines()

    assert [GAME.parse(line).notation for line in lines] == lines


@in_every_language
def test_the_box_file_example_changes_what_its_comments_say(language: str) -> None:
    box = box_example("dwergar", language)

    boxed = make(box)

    assert changes(boxed) == [5, 61, 47, "mine-2", "laboratory", "forge", "start", "convert"]


def changes(boxed: Dwergar) -> list[object]:
    """The cards and places that are not as printed, and the tables of the board."""
    cards: list[Any] = list(boxed.card_list())
    result: list[object] = [
        card.get("number") or card["place"] for card in cards if card not in GAME.card_list()
    ]
    board, printed_board = boxed.editions[0].board, GAME.editions[0].board
    if (board.cart_levels, board.cart_goods) != (
        printed_board.cart_levels,
        printed_board.cart_goods,
    ):
        result.append("start")
    if board.convert_heat != printed_board.convert_heat:
        result.append("convert")
    return result


@in_every_language
def test_every_value_of_the_box_file_example_is_a_change(language: str) -> None:
    box = box_example("dwergar", language)

    assert unchanged(DATA, box) == []


def unchanged(data: Any, box: Any) -> list[str]:
    """The keys of a box whose value is the printed one anyway."""
    result: list[str] = []
    for key, value in box.items():
        if isinstance(value, dict):
            result += [f"{key}.{each}" for each in unchanged(data.get(key, {}), value)]
        elif data.get(key) == value:
            result.append(key)
    return result
