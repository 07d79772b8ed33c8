"""A fingerprint of code and card data, to tell whether two machines would come to the same."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

import pithead
from pithead.engine import rng

SUFFIXES: Final = (".py", ".toml")


def build() -> str:
    """Which build of engine, games and bots runs in this process."""
    return "interpreted" if rng.__file__.endswith(".py") else "compiled"


@cache
def fingerprint_of(parts: tuple[str, ...], without: tuple[str, ...] = ()) -> str:
    """Of these parts of the package; and compiled or not, since that changes what seconds buy."""
    return digest_of(parts, build(), without)


@cache
def source_of(parts: tuple[str, ...]) -> str:
    """The same whether compiled or not: two builds of it come to the same, one of them sooner."""
    return digest_of(parts, "")


def digest_of(parts: tuple[str, ...], beginning: str, without: tuple[str, ...] = ()) -> str:
    root = Path(pithead.__file__).parent
    digest = hashlib.sha256(beginning.encode())
    for part in parts:
        place = root / part
        files = [place] if place.is_file() else sorted(place.rglob("*"))
        for file in files:
            name = file.relative_to(root).as_posix()
            if file.suffix in SUFFIXES and name not in without:
                digest.update(name.encode() + b"\0")
                digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
