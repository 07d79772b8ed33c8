"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar, final

from pithead.engine.action import Action
from pithead.engine.compiling import mypyc_attr
from pithead.engine.game import State
from pithead.engine.outlook import Outlook

S = TypeVar("S", bound=State)


@final
class Thought:
    """What a bot thinks of one action: its expected result from 0 to 1, and how often it looked."""

    def __init__(self, action: Action, value: float, visits: int) -> None:
        self.action: Final = action
        self.value: Final = value
        self.visits: Final = visits


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """Chooses among the legal actions of an outlook; deterministic for its seed."""

    @abstractmethod
    def choose(self, outlook: Outlook[S]) -> Action: ...
