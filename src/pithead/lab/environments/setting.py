"""What an environment is of: a game, its seats and options, and what its end is worth."""

from collections.abc import Mapping
from functools import lru_cache
from os import PathLike
from pathlib import Path
from typing import Any, Final, TypeAlias

from pithead.engine.box import read_toml
from pithead.engine.errors import BadSetup
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.options import OptionValue
from pithead.games import find_game
from pithead.lab.environments.rewards import FORFEITS, REWARDS, Reward

# A box file by its path, or its tables as `tomllib` reads them.
Box: TypeAlias = str | PathLike[str] | Mapping[str, Any]


class Setting:
    """All of it checked: a wrong value is refused with one sentence, before anything is played."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, OptionValue],
        rewards: str = "win",
        box: Box | None = None,
    ) -> None:
        self.rules: Final = known_game(game) if box is None else find_game(game, *opened(box))
        self.options: Final = self.rules.read_options(seats, options)
        self.seats: Final = seats
        if rewards not in REWARDS:
            raise wrong("rewards", rewards, " | ".join(REWARDS))
        self.reward: Final[Reward] = REWARDS[rewards]
        self.forfeit: Final = FORFEITS[rewards]

    def dealt(self, seed: int) -> State:
        """The game of this seed at its first question, the same as everywhere in Pithead."""
        state: State = self.rules.start(self.seats, self.options, seed)
        state.journal = muted()
        return state

    def rewards(self, state: State) -> list[float]:
        """What the end is worth to each seat."""
        return self.reward(self.rules, state)

    def results(self, state: State) -> list[dict[str, int]]:
        """How the game ended for each seat."""
        places, scores = self.rules.places(state), self.rules.scores(state)
        return [
            {"place": places[seat], "total": scores[seat]["total"]} for seat in range(self.seats)
        ]


@lru_cache
def known_game(name: str) -> Game[Any]:
    return find_game(name)


def opened(box: Box) -> tuple[dict[str, Any], str]:
    """The tables of a box, and what mistakes in it are said to be in."""
    if isinstance(box, Mapping):
        return dict(box), "box"
    path = Path(box)
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        why = str(getattr(error, "strerror", None) or "it is not UTF-8 text")
        raise BadSetup("error.file", {"path": str(path), "why": why}) from None
    return read_toml(text, path.name), path.name


def wrong(name: str, value: object, expected: str) -> BadSetup:
    return BadSetup("error.argument", {"name": name, "value": repr(value), "expected": expected})


def check_most(name: str, most: int | None) -> None:
    """A number of steps after which a game is cut off, or none."""
    if most is not None and (not isinstance(most, int) or most < 1):
        raise wrong(name, most, "a whole number from 1, or None")
