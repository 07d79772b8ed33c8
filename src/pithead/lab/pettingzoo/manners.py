"""What all our environments of PettingZoo do alike."""

from typing import Any, Final

import numpy
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from pithead.lab.environments.rendering import FRAMES_A_SECOND, MODES

# Raised when the same actions of a seat would come to something else, or be seen otherwise.
VERSION: Final = 0

Observation = dict[str, numpy.ndarray[Any, Any]]


def described(game: str, is_parallelizable: bool) -> dict[str, Any]:
    return {
        "name": f"{game.replace('-', '_')}_v{VERSION}",
        "render_modes": MODES,
        "render_fps": FRAMES_A_SECOND,
        "is_parallelizable": is_parallelizable,
    }


def enforced(env: AECEnv, forfeit: float) -> AECEnv:
    """With the wrappers that PettingZoo's classic games have."""
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=forfeit)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
