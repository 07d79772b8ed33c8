"""A database that cannot be written: the disk is full, or somebody else holds the lock.

What is promised: whoever writes hears so in a sentence (503) after a short patience, reading goes
on, health tells it, and when it is over everything goes on by itself.
"""

import contextlib
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx

from server.running import Server
from torture.crowd import Crowd, disturbed
from torture.figures import Deadline, Figures, Say
from torture.killing import SOON

# Seconds until a writer that cannot write has been told so, on a busy machine.
PATIENCE = 120.0
# What is promised as a short patience, as seen by a client on a busy machine.
SHORT = 15.0
# Larger than the tables of a long run, and what is written ahead of them.
DISK = "96m"


class Watch:
    """What a visitor sees while nothing can be written."""

    def __init__(self, server: Server, crowd: Crowd) -> None:
        self.server = server
        self.crowd = crowd
        self.reads: list[float] = []
        self.ill = 0

    def until_told(self) -> None:
        """Until somebody was refused and health has told it; reading works all the time."""
        before, until = self.crowd.refused, time.monotonic() + PATIENCE
        has_told = False
        while self.crowd.refused == before or not has_told:
            answer = httpx.get(f"{self.server.url}/api/games", timeout=PATIENCE)
            self.reads.append(answer.elapsed.total_seconds())
            if answer.status_code != 200:
                self.crowd.faults.append(f"reading got {answer.status_code}")
            health = httpx.get(f"{self.server.url}/api/health", timeout=PATIENCE)
            has_told = has_told or health.status_code == 503
            if time.monotonic() > until:
                told = "told" if has_told else "did not tell"
                refused = self.crowd.refused - before
                self.crowd.faults.append(
                    f"in {PATIENCE:.0f} s health {told} it and {refused} were refused"
                )
                return
            time.sleep(0.05)
        self.ill += 1

    def until_well(self) -> None:
        until = time.monotonic() + PATIENCE
        while httpx.get(f"{self.server.url}/api/health", timeout=PATIENCE).status_code != 200:
            if time.monotonic() > until:
                self.crowd.faults.append(f"health does not come back in {PATIENCE:.0f} s")
                return
            time.sleep(0.05)

    def counts(self) -> dict[str, float]:
        return {
            "times health told it": self.ill,
            "reads meanwhile": len(self.reads),
            "s for the slowest of those": round(max(self.reads, default=0.0), 2),
        }


def disk_full(folder: Path, times: int, groups: int, most_seconds: float, say: Say) -> Figures:
    """A small disk of the server's own is filled to the last byte, and emptied again."""
    within = small_disk(folder)
    if within is None:
        return Figures("disk-full", {}, ["no small disk can be mounted here (unshare, tmpfs)"])
    disk = folder / "disk"
    server = Server(f"sqlite:///{disk / 'tables.db'}", folder / "disk-full.log",
                    ("--workers", "1"), **SOON)  # fmt: skip
    server.within = within

    @contextlib.contextmanager
    def full() -> Iterator[None]:
        assert server.process is not None
        # The disk is seen by the server alone, and through it by us.
        filler = Path(f"/proc/{server.process.pid}/root{disk}/filler")
        fill(filler)
        try:
            yield
        finally:
            filler.unlink()

    return hindered("disk-full", server, full, times, groups, "full disks", most_seconds, say)


def small_disk(folder: Path) -> list[str] | None:
    """A command that gives what it runs a small disk of its own; None where that is not allowed."""
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    mount = f'mount -t tmpfs -o size={DISK} pithead "$0" && exec "$@"'
    for flags in ("-m", "-rm"):
        command = ["unshare", flags, "sh", "-c", mount, str(disk)]
        if shutil.which("unshare") and not subprocess.call(
            [*command, "true"], stderr=subprocess.DEVNULL
        ):
            return command
    return None


def fill(file: Path) -> None:
    """As many bytes as there is room for."""
    with file.open("wb", buffering=0) as filler:
        for size in (1 << 20, 4096, 1):
            some = bytes(size)
            with contextlib.suppress(OSError):
                while True:
                    filler.write(some)


def locked(folder: Path, times: int, groups: int, most_seconds: float, say: Say) -> Figures:
    """Another program holds SQLite's lock for writing."""
    file = folder / "locked.db"
    server = Server(f"sqlite:///{file}", folder / "locked.log", ("--workers", "1"), **SOON)

    @contextlib.contextmanager
    def held() -> Iterator[None]:
        with contextlib.closing(
            sqlite3.connect(file, isolation_level=None, timeout=PATIENCE)
        ) as other:
            other.execute("BEGIN IMMEDIATE")
            try:
                yield
            finally:
                other.execute("ROLLBACK")

    return hindered("locked", server, held, times, groups, "locks held", most_seconds, say)


def hindered(
    part: str, server: Server, hindrance: Callable[[], contextlib.AbstractContextManager[None]],
    times: int, groups: int, what: str, most_seconds: float, say: Say,
) -> Figures:  # fmt: skip
    """A crowd before a server that cannot write for a while, again and again."""
    deadline = Deadline(most_seconds)
    crowd = Crowd([server.url], groups)
    watch = Watch(server, crowd)

    def hinder(_: int) -> None:
        with hindrance():
            watch.until_told()
        watch.until_well()

    try:
        server.start()
        crowd.start()
        done = disturbed(crowd, times, hinder, say, deadline)
        crowd.finish()
    finally:
        server.stop()
    if crowd.slowest > SHORT:
        crowd.faults.append(f"a writer heard of it after {crowd.slowest:.1f} s only")
    counts = {what: done, **watch.counts(), **crowd.counts()}
    figures = Figures(part, counts, crowd.faults, deadline.spent)
    if done < times and not figures.faults:
        figures.faults.append(f"stopped after {done} of {times}: no time left")
    return figures
