"""The words of projects that score at the end of the game. DG-62"""

from typing import Final, final

from pithead.engine.message import Message, Param
from pithead.games.dwergar.costs import goods_message
from pithead.games.dwergar.effects import Effect
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.words import GOODS

END_KINDS: Final = ["upgraded", "crystal project", "furnace", "installed"]


@final
class EndGoods(Effect):
    """At the end, points for every so many of a kind. DG-P7, DG-P8, DG-P24, DG-P26"""

    def __init__(self, points: int, each: int, good: int) -> None:
        self.points: Final = points
        self.each: Final = each
        self.good: Final = good

    def phrase(self) -> str:
        each = f"{self.each} " if self.each > 1 else ""
        return f"end {self.points} per {each}{GOODS[self.good]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "n": self.points,
            "goods": goods_message(self.good, self.each),
        }
        return Message("dwergar.effect.end_goods", params)

    def end_points(self, player: Player) -> int:
        return self.points * (player.goods[self.good] // self.each)


@final
class EndCount(Effect):
    """At the end, points for own upgraded projects, projects with crystal, or furnaces.

    DG-P6, DG-P25, DG-P27, DG-P42
    """

    def __init__(self, points: int, kind: str) -> None:
        self.points: Final = points
        self.kind: Final = kind

    def phrase(self) -> str:
        return f"end {self.points} per {self.kind}"

    def message(self) -> Message:
        return Message(f"dwergar.effect.end_{self.kind.replace(' ', '_')}", {"n": self.points})

    def end_points(self, player: Player) -> int:
        if self.kind == "upgraded":
            return self.points * len(player.upgraded)
        if self.kind == "crystal project":
            return self.points * player.crystal_projects
        if self.kind == "installed":
            return self.points * player.installed
        return self.points * (player.cool + player.hot)
