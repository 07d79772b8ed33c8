"""A game in which the seats take turns, as an AEC environment of PettingZoo."""

from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from pithead.engine.options import OptionValue
from pithead.lab.environments.deals import Deals
from pithead.lab.environments.rendering import check_mode, rendered
from pithead.lab.environments.setting import Box, Setting, check_most
from pithead.lab.environments.sight import Sight
from pithead.lab.pettingzoo.manners import Observation, described


class Turns(AECEnv, EzPickle):  # type: ignore[misc]
    """One agent for each seat, `player_0` and on. Whom it asks next is the game's own affair."""

    metadata = described("turns", False)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        rewards: str = "win",
        box: Box | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, rewards=rewards, box=box, max_cycles=max_cycles,
            render_mode=render_mode, language=language, **options,
        )  # fmt: skip
        super().__init__()
        check_mode(render_mode)
        check_most("max_cycles", max_cycles)
        self.metadata = described(game, False)
        self.setting = Setting(game, seats, options, rewards, box)
        self.render_mode = render_mode
        self.language = language
        self.max_cycles = max_cycles
        self.sight = Sight(self.setting.rules)
        self.deals = Deals()
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        actions = self.sight.actions
        self.action_spaces = {each: spaces.Discrete(actions) for each in self.possible_agents}
        self.observation_spaces = {
            each: self.sight.masked(actions) for each in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed is that of the game; without one, others follow from the last."""
        self.state_now = self.setting.dealt(self.deals.next(seed))
        self.acted = dict.fromkeys(self.possible_agents, 0)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        rules, state = self.setting.rules, self.state_now
        assert action is not None
        rules.apply(state, self.seats[agent], rules.action(int(action)))
        self.acted[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.is_over():
            self._end()
        else:
            self._select()
        self._accumulate_rewards()
        self._show()

    def _select(self) -> None:
        """Who is asked next; the game is cut off before a seat acts more often than it may."""
        self.agent_selection = self.possible_agents[self.state_now.next_seat()]
        if self.max_cycles is not None and self.acted[self.agent_selection] >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        worth = self.setting.rewards(self.state_now)
        results = self.setting.results(self.state_now)
        for agent, seat in self.seats.items():
            self.rewards[agent] = worth[seat]
            self.infos[agent] = dict(results[seat])

    def observe(self, agent: str) -> Observation:
        """What the seat may know, and what it may do now."""
        seat = self.seats[agent]
        return {
            "observation": self.sight.observed(self.state_now, seat),
            "action_mask": self.sight.mask(self.state_now, seat, self.sight.actions),
        }

    def render(self) -> Any:
        return rendered(
            self.render_mode, self.setting.rules, self.state_now, language=self.language
        )

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""
