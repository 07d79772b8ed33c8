"""Box files: an owner's values over the game's own."""

from typing import Any

import pytest

from pithead.engine.box import fingerprint, overlaid, read_toml
from pithead.engine.errors import BadBox

DATA: dict[str, Any] = {
    "rules": {"medals": 4, "layered": False},
    "cards": {"D01": {"effect": "iron", "grid": [1, 2]}, "D02": {"effect": "gold", "grid": [3, 4]}},
}


def refused(box: dict[str, object]) -> str:
    with pytest.raises(BadBox) as refusal:
        overlaid(DATA, box, "my.toml")
    return str(refusal.value)


def test_a_box_changes_what_it_names_and_nothing_else() -> None:
    changed = overlaid(DATA, {"cards": {"D02": {"effect": "iron"}}}, "my.toml")

    assert changed == {
        "rules": DATA["rules"],
        "cards": {"D01": DATA["cards"]["D01"], "D02": {"effect": "iron", "grid": [3, 4]}},
    }


def test_the_games_own_data_stays_as_it_was() -> None:
    before = fingerprint(DATA)

    overlaid(DATA, {"rules": {"medals": 5}, "cards": {"D01": {"grid": []}}}, "my.toml")

    assert fingerprint(DATA) == before


def test_an_empty_box_changes_nothing() -> None:
    assert overlaid(DATA, {}, "my.toml") == DATA


def test_an_unknown_key_is_refused_with_the_known_ones() -> None:
    expected = "my.toml: cards: D03: an unknown key; expected one of D01, D02."

    assert refused({"cards": {"D03": {}}}) == expected


def test_a_value_where_a_table_stands_is_refused() -> None:
    assert refused({"cards": {"D01": 3}}) == "my.toml: cards: D01: 3; expected a table."


@pytest.mark.parametrize(
    ("value", "shown"), [("five", "'five'"), (5.0, "5.0"), (True, "True"), ([5], "[5]")]
)
def test_a_number_must_stay_a_number(value: object, shown: str) -> None:
    expected = f"my.toml: rules: medals: {shown}; expected a whole number such as 4."

    assert refused({"rules": {"medals": value}}) == expected


def test_a_flag_must_stay_a_flag() -> None:
    expected = "my.toml: rules: layered: 1; expected true or false such as False."

    assert refused({"rules": {"layered": 1}}) == expected


def test_a_text_must_stay_a_text() -> None:
    expected = "my.toml: cards: D01: effect: 7; expected a text such as 'iron'."

    assert refused({"cards": {"D01": {"effect": 7}}}) == expected


def test_a_list_must_stay_a_list() -> None:
    expected = "my.toml: cards: D01: grid: 7; expected a list such as [1, 2]."

    assert refused({"cards": {"D01": {"grid": 7}}}) == expected


def test_text_that_is_no_toml_is_refused_with_its_place() -> None:
    with pytest.raises(BadBox, match=r"^my\.toml: not TOML \(.*line 1.*\); expected tables of"):
        read_toml("cards = = 1", "my.toml")


def test_any_changed_value_changes_the_fingerprint() -> None:
    prints = {
        fingerprint(DATA),
        fingerprint(overlaid(DATA, {"rules": {"medals": 5}}, "my.toml")),
        fingerprint(overlaid(DATA, {"cards": {"D01": {"effect": "gold"}}}, "my.toml")),
        fingerprint(overlaid(DATA, {"cards": {"D01": {"grid": [2, 1]}}}, "my.toml")),
    }

    assert len(prints) == 4


def test_the_order_of_tables_does_not_change_the_fingerprint() -> None:
    assert fingerprint({"a": 1, "b": 2}) == fingerprint({"b": 2, "a": 1})
