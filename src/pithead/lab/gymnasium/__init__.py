"""The games as Gymnasium knows games. Importing this registers them:

>>> import gymnasium
>>> import pithead.lab.gymnasium
>>> env = gymnasium.make("pithead/Dwarf-v0", seats=2, opponents=["search:50"])

`gymnasium.make("pithead.lab.gymnasium:pithead/Dwarf-v0")` does both; docs/lab.md has all of it.
"""

from importlib.util import find_spec
from typing import Final

if find_spec("gymnasium") is None:
    missing = 'Gymnasium is not installed: pip install "pithead[lab]"'
    raise ModuleNotFoundError(missing, name="gymnasium")

import gymnasium

from pithead.games import NAMES

__all__ = ["REGISTERED"]

# Raised when the same actions would come to something else, or be seen otherwise.
VERSION: Final = 0


def registered(name: str) -> str:
    """Tell Gymnasium of a game of ours; returns what it is called there."""
    title = "".join(part.capitalize() for part in name.split("-"))
    id_ = f"pithead/{title}-v{VERSION}"
    gymnasium.register(id_, entry_point=f"{__name__}.seat:Seat", kwargs={"game": name})
    return id_


REGISTERED: Final = [registered(name) for name in NAMES]
