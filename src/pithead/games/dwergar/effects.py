"""The words of Dwergar's projects. Everything about a word stands in its class.

A project's effect is one phrase or several, separated by `; `: those that act when the project is
upgraded stand here, lasting ones in `lasting.py`, those of the end in `scoring.py`. `read` parses a
word, `phrase` prints it back, `WORDS` lists the readers. docs/rules/dwergar.md lists the words.
"""

from collections.abc import Callable
from typing import ClassVar, Final, Self, TypeAlias, final

from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.words import (
    DECKS,
    GOODS,
    Phrase,
    Word,
    deck_message,
    goods_message,
    heat_message,
)


class Effect(Word):
    """What an upgraded project does, at once, for good, or at the end. DG-48"""

    group: ClassVar[str] = "effect"

    def run(self, players: list[Player], seat: int) -> None:
        """What happens when the project is upgraded."""

    def end_points(self, player: Player) -> int:
        """What it scores at the end of the game. DG-62"""
        return 0

    def growing_points(self) -> int:
        """Points at upgrading for each own upgraded project of its deck. DG-P10 to DG-P18"""
        return 0

    def own_discount(self, player: Player, number: int, deck: int) -> int:
        """How much less heat the upgrade of its own project, of this deck, costs. DG-P34"""
        return 0

    def stoke_points(self) -> int:
        """Points for each heat paid on top when upgrading it. DG-P45"""
        return 0


EffectReader: TypeAlias = Callable[[Phrase], Effect | None]


@final
class Nothing(Effect):
    """Points only. DG-P22, DG-P23, DG-P28"""

    name: ClassVar[str] = "nothing"
    start: ClassVar[str] = "nothing"
    has_number: ClassVar[bool] = False

    def signs(self) -> list[Sign]:
        return []


@final
class TakeGoods(Effect):
    """Take so many of a kind at once; or every other player does. DG-P5, DG-P19, DG-P29 to P32"""

    def __init__(self, amount: int, good: int, for_others: bool) -> None:
        super().__init__(amount)
        self.good: Final = good
        self.for_others: Final = for_others

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        for_others = phrase.has("others")
        amount = phrase.after("take")
        good = phrase.one_of(GOODS)
        return cls(amount, good, for_others) if amount and good >= 0 else None

    def phrase(self) -> str:
        return f"{'others ' if self.for_others else ''}take {self.amount} {GOODS[self.good]}"

    def message(self) -> Message:
        kind = "others_take" if self.for_others else "take"
        goods = goods_message(self.good, self.amount)
        return Message(f"dwergar.effect.{kind}", {"goods": goods})

    def signs(self) -> list[Sign]:
        signs = [Sign("plus"), Sign(GOODS[self.good], self.amount)]
        return [Sign("people"), *signs] if self.for_others else signs

    def run(self, players: list[Player], seat: int) -> None:
        for other in range(len(players)):
            if (other != seat) == self.for_others:
                players[other].goods[self.good] += self.amount


@final
class GainHeat(Effect):
    """Gain heat at once; or every other player does. DG-P35, DG-P36"""

    def __init__(self, amount: int, for_others: bool) -> None:
        super().__init__(amount)
        self.for_others: Final = for_others

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        for_others = phrase.has("others")
        amount = phrase.after("heat")
        return cls(amount, for_others) if amount else None

    def phrase(self) -> str:
        return f"{'others ' if self.for_others else ''}heat {self.amount}"

    def message(self) -> Message:
        kind = "others_heat" if self.for_others else "heat"
        return Message(f"dwergar.effect.{kind}", {"goods": heat_message(self.amount)})

    def signs(self) -> list[Sign]:
        signs = [Sign("plus", self.amount), Sign("heat")]
        return [Sign("people"), *signs] if self.for_others else signs

    def run(self, players: list[Player], seat: int) -> None:
        for other in range(len(players)):
            if (other != seat) == self.for_others:
                players[other].gain_heat(self.amount)


