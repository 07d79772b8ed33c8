"""The compiled build, in build/compiled: engine, games and bots by mypyc, all else as it stands.

    python -m building.compiled            bring it up to date
    python -m building.compiled --ready    the same; exit code 1 where that would mean compiling
    python -m building.compiled --beside   for a server: nice, telling its progress (see `Report`)
                                           and ending with whoever holds its standard input

It is compiled anew only when what is compiled has changed, from a copy of the source, and takes
the old build's place when it is whole: whoever stops it half way breaks nothing.
"""

import fcntl
import filecmp
import hashlib
import math
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from building import compiler

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "pithead"
PLACE: Final = ROOT / "build"
COMPILED: Final = PLACE / "compiled"
# The wheel that was unpacked there, to be installed elsewhere.
WHEEL: Final = PLACE / "wheel"
LOG: Final = PLACE / "log"
# What a wheel is made of.
SOURCES: Final = ("LICENSE", "README.md", "pyproject.toml", "setup.py", "building", "src")
# What decides how these are compiled.
DECIDING: Final = ("setup.py", "pyproject.toml", "building/memory.h", "building/native.py")
PARTS: Final = ("engine", "games", "bots")
PASSING: Final = ("__pycache__", "*.egg-info", "*.so")
# The C compiler takes about so many times as long as mypyc before it, on any machine.
RATIO: Final = 30
NICENESS: Final = 10
MOST_WORDS: Final = 200
OF_PIP: Final = ("error: subprocess-exited-with-error", "error: metadata-generation-failed")


class CompileFailed(Exception):
    """The text is what the compiler complained of."""


class NoCompiler(Exception):
    """All works without one, only slower."""


class Report:
    """What a server reads: `percent N` again and again, then `ready`, `no-compiler` or
    `failed WHY`."""

    def __init__(self, is_told: bool) -> None:
        self.is_told: Final = is_told

    def tell(self, *words: str) -> None:
        if self.is_told:
            print(*words, flush=True)


def stamp_of(root: Path) -> str:
    """Changes with all that decides what the compiled modules are, this Python included."""
    sum_ = hashlib.sha256(str(sysconfig.get_config_var("EXT_SUFFIX")).encode())
    files = [root / name for name in DECIDING]
    for part in PARTS:
        files += sorted((root / "src" / "pithead" / part).rglob("*.py"))
    for file in files:
        sum_.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return sum_.hexdigest()[:16]


def is_ready() -> bool:
    file = COMPILED / "stamp"
    return file.is_file() and file.read_text().strip() == stamp_of(ROOT)


def refresh() -> None:
    """Copy what is not compiled and has changed; a server may be running from there."""
    target = COMPILED / "pithead"
    wanted = {file.relative_to(PACKAGE) for file in files_in(PACKAGE)}
    for name in wanted:
        old = target / name
        if not old.is_file() or not filecmp.cmp(PACKAGE / name, old, shallow=False):
            old.parent.mkdir(parents=True, exist_ok=True)
            new = old.with_name(old.name + ".new")
            shutil.copyfile(PACKAGE / name, new)
            new.replace(old)
    for file in files_in(target):
        if file.suffix != ".so" and file.relative_to(target) not in wanted:
            file.unlink()


def files_in(folder: Path) -> Iterator[Path]:
    """Links followed (the rules pages stand in docs/), Python's own leavings left out."""
    for place, folders, names in os.walk(folder, followlinks=True):
        folders[:] = [each for each in folders if each != "__pycache__"]
        yield from (Path(place, name) for name in names)


