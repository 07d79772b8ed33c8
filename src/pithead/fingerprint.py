"""A fingerprint of code and card data, to tell whether two machines would come to the same."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import pithead
from pithead.engine import rng

SUFFIXES: Final = (".py", ".toml")


@cache
def fingerprint_of(parts: tuple[str, ...]) -> str:
    """Of these parts of the package; and compiled or not, since that changes what seconds buy."""
    root = Path(pithead.__file__).parent
    digest = hashlib.sha256(b"interpreted" if rng.__file__.endswith(".py") else b"compiled")
    for part in parts:
        place = root / part
        files = [place] if place.is_file() else sorted(place.rglob("*"))
        for file in files:
            if file.suffix in SUFFIXES:
                digest.update(file.relative_to(root).as_posix().encode() + b"\0")
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
