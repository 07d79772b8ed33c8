"""The tables of Dwergar: projects, places, and the numbers of the board."""

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias, cast, final

from pithead.engine import shown
from pithead.engine.compiling import mypyc_attr
from pithead.engine.message import Message
from pithead.engine.position import brief
from pithead.engine.sign import Sign, signs_json
from pithead.games.dwergar.effects import Effect
from pithead.games.dwergar.player import Limits
from pithead.games.dwergar.shown import (
    DwergarAmounts,
    DwergarBonus,
    DwergarPlaceCard,
    DwergarPlaceMarks,
    DwergarProject,
    DwergarProjectMarks,
)
from pithead.games.dwergar.words import (
    CRYSTAL,
    DECKS,
    GOLD,
    GOODS,
    PLACES,
    SPECIALITIES,
    STONE,
    TIERS,
    Cost,
    Phrase,
    Speciality,
    Word,
    place_message,
)

NO_UPGRADES: Final = -1


def does_json(messages: list[Message]) -> list[shown.Message]:
    return [message.to_json() for message in messages]


def amounts_json(cost: Cost) -> DwergarAmounts:
    """Only what it asks for, the heat first."""
    result = {"heat": cost.heat} if cost.heat else {}
    for good in range(len(GOODS)):
        if cost.goods[good]:
            result[GOODS[good]] = cost.goods[good]
    return cast(DwergarAmounts, result)


# -- projects ----------------------------------------------------------------------------------


