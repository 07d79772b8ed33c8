"""Card data from TOML files: a game's own, and box files, which are laid over them.

A box file holds only what its owner wants to change or add, in the same tables as the game's own
files. At its top it may say which game it is for: `game = "dwarf"`. What the tables must hold is
for each game's loader to check (`inspection`).
"""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

from pithead.engine.errors import BadBox
from pithead.engine.toml_limits import DEEPEST, check_limits

GAME_KEY: Final = "game"
LARGEST: Final = 2**63
MOST_VALUES: Final = 20_000
# The longest phrase of ours has 130 characters.
LONGEST_VALUE: Final = 1_000
_LARGE_NUMBER: Final = re.compile(r"\d{5,}")


def read_toml(text: str, where: str) -> dict[str, Any]:
    check_limits(text, where)
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        # Also what is no TOMLDecodeError: a number with thousands of digits.
        raise BadBox(where, f"not TOML ({error})", "tables of card values") from None
    check_size(data, where)
    return data


def read_files(files: list[Path]) -> dict[str, Any]:
    """All files as one set of tables, as a box file sees them."""
    data: dict[str, Any] = {}
    for file in files:
        data.update(read_toml(file.read_text("utf-8"), file.name))
    return data


def check_size(data: dict[str, Any], where: str) -> None:
    """No value that could not be printed or saved, however deep it lies, and not too many."""
    seen = 0
    left: list[tuple[str, object, int]] = [(where, data, 0)]
    while left:
        at, value, depth = left.pop()
        seen += 1
        if seen > MOST_VALUES:
            raise BadBox(where, "very many values", f"at most {MOST_VALUES}")
        if depth > DEEPEST:
            raise BadBox(at, "tables or lists inside each other", f"at most {DEEPEST} deep")
        if isinstance(value, dict):
            left += [(f"{at}: {key}", inner, depth + 1) for key, inner in value.items()]
        elif isinstance(value, list):
            left += [(f"{at}: {i + 1}", value[i], depth + 1) for i in range(len(value))]
        elif isinstance(value, int) and not -LARGEST <= value < LARGEST:
            raise BadBox(at, "a number beyond 64 bits", "a number a card can show")
        elif isinstance(value, str):
            check_text(value, at)


def check_text(text: str, where: str) -> None:
    """Phrases hold numbers, which are summed, printed and saved like others."""
    if len(text) > LONGEST_VALUE:
        raise BadBox(where, f"a text of {len(text)} characters", f"at most {LONGEST_VALUE}")
    number = _LARGE_NUMBER.search(text)
    if number is not None:
        raise BadBox(where, f"{number.group()!r} in a text", "numbers a card can show")


def tables_for(game: str, box: dict[str, Any], where: str) -> dict[str, Any]:
    """The box without the name of its game, which must be this one."""
    if GAME_KEY not in box:
        return box
    if box[GAME_KEY] != game:
        raise BadBox(f"{where}: {GAME_KEY}", repr(box[GAME_KEY]), repr(game))
    return {key: value for key, value in box.items() if key != GAME_KEY}


def fingerprint(data: dict[str, Any]) -> str:
    """Twelve characters that change whenever any value does."""
    # A date has no place in our tables, but is for the loader to refuse, with a sentence.
    canonical = json.dumps(data, sort_keys=True, ensure_ascii=True, default=str)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def kind_of(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, float):
        return "a number with a fraction"
    if isinstance(value, str):
        return "a text"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "a date or time"
