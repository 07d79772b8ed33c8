"""Parts of Pithead that need packages of their own, each an extra of the package's name."""

from importlib.util import find_spec
from typing import Final

from pithead.cli.refusals import Refused

# By what they are imported as. What only one command of a part needs is refused there.
PACKAGES: Final = {
    "table": (
        "alembic", "fastapi", "httptools", "orjson", "prometheus_client", "redis", "sqlalchemy",
        "typing_extensions", "uvicorn",
    ),
    "lab": ("PIL", "gymnasium", "matplotlib", "numpy", "pettingzoo", "pyarrow"),
    "openspiel": ("open_spiel",),
    "push": ("pywebpush",),
}  # fmt: skip


def require(extra: str) -> None:
    """Refuse, saying what to install, where a package of this extra is missing."""
    if any(find_spec(each) is None for each in PACKAGES[extra]):
        raise Refused("cli.error.part", {"extra": extra})
