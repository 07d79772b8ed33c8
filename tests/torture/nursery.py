"""Servers forked from a process that has everything imported, for those who kill a thousand.

Most of a server's start is Python reading modules, its own and those of its workers. A fork of a
warm process is as real a server: a process of its own with its own connections and its own worker
processes, which a real SIGKILL ends. What is imported is named here; whatever is not is imported
by each server itself, only slower.
"""

import ctypes
import gc
import json
import multiprocessing.util
import os
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from pithead.fingerprint import source_of
from pithead.server.thinking.deciding import PARTS, load_games
from server.running import Server

PR_SET_PDEATHSIG: Final = 1
WARM: Final = (
    "pithead.__main__", "pithead.cli", "pithead.cli.serve", "pithead.server.edge.logs",
    "pithead.server.serving", "pithead.server.thinking.workshop", "pithead.server.store.migrations",
    "uvicorn.lifespan.on", "uvicorn.loops.auto",
    "uvicorn.protocols.http.httptools_impl", "uvloop", "psycopg", "sqlite3",
    "sqlalchemy.dialects.sqlite.pysqlite", "sqlalchemy.dialects.postgresql.psycopg",
    "multiprocessing.popen_spawn_posix", "multiprocessing.resource_tracker", "redis.asyncio",
    "anyio._backends._asyncio", "pithead.server.thinking.worker",
    "pithead.server.edge.reading_room",
)  # fmt: skip


class Forked:
    """A server forked elsewhere, known by its process id; what `subprocess.Popen` can do."""

    def __init__(self, pid: int) -> None:
        self.pid: Final = pid
        self._end: Final = os.pidfd_open(pid)
        # Whoever forked it hears its exit code; we only hear that it has ended.
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0)
        return code

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._end], [], [], timeout)[0]:
            os.close(self._end)
            self.returncode = 0
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """Our side of the pipe to the warm process, which ends with us, and its servers with it."""

    def __init__(self) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", "torture.nursery"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(each for each in sys.path if each)},
        )  # fmt: skip

    def fork(self, arguments: list[str], environment: dict[str, str], log: Path) -> Forked:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        wish = {"arguments": arguments, "environment": environment, "log": str(log)}
        self.process.stdin.write(json.dumps(wish).encode() + b"\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        assert answer, "the process that forks servers has died"
        return Forked(int(answer))

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class ForkedServer(Server):
    """`pithead serve` from the nursery."""

    def __init__(
        self, nursery: Nursery, database: str, log: Path, arguments: tuple[str, ...],
        **settings: str,
    ) -> None:  # fmt: skip
        super().__init__(database, log, arguments, **settings)
        self.nursery: Final = nursery

    def launch(self) -> None:
        child = self.nursery.fork(self.command(), self.environment, self.log)
        self.process = child  # type: ignore[assignment]


# -- in the warm process -------------------------------------------------------------------------


def main() -> None:
    for name in WARM:
        __import__(name)
    load_games()
    source_of(PARTS)
    gc.freeze()
    # Nobody here waits for them: whoever asked for them does.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for line in sys.stdin.buffer:
        child = os.fork()
        if child == 0:
            become_server(json.loads(line))
        os.write(1, f"{child}\n".encode())


def become_server(wish: dict[str, Any]) -> None:
    """As if `python -m pithead` had just been started."""
    code = 1
    try:
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.environ.clear()
        os.environ.update(wish["environment"])
        log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for here, there in ((nothing, 0), (log, 1), (log, 2)):
            os.dup2(here, there)
        sys.argv = ["pithead", *wish["arguments"]]
        # Workers begin by importing the main module, as `python -m pithead` names it.
        sys.modules["__main__"] = sys.modules["pithead.__main__"]
        multiprocessing.util.spawnv_passfds = forked_with  # type: ignore[assignment]
        code = sys.modules["pithead.cli"].run(wish["arguments"])
    finally:
        os._exit(code)


def forked_with(_: object, command: list[str | bytes], kept: Sequence[int]) -> int:
    """In place of a new Python for each worker: the same code in a fork, with the same files."""
    child = os.fork()
    if child:
        return child
    code: object = 1
    try:
        last = 3
        for each in (*sorted(kept), os.sysconf("SC_OPEN_MAX")):
            os.closerange(last, each)
            last = each + 1
        words = [os.fsdecode(each) for each in command]
        program = words.index("-c") + 1
        sys.argv = words[program - 1 : program] + words[program + 1 :]
        exec(words[program], {})
        code = 0
    except SystemExit as end:
        code = end.code
    finally:
        os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    main()
