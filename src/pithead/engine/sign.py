"""What a word of a card looks like before it is drawn: small named picture tokens."""

from typing import Final, final

from pithead.engine import shown

__all__ = ["Sign"]


@final
class Sign:
    """A picture's name, with a number where it has one: `heat 2`, `arrow`, `stone`.

    Every word of a game's language says its row of signs in its own class. Browser and terminal
    map the names to drawings and know nothing else about the words.

    >>> Sign("heat", 2), Sign("arrow").to_json()
    (heat 2, {'name': 'arrow', 'number': None})
    """

    __slots__ = ("name", "number")

    def __init__(self, name: str, number: int | None = None) -> None:
        self.name: Final = name
        self.number: Final = number

    def __repr__(self) -> str:
        return self.name if self.number is None else f"{self.name} {self.number}"

    def to_json(self) -> shown.Sign:
        """The sign as JSON can hold it."""
        return {"name": self.name, "number": self.number}


def signs_json(signs: list[Sign]) -> list[shown.Sign]:
    """A row of signs as JSON can hold it."""
    return [sign.to_json() for sign in signs]
