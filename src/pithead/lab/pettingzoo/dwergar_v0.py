"""Dwergar as an AEC environment.

>>> from pithead.lab.pettingzoo import dwergar_v0
>>> env = dwergar_v0.env(seats=3, rewards="rank", render_mode="ansi")
>>> env.reset(seed=1)
>>> seen, reward, is_over, is_cut_off, facts = env.last()
>>> env.step(seen["action_mask"].argmax())
"""

from typing import Any

from pettingzoo import AECEnv

from pithead.lab.pettingzoo.manners import enforced
from pithead.lab.pettingzoo.turns import Turns

__all__ = ["env", "raw_env"]


def raw_env(seats: int = 2, **asked: Any) -> Turns:
    """An action that is not legal is refused with a sentence that names the legal ones."""
    return Turns("dwergar", seats, **asked)


def env(seats: int = 2, **asked: Any) -> AECEnv:
    """An action that is not legal ends the game as lost."""
    raw = raw_env(seats, **asked)
    return enforced(raw, raw.setting.forfeit)
