"""One seat of a game as an environment of Gymnasium: bots have the others."""

from collections.abc import Sequence
from typing import Any, Final, SupportsFloat

import gymnasium
import numpy
from gymnasium import spaces
from gymnasium.utils import EzPickle

from pithead.bots import Bot, find_bot
from pithead.engine.game import State
from pithead.engine.options import OptionValue
from pithead.engine.outlook import Outlook
from pithead.lab.environments.rendering import FRAMES_A_SECOND, MODES, check_mode, rendered
from pithead.lab.environments.setting import Box, Setting, wrong
from pithead.lab.environments.sight import Numbers, Sight
from pithead.lab.seeds import seed_for

MOST_SEED: Final = 2**63


class Seat(gymnasium.Env[Any, numpy.int64], EzPickle):
    """What the seat may know comes as features; `action_masks` and `info` say what it may do.

    After each of its actions the others play on until it is asked again. An action that is not
    legal ends the game as lost.
    """

    metadata = {"render_modes": MODES, "render_fps": FRAMES_A_SECOND}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        *,
        rewards: str = "win",
        box: Box | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None:
        """Opponents are one bot for all, or one for each. Without a `seat` it changes by game."""
        EzPickle.__init__(
            self, game, seats, opponents, seat, rewards=rewards, box=box,
            render_mode=render_mode, language=language, **options,
        )  # fmt: skip
        check_mode(render_mode)
        self.setting = Setting(game, seats, options, rewards, box)
        self.opponents = checked(self.setting, opponents)
        if seat is not None and seat not in range(seats):
            raise wrong("seat", seat, f"a number from 0 to {seats - 1}, or None")
        self.always = seat
        self.render_mode = render_mode
        self.language = language
        self.sight = Sight(self.setting.rules)
        self.action_space = spaces.Discrete(self.sight.actions)
        self.observation_space = self.sight.numbers()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal. A seed is that of the game; without one, others follow from the last."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        self.state: State = self.setting.dealt(deal)
        self.seat = seed_for(deal) % self.setting.seats if self.always is None else self.always
        others = [each for each in range(self.setting.seats) if each != self.seat]
        self.bots = {
            each: made(self.setting, name, seed_for(deal, each))
            for each, name in zip(others, self.opponents, strict=True)
        }
        self._others_play()
        self._show()
        return self.sight.observed(self.state, self.seat), self._facts()

    def step(
        self, action: numpy.int64 | int
    ) -> tuple[Numbers, SupportsFloat, bool, bool, dict[str, Any]]:
        number = int(action)
        for legal in self.state.offers[self.seat]:
            if legal.index == number:
                self.setting.rules.apply(self.state, self.seat, legal)
                self._others_play()
                break
        else:
            refused = {**self._facts(), "refused": True}
            seen = self.sight.observed(self.state, self.seat)
            return seen, self.setting.forfeit, True, False, refused
        self._show()
        facts = self._facts()
        is_over = self.state.is_over()
        reward = 0.0
        if is_over:
            reward = self.setting.rewards(self.state)[self.seat]
            facts |= self.setting.results(self.state)[self.seat]
        return self.sight.observed(self.state, self.seat), reward, is_over, False, facts

    def action_masks(self) -> numpy.ndarray[Any, numpy.dtype[numpy.bool_]]:
        """Which actions are legal, where MaskablePPO of sb3-contrib looks for it."""
        return self._mask().astype(bool)

    def _mask(self) -> numpy.ndarray[Any, numpy.dtype[numpy.int8]]:
        return self.sight.mask(self.state, self.seat, self.sight.actions)

    def _facts(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _others_play(self) -> None:
        """Until only this seat is asked. What is answered at once is sealed until all have."""
        rules, state = self.setting.rules, self.state
        while others := [each for each in state.seats_to_act() if each != self.seat]:
            seat = others[0]
            rules.apply(state, seat, self.bots[seat].choose(Outlook(rules, state, seat)))

    def render(self) -> Any:
        """What the seat sees."""
        return rendered(self.render_mode, self.setting.rules, self.state, self.seat, self.language)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def checked(setting: Setting, opponents: str | Sequence[str]) -> list[str]:
    """One name for each of the other seats, each that of a bot."""
    others = setting.seats - 1
    names = [opponents] * others if isinstance(opponents, str) else opponents
    if not isinstance(names, list | tuple) or len(names) != others:
        raise wrong("opponents", opponents, f"one bot, or a list of {others}")
    for name in names:
        made(setting, name, 0)
    return [*names]


def made(setting: Setting, name: str, seed: int) -> Bot[Any]:
    """A bot with its own chance. Its seconds, if it has any, are those of the processor."""
    bot = find_bot(name, seed, setting.rules.levels)
    bot.budget.count_processor_time()
    return bot
