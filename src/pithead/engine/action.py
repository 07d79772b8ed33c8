"""Actions: the finite, numbered, named answers of a game.

Every action a game can ever offer with its set of cards is made once, and is the same object ever
after: comparing is `is`, and its number never changes within one rules number.
"""

from difflib import get_close_matches
from typing import Final, final


@final
class Action:
    """One answer: `verb` says what kind, `value` which one, `notation` both in one text."""

    __slots__ = ("index", "notation", "value", "verb")

    def __init__(self, index: int, verb: str, value: int, notation: str) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.value: Final = value
        self.notation: Final = notation

    def __repr__(self) -> str:
        return f"<{self.index}: {self.notation}>"


@final
class ActionTable:
    """All actions of one game, in their fixed order."""

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.by_notation: Final[dict[str, Action]] = {}

    def one(self, verb: str) -> Action:
        """An action that is a bare word, such as `pass`."""
        return self._add(verb, 0, verb)

    def family(self, verb: str, values: list[str], first: int = 0) -> list[Action]:
        """One action for each value, written `verb value`; `value` counts them from the first."""
        return [self._add(verb, first + i, f"{verb} {values[i]}") for i in range(len(values))]

    def copy(self) -> "ActionTable":
        """A table with the same actions, to which others can be added."""
        other = ActionTable()
        other.actions.extend(self.actions)
        other.by_notation.update(self.by_notation)
        return other

    def _add(self, verb: str, value: int, notation: str) -> Action:
        if notation in self.by_notation:
            raise ValueError(f"two actions are written {notation!r}")
        action = Action(len(self.actions), verb, value, notation)
        self.actions.append(action)
        self.by_notation[notation] = action
        return action

    def find(self, text: str) -> Action | None:
        """The action written so; case and extra spaces do not matter."""
        found = self.by_notation.get(text)
        if found is not None:
            return found
        folded = " ".join(text.split()).casefold()
        for notation, action in self.by_notation.items():
            if notation.casefold() == folded:
                return action
        return None

    def nearest(self, text: str) -> list[str]:
        """The notations most like a mistyped one; one of each kind where none is."""
        folded = " ".join(text.split()).casefold()
        return get_close_matches(folded, list(self.by_notation)) or self.examples()

    def examples(self) -> list[str]:
        """One notation of each kind, for messages."""
        first: dict[str, str] = {}
        for action in self.actions:
            first.setdefault(action.verb, action.notation)
        return list(first.values())
