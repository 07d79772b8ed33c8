"""The nine special actions, by the names that stand in the data."""

from typing import Final

from pithead.games.dwarf.fronts import Front
from pithead.games.dwarf.special_stacks import CollapseShafts, HoldCouncil, PastGlories, RunAmok
from pithead.games.dwarf.special_trades import SellItem, SpecialOrder
from pithead.games.dwarf.special_workers import Apprentice, MusterArmy, TurnBack

_ALL: Final[list[Front]] = [
    MusterArmy(), HoldCouncil(), SellItem(), PastGlories(), SpecialOrder(), TurnBack(),
    Apprentice(), CollapseShafts(), RunAmok(),
]  # fmt: skip
FRONTS: Final[dict[str, Front]] = {front.name: front for front in _ALL}
