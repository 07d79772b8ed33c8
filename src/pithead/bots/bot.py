"""What a bot is."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from pithead.engine.action import Action
from pithead.engine.game import State
from pithead.engine.outlook import Outlook

S = TypeVar("S", bound=State)


class Bot(ABC, Generic[S]):
    """Chooses among the legal actions of an outlook; deterministic for its seed."""

    @abstractmethod
    def choose(self, outlook: Outlook[S]) -> Action: ...
