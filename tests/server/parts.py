"""A real PostgreSQL and a real Redis, each on a free port and with a folder of its own."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import psycopg

# Seconds a server may take to start or to stop.
PATIENCE: Final = 120.0


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1.0):
        return True
    return False


def postgres_programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "postgres").exists()), None)


def redis_program() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


class Process:
    """A server that a test has started, and will stop by its process id."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.port: Final = free_port()
        self.running: subprocess.Popen[bytes] | None = None

    def run(self, command: list[str], **more: Any) -> None:
        with (self.folder / "log").open("ab") as log:
            self.running = subprocess.Popen(
                command, cwd=self.folder, stdout=log, stderr=subprocess.STDOUT, **more
            )

    def wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self.is_ready():
            assert self.running is not None
            if self.running.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self.folder / "log").read_text("utf-8", "replace"))
            time.sleep(0.05)

    def is_ready(self) -> bool:
        return answers(self.port)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        if self.running is None:
            return
        self.running.send_signal(how)
        try:
            self.running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.running.kill()
            self.running.wait()
        self.running = None


class Postgres(Process):
    """PostgreSQL will not run as root; then it runs as `postgres`, who owns the folder."""

    def __init__(self, programs: Path) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="pithead-postgres-")))
        self.programs: Final = programs
        self.user: Final[dict[str, Any]] = {}
        self.databases = 0
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self.user.update(user=owner.pw_uid, group=owner.pw_gid, extra_groups=[])
        subprocess.run(
            [
                str(programs / "initdb"), "--pgdata", str(self.folder / "data"), "--no-sync",
                "--auth", "trust", "--username", "pithead", "--encoding", "UTF8", "--no-locale",
            ],
            cwd=self.folder, check=True, capture_output=True, timeout=120, **self.user,
        )  # fmt: skip

    def start(self) -> None:
        self.run(
            [
                str(self.programs / "postgres"), "-D", str(self.folder / "data"),
                "-p", str(self.port), "-c", "listen_addresses=127.0.0.1",
                "-c", f"unix_socket_directories={self.folder}", "-c", "fsync=off",
            ],
            **self.user,
        )  # fmt: skip
        self.wait_until_ready()

    def is_ready(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url("postgres")):
            return True
        return False

    def url(self, database: str) -> str:
        return f"postgresql://pithead@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database that is empty."""
        self.databases += 1
        name = f"pithead_{self.databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer(Process):
    """Redis that forgets everything when it stops, as far as pub/sub remembers anything."""

    def __init__(self, program: str) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="pithead-redis-")))
        self.program: Final = program
        self.url: Final = f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.run(
            [
                self.program, "--port", str(self.port), "--bind", "127.0.0.1",
                "--save", "", "--appendonly", "no",
            ]
        )  # fmt: skip
        self.wait_until_ready()

    def remove(self) -> None:
        self.stop(signal.SIGTERM)
        shutil.rmtree(self.folder, ignore_errors=True)
