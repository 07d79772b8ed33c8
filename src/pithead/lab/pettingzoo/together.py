"""A game in which all seats act at once, as a parallel environment of PettingZoo."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from pithead.engine.options import OptionValue
from pithead.lab.environments.deals import Deals
from pithead.lab.environments.rendering import check_mode, rendered
from pithead.lab.environments.setting import Box, Setting, check_most
from pithead.lab.environments.sight import Sight
from pithead.lab.pettingzoo.manners import Observation, described

Told = dict[str, dict[str, Any]]


class Together(ParallelEnv, EzPickle):  # type: ignore[misc]
    """In a step every seat that is asked something answers; the others, who are done before them,
    wait.

    Waiting is the last action, and then the only one. An answer that is not legal is not taken:
    nothing happens to that seat, its `infos` say `refused`, and it is asked the same again.
    """

    metadata = described("together", True)

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
        check_mode(render_mode)
        check_most("max_cycles", max_cycles)
        self.metadata = described(game, True)
        self.setting = Setting(game, seats, options, rewards, box)
        self.render_mode = render_mode
        self.language = language
        self.max_cycles = max_cycles
        self.sight = Sight(self.setting.rules)
        self.deals = Deals()
        self.wait = self.sight.actions
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        actions = self.wait + 1
        self.action_spaces = {each: spaces.Discrete(actions) for each in self.possible_agents}
        self.observation_spaces = {
            each: self.sight.masked(actions) for each in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Told]:
        """Deal. A seed is that of the game; without one, others follow from the last."""
        self.state_now = self.setting.dealt(self.deals.next(seed))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self._show()
        return self.observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Told]:
        agents = self.agents
        state = self.state_now
        infos: Told = {agent: {} for agent in agents}
        # Who is asked is settled before anybody answers. What one answers changes nothing of what
        # the others are asked, so their order does not matter.
        for seat in state.seats_to_act():
            agent = self.possible_agents[seat]
            if not self._answer(seat, int(actions[agent])):
                infos[agent]["refused"] = True
        self.steps += 1
        rewards = dict.fromkeys(agents, 0.0)
        is_over = state.is_over()
        is_cut_off = not is_over and self.max_cycles is not None and self.steps >= self.max_cycles
        if is_over:
            worth, results = self.setting.rewards(state), self.setting.results(state)
            for agent, seat in self.seats.items():
                rewards[agent] = worth[seat]
                infos[agent] |= results[seat]
        observed = self.observed()
        if is_over or is_cut_off:
            self.agents = []
        self._show()
        return (
            observed, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut_off),
            infos,
        )  # fmt: skip

    def _answer(self, seat: int, number: int) -> bool:
        """Whether it was an answer to what the seat is asked."""
        for action in self.state_now.offers[seat]:
            if action.index == number:
                self.setting.rules.apply(self.state_now, seat, action)
                return True
        return False

    def observed(self) -> dict[str, Observation]:
        return {agent: self._seen(self.seats[agent]) for agent in self.agents}

    def _seen(self, seat: int) -> Observation:
        """What the seat may know, and what it may do now."""
        mask = self.sight.mask(self.state_now, seat, self.wait + 1)
        mask[self.wait] = not mask.any()
        return {"observation": self.sight.observed(self.state_now, seat), "action_mask": mask}

    def render(self) -> Any:
        return rendered(
            self.render_mode, self.setting.rules, self.state_now, language=self.language
        )

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""
