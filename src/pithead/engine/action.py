"""Actions: the finite, numbered, named answers of a game.

Every action a game can ever offer with its set of cards is made once, and is the same object ever
after: comparing is `is`, and its number never changes within one rules number.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, final

__all__ = ["Action", "ActionTable"]

LETTERS: Final = "abcdefghij"


@final
class Action:
    """One answer: `verb` says what kind, `value` which one, `notation` both in one text.

    `means` is the same by names, JSON-ready: the verb and what the action is about, such as a
    place, a card or an amount. Boards read it, so that nobody has to take a notation apart.

    >>> import pithead
    >>> action = pithead.game("dwarf").parse("place 5")
    >>> action, action.verb, action.value, action.means
    (<4: place 5>, 'place', 4, {'verb': 'place', 'position': '5'})
    """

    __slots__ = ("index", "means", "notation", "value", "verb")

    def __init__(
        self, index: int, verb: str, value: int, notation: str, about: Mapping[str, object]
    ) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.value: Final = value
        self.notation: Final = notation
        self.means: Final[dict[str, object]] = {"verb": verb, **about}

    def __repr__(self) -> str:
        return f"<{self.index}: {self.notation}>"


@final
class ActionTable:
    """All actions of one game, in their fixed order.

    >>> table = ActionTable()
    >>> table.one("pass")
    <0: pass>
    >>> table.family("take", "good", ["iron", "gold"])
    [<1: take iron>, <2: take gold>]
    >>> table.lettered("choose", "option", 2)
    [<3: choose a>, <4: choose b>]
    >>> table.combined("trade", [{"give": "iron", "get": "gold"}])
    [<5: trade iron gold>]
    >>> table.amounts("pay", "goods", [{"iron": 3, "gold": 2}])
    [<6: pay 3 iron 2 gold>]
    >>> table.find(" Take  IRON "), table.nearest("pss"), table.examples()[:2]
    (<1: take iron>, ['pass'], ['pass', 'take iron'])
    >>> len(table.copy().actions)
    7
    """

    def __init__(self) -> None:
        self.actions: Final[list[Action]] = []
        self.by_notation: Final[dict[str, Action]] = {}

    def one(self, verb: str) -> Action:
        """An action that is a bare word, such as `pass`."""
        return self._add(verb, 0, verb, {})

    def family(
        self, verb: str, name: str, values: Sequence[str | int], first: int = 0
    ) -> list[Action]:
        """One action for each value, written `verb value`; `name` is what the value stands for.

        The actions' own `value` counts them from the first.
        """
        return [
            self._add(verb, first + i, f"{verb} {values[i]}", {name: values[i]})
            for i in range(len(values))
        ]

    def lettered(self, verb: str, name: str, count: int) -> list[Action]:
        """So many actions written `verb a`, `verb b`, ...; what they name counts from 0."""
        return [self._add(verb, i, f"{verb} {LETTERS[i]}", {name: i}) for i in range(count)]

    def combined(self, verb: str, rows: list[dict[str, str]]) -> list[Action]:
        """One action for each row of named values, written behind the verb in their order."""
        return [
            self._add(verb, i, " ".join([verb, *rows[i].values()]), rows[i])
            for i in range(len(rows))
        ]

    def amounts(self, verb: str, name: str, rows: list[dict[str, int]]) -> list[Action]:
        """One action for each row of amounts, written `verb 3 iron 2 gold`."""
        result: list[Action] = []
        for i in range(len(rows)):
            words = [f"{number} {good}" for good, number in rows[i].items()]
            result.append(self._add(verb, i, " ".join([verb, *words]), {name: rows[i]}))
        return result

    def copy(self) -> "ActionTable":
        """A table with the same actions, to which others can be added."""
        other = ActionTable()
        other.actions.extend(self.actions)
        other.by_notation.update(self.by_notation)
        return other

    def _add(self, verb: str, value: int, notation: str, about: Mapping[str, object]) -> Action:
        if notation in self.by_notation:
            raise ValueError(f"two actions are written {notation!r}")
        action = Action(len(self.actions), verb, value, notation, about)
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
