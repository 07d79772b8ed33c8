"""A real Ray cluster of one machine, on a free port, that can be killed and started again."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pithead
from server.processes import command_of, descendants, kill_if_there

PATIENCE = 180.0
RAY = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]
SURROUNDINGS = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_AUTH_MODE": "disabled"}


def surroundings() -> dict[str, str]:
    """No reports home; the workers find the Pithead under test."""
    folder = str(Path(pithead.__file__).parents[1])
    return {**os.environ, **SURROUNDINGS, "PYTHONPATH": folder}


class RayHead:
    """The head of a cluster with two processors."""

    def __init__(self) -> None:
        # Ray's sockets have long names, for which the folders of the tests are too deep.
        self.folder = Path(tempfile.mkdtemp(prefix="ray"))
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "head.log").open("ab") as log:
            self.running = subprocess.Popen(
                [
                    *RAY, "start", "--head", "--block", f"--port={self.port}", "--num-cpus=2",
                    "--include-dashboard=false", "--object-store-memory=80000000",
                    "--min-worker-port=0", "--max-worker-port=0", "--disable-usage-stats",
                    f"--temp-dir={self.folder}",
                ],
                stdout=log, stderr=log, env=surroundings(),
            )  # fmt: skip
        self._wait_for("Ray runtime started")

    def _wait_for(self, text: str) -> None:
        until = time.monotonic() + PATIENCE
        log = self.folder / "head.log"
        started = log.read_text().count(text)
        while log.read_text().count(text) == started:
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.1)

    def kill(self) -> None:
        """All of it at once, as when the machine loses power."""
        if self.running is not None:
            for process in [self.running.pid, *descendants(self.running.pid)]:
                kill_if_there(process)
            self.running.wait()
            self.running = None

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def workers(self, task: str) -> list[int]:
        """The processes that work on a task of this name now."""
        assert self.running is not None
        return [
            process
            for process in descendants(self.running.pid)
            if command_of(process).startswith(f"ray::{task}")
        ]
