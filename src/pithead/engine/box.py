"""Card data from TOML files, and box files that overlay them.

A box file holds only what its owner wants to change, in the same tables as the game's own file.
Every key must be one the game has, with a value of the same kind; what the values mean is for the
game's own loader to check. At its top it may say which game it is for: `game = "dwarf"`.
"""

import hashlib
import json
import re
import tomllib
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


def overlaid(data: dict[str, Any], box: dict[str, Any], where: str) -> dict[str, Any]:
    """The data with the box's values in place of its own."""
    result = dict(data)
    for key, value in box.items():
        at = f"{where}: {key}"
        if key not in data:
            raise BadBox(at, "an unknown key", "one of " + ", ".join(data))
        own = data[key]
        if isinstance(own, dict):
            if not isinstance(value, dict):
                raise BadBox(at, repr(value), "a table")
            result[key] = overlaid(own, value, at)
        else:
            if type(value) is not type(own):
                raise BadBox(at, repr(value), f"{kind_of(own)} such as {own!r}")
            result[key] = value
    return result


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
