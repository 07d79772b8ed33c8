"""How an environment shows itself: the render modes that PettingZoo and Gymnasium ask for."""

import sys
from typing import Any, Final

from pithead.engine.game import SPECTATOR, Game, State
from pithead.lab.environments.pictures import Picture, Pixels
from pithead.lab.environments.setting import wrong

MODES: Final = ["human", "ansi", "svg", "rgb_array"]
FRAMES_A_SECOND: Final = 2


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise wrong("render_mode", mode, " | ".join([*MODES, "None"]))


def rendered(
    mode: str | None, rules: Game[Any], state: State, seat: int = SPECTATOR, language: str = "en"
) -> str | Pixels | None:
    """Text in colours, a drawing, or pixels; for a person it is printed at once."""
    if mode is None:
        return None
    picture = Picture(rules, state, seat, language)
    if mode == "rgb_array":
        return picture.pixels()
    if mode == "svg":
        return picture.svg()
    if mode == "ansi":
        return picture.text()
    sys.stdout.write(picture.text())
    return None
