"""A sentence before it has a language: a catalogue key and what fills its gaps."""

from typing import Final, TypeAlias, final

Param: TypeAlias = "int | str | Message | list[Message]"


@final
class Message:
    """What to say, for a catalogue to say in the reader's language.

    Params named `seat` are seat numbers from 0; the renderer puts the seat's name there.
    """

    __slots__ = ("key", "params")

    def __init__(self, key: str, params: dict[str, Param] | None = None) -> None:
        self.key: Final = key
        self.params: Final[dict[str, Param]] = {} if params is None else params

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "params": {k: plain(v) for k, v in self.params.items()}}


def plain(value: Param) -> object:
    """A message's param as JSON can hold it."""
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, list):
        return [item.to_json() for item in value]
    return value