def compile_anew(report: Report) -> None:
    work, new, old = PLACE / "work", PLACE / "compiled.new", PLACE / "compiled.old"
    for left_over in (work, new, old):
        shutil.rmtree(left_over, ignore_errors=True)
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, work / name, ignore=shutil.ignore_patterns(*PASSING))
        else:
            work.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, work / name)
    stamp = stamp_of(work)
    make_wheel(work, report)
    made = next((work / "made").glob("pithead-*.whl"))
    with zipfile.ZipFile(made) as wheel:
        wheel.extractall(new)
    if not list(new.glob("*.so")):
        raise CompileFailed("nothing was compiled")
    (new / "stamp").write_text(stamp + "\n")
    if COMPILED.exists():
        COMPILED.rename(old)
    new.rename(COMPILED)
    shutil.rmtree(WHEEL, ignore_errors=True)
    WHEEL.mkdir()
    made.rename(WHEEL / made.name)
    for done in (work, old):
        shutil.rmtree(done, ignore_errors=True)


def make_wheel(work: Path, report: Report) -> None:
    command = [
        sys.executable, "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps",
        "--no-build-isolation", "--wheel-dir", "made", ".",
    ]  # fmt: skip
    # A cache of its own: the type check of scripts/test runs at the same time.
    environment = os.environ | {"MYPY_CACHE_DIR": "mypy"}
    began = time.monotonic()
    expected = 0.0
    with LOG.open("wb") as log:
        running = subprocess.Popen(
            command, cwd=work, env=environment, stdout=log, stderr=log, stdin=subprocess.DEVNULL
        )
        while running.poll() is None:
            time.sleep(0.5)
            passed = time.monotonic() - began
            if not expected and list((work / "build").glob("__native*.c")):
                expected = RATIO * passed
            report.tell("percent", str(percent_after(passed / expected) if expected else 1))
    if running.returncode != 0:
        raise CompileFailed(complaint(LOG.read_text("utf-8", "replace")))


def percent_after(share: float) -> int:
    """Of the time it should take. Nobody knows how busy the machine will be: it slows down."""
    return max(1, min(99, round(100 * (1 - math.exp(-1.6 * share)))))


def complaint(log: str) -> str:
    """The first line that tells of an error, else the last one; pip's own say nothing."""
    lines = [line.strip() for line in log.splitlines() if line.strip()] or ["no word of it"]
    wrong = [line for line in lines if "error: " in line.casefold() and line not in OF_PIP]
    return (wrong or lines[-1:])[0][:MOST_WORDS]


@contextmanager
def alone(waits: bool) -> Iterator[bool]:
    """One build at a time: who comes second waits, and finds the work done; or does not wait."""
    PLACE.mkdir(exist_ok=True)
    with (PLACE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if waits else fcntl.LOCK_NB))
            yield True
        except BlockingIOError:
            yield False


def end_with_whoever_started_it() -> None:
    """They hold our standard input and never write: when it ends, so do we and the compiler."""

    def watch() -> None:
        while os.read(0, 1):
            pass
        os.killpg(0, signal.SIGKILL)

    if os.getpgrp() != os.getpid():
        os.setsid()
    os.nice(NICENESS)
    threading.Thread(target=watch, daemon=True).start()


def bring_up_to_date(report: Report) -> None:
    if not is_ready():
        if not compiler.can_compile():
            raise NoCompiler
        print("Compiling engine, games and bots (some minutes) ...", file=sys.stderr)
        compile_anew(report)
    refresh()


def main() -> int:
    words = sys.argv[1:]
    report = Report("--beside" in words)
    if "--beside" in words:
        end_with_whoever_started_it()
    with alone(waits="--ready" not in words) as is_alone:
        if "--ready" in words and not (is_alone and is_ready()):
            return 1
        try:
            bring_up_to_date(report)
        except NoCompiler:
            report.tell("no-compiler")
            print("There is no C compiler with Python's headers here.", file=sys.stderr)
            return 1
        except (CompileFailed, OSError) as failure:
            why = " ".join(str(failure).split())
            report.tell("failed", why)
            print(f"Compiling failed: {why}\nSee {LOG}.", file=sys.stderr)
            return 1
    report.tell("ready")
    return 0


if __name__ == "__main__":
    sys.exit(main())
