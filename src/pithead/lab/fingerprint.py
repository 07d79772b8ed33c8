"""A fingerprint of the code that plays: games of different rules or bots must not be mixed."""

from typing import Final

from pithead.fingerprint import fingerprint_of

# What all games share; each has a folder of its own besides.
SHARED: Final = ("engine", "games/__init__.py", "bots", "lab/playing.py", "lab/seeds.py")


def code_fingerprint(game: str) -> str:
    """Of a game's rules and card data, and of the bots: what another game changes is not in it."""
    return fingerprint_of((*SHARED, f"games/{game.replace('-', '_')}"))
