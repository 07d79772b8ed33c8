"""A fingerprint of the code that plays: games of different rules or bots must not be mixed."""

from typing import Final

from pithead.fingerprint import fingerprint_of

PARTS: Final = ("engine", "games", "bots", "lab/playing.py", "lab/seeds.py")


def code_fingerprint() -> str:
    """Of rules, card data and bots."""
    return fingerprint_of(PARTS)
