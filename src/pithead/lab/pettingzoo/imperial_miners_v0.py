"""Imperial Miners, in which all seats act at once: a parallel environment, and AEC made of it.

>>> from pithead.lab.pettingzoo import imperial_miners_v0
>>> env = imperial_miners_v0.parallel_env(seats=4)
>>> seen, facts = env.reset(seed=1)
>>> actions = {agent: seen[agent]["action_mask"].argmax() for agent in env.agents}
>>> seen, rewards, are_over, are_cut_off, facts = env.step(actions)
"""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import parallel_to_aec, wrappers

from pithead.lab.pettingzoo.together import Together

__all__ = ["env", "parallel_env", "raw_env"]


def parallel_env(seats: int = 2, **asked: Any) -> Together:
    """Who is not asked waits: the last action."""
    return Together("imperial-miners", seats, **asked)


def raw_env(seats: int = 2, **asked: Any) -> AECEnv:
    """The same, one seat after the other. Nobody sees an answer before all have answered."""
    return parallel_to_aec(parallel_env(seats, **asked))


def env(seats: int = 2, **asked: Any) -> AECEnv:
    """With the wrappers of PettingZoo's own."""
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env(seats, **asked))
    return wrappers.OrderEnforcingWrapper(checked)