@final
class FurnacesLit(Effect):
    """Light all your furnaces. DG-P35"""

    name: ClassVar[str] = "light_all"
    start: ClassVar[str] = "light all"
    has_number: ClassVar[bool] = False

    def signs(self) -> list[Sign]:
        return [Sign("all"), Sign("furnace-hot")]

    def run(self, players: list[Player], seat: int) -> None:
        players[seat].light(players[seat].cool)


@final
class NewFurnace(Effect):
    """A new furnace, hot, if there is one left. DG-P41"""

    name: ClassVar[str] = "furnace"
    start: ClassVar[str] = "furnace hot"
    has_number: ClassVar[bool] = False

    def signs(self) -> list[Sign]:
        return [Sign("plus"), Sign("furnace-hot")]

    def run(self, players: list[Player], seat: int) -> None:
        if players[seat].has_room_for_furnace():
            players[seat].hot += 1


@final
class MoreActions(Effect):
    """More actions this turn. DG-P43"""

    name: ClassVar[str] = "action"
    start: ClassVar[str] = "action"

    def signs(self) -> list[Sign]:
        return [Sign("plus", self.amount), Sign("action")]

    def run(self, players: list[Player], seat: int) -> None:
        players[seat].extra_actions += self.amount


@final
class ScoreUpgraded(Effect):
    """Points for each own upgraded project of a deck, this one included. DG-P10 to DG-P18"""

    def __init__(self, points: int, deck: int) -> None:
        super().__init__()
        self.points: Final = points
        self.deck: Final = deck

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        points = phrase.after("score")
        deck = phrase.one_of(DECKS) if phrase.has("per upgraded") else -1
        return cls(points, deck) if points and deck >= 0 else None

    def phrase(self) -> str:
        return f"score {self.points} per upgraded {DECKS[self.deck]}"

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.points, "deck": deck_message(self.deck)}
        return Message("dwergar.effect.score_upgraded", params)

    def signs(self) -> list[Sign]:
        return [Sign("times", self.points), Sign("upgrade"), Sign(f"deck-{DECKS[self.deck]}")]

    def run(self, players: list[Player], seat: int) -> None:
        players[seat].points += self.points * players[seat].raised[self.deck]

    def growing_points(self) -> int:
        return self.points


@final
class OwnDiscount(Effect):
    """Its own upgrade costs less for each other project of a deck you completed. DG-P34"""

    def __init__(self, heat: int, deck: int) -> None:
        super().__init__()
        self.heat: Final = heat
        self.deck: Final = deck

    @classmethod
    def read(cls, phrase: Phrase) -> Self | None:
        heat = phrase.after("own discount")
        deck = phrase.one_of(DECKS) if phrase.has("heat per") else -1
        return cls(heat, deck) if heat and deck >= 0 else None

    def phrase(self) -> str:
        return f"own discount {self.heat} heat per {DECKS[self.deck]}"

    def message(self) -> Message:
        params: dict[str, Param] = {
            "price": heat_message(self.heat),
            "deck": deck_message(self.deck),
        }
        return Message("dwergar.effect.own_discount", params)

    def signs(self) -> list[Sign]:
        deck = Sign(f"deck-{DECKS[self.deck]}")
        return [Sign("minus", self.heat), Sign("heat"), Sign("per"), deck]

    def own_discount(self, player: Player, number: int, deck: int) -> int:
        others = player.done[self.deck]
        # While it lies open, it is not among the completed ones.
        if deck == self.deck and number in player.completed:
            others -= 1
        return self.heat * others


@final
class Stoke(Effect):
    """When upgrading it, any more heat for points. DG-P45"""

    name: ClassVar[str] = "stoke"
    start: ClassVar[str] = "stoke"

    def signs(self) -> list[Sign]:
        return [Sign("heat"), Sign("equals"), Sign("number", self.amount), Sign("points")]

    def stoke_points(self) -> int:
        return self.amount


WORDS: Final[list[EffectReader]] = [
    Nothing.read, TakeGoods.read, GainHeat.read, FurnacesLit.read, NewFurnace.read,
    MoreActions.read, ScoreUpgraded.read, OwnDiscount.read, Stoke.read,
]  # fmt: skip