@final
class Project:
    """A project of one of the decks. DG-7"""

    def __init__(
        self,
        *,
        number: int,
        name: str,
        has_words: bool,
        deck: int,
        tier: int,
        cost: Cost,
        points: int,
        upgrade: Cost,
        upgrade_points: int,
        effects: list[Effect],
        marks: dict[str, str],
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        # Whether the catalogues have its name, as they do for ours.
        self.has_words: Final = has_words
        self.deck: Final = deck
        self.tier: Final = tier
        self.cost: Final = cost
        self.points: Final = points
        self.upgrade: Final = upgrade
        self.upgrade_points: Final = upgrade_points
        self.effects: Final = effects
        self.marks: Final = marks
        self.costs_crystal: Final = cost.goods[CRYSTAL] > 0
        self.costs_gold: Final = cost.goods[GOLD] > 0
        self.upgrade_costs_gold: Final = upgrade.goods[GOLD] > 0

    def title(self) -> Message:
        if self.has_words:
            return Message(f"dwergar.project.{self.number}")
        return Message("dwergar.card", {"name": self.name})

    def phrase(self) -> str:
        return "; ".join(effect.phrase() for effect in self.effects)

    def messages(self) -> list[Message]:
        return [effect.message() for effect in self.effects]

    def to_json(self) -> DwergarProject:
        return {
            "kind": "project",
            "number": self.number,
            "title": self.title().to_json(),
            "does": does_json(self.messages()),
            "signs": [signs_json(effect.signs()) for effect in self.effects],
            "name": self.name,
            "deck": DECKS[self.deck],
            "tier": TIERS[self.tier],
            "cost": amounts_json(self.cost),
            "points": self.points,
            "upgrade": amounts_json(self.upgrade),
            "upgrade_points": self.upgrade_points,
            "effect": self.phrase(),
            "marks": cast(DwergarProjectMarks, self.marks),
        }


# -- places ------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
@final
class Allowance:
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

    def copy(self) -> "Allowance":
        other = Allowance()
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

    def facts(self) -> dict[str, object]:
        """As a position has it: only what is allowed."""
        result = brief(
            {
                "exchanges": self.exchanges,
                "lights": self.lights,
                "lights_all": self.lights_all,
                "heat": self.heat,
                "lifts": self.lifts,
                "lift_points": self.lift_points,
                "only_loaded": self.only_loaded,
                "loads": self.loads,
                "load_good": GOODS[self.load_good] if self.load_good else None,
                "builds": self.builds,
                "converts": self.converts,
                "completes": self.completes,
                "take_backs": self.take_backs,
                "upgrade_less": self.upgrade_less,
            }
        )
        if self.upgrade_more != NO_UPGRADES:
            result["upgrade_more"] = self.upgrade_more
        return result


class PlaceWord(Word):
    """One word of a place; it stands beside the part of an action that it allows. DG-22"""

    group: ClassVar[str] = "part"
    # Whether it may be a base action, and whether a specialist bonus.
    fits_base: ClassVar[bool] = True
    fits_bonus: ClassVar[bool] = True
    # Which of the board's marks is that of its rates.
    rates_mark: ClassVar[str] = ""

    @abstractmethod
    def give(self, allowance: Allowance) -> None:
        """Allow what the word says."""

    def rates(self, board: "Board") -> list[list[Sign]]:
        """What is given for what, row by row, where the board has numbers for it."""
        return []


PlaceReader: TypeAlias = Callable[[Phrase], PlaceWord | None]


def phrase_of(words: list[PlaceWord]) -> str:
    return "; ".join(word.phrase() for word in words)


@final
class Place:
    """One of the ten places, with its price for installing. DG-5, DG-52"""

    def __init__(
        self,
        *,
        number: int,
        yields: list[int],
        rich: list[int],
        base: list[PlaceWord],
        specialities: list[int],
        bonuses: list[list[PlaceWord]],
        install: list[int],
        marks: dict[str, str],
        board: "Board",
    ) -> None:
        self.number: Final = number
        # What a level of the mine yields, without and with the additional yield. DG-26
        self.yields: Final = yields
        self.rich: Final = rich
        # Outside the mine: the base action, and two bonuses with the speciality of each. DG-22
        self.base: Final = base
        self.specialities: Final = specialities
        self.bonuses: Final = bonuses
        self.install: Final = install
        self.marks: Final = marks
        self.board: Final = board
        # Numbers of the parts of an action that workers and foremen can ever do here.
        self.parts_of_workers: list[int] = []
        self.parts_of_foremen: list[int] = []
        # What the base action allows, made once; every action works on its copy.
        self.allowed: Final = Allowance()
        for word in base:
            word.give(self.allowed)

    def base_allowance(self) -> Allowance:
        return self.allowed.copy()

    def bonus_allowance(self, skills: list[bool]) -> Allowance:
        """What the bonuses of these specialities allow."""
        allowance = Allowance()
        for i in range(len(self.bonuses)):
            if skills[self.specialities[i]]:
                for word in self.bonuses[i]:
                    word.give(allowance)
        return allowance

    def title(self) -> Message:
        return place_message(self.number)

    def to_json(self) -> DwergarPlaceCard:
        yields = Cost(0, self.yields)
        result: DwergarPlaceCard = {
            "kind": "place",
            "place": PLACES[self.number],
            "title": self.title().to_json(),
            "does": does_json(yields.messages()),
            "signs": [signs_json([sign]) for sign in yields.signs()],
            "install": amounts_json(Cost(0, self.install)),
            "marks": cast(DwergarPlaceMarks, self.marks),
        }
        if self.base:
            result["does"] = does_json([word.message() for word in self.base])
            result["signs"] = [signs_json(word.signs()) for word in self.base]
            result["rates"] = [
                signs_json(row) for word in self.base for row in word.rates(self.board)
            ]
            result["rates_mark"] = self.rates_mark()
            result["base"] = phrase_of(self.base)
            result["bonuses"] = [self.bonus_json(i) for i in range(len(self.bonuses))]
        else:
            result["yield"] = amounts_json(yields)
            result["rich"] = amounts_json(Cost(0, self.rich))
        return result

    def rates_mark(self) -> str | None:
        """Where its rates come from; None if it has none."""
        for word in self.base:
            if word.rates_mark:
                return self.board.marks[word.rates_mark]
        return None

    def bonus_json(self, which: int) -> DwergarBonus:
        words = self.bonuses[which]
        return {
            "speciality": cast(Speciality, SPECIALITIES[self.specialities[which]]),
            "bonus": phrase_of(words),
            "does": does_json([word.message() for word in words]),
            "signs": [signs_json(word.signs()) for word in words],
        }


# -- the board ---------------------------------------------------------------------------------


@final
class Board:
    """The numbers of the board that stand on no card and at no place."""

    def __init__(
        self,
        *,
        limits: Limits,
        furnaces_start: int,
        row: int,
        actions: int,
        install_points: int,
        lift_heat: int,
        furnace_heat: int,
        eastern_heat: int,
        first_event: int,
        start_goods: list[int],
        cart_levels: list[int],
        cart_goods: list[list[int]],
        furnace_price: list[int],
        exchange: list[list[int]],
        convert_heat: list[int],
        convert_into: list[int],
        tie_break: list[int],
        marks: dict[str, str],
    ) -> None:
        self.limits: Final = limits
        self.furnaces_start: Final = furnaces_start
        self.row: Final = row
        self.actions: Final = actions
        self.install_points: Final = install_points
        # DG-38, DG-54, DG-18, DG-55
        self.lift_heat: Final = lift_heat
        self.furnace_heat: Final = furnace_heat
        self.eastern_heat: Final = eastern_heat
        self.first_event: Final = first_event
        # DG-13
        self.start_goods: Final = start_goods
        self.cart_levels: Final = cart_levels
        self.cart_goods: Final = cart_goods
        self.furnace_price: Final = furnace_price
        # By kind given; no goods, or no heat, where a kind cannot be. DG-32, DG-44
        self.exchange: Final = exchange
        self.convert_heat: Final = convert_heat
        self.convert_into: Final = convert_into
        self.tie_break: Final = tie_break
        # Where each number comes from: `furnace`, `rules.row`, `start.seats.1.level`.
        self.marks: Final = marks
