"""What the command line itself refuses, each as one sentence in the reader's language."""

from typing import Final

from pithead.engine.errors import Declined
from pithead.engine.message import Message, Param
from pithead.engine.rng import MOST_SEED

# Exit codes: what was asked is refused; Ctrl-C, as shells count it.
WRONG_USE: Final = 2
INTERRUPTED: Final = 130


class Refused(Declined):
    """The command cannot do what it is asked."""

    def __init__(self, key: str, params: dict[str, Param] | None = None) -> None:
        super().__init__(Message(key, params))


def refusal_in(error: Exception) -> Refused | None:
    """Typer's own complaint about the arguments; None if the error is something else.

    Typer does not export these classes, and newer versions have moved them, so they are known by
    their names.
    """
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Refused("cli.error.no_option", {"option": getattr(error, "option_name", "")})
    if kind == "BadOptionUsage":
        return Refused("cli.error.option_value", {"option": getattr(error, "option_name", "")})
    if kind == "MissingParameter":
        wanted = getattr(error, "param", None)
        name = getattr(wanted, "metavar", None) or getattr(wanted, "name", "")
        return Refused("cli.error.missing", {"name": Message(f"cli.metavar.{name}")})
    if hasattr(error, "format_message"):
        return Refused("cli.error.usage", {"what": str(error.format_message())})
    return None


def whole_number(text: str, option: str, least: int, most: int = MOST_SEED) -> int:
    """The number an option was given, or a refusal."""
    if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_SEED)):
        number = int(text)
        if least <= number <= most:
            return number
    raise Refused(
        "cli.error.number",
        {"option": option, "value": repr(shortened(text)), "least": least, "most": most},
    )


def shortened(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
