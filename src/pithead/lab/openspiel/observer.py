"""What a seat may know, as OpenSpiel asks for it."""

from collections.abc import Mapping
from typing import Any, Final

import numpy
import pyspiel

from pithead.engine.game import SPECTATOR
from pithead.lab.openspiel.play import Setting

# In the information state: by action, how often the seat has answered so, divided by this.
ANSWERS: Final = "answers"
PER: Final = 10


class Observer:
    """Strings and tensors of one kind of observation, by OpenSpiel's `PyObserver`.

    A tensor is the features of the seat, in their named parts; with perfect recall, the seat's own
    answers are counted behind them. What is public only is told as a string alone, since features
    are those of a seat.
    """

    def __init__(self, setting: Setting, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"There are no parameters of an observer; given: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("What all seats know together is nobody's observation.")
        self.setting = setting
        self.recalls = bool(kind.perfect_recall)
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: numpy.ndarray[Any, numpy.dtype[numpy.float32]] | None = None
        self.dict: dict[str, Any] = {}
        if self.is_private:
            features = setting.rules.features
            actions = len(setting.rules.table.actions) if self.recalls else 0
            self.tensor = numpy.zeros(features.size + actions, numpy.float32)
            for part in features.parts:
                told = self.tensor[part.first : part.first + part.size]
                # OpenSpiel knows no tensor without a dimension.
                self.dict[part.name] = told.reshape(part.shape or [1])
            if self.recalls:
                self.dict[ANSWERS] = self.tensor[features.size :]

    def set_from(self, state: Any, player: int) -> None:
        """Write the tensor; before the deal, and where there is no seat, nothing is known."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        play = state.play
        if play.state is None or player < 0:
            return
        size = self.setting.rules.features.size
        self.setting.rules.features.into(play.state, player, self.tensor[:size])
        if self.recalls:
            for action in play.answers[player]:
                self.tensor[size + action] += 1 / PER

    def string_from(self, state: Any, player: int) -> str:
        """The view as canonical JSON; with perfect recall, after the seat's own answers."""
        seat = player if self.is_private else SPECTATOR
        return str(state.play.recalled(seat) if self.recalls else state.play.observed(seat))
