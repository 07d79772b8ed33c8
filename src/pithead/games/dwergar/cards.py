"""The tables of Dwergar: projects, places and the numbers of the board."""

from typing import Final, final

from pithead.engine.message import Message
from pithead.games.dwergar.bonuses import Grant, Parts
from pithead.games.dwergar.costs import Cost
from pithead.games.dwergar.effects import Effect
from pithead.games.dwergar.player import Limits
from pithead.games.dwergar.words import CRYSTAL, DECKS, GOLD, PLACES, SPECIALITIES, TIERS


@final
class Project:
    """One of the 45 projects. DG-7"""

    def __init__(
        self,
        number: int,
        name: str,
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
        return Message(f"dwergar.project.{self.number}")

    def phrase(self) -> str:
        return "; ".join(effect.phrase() for effect in self.effects)

    def messages(self) -> list[Message]:
        return [effect.message() for effect in self.effects]

    def to_json(self) -> dict[str, object]:
        return {
            "number": self.number,
            "name": self.name,
            "deck": DECKS[self.deck],
            "tier": TIERS[self.tier],
            "cost": self.cost.text(),
            "points": self.points,
            "upgrade": self.upgrade.text(),
            "upgrade_points": self.upgrade_points,
            "effect": self.phrase(),
            "marks": self.marks,
        }


@final
class Place:
    """One of the ten places, with its price for installing. DG-5, DG-52"""

    def __init__(
        self,
        number: int,
        yields: list[int],
        rich: list[int],
        base: list[Grant],
        specialities: list[int],
        bonuses: list[list[Grant]],
        install: list[int],
        marks: dict[str, str],
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
        # What the base action allows, made once; every action works on its copy.
        self.allowed: Final = Parts()
        for grant in base:
            grant.give(self.allowed)

    def base_parts(self) -> Parts:
        return self.allowed.copy()

    def bonus_parts(self, skills: list[bool]) -> Parts:
        """What the bonuses of these specialities allow."""
        parts = Parts()
        for i in range(len(self.bonuses)):
            if skills[self.specialities[i]]:
                for grant in self.bonuses[i]:
                    grant.give(parts)
        return parts

    def title(self) -> Message:
        return Message(f"dwergar.place.{PLACES[self.number]}")

    def to_json(self) -> dict[str, object]:
        install = Cost(0, self.install).text()
        if not self.base:
            yields = Cost(0, self.yields).text()
            rich = Cost(0, self.rich).text()
            return {
                "place": PLACES[self.number],
                "yield": yields,
                "rich": rich,
                "install": install,
                "marks": self.marks,
            }
        return {
            "place": PLACES[self.number],
            "base": "; ".join(grant.phrase() for grant in self.base),
            "bonuses": [
                {
                    "speciality": SPECIALITIES[self.specialities[i]],
                    "bonus": "; ".join(grant.phrase() for grant in self.bonuses[i]),
                }
                for i in range(len(self.bonuses))
            ],
            "install": install,
            "marks": self.marks,
        }


@final
class Board:
    """The numbers of the board that stand on no card and at no place."""

    def __init__(
        self,
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
