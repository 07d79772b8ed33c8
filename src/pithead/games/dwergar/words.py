"""The rulebook's words: as numbers, as names, as amounts, and read from a phrase."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, Literal, Self, TypeAlias, TypeVar, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign

# The four mined resources in rising value. DG-1
STONE: Final = 0
IRON: Final = 1
GOLD: Final = 2
CRYSTAL: Final = 3
GOODS: Final = ["stone", "iron", "gold", "crystal"]

# In place of a kind where heat is meant.
HEAT: Final = -1

# Dwarves: three specialities of workers, and the foreman. DG-3
Speciality: TypeAlias = Literal["engineer", "blacksmith", "ironworker"]
Dwarf: TypeAlias = Literal["engineer", "blacksmith", "ironworker", "foreman"]
ENGINEER: Final = 0
BLACKSMITH: Final = 1
IRONWORKER: Final = 2
FOREMAN: Final = 3
SPECIALITIES: Final = ["engineer", "blacksmith", "ironworker"]
DWARVES: Final[list[Dwarf]] = ["engineer", "blacksmith", "ironworker", "foreman"]

# What stands on a place: nobody, a worker by speciality, or FOREMAN plus the owner's seat.
NOBODY: Final = -1

# The ten places, the levels of the mine first. DG-5
MINES: Final = 4
PLACES: Final = [
    "mine-1", "mine-2", "mine-3", "mine-4",
    "laboratory", "bellows", "lift", "workshop", "forge", "studio",
]  # fmt: skip

# Where carts stand at rest, from the top. DG-6
TRANSIT: Final = 0
LEVELS: Final = ["transit", "1", "2", "3", "4"]

# The five decks. DG-7
WESTERN: Final = 0
NEW_SHAFT: Final = 1
GOLDEN_TERRACES: Final = 2
OLD_SHAFT: Final = 3
EASTERN: Final = 4
DECKS: Final = ["western", "new_shaft", "golden_terraces", "old_shaft", "eastern"]
TIERS: Final = ["basic", "advanced"]

MOST_SEATS: Final = 4

# In place of an event's number where none is active.
NO_EVENT: Final = 0

EDITIONS: Final = ["2021", "2020"]

# What is expected where amounts are written.
AMOUNTS: Final = "amounts such as '1 heat, 3 iron', or 'nothing'"

# Where points come from, as it is shown; some sources are the names of what is told.
BY_EFFECTS: Final = "effects"
BY_FURNACES: Final = "furnaces"
BY_PLACING: Final = "placing"
BY_LIFTING: Final = "lifting"
SOURCES: Final = [
    "completed", "upgraded", BY_EFFECTS, BY_FURNACES, BY_PLACING, BY_LIFTING, "end_scored",
]  # fmt: skip

# An installed furnace that nobody has put there.
NO_OWNER: Final = -1


def in_the_mine(place: int) -> bool:
    return place < MINES


def level_of(place: int) -> int:
    """The row of carts of a mine place."""
    return place + 1


# -- names -------------------------------------------------------------------------------------


def good_message(good: int) -> Message:
    return Message(f"dwergar.good.{GOODS[good]}")


def goods_message(good: int, amount: int) -> Message:
    return Message(f"dwergar.goods.{GOODS[good]}", {"n": amount})


def heat_message(amount: int) -> Message:
    return Message("dwergar.goods.heat", {"n": amount})


def dwarf_message(dwarf: int) -> Message:
    """A speciality, or any foreman."""
    return Message(f"dwergar.dwarf.{DWARVES[min(dwarf, FOREMAN)]}")


def place_message(place: int) -> Message:
    return Message(f"dwergar.place.{PLACES[place]}")


def level_message(level: int) -> Message:
    return Message(f"dwergar.level.{LEVELS[level]}")


def deck_message(deck: int) -> Message:
    return Message(f"dwergar.deck.{DECKS[deck]}")


# -- the card language -------------------------------------------------------------------------


@final
class Phrase:
    """A phrase of the card language, read from the left; `is_whole` once all has fitted."""

    def __init__(self, text: str) -> None:
        self.words: Final = text.split(" ")
        self.at = 0

    def has(self, text: str) -> bool:
        """Whether these words come next; if so they are passed over."""
        expected = text.split(" ")
        end = self.at + len(expected)
        if self.words[self.at : end] != expected:
            return False
        self.at = end
        return True

    def number(self) -> int:
        """A number from 1 next, else 0."""
        if self.at < len(self.words) and self.words[self.at].isdecimal():
            self.at += 1
            return int(self.words[self.at - 1])
        return 0

    def after(self, text: str, rest: str = "") -> int:
        """The number from 1 behind these words, and before the rest of them, else 0."""
        number = self.number() if self.has(text) else 0
        return number if not rest or self.has(rest) else 0

    def one_of(self, names: list[str]) -> int:
        """Which of these names comes next, else -1."""
        for i in range(len(names)):
            if self.has(names[i]):
                return i
        return -1

    def is_whole(self) -> bool:
        return self.at == len(self.words)


class Word(ABC):
    """A word of projects, places or events: each has all there is to say about it in its class.

    Most are written as a text with one number in it, such as `lift 1` or `score 1 on empty`, or
    with none; those of another form have their own `read`, `phrase` and `message`.
    """

    # Of its message: the group among the catalogues' keys, and its name if that is not `start`.
    group: ClassVar[str]
    name: ClassVar[str] = ""
    # What stands before and behind the number, if there is one.
    start: ClassVar[str]
    rest: ClassVar[str] = ""
    has_number: ClassVar[bool] = True

    def __init__(self, amount: int = 0) -> None:
        self.amount: Final = amount

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        """The word, if the phrase is one; it must be used up, which `read_word` sees to."""
        if not cls.has_number:
            return cls() if phrase.has(cls.start) else None
        amount = phrase.after(cls.start, cls.rest)
        return cls(amount) if amount else None

    def phrase(self) -> str:
        """The word as it stands in the data; reading it gives this word again."""
        return f"{self.start} {self.amount} {self.rest}".rstrip() if self.has_number else self.start

    def message(self) -> Message:
        """The word for a reader."""
        key = f"dwergar.{self.group}.{self.name or self.start.replace(' ', '_')}"
        return Message(key, {"n": self.amount}) if self.has_number else Message(key)

    @abstractmethod
    def signs(self) -> list[Sign]:
        """The word in pictures."""


W = TypeVar("W", bound=Word)


def read_word(text: str, readers: list[Callable[[Phrase], W | None]]) -> W | None:
    """The word that uses the phrase up and prints it back as it was written."""
    for read in readers:
        phrase = Phrase(text)
        word = read(phrase)
        if word is not None and phrase.is_whole() and word.phrase() == text:
            return word
    return None


# -- amounts -----------------------------------------------------------------------------------


@final
class Cost:
    """So much heat and so many of each resource. Never changed once made."""

    __slots__ = ("goods", "heat")

    def __init__(self, heat: int, goods: list[int]) -> None:
        # Not Final: mypyc frees the list of a Final attribute read from a passing Cost too early.
        self.heat = heat
        self.goods = goods

    def less(self, heat: int, goods: list[int]) -> "Cost":
        """Discounts never take an amount below 0. DG-51"""
        if heat == 0 and all(amount == 0 for amount in goods):
            return self
        left = [max(0, self.goods[good] - goods[good]) for good in range(4)]
        return Cost(max(0, self.heat - heat), left)

    def and_also(self, other: "Cost") -> "Cost":
        """Both costs together."""
        goods = [self.goods[good] + other.goods[good] for good in range(4)]
        return Cost(self.heat + other.heat, goods)

    def pieces(self) -> int:
        """How many it asks for in all, heat included."""
        return self.heat + sum(self.goods)

    def is_nothing(self) -> bool:
        return self.heat == 0 and not any(self.goods)

    def told(self) -> dict[str, Param]:
        """What a sentence about paying it needs: its pieces, and whether there are any."""
        return {"price": self.messages(), "cost": "free" if self.is_nothing() else "paid"}

    def phrase(self) -> str:
        parts = [f"{self.heat} heat"] if self.heat else []
        parts += [f"{self.goods[good]} {GOODS[good]}" for good in range(4) if self.goods[good]]
        return ", ".join(parts) or "nothing"

    def messages(self) -> list[Message]:
        """What it asks for, the heat first; one message `nothing` if it asks for nothing."""
        result = [heat_message(self.heat)] if self.heat else []
        result += [goods_message(good, self.goods[good]) for good in range(4) if self.goods[good]]
        return result or [Message("dwergar.nothing")]

    def signs(self) -> list[Sign]:
        """Its pieces, the heat first."""
        result = [Sign("heat", self.heat)] if self.heat else []
        return result + [Sign(GOODS[i], self.goods[i]) for i in range(4) if self.goods[i]]


def read_cost(text: str) -> Cost | None:
    """The amounts written so; None if they cannot be read."""
    heat = 0
    goods = [0, 0, 0, 0]
    for part in [] if text == "nothing" else text.split(", "):
        number, _, word = part.partition(" ")
        if not number.isdecimal() or int(number) < 1:
            return None
        if word == "heat":
            heat += int(number)
        elif word in GOODS:
            goods[GOODS.index(word)] += int(number)
        else:
            return None
    return Cost(heat, goods)
