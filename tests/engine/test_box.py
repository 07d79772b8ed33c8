"""Box files: an owner's values over the game's own."""

from typing import Any

import pytest

from pithead.engine.box import fingerprint, kind_of, read_toml, tables_for
from pithead.engine.errors import BadBox, BadRecord
from pithead.engine.inspection import Inspection
from pithead.engine.record import Record, record_from_json
from pithead.games import NAMES, find_game, game_of, mistakes_in, own_tables

DATA: dict[str, Any] = {
    "rules": {"medals": 4, "layered": False},
    "cards": {"D01": {"effect": "iron", "grid": [1, 2]}, "D02": {"effect": "gold", "grid": [3, 4]}},
}


def overlaid(box: dict[str, Any]) -> dict[str, Any]:
    return Inspection().overlaid(DATA, box, "my.toml", [])


def test_a_box_changes_what_it_names_and_nothing_else() -> None:
    changed = overlaid({"cards": {"D02": {"effect": "iron"}}})

    assert changed == {
        "rules": DATA["rules"],
        "cards": {"D01": DATA["cards"]["D01"], "D02": {"effect": "iron", "grid": [3, 4]}},
    }


def test_the_games_own_data_stays_as_it_was() -> None:
    before = fingerprint(DATA)

    overlaid({"rules": {"medals": 5}, "cards": {"D01": {"grid": []}}})

    assert fingerprint(DATA) == before


def test_an_empty_box_changes_nothing() -> None:
    assert overlaid({}) == DATA


def test_a_box_may_add_what_the_games_loader_will_look_at() -> None:
    changed = overlaid({"cards": {"D03": {"effect": "iron"}}})

    assert list(changed["cards"]) == ["D01", "D02", "D03"]


def test_all_that_is_no_table_of_the_game_is_noted() -> None:
    noted = Inspection()

    noted.overlaid(DATA, {"card": {}, "rules": 3, "cards": {"D01": {"grid": []}}}, "my.toml", [])

    assert noted.mistakes == [
        ("my.toml: card", "an unknown table", "one of rules, cards"),
        ("my.toml: rules", "a whole number", "a table"),
    ]


def test_text_that_is_no_toml_is_refused_with_its_place() -> None:
    with pytest.raises(BadBox, match=r"^my\.toml: not TOML \(.*line 1.*\); expected tables of"):
        read_toml("cards = = 1", "my.toml")


def test_any_changed_value_changes_the_fingerprint() -> None:
    prints = {
        fingerprint(DATA),
        fingerprint(overlaid({"rules": {"medals": 5}})),
        fingerprint(overlaid({"cards": {"D01": {"effect": "gold"}}})),
        fingerprint(overlaid({"cards": {"D01": {"grid": [2, 1]}}})),
    }

    assert len(prints) == 4


def test_the_order_of_tables_does_not_change_the_fingerprint() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})


# -- what no file may hold ---------------------------------------------------------------------


def unreadable(text: str) -> str:
    with pytest.raises(BadBox) as error:
        read_toml(text, "my.toml")
    return str(error.value)


def test_a_number_with_thousands_of_digits_is_refused() -> None:
    assert unreadable("a = " + "9" * 5000).startswith("my.toml: not TOML (")


@pytest.mark.parametrize("number", ["0x8000000000000000", "0x" + "f" * 5000])
def test_a_number_beyond_what_toml_has_is_refused(number: str) -> None:
    expected = "my.toml: a: b: 2: a number beyond 64 bits; expected a number a card can show."

    assert unreadable(f"a.b = [1, {number}]") == expected


def test_tables_nested_for_ever_are_refused() -> None:
    sentence = unreadable("a.b.c.d = " + "[" * 6 + "1" + "]" * 6)

    assert sentence.endswith(": tables or lists inside each other; expected at most 8 deep.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * 1001, "my.toml: a: a text of 1001 characters; expected at most 1000."),
        ("take 10000 iron", "my.toml: a: '10000' in a text; expected numbers a card can show."),
    ],
    ids=["long", "number"],
)
def test_a_text_no_card_can_hold_is_refused(text: str, sentence: str) -> None:
    assert unreadable(f'a = "{text}"') == sentence


