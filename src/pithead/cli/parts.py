"""Parts of Pithead that need packages of their own, each an extra of the package's name."""

from importlib.util import find_spec

from pithead.cli.refusals import Refused


def require(extra: str, *packages: str) -> None:
    """Refuse, saying what to install, where a package of this extra is missing."""
    if any(find_spec(each) is None for each in packages):
        raise Refused("cli.error.part", {"extra": extra})
