"""Running the real command: in a process of its own, with pipes or with a pseudo-terminal."""

import codecs
import fcntl
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pithead

PATIENCE = 120.0
COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    def document(self) -> Any:
        return json.loads(self.out)


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pithead", *arguments]


def environment(home: Path | None, **more: str) -> dict[str, str]:
    """A reader with an English system, whose games are saved under `home`."""
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    folder = str(Path(pithead.__file__).parents[1])
    data = str(home) if home is not None else os.devnull
    return {
        **kept, "PYTHONPATH": folder, "XDG_DATA_HOME": data, "HOME": data, "LC_ALL": "C.UTF-8",
        "COLUMNS": "100", "TERM": "xterm-256color", **more,
    }  # fmt: skip


def run(*arguments: str, typed: str = "", home: Path | None = None, **more: str) -> Ran:
    """The command with what is typed on its standard input."""
    done = subprocess.run(
        command(*arguments), input=typed.encode(), capture_output=True, check=False,
        env=environment(home, **more), timeout=PATIENCE,
    )  # fmt: skip
    return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())


def lines(*answers: str) -> str:
    return "".join(answer + "\n" for answer in answers)


def actions_in(path: Path) -> list[str]:
    return [notation for _, notation in json.loads(path.read_text("utf-8"))["actions"]]


# Seconds between seeing a prompt and pressing a key.
REACTION = 1.0


class Keyboard:
    """A person at a real pseudo-terminal."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self.main, other = pty.openpty()
        self.process = subprocess.Popen(
            command(*arguments), stdin=other, stdout=other, stderr=other,
            env=environment(home), start_new_session=True,
            preexec_fn=own_the_terminal,  # noqa: PLW1509 - nothing else can give it the terminal
        )  # fmt: skip
        os.close(other)
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()

    def wait_for(self, text: str) -> str:
        """Everything shown until this text is; what was shown before does not count."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < until and self.read():
            self.seen = COLOURS.sub("", self.seen)
        assert text in self.seen, f"{text!r} never came, only:\n{self.seen}"
        before, _, self.seen = self.seen.partition(text)
        return before + text

    def read(self) -> bool:
        ready, _, _ = select.select([self.main], [], [], 0.2)
        if ready:
            try:
                self.seen += self.decoder.decode(os.read(self.main, 65536))
            except OSError:
                return False
        return True

    def type(self, answer: str) -> None:
        os.write(self.main, (answer + "\n").encode())

    def press_control_c(self) -> None:
        """As a person would: readline misses a signal that comes just after its prompt."""
        time.sleep(REACTION)
        os.write(self.main, b"\x03")

    def finish(self) -> int:
        """The exit code, once everything has been read."""
        until = time.monotonic() + PATIENCE
        while self.read() and self.process.poll() is None and time.monotonic() < until:
            pass
        code = self.process.wait(PATIENCE)
        os.close(self.main)
        return code


def own_the_terminal() -> None:
    """Ctrl-C at the pseudo-terminal reaches the command, also where the tests ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
