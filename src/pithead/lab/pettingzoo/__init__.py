"""The games as PettingZoo knows games: `from pithead.lab.pettingzoo import dwarf_v0`.

Each module has `env` and `raw_env`, that of Imperial Miners `parallel_env` as well; docs/lab.md
tells how they are meant.
"""

from importlib.util import find_spec

if find_spec("pettingzoo") is None:
    missing = 'PettingZoo is not installed: pip install "pithead[lab]"'
    raise ModuleNotFoundError(missing, name="pettingzoo")
