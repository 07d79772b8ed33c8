"""The record: what a game is on paper. Replaying it gives the state.

A record holds the notation of every action, never a place in a list, so that it can be read,
checked and replayed by people and by later versions.
"""

import json
from typing import Any, Final, final

from pithead.engine.box import check_size
from pithead.engine.errors import BadBox, BadRecord
from pithead.engine.options import OptionValue
from pithead.engine.rng import MOST_SEED

__all__ = ["Record", "read_record", "record_from_json"]

FORMAT: Final = 1
MOST_NUMBER: Final = 2**63 - 1
# Greater numbers lose their last digits in readers that know only floating point (JavaScript).
MOST_EXACT: Final = 2**53 - 1
KEYS: Final = (
    "pithead", "game", "rules", "data", "options", "seats", "seed", "box", "position", "actions",
    "scores",
)  # fmt: skip


@final
class Record:
    """Game, rules number, data fingerprint, options, seat names, seed, actions, scores.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> match.play(0, match.game.parse("place 5"))
    >>> record = match.record
    >>> record
    <Record: dwarf, Ada and Bruno, 1 action>
    >>> record.until(0).actions, record.to_json()["actions"]
    ([], [[0, 'place 5']])
    >>> read_record(record.to_text()).to_json() == record.to_json()
    True
    """

    def __init__(
        self,
        game: str,
        rules: int,
        data: str,
        options: dict[str, OptionValue],
        seats: list[str],
        seed: int,
        box: dict[str, Any] | None = None,
        actions: list[tuple[int, str]] | None = None,
        scores: list[dict[str, int]] | None = None,
        position: dict[str, Any] | None = None,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.data: Final = data
        self.options: Final = options
        self.seats: Final = seats
        self.seed: Final = seed
        # What a box file changed in the card data, so that the record stands alone.
        self.box: Final = box
        self.actions: Final[list[tuple[int, str]]] = [] if actions is None else actions
        self.scores = scores
        # What it begins with, where it was not set up by its options and seed.
        self.position: Final = position

    def __repr__(self) -> str:
        number = len(self.actions)
        names = " and ".join(self.seats)
        return f"<Record: {self.game}, {names}, {number} action{'' if number == 1 else 's'}>"

    def until(self, number: int) -> "Record":
        """The same game after so many actions; the scores belong to its end."""
        scores = self.scores if number == len(self.actions) else None
        return Record(
            self.game, self.rules, self.data, self.options, self.seats, self.seed, self.box,
            self.actions[:number], scores, self.position,
        )  # fmt: skip

    def to_json(self) -> dict[str, object]:
        """The record as JSON can hold it: docs/notation.md."""
        result: dict[str, object] = {
            "pithead": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed if self.seed <= MOST_EXACT else str(self.seed),
            "box": self.box,
        }
        if self.position is not None:
            result["position"] = self.position
        result["actions"] = [[seat, notation] for seat, notation in self.actions]
        result["scores"] = self.scores
        return result

    def to_text(self) -> str:
        """The record as a file: JSON, one field and one action a line."""
        fields: list[str] = []
        for key, value in self.to_json().items():
            text = json.dumps(value, ensure_ascii=False)
            if key == "actions" and self.actions:
                lines = [json.dumps([seat, notation]) for seat, notation in self.actions]
                text = "[\n  " + ",\n  ".join(lines) + "\n ]"
            fields.append(f" {json.dumps(key)}: {text}")
        return "{\n" + ",\n".join(fields) + "\n}\n"


def read_record(text: str, where: str = "record") -> Record:
    """The record in a file's text, or one sentence on what is wrong with it.

    >>> read_record('{"pithead": 1}')
    Traceback (most recent call last):
    pithead.engine.errors.BadRecord: record: no field 'game'; expected one of each: pithead, ...
    """
    try:
        document = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _broken(where, f"not JSON ({_short(str(error))})", "a Pithead record") from None
    if not isinstance(document, dict):
        raise _broken(where, f"a {type(document).__name__}", "a JSON object with a record")
    return record_from_json(document, where)


def record_from_json(document: dict[str, Any], where: str = "record") -> Record:
    """Check every field, then make the record.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> written = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {}, seed=1).record.to_json()
    >>> record_from_json(written).seats
    ['Ada', 'Bruno']
    """
    for key in KEYS:
        if key not in document and key not in ("box", "position", "scores"):
            raise _broken(where, f"no field {key!r}", "one of each: " + ", ".join(KEYS))
    for key in document:
        if key not in KEYS:
            raise _broken(where, f"an unknown field {_short(repr(key))}", "only " + ", ".join(KEYS))
    if type(document["pithead"]) is not int or document["pithead"] != FORMAT:
        found = _short(repr(document["pithead"]))
        raise _broken(f"{where}: pithead", found, f"record format {FORMAT}")
    seats = _names(document["seats"], f"{where}: seats")
    record = Record(
        game=_text(document["game"], f"{where}: game"),
        rules=_number(document["rules"], f"{where}: rules"),
        data=_text(document["data"], f"{where}: data"),
        options=_options(document["options"], f"{where}: options"),
        seats=seats,
        seed=_seed(document["seed"], f"{where}: seed"),
        box=_table(document.get("box"), f"{where}: box", "changed card values"),
        actions=_actions(document["actions"], len(seats), f"{where}: actions"),
        scores=_scores(document.get("scores"), f"{where}: scores"),
        position=_table(document.get("position"), f"{where}: position", "a position"),
    )
    try:
        record.to_text().encode("utf-8")
    except (UnicodeEncodeError, RecursionError):
        raise _broken(where, "something no file can hold", "plain values in UTF-8") from None
    return record


def _broken(where: str, found: str, expected: str) -> BadRecord:
    return BadRecord("error.record", {"where": where, "found": found, "expected": expected})


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


def _text(value: object, where: str) -> str:
    if isinstance(value, str):
        return value
    raise _broken(where, _short(repr(value)), "a text")


def _number(value: object, where: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_NUMBER:
        return value
    raise _broken(where, _short(repr(value)), "a whole number from 0")


def _seed(value: object, where: str) -> int:
    """A number, or its digits as a text where the number is too great to be exact everywhere."""
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 40:
        number = int(value)
        if MOST_EXACT < number <= MOST_SEED and str(number) == value:
            return number
    elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_SEED:
        return value
    raise _broken(where, _short(repr(value)), "a whole number from 0 to 2**128 - 1")


def _names(value: object, where: str) -> list[str]:
    if isinstance(value, list) and value and all(isinstance(name, str) for name in value):
        return [str(name) for name in value]
    raise _broken(where, _short(repr(value)), "a list of the seats' names")


def _options(value: object, where: str) -> dict[str, OptionValue]:
    if not isinstance(value, dict):
        raise _broken(where, _short(repr(value)), "an object of option names and values")
    result: dict[str, OptionValue] = {}
    for name, each in value.items():
        if not isinstance(each, (str, int, bool)):
            at = f"{where}.{_short(str(name))}"
            raise _broken(at, _short(repr(each)), "a text, a number, true or false")
        result[str(name)] = each
    return result


def _table(value: object, where: str, what: str) -> dict[str, Any] | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise _broken(where, _short(repr(value)), f"null or an object of {what}")
    try:
        check_size(value, where)
    except BadBox as error:
        raise _broken(error.where, error.found, error.expected) from None
    return value


def _actions(value: object, seats: int, where: str) -> list[tuple[int, str]]:
    if not isinstance(value, list):
        raise _broken(where, _short(repr(value)), 'a list of [seat, "notation"]')
    result: list[tuple[int, str]] = []
    for number, each in enumerate(value, 1):
        at = f"{where}[{number}]"
        if not isinstance(each, list) or len(each) != 2 or not isinstance(each[1], str):
            raise _broken(at, _short(repr(each)), '[seat, "notation"]')
        seat = _number(each[0], at)
        if seat >= seats:
            raise _broken(at, f"seat {seat}", f"a seat from 0 to {seats - 1}")
        result.append((seat, each[1]))
    return result


def _scores(value: object, where: str) -> list[dict[str, int]] | None:
    if value is None:
        return None
    if not isinstance(value, list):
        raise _broken(where, _short(repr(value)), "null or a list of scores")
    result: list[dict[str, int]] = []
    for each in value:
        if not isinstance(each, dict):
            raise _broken(where, _short(repr(each)), "an object of numbers for each seat")
        line: dict[str, int] = {}
        for name, points in each.items():
            if not isinstance(points, int) or isinstance(points, bool):
                at = f"{where}.{_short(str(name))}"
                raise _broken(at, _short(repr(points)), "a whole number")
            line[str(name)] = points
        result.append(line)
    return result
