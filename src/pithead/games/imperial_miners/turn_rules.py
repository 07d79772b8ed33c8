"""The words of events that change the mine phase of their round, and stand nowhere else. IM-L4"""

from abc import abstractmethod
from typing import ClassVar, Final, final

from pithead.engine.inspection import BadPhrase
from pithead.engine.message import Message, Param
from pithead.engine.sign import Sign
from pithead.games.imperial_miners.cards import Turn
from pithead.games.imperial_miners.effects import EffectStep
from pithead.games.imperial_miners.phrases import Phrase
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import LEVELS

MOST_SURFACE: Final = 9


class TurnRule(EffectStep):
    """Nothing happens when it runs: it holds for the whole mine phase. IM-L4"""

    verb: ClassVar[str]

    def __init__(self, level: int, amount: int) -> None:
        # The first level and 0 where a word speaks of none.
        self.level: Final = level
        self.amount: Final = amount

    @abstractmethod
    def change(self, turn: Turn) -> None:
        """Note in the turn of its event what is different."""

    def run(self, state: MinersState, seat: int, card: int) -> None:
        pass

    def phrase(self) -> str:
        return self.verb

    def message(self) -> Message:
        params: dict[str, Param] = {"n": self.amount, "level": LEVELS[self.level]}
        return Message(f"imperial-miners.step.{self.verb}", params)

    def signs(self) -> list[Sign]:
        return [Sign(self.verb)]

    def verbs(self) -> list[str]:
        return [self.verb]


@final
class Discount(TurnRule):
    """Cards of one level cost so many coins less. IM-A24"""

    verb: ClassVar[str] = "discount"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        expected = "a level L1 to L4"
        level = phrase.one_of(["L1", "L2", "L3", "L4"], expected, expected)
        return Discount(int(level[1:]) - 1, phrase.number("a number of coins"))

    def change(self, turn: Turn) -> None:
        turn.discounts[self.level] += self.amount

    def phrase(self) -> str:
        return f"discount L{self.level + 1} {self.amount}"

    def signs(self) -> list[Sign]:
        return [Sign(f"L{self.level + 1}"), Sign("minus"), Sign("coin", self.amount)]


@final
class MoreSurface(TurnRule):
    """The surface gives several of its effects."""

    verb: ClassVar[str] = "surface"

    @staticmethod
    def read(phrase: Phrase) -> EffectStep:
        effects = phrase.number("a number of effects")
        if not 2 <= effects <= MOST_SURFACE:
            raise BadPhrase(f"'surface {effects}'", f"2 to {MOST_SURFACE} effects")
        return MoreSurface(0, effects)

    def change(self, turn: Turn) -> None:
        turn.surface = self.amount

    def phrase(self) -> str:
        return f"surface {self.amount}"

    def signs(self) -> list[Sign]:
        return [Sign("surface", self.amount)]


@final
class Both(TurnRule):
    """The placed card gives both of its effects."""

    verb: ClassVar[str] = "both"

    @staticmethod
    def read(_: Phrase) -> EffectStep:
        return Both(0, 0)

    def change(self, turn: Turn) -> None:
        turn.gives_both = True


@final
class Fork(TurnRule):
    """Once in the chain, both cards above are activated."""

    verb: ClassVar[str] = "fork"

    @staticmethod
    def read(_: Phrase) -> EffectStep:
        return Fork(0, 0)

    def change(self, turn: Turn) -> None:
        turn.can_fork = True
