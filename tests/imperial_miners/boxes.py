"""Words for the tests of box files: a game with one, what is wrong with one."""

from pathlib import Path
from typing import Any, Final

import pytest

from pithead.engine.box import read_toml, tables_for
from pithead.engine.errors import BadBox
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.loader import mistakes_in

EXAMPLES: Final = Path(__file__).parents[2] / "docs/examples"
WHOLE: Final = (EXAMPLES / "imperial-miners-box.toml").read_text("utf-8")
CHANGES: Final = (EXAMPLES / "imperial-miners-changes.toml").read_text("utf-8")


def tables(text: str) -> dict[str, Any]:
    return tables_for("imperial-miners", read_toml(text, "my.toml"), "my.toml")


def boxed(text: str) -> ImperialMiners:
    return make(tables(text), "my.toml")


def refusal(text: str) -> str:
    with pytest.raises(BadBox) as error:
        boxed(text)
    return str(error.value)


def mistakes(text: str) -> list[str]:
    """All of them, without the file's name."""
    found = mistakes_in(tables(text), "my.toml")
    return [f"{where.removeprefix('my.toml: ')}: {what}" for where, what, _ in found]
