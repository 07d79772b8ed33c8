"""A player's belongings. The automaton of solo play has them too."""

from typing import final

from pithead.engine.compiling import mypyc_attr
from pithead.engine.position import brief
from pithead.games.dwarf.words import GOODS, REGULARS


@mypyc_attr(acyclic=True)
@final
class Player:
    """Goods and medals, and where the four workers are that are not in the mine."""

    __slots__ = ("goods", "helpers", "medals", "on_piles", "regulars", "specials")

    def __init__(
        self,
        goods: list[int],
        medals: int,
        regulars: int,
        on_piles: int,
        helpers: int,
        specials: int,
    ) -> None:
        self.goods = goods
        self.medals = medals
        # Regular workers still at hand this round.
        self.regulars = regulars
        # Regular workers paid for a special action this round.
        self.on_piles = on_piles
        # Helpers got this round, placed or lost.
        self.helpers = helpers
        # Special actions taken in the whole game.
        self.specials = specials

    def copy(self) -> "Player":
        return Player(
            goods=self.goods.copy(),
            medals=self.medals,
            regulars=self.regulars,
            on_piles=self.on_piles,
            helpers=self.helpers,
            specials=self.specials,
        )

    def take_workers_back(self) -> None:
        """All workers home, helpers to the supply. DW-41"""
        self.regulars = REGULARS
        self.on_piles = 0
        self.helpers = 0

    def tally(self) -> dict[str, int]:
        """What an action can change, by name."""
        result = {GOODS[good]: self.goods[good] for good in range(len(GOODS))}
        result["medals"] = self.medals
        return result

    def facts(self) -> dict[str, object]:
        """As a position has it."""
        result = brief({**self.tally()})
        result["regulars"] = self.regulars
        result |= brief({"on_piles": self.on_piles, "specials": self.specials})
        result["helpers"] = self.helpers
        return result


def new_player() -> Player:
    """Two regular workers, no resources, no medals. DW-10"""
    return Player(
        goods=[0] * len(GOODS), medals=0, regulars=REGULARS, on_piles=0, helpers=0, specials=0
    )
