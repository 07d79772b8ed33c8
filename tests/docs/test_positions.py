"""The schema of positions and the examples of the notation page are true."""

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import pytest

from every_game.tables import ALL_TABLES, GAMES, Table, for_every_game, moments
from pithead.engine.position import SHARED

DOCS: Final = Path(__file__).parents[2] / "docs"
SCHEMA: Final = json.loads((DOCS / "position.schema.json").read_text("utf-8"))
PAGE: Final = (DOCS / "notation.md").read_text("utf-8")


def validator(name: str) -> Any:
    return jsonschema_rs.validator_for({**SCHEMA, "oneOf": [{"$ref": f"#/$defs/{name}"}]})


@pytest.mark.parametrize("table", ALL_TABLES[::3], ids=str)
def test_the_schema_fits_positions_of_every_game(table: Table) -> None:
    check = validator(table.game.name)
    for number, state in enumerate(moments(table, seed=5)):
        if number % 23 == 0 or state.is_over():
            assert [error.message for error in check.iter_errors(state.facts())] == []


@for_every_game
def test_the_schema_has_exactly_the_fields_that_are_read(name: str) -> None:
    reading = import_module(f"pithead.games.{name.replace('-', '_')}.position")
    described = SCHEMA["$defs"][name]["properties"]

    assert set(described) == {*SHARED, *reading.KEYS}
    assert set(described["players"]["items"]["properties"]) == set(reading.PLAYER_KEYS)


@for_every_game
def test_the_page_has_an_example_of_a_position_that_can_be_played(name: str) -> None:
    blocks = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE, re.S)]
    own = [block for block in blocks if block.get("game") == name and "rules" not in block]

    assert own
    for block in own:
        assert validator(name).is_valid(block)
        assert GAMES[name].set_out(block).seats_to_act()