def test_a_record_holds_no_text_a_card_cannot_hold() -> None:
    box = {"effects": {"iron": {"phrase": f"gain {'9' * 30} iron"}}}

    with pytest.raises(BadRecord, match="numbers a card can show"):
        record_from_json(Record("dwarf", 1, "", {}, ["", ""], 1, box).to_json())


def test_a_refusal_repeats_little_of_a_large_value() -> None:
    noted = Inspection()
    noted.number({"medals": "x" * 50_000}, "medals", 1, 9, "my.toml: rules")

    with pytest.raises(BadBox) as refusal:
        noted.raise_first()
    assert len(str(refusal.value)) < 500


def test_a_date_does_not_break_the_fingerprint() -> None:
    assert fingerprint(read_toml("a = 1979-05-27", "my.toml")) != fingerprint(DATA)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ("1", "a whole number"),
        ("1.5", "a number with a fraction"),
        ("true", "true or false"),
        ("'x'", "a text"),
        ("[]", "a list"),
        ("{}", "a table"),
        ("1979-05-27", "a date or time"),
    ],
)
def test_every_kind_of_value_has_a_name(value: str, kind: str) -> None:
    assert kind_of(read_toml(f"a = {value}", "my.toml")["a"]) == kind


# -- which game a box is for -------------------------------------------------------------------


def test_a_box_may_name_its_game() -> None:
    box = {"game": "dwarf", "rules": {"medals": 5}}

    assert tables_for("dwarf", box, "my.toml") == {"rules": {"medals": 5}}


def test_a_box_for_another_game_is_refused() -> None:
    with pytest.raises(BadBox, match=r"^my\.toml: game: 'chess'; expected 'dwarf'\.$"):
        tables_for("dwarf", {"game": "chess"}, "my.toml")


@pytest.mark.parametrize("name", NAMES)
def test_every_game_takes_a_box_with_its_name_and_plays_as_without_it(name: str) -> None:
    assert find_game(name, {"game": name}).fingerprint == find_game(name).fingerprint


@pytest.mark.parametrize("name", NAMES)
def test_a_games_own_tables_are_known_as_its_own(name: str) -> None:
    assert game_of(own_tables(name)) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('game = "dwarf"', "dwarf"),
        ('game = "chess"', "chess"),
        ("cards.D01.position = 2", "dwarf"),
        ("cards.D01.cost = 2", "imperial-miners"),
        ("cards.stair.level = 2", "imperial-miners"),
        ("boards.1a.focus = 'coins'", "imperial-miners"),
        ("projects.1.points = 4", "dwergar"),
        ("events.V04.effect = 'coin 4'", "imperial-miners"),
        ("rules.items_to_end = 4", "dwarf"),
        ("rules.hand = 9", "imperial-miners"),
        ("cards.D01.mark = 'box'", ""),
        ("colour = 'red'", ""),
        ("", ""),
    ],
)
def test_the_game_of_a_box_is_seen_from_its_words(text: str, name: str) -> None:
    assert game_of(read_toml(text, "my.toml")) == name


@pytest.mark.parametrize("name", NAMES)
def test_a_right_box_has_no_mistakes(name: str) -> None:
    assert mistakes_in(name, own_tables(name), "my.toml") == []


@pytest.mark.parametrize("name", NAMES)
def test_a_mistake_says_where_what_and_what_was_expected(name: str) -> None:
    ((where, found, expected),) = mistakes_in(name, {"colour": 1}, "my.toml")

    assert (where, found.split()[:2], expected[:6]) == (
        "my.toml: colour", ["an", "unknown"], "one of"
    )  # fmt: skip
