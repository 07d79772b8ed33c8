"""Instructions of fixed work, counted by valgrind's callgrind: the same on a busy machine.

    scripts/bench --instructions             a table, beside the baseline
    scripts/bench --instructions --json      one JSON document
    scripts/bench --instructions --check     fails where more than a tenth has been added
    scripts/bench --instructions --rewrite   makes what was counted the baseline

Counts depend on the Python that runs and on the compilers that built it and us, so the baseline
has an entry for each such setting, and what has none here is not compared but said. How a Python
was built cannot be asked of it; some work that has nothing of ours tells it, the yardstick.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
COMPILED = ROOT / "build" / "compiled"
WORK = Path(__file__).with_name("fixed_work.py")
BASELINE = Path(__file__).with_name("instructions.json")
# How much more is growth and not chance, and how well the yardstick must agree.
ALLOWED = 0.10
SAME = 0.01

# By game, then by what was done: instructions for each time.
Counts = dict[str, dict[str, int]]
Setting = dict[str, str | int]


class CountFailed(Exception):
    """The work or its counting broke off; the words say where."""


# -- what counts depend on ---------------------------------------------------------------------


def setting(yardstick: int) -> Setting:
    """Where numbers can be compared; patch versions are left out, as they change little."""
    return {
        "machine": platform.machine(),
        "python": f"{sys.version_info.major}.{sys.version_info.minor}",
        "yardstick": yardstick,
        "compiler": compiler(),
        "mypy": ".".join(version("mypy").split(".")[:2]),
    }


def is_same(one: Setting, other: Setting) -> bool:
    yards = [int(each["yardstick"]) for each in (one, other)]
    return {**one, "yardstick": 0} == {**other, "yardstick": 0} and abs(yards[0] - yards[1]) <= (
        SAME * yards[0]
    )


def compiler() -> str:
    """Who compiles here, with the major version: `gcc 12`."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([command, "-dumpversion"], capture_output=True, text=True, check=False)
    # Debian's Python calls it by a longer name.
    name = "gcc" if "gcc" in command else Path(command).name
    return f"{name} {said.stdout.strip().split('.')[0]}"


# -- counting ----------------------------------------------------------------------------------


def counted(package: Path) -> tuple[int, Counts]:
    """The yardstick, and the fixed work done once by the build in this folder."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "counts")
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}"]
        # A new file of counts at each mark of the work.
        command += ["--dump-before=getppid", sys.executable, str(WORK)]
        # Nothing of the caller's environment that could change the work.
        environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(package)}
        environment["PYTHONHASHSEED"] = "0"
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CountFailed(f"the work failed under valgrind: {done.stderr.strip()[-300:]}")
        result: Counts = {}
        for i, line in enumerate(done.stdout.splitlines()):
            game, what, times = json.loads(line)
            # Every second file is work, the others are what came before it.
            result.setdefault(game, {})[what] = total_of(Path(f"{out}.{2 * i + 2}")) // times
        return result.pop("python")["yardstick"], result


def total_of(file: Path) -> int:
    for line in file.read_text().splitlines():
        if line.startswith("totals: "):
            return int(line.removeprefix("totals: "))
    raise CountFailed(f"callgrind wrote no total in {file.name}")


# -- comparing ---------------------------------------------------------------------------------


def baseline_for(here: Setting, entries: list[dict[str, Any]]) -> Counts | None:
    """The counts that were made in a setting like this one."""
    for entry in entries:
        if is_same(entry["setting"], here):
            counts: Counts = entry["counts"]
            return counts
    return None


def growth(before: Counts, now: Counts) -> list[str]:
    """A sentence for each count that has grown too much, or has nothing to be compared with."""
    found: list[str] = []
    for game, whats in now.items():
        for what, number in whats.items():
            old = before.get(game, {}).get(what)
            if old is None:
                found.append(f"{game}: a {what} has no baseline yet")
            elif number > old * (1 + ALLOWED):
                more = 100 * (number - old) / old
                found.append(f"{game}: a {what} takes {number:,}, {more:.0f} % more than {old:,}")
    return found


def rewritten(here: Setting, entries: list[dict[str, Any]], now: Counts) -> list[dict[str, Any]]:
    """The entries with this setting's counts replaced or added."""
    others = [entry for entry in entries if not is_same(entry["setting"], here)]
    return [*others, {"setting": here, "counts": now}]


def table(before: Counts | None, now: Counts) -> Table:
    table = Table(title="Instructions, compiled")
    for column in ("game", "of a"):
        table.add_column(column)
    for column in ("baseline", "now", "change"):
        table.add_column(column, justify="right")
    for game, whats in now.items():
        for what, number in whats.items():
            old = (before or {}).get(game, {}).get(what)
            change = "" if old is None else f"{100 * (number - old) / old:+.1f} %"
            table.add_row(game, what, "" if old is None else f"{old:,}", f"{number:,}", change)
        table.add_section()
    return table


def check(here: Setting, before: Counts | None, now: Counts) -> int:
    """What scripts/test wants to know: 1 where something has grown, else 0."""
    if before is None:
        print(f"NOT COMPARED: no baseline for {json.dumps(here)}")
        print(f"`scripts/bench --instructions --rewrite` adds one to {BASELINE.name}.")
        return 0
    found = growth(before, now)
    for sentence in found:
        print(sentence, file=sys.stderr)
    if found:
        print(
            "If that is what it costs: scripts/bench --instructions --rewrite, and say why.",
            file=sys.stderr,
        )
    return 1 if found else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--rewrite", action="store_true")
    parser.add_argument("--package", type=Path, default=COMPILED, help="another compiled build")
    arguments = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("NOT COUNTED: valgrind is not installed (on Debian: apt-get install valgrind)")
        return 0 if arguments.check else 2
    entries = json.loads(BASELINE.read_text()) if BASELINE.exists() else []
    try:
        yardstick, now = counted(arguments.package)
    except CountFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    here = setting(yardstick)
    before = baseline_for(here, entries)
    if arguments.json:
        print(json.dumps({"setting": here, "baseline": before, "counts": now}, indent=1))
    else:
        Console(width=max(80, Console().width)).print(table(before, now))
    if arguments.rewrite:
        BASELINE.write_text(json.dumps(rewritten(here, entries, now), indent=1) + "\n")
    return check(here, before, now) if arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
