"""The lasting words of projects: each adds to the powers of the player who upgraded it."""

from typing import ClassVar, Final, Self, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar.effects import Effect, EffectReader
from pithead.games.dwergar.player import Player, Powers
from pithead.games.dwergar.words import (
    BLACKSMITH,
    ENGINEER,
    GOODS,
    HEAT,
    IRON,
    SPECIALITIES,
    STONE,
    Phrase,
    dwarf_message,
    goods_message,
    heat_message,
)


def grown(player: Player) -> Powers:
    """The player's powers, ready to be added to; other states keep the old ones."""
    player.powers = player.powers.copy()
    return player.powers


@final
class FlexibleDiscount(Effect):
    """Completing costs so many stone or iron less, as the player likes. DG-P1"""

    start: ClassVar[str] = "discount complete"
    rest: ClassVar[str] = "stone or iron"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "one": goods_message(STONE, self.amount),
            "other": goods_message(IRON, self.amount),
        }
        return Message("dwergar.effect.flexible_discount", params)

    def signs(self) -> list[Sign]:
        discount = [Sign("project"), Sign("minus", self.amount)]
        return [*discount, Sign(GOODS[STONE]), Sign("per"), Sign(GOODS[IRON])]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).flexible_discount += self.amount


@final
class Discount(Effect):
    """Completing, or upgrading, costs so many of a kind less. DG-P21"""

    def __init__(self, amount: int, good: int, of_upgrades: bool) -> None:
        super().__init__(amount)
        self.good: Final = good
        self.of_upgrades: Final = of_upgrades

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        what = phrase.one_of(["discount complete", "discount upgrade"])
        amount = phrase.number()
        good = phrase.one_of(GOODS)
        return cls(amount, good, what == 1) if what >= 0 and amount and good >= 0 else None

    def phrase(self) -> str:
        what = "upgrade" if self.of_upgrades else "complete"
        return f"discount {what} {self.amount} {GOODS[self.good]}"

    def message(self) -> Message:
        kind = "discount_upgrade" if self.of_upgrades else "discount_complete"
        goods = goods_message(self.good, self.amount)
        return Message(f"dwergar.effect.{kind}", {"goods": goods})

    def signs(self) -> list[Sign]:
        of = Sign("upgrade" if self.of_upgrades else "project")
        return [of, Sign("minus", self.amount), Sign(GOODS[self.good])]

    def run(self, players: list[Player], seat: int) -> None:
        powers = grown(players[seat])
        if self.of_upgrades:
            powers.upgrade_discount[self.good] += self.amount
        else:
            powers.complete_discount[self.good] += self.amount


@final
class ForemanSkill(Effect):
    """The foreman has a speciality too. DG-P2 to DG-P4"""

    def __init__(self, speciality: int) -> None:
        super().__init__()
        self.speciality: Final = speciality

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        speciality = phrase.one_of(SPECIALITIES) if phrase.has("foreman") else -1
        return cls(speciality) if speciality >= 0 else None

    def phrase(self) -> str:
        return f"foreman {SPECIALITIES[self.speciality]}"

    def message(self) -> Message:
        return Message("dwergar.effect.foreman", {"dwarf": dwarf_message(self.speciality)})

    def signs(self) -> list[Sign]:
        return [Sign("foreman"), Sign("equals"), Sign(SPECIALITIES[self.speciality])]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).foreman_skills[self.speciality] = True


@final
class RichSkill(Effect):
    """Own workers of a speciality, and the foreman, get the additional yield. DG-P2 to DG-P4"""

    def __init__(self, speciality: int) -> None:
        super().__init__()
        self.speciality: Final = speciality

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        speciality = phrase.one_of(SPECIALITIES) if phrase.has("rich") else -1
        return cls(speciality) if speciality >= 0 else None

    def phrase(self) -> str:
        return f"rich {SPECIALITIES[self.speciality]}"

    def message(self) -> Message:
        return Message("dwergar.effect.rich", {"dwarf": dwarf_message(self.speciality)})

    def signs(self) -> list[Sign]:
        return [Sign(SPECIALITIES[self.speciality]), Sign("mining"), Sign("plus")]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).rich_skills[self.speciality] = True


@final
class EmptyPoints(Effect):
    """Points for a worker on an empty place or on an opponent's foreman. DG-P9"""

    name: ClassVar[str] = "empty"
    start: ClassVar[str] = "score"
    rest: ClassVar[str] = "on empty"

    def signs(self) -> list[Sign]:
        return [Sign("number", self.amount), Sign("points"), Sign("per"), Sign("empty")]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).empty_points += self.amount


