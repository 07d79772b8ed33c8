"""The front of a special card: a special action. Everything about one stands in its class."""

from abc import ABC, abstractmethod
from typing import ClassVar

from pithead.engine.agenda import Question
from pithead.engine.message import Message
from pithead.engine.sign import Sign
from pithead.games.dwarf.foresight import Foresight
from pithead.games.dwarf.state import DwarfState


class Front(ABC):
    """A special action, by the name that stands in the data. DW-23 to DW-31"""

    name: ClassVar[str]
    rule: ClassVar[str]
    # Whether its card is left out of solo play. DW-45
    needs_opponent: ClassVar[bool] = False

    @abstractmethod
    def do(self, state: DwarfState, seat: int) -> Question | None:
        """Carry it out, as far as it can be, or say what has to be asked. DW-32"""

    def foresee(self, foresight: Foresight) -> None:
        """What it would change in the mine, as far as no answer and no chance decides it."""

    def title(self) -> Message:
        return Message(f"dwarf.special.{self.name}")

    def message(self) -> Message:
        """What it does, for a reader."""
        return Message(f"dwarf.special_does.{self.name}")

    def signs(self) -> list[Sign]:
        """Its picture."""
        return [Sign(self.name)]
