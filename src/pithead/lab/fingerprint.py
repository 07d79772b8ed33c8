"""A fingerprint of the code that plays: games of different rules or bots must not be mixed."""

import hashlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from pithead.bots import Bot
from pithead.fingerprint import fingerprint_of

# What all games share; each has a folder of its own besides.
SHARED: Final = ("engine", "games/__init__.py", "bots", "lab/playing.py", "lab/seeds.py")
OURS: Final = "pithead"


def code_fingerprint(game: str, bots: Iterable[Bot[Any]] = (), more: tuple[str, ...] = ()) -> str:
    """Of a game's rules and card data, and of the bots: what another game changes is not in it.

    Nor is which bots play its levels: whoever lets a level play says which bot that is. `more`
    names further modules that decide what comes out.
    """
    folder = f"games/{game.replace('-', '_')}"
    ours = fingerprint_of((*SHARED, *more, folder), (f"{folder}/bots.py",))
    others = {file for bot in bots for file in files_of(bot)}
    if not others:
        return ours
    digest = hashlib.sha256(ours.encode())
    for file in sorted(others):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]


def files_of(bot: Bot[Any]) -> list[Path]:
    """All modules of the package that a bot comes from; none for one that all games share."""
    name = type(bot).__module__
    top = name.partition(".")[0]
    if top == OURS:
        is_shared = name.startswith(f"{OURS}.bots.")
        return (
            [] if is_shared else sorted(Path(sys.modules[name].__file__ or "").parent.glob("*.py"))
        )
    file = getattr(sys.modules[top], "__file__", None) or getattr(sys.modules[name], "__file__", "")
    path = Path(file or "")
    if path.name == "__init__.py":
        return sorted(path.parent.rglob("*.py"))
    return [path] if path.is_file() else []


def module_of(function: Callable[..., Any]) -> str:
    """The module of ours that a function stands in, as a file below the package."""
    return "/".join(function.__module__.split(".")[1:]) + ".py"
