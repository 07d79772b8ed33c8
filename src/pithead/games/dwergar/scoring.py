"""The end of the game: the words of projects that score there, and who has won. DG-62, DG-63"""

from abc import abstractmethod
from typing import ClassVar, Final, Self, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.effects import Effect, EffectReader
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import GOODS, Phrase, goods_message

# -- words -------------------------------------------------------------------------------------


@final
class EndGoods(Effect):
    """At the end, points for every so many of a kind. DG-P7, DG-P8, DG-P24, DG-P26"""

    def __init__(self, points: int, each: int, good: int) -> None:
        super().__init__()
        self.points: Final = points
        self.each: Final = each
        self.good: Final = good

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        points = phrase.after("end")
        each = (phrase.number() or 1) if phrase.has("per") else 0
        good = phrase.one_of(GOODS)
        return cls(points, each, good) if points and each and good >= 0 else None

    def phrase(self) -> str:
        each = f"{self.each} " if self.each > 1 else ""
        return f"end {self.points} per {each}{GOODS[self.good]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "n": self.points,
            "goods": goods_message(self.good, self.each),
        }
        return Message("dwergar.effect.end_goods", params)

    def signs(self) -> list[Sign]:
        each = [Sign("number", self.each)] if self.each > 1 else []
        points = [Sign("end"), Sign("number", self.points), Sign("per")]
        return [*points, *each, Sign(GOODS[self.good])]

    def end_points(self, player: Player) -> int:
        return self.points * (player.goods[self.good] // self.each)


class EndCount(Effect):
    """At the end, points for each of something a player has."""

    start: ClassVar[str] = "end"
    pictures: ClassVar[list[str]]

    @abstractmethod
    def count(self, player: Player) -> int: ...

    def signs(self) -> list[Sign]:
        points = [Sign("end"), Sign("number", self.amount), Sign("per")]
        return points + [Sign(picture) for picture in self.pictures]

    def end_points(self, player: Player) -> int:
        return self.amount * self.count(player)


@final
class EndUpgraded(EndCount):
    """For own upgraded projects. DG-P6"""

    name: ClassVar[str] = "end_upgraded"
    rest: ClassVar[str] = "per upgraded"
    pictures: ClassVar[list[str]] = ["upgrade"]

    def count(self, player: Player) -> int:
        return len(player.upgraded)


@final
class EndCrystalProjects(EndCount):
    """For own completed projects whose cost has crystal. DG-P25"""

    name: ClassVar[str] = "end_crystal_project"
    rest: ClassVar[str] = "per crystal project"
    pictures: ClassVar[list[str]] = ["project", "crystal"]

    def count(self, player: Player) -> int:
        return player.crystal_projects


@final
class EndFurnaces(EndCount):
    """For furnaces on the own board. DG-P27"""

    name: ClassVar[str] = "end_furnace"
    rest: ClassVar[str] = "per furnace"
    pictures: ClassVar[list[str]] = ["furnace-cool"]

    def count(self, player: Player) -> int:
        return player.cool + player.hot


@final
class EndInstalled(EndCount):
    """For own installed furnaces. DG-P42"""

    name: ClassVar[str] = "end_installed"
    rest: ClassVar[str] = "per installed"
    pictures: ClassVar[list[str]] = ["furnace-hot"]

    def count(self, player: Player) -> int:
        return player.installed


WORDS: Final[list[EffectReader]] = [
    EndGoods.read, EndUpgraded.read, EndCrystalProjects.read, EndFurnaces.read, EndInstalled.read,
]  # fmt: skip


# -- points ------------------------------------------------------------------------------------


def score_end(state: DwergarState) -> None:
    """The end-of-game effects of upgraded projects. DG-62"""
    for seat in range(state.seats):
        player = state.players[seat]
        for number in player.upgraded:
            project = state.cards.project(number)
            points = 0
            for effect in project.effects:
                points += effect.end_points(player)
            player.points += points
            chronicle.end_scored(state, seat, project, points)


def places(state: DwergarState) -> list[int]:
    """Points, then the kinds of resource in their order. DG-63"""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]


def standing(state: DwergarState, seat: int) -> list[int]:
    player = state.players[seat]
    return [player.points] + [player.goods[good] for good in state.cards.board.tie_break]


def score(state: DwergarState, seat: int) -> dict[str, int]:
    """The points, where they can be told apart, and what breaks ties."""
    player = state.players[seat]
    completed = 0
    for number in player.completed:
        completed += state.cards.project(number).points
    upgraded = 0
    for number in player.upgraded:
        upgraded += state.cards.project(number).upgrade_points
    result = {
        "total": player.points,
        "completed": completed,
        "upgraded": upgraded,
        "effects": player.points - completed - upgraded,
    }
    for good in state.cards.board.tie_break:
        result[GOODS[good]] = player.goods[good]
    return result
