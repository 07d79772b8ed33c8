"""The reading room: a process that has the games loaded, and forks a reader for each paper.

A reader has little time and memory. It costs a few milliseconds to start, and one that takes too
much is ended without a trace. Where processes cannot fork, the room itself reads, and a new one is
opened when it had to be closed.
"""

import asyncio
import contextlib
import ctypes
import logging
import multiprocessing
import os
import pickle
import select
import signal
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final

from pithead.processes import PR_SET_PDEATHSIG
from pithead.server.reading import (
    COSTLY,
    UNREADABLE,
    Mistake,
    Objection,
    Paper,
    Verdict,
    judged,
)
from pithead.server.refusals import Refusal
from pithead.server.thinking.deciding import load_games

# Seconds of a processor for one paper. The longest recorded game takes a tenth of it.
PROCESSOR: Final = 0.5
# Bytes beyond what the room itself has.
MEMORY: Final = 256 * 1024 * 1024
# Seconds on the clock, however busy the machine is; to open the room; beyond a reader's own.
CLOCK: Final = 10.0
START: Final = 60.0
GRACE: Final = 5.0
# Papers that may wait, of one address and in all.
MOST_OF_ONE: Final = 4
MOST_WAITING: Final = 64

log = logging.getLogger("pithead.server")


class RoomClosed(Exception):
    """The room's process has ended, or does not answer."""


class ReadingRoom:
    """One paper after the other. To be used in one event loop."""

    def __init__(self) -> None:
        self._thread: Final = ThreadPoolExecutor(1, "reading")
        self._waiting: Final[Counter[str]] = Counter()
        self._room: Room | None = None

    async def warm(self) -> None:
        """Have the room open before the first paper comes."""
        loop = asyncio.get_running_loop()
        with contextlib.suppress(RoomClosed):
            await loop.run_in_executor(self._thread, self._open)

    async def check(self, paper: Paper, address: str) -> None:
        """Returns if the paper is sound, else raises a refusal."""
        if self._waiting[address] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
            raise Refusal("too_many", "server.error.too_many", {"seconds": 1})
        self._waiting[address] += 1
        try:
            loop = asyncio.get_running_loop()
            verdict = await loop.run_in_executor(self._thread, self._asked, paper)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
        if isinstance(verdict, Mistake):
            log.error("reading went wrong", extra={"trace": verdict.text})
            raise UNREADABLE.refusal()
        if isinstance(verdict, Objection):
            raise verdict.refusal()

    def _asked(self, paper: Paper) -> Verdict:
        try:
            return self._open().ask(paper)
        except RoomClosed:
            log.warning("the reading room was closed")
            self._close()
            return COSTLY

    def _open(self) -> "Room":
        if self._room is not None and not self._room.process.is_alive():
            self._close()
        if self._room is None:
            self._room = Room()
        return self._room

    def _close(self) -> None:
        if self._room is not None:
            self._room.end()
            self._room = None

    async def close(self) -> None:
        room = self._room
        if room is not None:
            room.process.kill()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()


class Room:
    """Our end of the pipe to the room's process."""

    def __init__(self) -> None:
        processes = multiprocessing.get_context("spawn")
        self.pipe: Connection[Paper, Verdict]
        try:
            self.pipe, other = processes.Pipe()
            with other:
                self.process: Final = processes.Process(target=work, args=(other,), daemon=True)
                self.process.start()
        except OSError:
            raise RoomClosed from None
        try:
            self._receive(START)
        except RoomClosed:
            self.end()
            raise

    def ask(self, paper: Paper) -> Verdict:
        try:
            self.pipe.send(paper)
        except OSError:
            raise RoomClosed from None
        return self._receive(CLOCK + GRACE)

    def _receive(self, limit: float) -> Verdict:
        try:
            if not self.pipe.poll(limit):
                raise RoomClosed
            return self.pipe.recv()
        except (EOFError, OSError):
            raise RoomClosed from None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()


# -- in the room -------------------------------------------------------------------------------


def work(pipe: "Connection[Verdict, Paper]") -> None:
    """The room's life. Its first word, None, says that it is open; it ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    load_games()
    with contextlib.suppress(EOFError, OSError):
        pipe.send(None)
        while True:
            paper = pipe.recv()
            pipe.send(read_apart(paper) if hasattr(os, "fork") else judged(paper))


def end_with_parent() -> None:
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def read_apart(paper: Paper) -> Verdict:
    """The judgement of a reader: a fork of this process, with limits."""
    ours, theirs = os.pipe()
    reader = os.fork()
    if reader == 0:
        code = 1
        try:
            os.close(ours)
            end_with_parent()
            limit()
            answer = pickle.dumps(judged(paper))
            while answer:
                answer = answer[os.write(theirs, answer) :]
            code = 0
        finally:
            # Whatever happened: a reader never goes on as if it were the room.
            os._exit(code)
    os.close(theirs)
    try:
        answer = received(ours)
    finally:
        os.close(ours)
        with contextlib.suppress(ProcessLookupError):
            os.kill(reader, signal.SIGKILL)
        os.waitpid(reader, 0)
    verdict: Any = pickle.loads(answer) if answer else COSTLY
    return verdict if isinstance(verdict, (Objection, Mistake)) else None


def received(pipe: int) -> bytes:
    """All that a reader says until it ends; nothing if that takes too long."""
    until = time.monotonic() + CLOCK
    result = b""
    while select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
        some = os.read(pipe, 65_536)
        if not some:
            return result
        result += some
    return b""


def limit() -> None:
    """Limit this process: beyond its time the system ends it, beyond its memory it fails."""
    import resource  # noqa: PLC0415  only where processes can fork

    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, PROCESSOR)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    sizes = Path("/proc/self/statm")
    if sizes.exists():
        most = int(sizes.read_text().split()[0]) * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
