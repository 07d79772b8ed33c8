"""The command `pithead`: where the parts are joined for a person at a terminal."""

import os
import sys

from pithead.cli.app import command
from pithead.cli.language import chosen_language
from pithead.cli.refusals import INTERRUPTED, WRONG_USE, refusal_in
from pithead.cli.terminal import Terminal, be_tolerant
from pithead.engine.errors import Declined
from pithead.text import catalogue


def main() -> None:
    """Run the command line; every refusal is one sentence and exit code 2."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    be_tolerant()
    language = "en"
    try:
        language, rest = chosen_language(arguments, os.environ)
        code = command().main(
            args=rest, prog_name="pithead", standalone_mode=False, obj=Terminal(language)
        )
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone; say nothing more, also not while Python shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except Declined as error:
        return refuse(language, error)
    except Exception as error:
        refusal = refusal_in(error)
        if refusal is None:
            raise
        return refuse(language, refusal)
    return code if isinstance(code, int) else 0


def refuse(language: str, error: Declined) -> int:
    sentence = catalogue(language).say(error.message)
    print(" ".join(sentence.split()), file=sys.stderr)
    return WRONG_USE
