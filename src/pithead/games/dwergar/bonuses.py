"""The words of the places: what a base action or a specialist bonus lets a dwarf do.

exchange 2      light 1      light all      heat 2      lift 1      load 1 stone
score 1 lift    score 1 lift loaded         build 1     convert
complete 1      take back 1  upgrade any 1  upgrade less 2
"""

from abc import ABC, abstractmethod
from typing import Final, final

from pithead.engine.errors import BadBox
from pithead.engine.message import Message
from pithead.games.dwergar.costs import goods_message, heat_message
from pithead.games.dwergar.phrases import Phrase
from pithead.games.dwergar.words import GOODS, STONE

NO_UPGRADES: Final = -1


@final
class Parts:
    """How often each part of an action may still be done. DG-21"""

    __slots__ = (
        "builds", "completes", "converts", "exchanges", "heat", "lift_points", "lifts",
        "lights", "lights_all", "load_good", "loads", "only_loaded", "take_backs",
        "upgrade_less", "upgrade_more",
    )  # fmt: skip

    def __init__(self) -> None:
        self.exchanges = 0
        self.lights = 0
        self.lights_all = False
        self.heat = 0
        # Levels without a price of their own; each further one costs heat. DG-38
        self.lifts = 0
        self.lift_points = 0
        self.only_loaded = False
        self.loads = 0
        self.load_good = STONE
        self.builds = 0
        self.converts = False
        self.completes = 0
        self.take_backs = 0
        # Heat less for upgrading what was just completed; heat more for upgrading any. DG-45
        self.upgrade_less = 0
        self.upgrade_more = NO_UPGRADES

    def copy(self) -> "Parts":
        other = Parts()
        other.exchanges = self.exchanges
        other.lights = self.lights
        other.lights_all = self.lights_all
        other.heat = self.heat
        other.lifts = self.lifts
        other.lift_points = self.lift_points
        other.only_loaded = self.only_loaded
        other.loads = self.loads
        other.load_good = self.load_good
        other.builds = self.builds
        other.converts = self.converts
        other.completes = self.completes
        other.take_backs = self.take_backs
        other.upgrade_less = self.upgrade_less
        other.upgrade_more = self.upgrade_more
        return other

    def facts(self) -> list[object]:
        return [
            self.exchanges, self.lights, self.lights_all, self.heat, self.lifts,
            self.lift_points, self.only_loaded, self.loads, self.load_good, self.builds,
            self.converts, self.completes, self.take_backs, self.upgrade_less, self.upgrade_more,
        ]  # fmt: skip


class Grant(ABC):
    """One word of a place."""

    @abstractmethod
    def give(self, parts: Parts) -> None:
        """Allow what the word says."""

    @abstractmethod
    def phrase(self) -> str: ...

    @abstractmethod
    def message(self) -> Message: ...


@final
class Count(Grant):
    """A word that is only a number of times: exchange, light, lift, build, complete, take back."""

    def __init__(self, word: str, amount: int) -> None:
        self.word: Final = word
        self.amount: Final = amount

    def give(self, parts: Parts) -> None:
        if self.word == "exchange":
            parts.exchanges += self.amount
        elif self.word == "light":
            parts.lights += self.amount
        elif self.word == "lift":
            parts.lifts += self.amount
        elif self.word == "build":
            parts.builds += self.amount
        elif self.word == "complete":
            parts.completes += self.amount
        else:
            parts.take_backs += self.amount

    def phrase(self) -> str:
        return f"{self.word} {self.amount}"

    def message(self) -> Message:
        return Message(f"dwergar.part.{self.word.replace(' ', '_')}", {"n": self.amount})


COUNTS: Final = ["exchange", "lift", "build", "complete", "take back"]


@final
class LightEvery(Grant):
    """Light all furnaces. DG-36"""

    def give(self, parts: Parts) -> None:
        parts.lights_all = True

    def phrase(self) -> str:
        return "light all"

    def message(self) -> Message:
        return Message("dwergar.part.light_all")


@final
class Warmth(Grant):
    """Gain heat. DG-34, DG-37, DG-46"""

    def __init__(self, amount: int) -> None:
        self.amount: Final = amount

    def give(self, parts: Parts) -> None:
        parts.heat += self.amount

    def phrase(self) -> str:
        return f"heat {self.amount}"

    def message(self) -> Message:
        return Message("dwergar.part.heat", {"goods": heat_message(self.amount)})


