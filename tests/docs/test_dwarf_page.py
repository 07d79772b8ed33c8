"""DWARF's page of rules is true to the card data."""

import json

from docs.pages import ROOT, box_example, in_every_language, table_rows
from pithead.games.dwarf import make
from pithead.games.dwarf.loader import read_data


@in_every_language
def test_the_table_of_effects_has_the_phrases_of_the_card_data(language: str) -> None:
    effects = read_data()["effects"]

    written = {row[0].strip("`"): row[4].strip("`") for row in table_rows("dwarf", language)}

    assert written == {name: effect["phrase"] for name, effect in effects.items()}


@in_every_language
def test_the_table_of_effects_calls_cards_what_the_table_calls_them(language: str) -> None:
    catalogue = json.loads((ROOT / f"src/pithead/text/{language}/dwarf.json").read_text("utf-8"))

    wrong = [
        row
        for row in table_rows("dwarf", language)
        if row[1] != catalogue[f"dwarf.effect.{row[0].strip('`')}"]
    ]

    assert wrong == []


@in_every_language
def test_the_box_file_example_changes_a_cost_and_an_effect(language: str) -> None:
    printed = {card.id: card.to_json() for card in make().cards.cards}

    boxed = make(box_example("dwarf", language)).cards.cards

    changed = [card.id for card in boxed if card.to_json() != printed[card.id]]
    assert changed == ["D12", "D31"]
