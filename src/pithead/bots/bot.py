"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from pithead.engine.action import Action
from pithead.engine.compiling import mypyc_attr
from pithead.engine.game import State
from pithead.engine.outlook import Outlook

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC, Generic[S]):
    """Chooses among the legal actions of an outlook; deterministic for its seed."""

    @abstractmethod
    def choose(self, outlook: Outlook[S]) -> Action: ...
