"""What an effect is: steps in a row. The words that steps are stand in `steps` and `leading`."""

from abc import ABC, abstractmethod
from typing import Any, Final, final

from pithead.engine.message import Message
from pithead.engine.sign import Sign
from pithead.games.imperial_miners.player import Player

# The sign of a price that falls with each Scots card. IM-46
SCOTS_PRICE: Final = "scots_price"


class EffectStep(ABC):
    """One step of an effect. Everything about its word stands in its class."""

    @abstractmethod
    def run(self, state: Any, seat: int, card: int) -> None:
        """Do it, or ask what must be asked; `card` is the acting card or NO_CARD.

        The state is a `MinersState`, which is made of cards, and so of steps.
        """

    @abstractmethod
    def phrase(self) -> str:
        """The step as it is written; parsing it gives this step again."""

    @abstractmethod
    def message(self) -> Message:
        """The step for a reader."""

    @abstractmethod
    def signs(self) -> list[Sign]:
        """The step as a row of pictures."""

    @abstractmethod
    def verbs(self) -> list[str]:
        """What it is about: its verb, and that of the step behind `>`."""

    def is_counted(self) -> bool:
        """Whether `per` multiplies it."""
        return False

    def bars(self, player: Player) -> bool:
        """Whether an effect that begins with it cannot be chosen now. IM-A4"""
        return False

    def lacks(self, player: Player) -> Message | None:
        """What is missing where it bars, in one line. IM-A4"""
        return None

    def inner(self) -> "EffectStep | None":
        """The step behind `>`, for those that have one."""
        return None


@final
class Effect:
    """Steps that run from left to right. IM-A5"""

    def __init__(self, steps: list[EffectStep]) -> None:
        self.steps: Final = steps

    def phrase(self) -> str:
        return "; ".join(step.phrase() for step in self.steps)

    def message(self) -> Message:
        """All its steps in one sentence."""
        message = self.steps[-1].message()
        for step in reversed(self.steps[:-1]):
            message = Message("imperial-miners.steps", {"first": step.message(), "rest": message})
        return message

    def signs(self) -> list[Sign]:
        """Its steps one after the other; a counted gain behind another one reads as "and"."""
        result = self.steps[0].signs()
        for step in self.steps[1:]:
            result.append(Sign("next"))
            if step.is_counted():
                result.append(Sign("plus"))
            result += step.signs()
        return result

    def verbs(self) -> list[str]:
        return [verb for step in self.steps for verb in step.verbs()]

    def can_start(self, player: Player) -> bool:
        """Only a price that stands first bars the choice. IM-A4"""
        return not self.steps[0].bars(player)
