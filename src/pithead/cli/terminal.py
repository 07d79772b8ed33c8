"""The terminal a person sits at: what is said to them, and what they answer."""

import contextlib
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from pithead.engine.message import Message, Param
from pithead.text import catalogue

NARROWEST: Final = 60
FORGET_SCROLLED: Final = "\x1b[3J"


def line_editing() -> Any:
    """Line editing at the prompt, where the system has it: `input` uses it once it is loaded."""
    with contextlib.suppress(ImportError):
        return import_module("readline")
    return None


LINE_EDITING: Final = line_editing()


class Terminal:
    """Speaks one language; draws with Rich; reads lines."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.catalogue: Final = catalogue(language)
        self.out = Console(markup=False, highlight=False, emoji=False)
        self.err: Final = Console(markup=False, highlight=False, emoji=False, stderr=True)

    def word(self, key: str, **params: Param) -> str:
        return self.catalogue.word(key, **params)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        return self.catalogue.say(message, names)

    def line(self, key: str, style: str = "", **params: Param) -> None:
        """Print one sentence. A path in it is not broken into lines, so that it can be copied."""
        self.out.print(Text(self.word(key, **params), style=style), soft_wrap="path" in params)

    def draw(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            self.out.print(renderable)

    def print_json(self, document: object) -> None:
        """One JSON document, and nothing else."""
        sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")

    def width(self) -> int:
        return max(self.out.width, NARROWEST)

    def wipe(self) -> None:
        """Leave nothing of what one person saw or typed to the next one at the screen."""
        if self.is_interactive():
            self.out.clear()
            self.out.file.write(FORGET_SCROLLED)
            if LINE_EDITING is not None:
                LINE_EDITING.clear_history()

    def is_interactive(self) -> bool:
        return sys.stdin.isatty() and sys.stdout.isatty()

    def ask(self, prompt: str = "> ") -> str:
        """The next line a person types. EOFError when there is none."""
        sys.stdout.flush()
        answer = input(prompt)
        if not sys.stdin.isatty():
            # A piped answer is not echoed by a terminal, and a transcript should show it.
            print(answer)
        return answer.strip()


def be_tolerant() -> None:
    """Make our streams replace what they cannot encode or decode instead of failing."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