@final
class LiftPoints(Grant):
    """Points for each level lifted; in 2021 only while some cart holds resources. DG-39"""

    def __init__(self, points: int, only_loaded: bool) -> None:
        self.points: Final = points
        self.only_loaded: Final = only_loaded

    def give(self, parts: Parts) -> None:
        parts.lift_points += self.points
        parts.only_loaded = self.only_loaded

    def phrase(self) -> str:
        return f"score {self.points} lift{' loaded' if self.only_loaded else ''}"

    def message(self) -> Message:
        kind = "lift_points_loaded" if self.only_loaded else "lift_points"
        return Message(f"dwergar.part.{kind}", {"n": self.points})


@final
class Loading(Grant):
    """Put resources into every player's cart on one level. DG-40"""

    def __init__(self, amount: int, good: int) -> None:
        self.amount: Final = amount
        self.good: Final = good

    def give(self, parts: Parts) -> None:
        parts.loads += self.amount
        parts.load_good = self.good

    def phrase(self) -> str:
        return f"load {self.amount} {GOODS[self.good]}"

    def message(self) -> Message:
        return Message("dwergar.part.load", {"goods": goods_message(self.good, self.amount)})


@final
class Converting(Grant):
    """Any number of conversions. DG-44"""

    def give(self, parts: Parts) -> None:
        parts.converts = True

    def phrase(self) -> str:
        return "convert"

    def message(self) -> Message:
        return Message("dwergar.part.convert")


@final
class UpgradeAny(Grant):
    """Upgrade any own completed projects for more heat each. DG-45"""

    def __init__(self, heat: int) -> None:
        self.heat: Final = heat

    def give(self, parts: Parts) -> None:
        parts.upgrade_more = self.heat

    def phrase(self) -> str:
        return f"upgrade any {self.heat}"

    def message(self) -> Message:
        return Message("dwergar.part.upgrade_any", {"price": heat_message(self.heat)})


@final
class UpgradeLess(Grant):
    """Upgrading the project completed now costs less heat. DG-50"""

    def __init__(self, heat: int) -> None:
        self.heat: Final = heat

    def give(self, parts: Parts) -> None:
        parts.upgrade_less += self.heat

    def phrase(self) -> str:
        return f"upgrade less {self.heat}"

    def message(self) -> Message:
        return Message("dwergar.part.upgrade_less", {"price": heat_message(self.heat)})


# Words that only go with a base action, and those that only a speciality has.
BASE_WORDS: Final = ["lift", "complete"]
BONUS_WORDS: Final = ["score", "take back", "upgrade"]


def read_base(text: str, where: str) -> list[Grant]:
    """The words of a base action, separated by `; `."""
    return _grants(text, where, BONUS_WORDS, "a word of a base action such as 'exchange 1'")


def read_bonus(text: str, where: str) -> list[Grant]:
    """The words of a specialist bonus, separated by `; `."""
    return _grants(text, where, BASE_WORDS, "a word of a bonus such as 'exchange 2' or 'heat 1'")


def _grants(text: str, where: str, unfit: list[str], expected: str) -> list[Grant]:
    result: list[Grant] = []
    for part in text.split("; "):
        grant = _grant(Phrase(part))
        if grant is None or grant.phrase() != part or Phrase(part).one_of(unfit) >= 0:
            raise BadBox(where, repr(part), expected)
        result.append(grant)
    return result


def _grant(phrase: Phrase) -> Grant | None:
    if phrase.has("convert"):
        return Converting()
    if phrase.has("light all"):
        return LightEvery()
    if phrase.has("light"):
        amount = phrase.number()
        return Count("light", amount) if amount else None
    if phrase.has("heat"):
        amount = phrase.number()
        return Warmth(amount) if amount else None
    if phrase.has("score"):
        points = phrase.number()
        if not points or not phrase.has("lift"):
            return None
        return LiftPoints(points, phrase.has("loaded"))
    if phrase.has("load"):
        amount = phrase.number()
        good = phrase.one_of(GOODS)
        return Loading(amount, good) if amount and good >= 0 else None
    if phrase.has("upgrade any"):
        return UpgradeAny(phrase.number())
    if phrase.has("upgrade less"):
        amount = phrase.number()
        return UpgradeLess(amount) if 0 < amount < 50 else None
    word = phrase.one_of(COUNTS)
    amount = phrase.number()
    return Count(COUNTS[word], amount) if word >= 0 and amount else None
