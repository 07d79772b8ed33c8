"""What a seat sees as arrays: its features, and which of all actions it may take now."""

from typing import Any, Final

import numpy
from gymnasium import spaces

from pithead.engine.game import Game, State

Numbers = numpy.ndarray[Any, numpy.dtype[numpy.float32]]
Mask = numpy.ndarray[Any, numpy.dtype[numpy.int8]]


class Sight:
    """Of all seats of one game. Everything it gives is a function of the seat's view alone."""

    def __init__(self, rules: Game[Any]) -> None:
        self.features: Final = rules.features
        self.actions: Final = len(rules.table.actions)

    def numbers(self) -> spaces.Box:
        """The space of the features: each from 0 to what its part says."""
        most = [numpy.full(part.size, part.most, numpy.float32) for part in self.features.parts]
        high = numpy.concatenate(most)
        return spaces.Box(numpy.zeros_like(high), high, dtype=numpy.float32)

    def masked(self, actions: int) -> spaces.Dict:
        """The same and a mask of so many actions, as PettingZoo's users know it."""
        mask = spaces.Box(0, 1, (actions,), numpy.int8)
        return spaces.Dict({"observation": self.numbers(), "action_mask": mask})

    def observed(self, state: State, seat: int) -> Numbers:
        """A new array each time, which whoever gets it may keep."""
        numbers = numpy.empty(self.features.size, numpy.float32)
        self.features.into(state, seat, numbers)
        return numbers

    def mask(self, state: State, seat: int, actions: int) -> Mask:
        """1 for each legal action; none where the seat is not asked."""
        mask = numpy.zeros(actions, numpy.int8)
        if state.agenda.asked(seat) is not None:
            mask[[action.index for action in state.offers[seat]]] = 1
        return mask
