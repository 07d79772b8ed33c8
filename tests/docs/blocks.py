"""Running the code blocks of a page, in order, in a folder of its own.

```python               run; with `>>>`, as a doctest
```python title="F"     saved as F; so is any other kind with a title
```console              `$ ` lines are run, and what they say compared; `...` stands for anything
```sh                   not run: what fetches from elsewhere, or opens a browser
"""

import doctest
import os
import re
import shlex
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cli.running import environment

FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
# What the pages call the server's port, so that two runs do not meet.
PORT: Final = "8765"
_BLOCK: Final = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.M | re.S)


@dataclass(frozen=True)
class Block:
    kind: str
    title: str
    text: str


def blocks_of(page: str) -> list[Block]:
    return [Block(*found) for found in _BLOCK.findall(page)]


def run_page(page: str, folder: Path) -> None:
    """Raises, or fails an assertion, at the first block that does not do what the page says."""
    with ExitStack() as left:
        left.enter_context(inside(folder))
        names: dict[str, Any] = {"__name__": "page"}
        for block in blocks_of(page.replace(PORT, free_port())):
            if block.title:
                (folder / block.title).write_text(block.text, "utf-8")
            elif block.kind == "console":
                for command, expected in commands_of(block.text):
                    check(left, command, expected, folder)
            elif block.kind == "python":
                run_python(block.text, names)


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    """In this folder, whose modules can be imported and whose `pithead` is the one under test."""
    program = folder / "bin" / "pithead"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m pithead "$@"\n')
    program.chmod(0o755)
    before, modules = Path.cwd(), set(sys.modules)
    sys.path.insert(0, str(folder))
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
        sys.path.remove(str(folder))
        for name in set(sys.modules) - modules:
            if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
                del sys.modules[name]


def free_port() -> str:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return str(door.getsockname()[1])


def run_python(text: str, names: dict[str, Any]) -> None:
    if ">>>" not in text:
        exec(compile(text, "page", "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(text, {}, "page", "page", 0)
    # Not a copy: the blocks of a page go on from each other.
    test.globs = names
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=said.append, clear_globs=False)
    assert runner.failures == 0, "".join(said)


def commands_of(text: str) -> Iterator[tuple[str, str]]:
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, expected = part.partition("\n")
        yield command, expected


def check(left: ExitStack, command: str, expected: str, folder: Path) -> None:
    """Run it and compare; with `&` at its end it runs on, and only its first line is awaited."""
    around = environment(folder)
    own = around.get("PYTHONPATH", "")
    around["PATH"] = f"{folder / 'bin'}:{around['PATH']}"
    # What the page puts before ours goes before ours.
    command = command.replace("PYTHONPATH=.", f"PYTHONPATH=.:{own}")
    if command.endswith("&"):
        said = left.enter_context(running(command[:-1], around, folder))
    else:
        done = subprocess.run(
            ["bash", "-c", command], cwd=folder, env=around, text=True, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        said = done.stdout
        # A page that shows a failure shows it whole.
        assert done.returncode == 0 or "..." not in expected, said
    matches = doctest.OutputChecker().check_output(expected, said, FLAGS)
    assert matches, f"$ {command}\n{said}\nand not\n{expected}"


@contextmanager
def running(command: str, around: dict[str, str], folder: Path) -> Iterator[str]:
    """The first line of a command that goes on until the page has been read."""
    with subprocess.Popen(
        ["bash", "-c", f"exec {command}"], cwd=folder, env={**around, "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    ) as process:  # fmt: skip
        try:
            assert process.stdout is not None
            yield process.stdout.readline()
        finally:
            process.send_signal(signal.SIGTERM)