@final
class GoldPoints(Effect):
    """Points for upgrading another, or completing a, project whose cost has gold. DG-P20"""

    def __init__(self, points: int, for_upgrades: bool) -> None:
        super().__init__()
        self.points: Final = points
        self.for_upgrades: Final = for_upgrades

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        points = phrase.after("score")
        what = phrase.one_of(["on complete gold", "on upgrade gold"])
        return cls(points, what == 1) if points and what >= 0 else None

    def phrase(self) -> str:
        return f"score {self.points} on {'upgrade' if self.for_upgrades else 'complete'} gold"

    def message(self) -> Message:
        kind = "gold_upgrade" if self.for_upgrades else "gold_complete"
        return Message(f"dwergar.effect.{kind}", {"n": self.points})

    def signs(self) -> list[Sign]:
        of = Sign("upgrade" if self.for_upgrades else "project")
        return [Sign("number", self.points), Sign("points"), Sign("per"), of, Sign("gold")]

    def run(self, players: list[Player], seat: int) -> None:
        powers = grown(players[seat])
        if self.for_upgrades:
            powers.gold_upgrade_points += self.points
        else:
            powers.gold_complete_points += self.points


@final
class Income(Effect):
    """Goods or heat at the start of each own turn. DG-P33, DG-P38"""

    def __init__(self, amount: int, good: int) -> None:
        super().__init__(amount)
        # A kind of resource, or HEAT.
        self.good: Final = good

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        if phrase.has("turn heat"):
            heat = phrase.number()
            return cls(heat, HEAT) if heat else None
        amount = phrase.after("turn take")
        good = phrase.one_of(GOODS)
        return cls(amount, good) if amount and good >= 0 else None

    def phrase(self) -> str:
        if self.good == HEAT:
            return f"turn heat {self.amount}"
        return f"turn take {self.amount} {GOODS[self.good]}"

    def message(self) -> Message:
        if self.good == HEAT:
            return Message("dwergar.effect.income", {"goods": heat_message(self.amount)})
        return Message("dwergar.effect.income", {"goods": goods_message(self.good, self.amount)})

    def signs(self) -> list[Sign]:
        if self.good == HEAT:
            return [Sign("turn"), Sign("plus", self.amount), Sign("heat")]
        return [Sign("turn"), Sign("plus"), Sign(GOODS[self.good], self.amount)]

    def run(self, players: list[Player], seat: int) -> None:
        powers = grown(players[seat])
        if self.good == HEAT:
            powers.income_heat += self.amount
        else:
            powers.income[self.good] += self.amount


@final
class ChangeHeat(Effect):
    """At any time in the own turn, heat into one of a kind. DG-P37, DG-P39"""

    def __init__(self, heat: int, good: int) -> None:
        super().__init__()
        self.heat: Final = heat
        self.good: Final = good

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        heat = phrase.after("change")
        good = phrase.one_of(GOODS) if phrase.has("heat >") else -1
        return cls(heat, good) if heat and good >= 0 else None

    def phrase(self) -> str:
        return f"change {self.heat} heat > {GOODS[self.good]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "price": heat_message(self.heat),
            "goods": goods_message(self.good, 1),
        }
        return Message("dwergar.effect.change", params)

    def signs(self) -> list[Sign]:
        return [Sign("heat", self.heat), Sign("arrow"), Sign(GOODS[self.good])]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).sell(self.good, self.heat)


@final
class WarmFurnaces(Effect):
    """More heat from own installed furnaces, in the mine as well. DG-P40"""

    start: ClassVar[str] = "warm"

    def message(self) -> Message:
        return Message("dwergar.effect.warm", {"goods": heat_message(self.amount)})

    def signs(self) -> list[Sign]:
        return [Sign("furnace-hot"), Sign("plus", self.amount), Sign("heat")]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).warm += self.amount


@final
class Disguise(Effect):
    """For heat, once an action, the placed worker counts as another speciality. DG-P44"""

    start: ClassVar[str] = "disguise"

    def message(self) -> Message:
        return Message("dwergar.effect.disguise", {"price": heat_message(self.amount)})

    def signs(self) -> list[Sign]:
        dwarves = [Sign(SPECIALITIES[ENGINEER]), Sign("arrow"), Sign(SPECIALITIES[BLACKSMITH])]
        return [Sign("heat", self.amount), *dwarves]

    def run(self, players: list[Player], seat: int) -> None:
        grown(players[seat]).disguise = self.amount


WORDS: Final[list[EffectReader]] = [
    FlexibleDiscount.read, Discount.read, ForemanSkill.read, RichSkill.read, EmptyPoints.read,
    GoldPoints.read, Income.read, ChangeHeat.read, WarmFurnaces.read, Disguise.read,
]  # fmt: skip
