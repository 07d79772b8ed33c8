"""A real server in a process of its own, for the tests that need one."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from server.parts import answers, free_port

# Tests are many and quick; what limits strangers would only slow them down.
UNLIMITED = {
    "PITHEAD_ADDRESS_RATE": "1e9",
    "PITHEAD_TABLE_RATE": "1e9",
    "PITHEAD_SEAT_RATE": "1e9",
    "PITHEAD_CREATION_RATE": "1e9",
    "PITHEAD_HINT_RATE": "1e9",
    "PITHEAD_ADDRESS_AT_ONCE": "1e9",
    "PITHEAD_ADDRESS_STREAMS": "1e9",
    "PITHEAD_SEAT_STREAMS": "1e9",
    "PITHEAD_BOT_TABLES": "1e9",
}


class Server:
    """`pithead serve` on a free port. It can be killed and started again."""

    def __init__(
        self, database: str, log: Path, arguments: tuple[str, ...] = (), **settings: str
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.log = log
        self.arguments = arguments
        # A command that runs the rest of its arguments in surroundings of its own.
        self.within: list[str] = []
        self.environment = os.environ | UNLIMITED | settings
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Begin to start, without waiting until it answers."""
        command = [*self.within, sys.executable, "-m", "pithead", *self.command()]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)

    def command(self) -> list[str]:
        """What stands after `pithead`."""
        own = ["--port", str(self.port), "--database", self.database, "--log", "info"]
        return ["serve", *own, *self.arguments]

    def wait(self, seconds: float = 180.0) -> None:
        """Until it answers."""
        assert self.process is not None
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.process.poll() is not None:
                break
            if answers(self.port):
                with suppress(OSError), urlopen(f"{self.url}/api/health", timeout=30):
                    return
            time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As whoever runs it would. Returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        return int(self.process.returncode)


@contextmanager
def serving(
    database: str,
    folder: Path,
    arguments: tuple[str, ...] = (),
    limits: str = "",
    **settings: str,
) -> Iterator[Server]:
    """A running server that is stopped in the end."""
    server = Server(database, folder / "server.log", arguments, **settings)
    if limits:
        server.within = ["sh", "-c", f'ulimit {limits} && exec "$0" "$@"']
    server.start()
    try:
        yield server
    finally:
        server.stop()
