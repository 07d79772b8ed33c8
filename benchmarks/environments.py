"""Our games as environments beside PettingZoo's classic games, by PettingZoo's own benchmark.

    scripts/bench environments             a table
    scripts/bench environments --json      one JSON document

A turn is an observation with its mask, a random legal action and the step it makes; new games are
counted. One process at a time measures, each environment for five seconds of the processor.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).parents[1]
SPEED: Final = Path(__file__).with_name("environment_speed.py")
PEER: Final = ROOT / "build" / "peers" / "pettingzoo" / "bin" / "python"
OURS: Final = [
    f"pithead.lab.pettingzoo.{name}:2" for name in ("dwarf_v0", "dwergar_v0", "imperial_miners_v0")
]
CLASSIC: Final = [
    f"pettingzoo.classic.{name}"
    for name in (
        "tictactoe_v3", "rps_v2", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4",
        "texas_holdem_no_limit_v6", "hanabi_v5", "go_v5", "chess_v6",
    )
]  # fmt: skip
BUILDS: Final = {"interpreted": "src", "compiled": "build/compiled"}


def measured_by(python: str, package: str | None, names: list[str]) -> dict[str, Any]:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        kept["PYTHONPATH"] = str(ROOT / package)
    done = subprocess.run(
        [python, str(SPEED), *names], env=kept, capture_output=True, text=True, check=False
    )
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["it ended"])[-1][:120]
        return {"version": "", "rows": [{"name": "", "absent": why}]}
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def measure() -> dict[str, Any]:
    found = {
        f"Pithead, {build}": measured_by(sys.executable, package, OURS)
        for build, package in BUILDS.items()
    }
    classic = measured_by(str(PEER), None, CLASSIC)
    return {**found, f"PettingZoo {classic['version']}".strip(): classic}


def table(found: dict[str, Any]) -> Table:
    table = Table(title="PettingZoo's performance_benchmark, one process, seconds of the processor")
    for column in ("environments", "name", "seats", "turns/s"):
        table.add_column(column, justify="right" if column in {"seats", "turns/s"} else "left")
    for owner, each in found.items():
        for row in each["rows"]:
            numbers = (
                ("", f"absent: {row['absent']}")
                if "absent" in row
                else (str(row["seats"]), f"{row['turns']:,.0f}")
            )
            table.add_row(owner, row["name"], *numbers)
        table.add_section()
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measure()
    if wanted.json:
        print(json.dumps(found, indent=1))
    else:
        Console(width=max(100, Console().width)).print(table(found))


if __name__ == "__main__":
    main()
