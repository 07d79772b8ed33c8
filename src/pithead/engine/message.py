"""A sentence before it has a language: a catalogue key and what fills its gaps."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, final

from pithead.engine import shown

__all__ = ["Message"]

Param: TypeAlias = "int | str | Message | list[Message]"


@final
class Message:
    """What to say, for a catalogue to say in the reader's language.

    Params named `seat` are seat numbers from 0; the renderer puts the seat's name there.

    >>> Message("why.seat", {"seat": 0})
    Message('why.seat', {'seat': 0})
    >>> Message("why.seat", {"seat": 0}).to_json()
    {'key': 'why.seat', 'params': {'seat': 0}}
    """

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, Param] | None = None) -> None:
        self.key: Final = key
        self.params: Final[dict[str, Param]] = {} if params is None else params

    def __repr__(self) -> str:
        return (
            f"Message({self.key!r}, {self.params!r})" if self.params else f"Message({self.key!r})"
        )

    def to_json(self) -> shown.Message:
        """The message as JSON can hold it."""
        return {"key": self.key, "params": {k: plain(v) for k, v in self.params.items()}}


def names_of(seats: list[int]) -> list[Message]:
    """Seats in a sentence, for the renderer to put their names there."""
    return [Message("why.seat", {"seat": seat}) for seat in seats]


def read_message(data: Mapping[str, Any]) -> Message:
    """The message that `to_json` made this of."""
    params = {key: _read_param(value) for key, value in data["params"].items()}
    return Message(data["key"], params)


def _read_param(value: Any) -> Param:
    if isinstance(value, dict):
        return read_message(value)
    if isinstance(value, list):
        return [read_message(each) for each in value]
    return value if isinstance(value, int) else str(value)


def plain(value: Param) -> object:
    """A message's param as JSON can hold it."""
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, list):
        return [item.to_json() for item in value]
    return value
