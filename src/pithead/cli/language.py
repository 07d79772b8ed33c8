"""Which language to speak: what the reader asks for, else what their system speaks."""

from collections.abc import Mapping, Sequence
from typing import Final

from pithead.cli.refusals import Refused
from pithead.text import LANGUAGES

FLAG: Final = "--lang"
VARIABLE: Final = "PITHEAD_LANG"
DEFAULT: Final = "en"


def chosen_language(
    arguments: Sequence[str], environment: Mapping[str, str]
) -> tuple[str, list[str]]:
    """The language, and the arguments without `--lang`, which may stand anywhere."""
    asked: str | None = environment.get(VARIABLE) or None
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        argument = waiting.pop(0)
        if argument == "--":
            rest += [argument, *waiting]
            break
        if argument == FLAG:
            if not waiting:
                raise Refused("cli.error.option_value", {"option": FLAG})
            asked = waiting.pop(0)
        elif argument.startswith(FLAG + "="):
            asked = argument.removeprefix(FLAG + "=")
        else:
            rest.append(argument)
    if asked is None:
        return system_language(environment), rest
    if asked not in LANGUAGES:
        raise Refused("cli.error.language", {"name": repr(asked), "names": ", ".join(LANGUAGES)})
    return asked, rest


def system_language(environment: Mapping[str, str]) -> str:
    """The language of the system's locale if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(variable)
        if locale:
            language = locale.replace("-", "_").split("_")[0].split(".")[0].casefold()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
