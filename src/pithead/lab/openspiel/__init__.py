"""The games as OpenSpiel knows games, and OpenSpiel's searches as bots of ours.

Importing this registers `python_pithead_dwarf`, `python_pithead_dwergar` and
`python_pithead_imperial_miners`; docs/lab.md tells how they are meant.
"""

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    missing = 'OpenSpiel is not installed: pip install "pithead[openspiel]"'
    raise ModuleNotFoundError(missing, name="pyspiel")

from pithead.lab.openspiel.bots import ISMCTS, MCTS, Playouts
from pithead.lab.openspiel.games import REGISTERED, SpielGame, SpielState

__all__ = ["ISMCTS", "MCTS", "REGISTERED", "Playouts", "SpielGame", "SpielState"]
