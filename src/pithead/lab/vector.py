"""Many games of one kind as a vector environment of Gymnasium, stepped in one compiled call.

A vector of Gymnasium's own steps its environments one after the other in Python; here Python is
asked once for all of them (`pithead.bots.many`).
"""

from importlib.util import find_spec
from typing import Any, Final

if find_spec("gymnasium") is None:
    missing = 'Gymnasium is not installed: pip install "pithead[lab]"'
    raise ModuleNotFoundError(missing, name="gymnasium")

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from pithead.bots import EVERY_SEAT, SEATS_IN_TURN, ManyGames
from pithead.engine.options import OptionValue
from pithead.lab.environments.setting import Box, Setting, wrong
from pithead.lab.environments.sight import Mask, Numbers, Sight

RANDOM: Final = "random"
SELF: Final = "self"
MOST_SEED: Final = 2**63
Array = numpy.ndarray[Any, numpy.dtype[Any]]


class Vector(VectorEnv[Any, Any, Any]):
    """So many games side by side; one that ends is followed by the next in the same step.

    With `opponents="random"` one seat of each game is the learner's and the others play at random;
    `seat` says which, and without it another one in each game, in turn. With `opponents="self"`
    the learner has every seat: each observation is that of the seat to act, which `info` names.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        opponents: str = RANDOM,
        seat: int | None = None,
        *,
        rewards: str = "win",
        box: Box | None = None,
        copy: bool = True,
        **options: OptionValue,
    ) -> None:
        """Without `copy` each step writes over the arrays of the one before."""
        if not isinstance(num_envs, int) or num_envs < 1:
            raise wrong("num_envs", num_envs, "a whole number from 1")
        self.setting = Setting(game, seats, options, rewards, box)
        if opponents not in (RANDOM, SELF):
            raise wrong("opponents", opponents, f"{RANDOM} | {SELF}")
        if seat is not None and opponents == SELF:
            raise wrong("seat", seat, "None, since the learner has all seats")
        if seat is not None and seat not in range(seats):
            raise wrong("seat", seat, f"a number from 0 to {seats - 1}, or None")
        self.num_envs = num_envs
        self.copy = copy
        self.own = EVERY_SEAT if opponents == SELF else SEATS_IN_TURN if seat is None else seat
        sight = Sight(self.setting.rules)
        self.actions = sight.actions
        self.single_observation_space = sight.numbers()
        self.single_action_space = spaces.Discrete(self.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.features: Numbers = numpy.zeros((num_envs, sight.features.size), numpy.float32)
        self.mask: Mask = numpy.zeros((num_envs, self.actions), numpy.int8)
        self.games: ManyGames | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal all games anew. One seed decides them all; without one, others follow."""
        if isinstance(seed, list):
            raise wrong("seed", seed, "one whole number for all games, or None")
        super().reset(seed=seed)
        first = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        setting = self.setting
        self.games = ManyGames(
            setting.rules, self.num_envs, setting.seats, setting.options, first, self.own,
            setting.rewards,
        )  # fmt: skip
        self.features = self._laid_out(self.games)
        self.games.show()
        return self.features, self._facts(self.games)

    def step(self, actions: Array) -> tuple[Numbers, Array, Array, Array, dict[str, Any]]:
        """An action for each game. If one is not legal, none is taken, and it is named."""
        games = self.games
        if games is None:
            raise wrong("actions", "step", "reset before the first step")
        numbers = numpy.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            found = f"{numbers.dtype} of shape {numbers.shape}"
            raise wrong("actions", found, f"{self.num_envs} whole numbers")
        movers = games.to_act.copy()
        features = self._laid_out(games)
        games.step(numbers.tolist())
        self.features = features
        rewards = numpy.zeros(self.num_envs)
        are_over = numpy.zeros(self.num_envs, bool)
        facts = self._facts(games)
        if games.ended:
            are_over[games.ended] = True
            self._tell_ends(games, movers, rewards, facts, are_over.copy())
        return features, rewards, are_over, numpy.zeros(self.num_envs, bool), facts

    def action_masks(self) -> Array:
        """Which actions are legal, a row for each game."""
        return self.mask.astype(bool)

    def _laid_out(self, games: ManyGames) -> Numbers:
        """What the next step writes into: a new array, unless the old one is to be written over."""
        features = numpy.empty_like(self.features) if self.copy else self.features
        games.write_into(features.data, self.mask.data)
        return features

    def _facts(self, games: ManyGames) -> dict[str, Any]:
        return {
            "action_mask": self.mask.copy() if self.copy else self.mask,
            "seat": numpy.array(games.to_act),
        }

    def _tell_ends(
        self, games: ManyGames, movers: list[int], rewards: Array, facts: dict[str, Any],
        are_over: Array,
    ) -> None:  # fmt: skip
        """What games that ended in this step were worth, and what was seen last in them."""
        worths = numpy.zeros((self.num_envs, self.setting.seats))
        # As Gymnasium's own vectors tell it: nothing where no game ended.
        last = numpy.full(self.num_envs, None, object)
        for place, worth, shown in zip(games.ended, games.worths, games.shown, strict=True):
            last[place] = numpy.frombuffer(shown, numpy.float32).copy()
            worths[place] = worth
            rewards[place] = worth[movers[place]]
        facts |= {
            "final_obs": last, "_final_obs": are_over, "final_rewards": worths,
            "_final_rewards": are_over,
        }  # fmt: skip
