"""Processes that tests have started, found and ended by their ids."""

import contextlib
import os
import signal
from pathlib import Path


def kill_if_there(process: int) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def descendants(process: int) -> list[int]:
    """Its children, theirs, and so on."""
    try:
        text = Path(f"/proc/{process}/task/{process}/children").read_text()
    except OSError:
        return []
    children = [int(child) for child in text.split()]
    return children + [each for child in children for each in descendants(child)]


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""
