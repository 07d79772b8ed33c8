"""What a seat may know, as OpenSpiel asks for it."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from pithead.engine.game import SPECTATOR


class Observer:
    """Strings of one kind of observation, by OpenSpiel's `PyObserver`."""

    def __init__(self, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"There are no parameters of an observation; given: {params}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("What all seats know together is nobody's observation.")
        self.recalls = bool(kind.perfect_recall)
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # Only strings: OpenSpiel asks whether there is a tensor here.
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: Any, player: int) -> None:
        """Nothing to write: there is no tensor."""

    def string_from(self, state: Any, player: int) -> str:
        """The view as canonical JSON; with perfect recall, after the seat's own answers."""
        seat = player if self.is_private else SPECTATOR
        return str(state.play.recalled(seat) if self.recalls else state.play.observed(seat))
