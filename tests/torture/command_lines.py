"""Many odd but valid command lines, without a traceback."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

from cli.running import environment
from torture.figures import Deadline, Figures, Say

BATCH = 50


def command_lines(folder: Path, lines: int, most_seconds: float, say: Say) -> Figures:
    """The numbers from 0 on, in processes that play a batch of them each."""
    deadline = Deadline(most_seconds)
    faults: list[str] = []
    done = 0
    while done < lines and not deadline.is_over:
        count = min(BATCH, lines - done)
        faults += batch(done, count, folder, deadline)
        done += count
        say(f"{done} of {lines}, {len(faults)} faults")
    if done < lines:
        faults.append(f"stopped after {done} of {lines}: no time left")
    return Figures("command-lines", {"command lines": done}, faults, deadline.spent)


def batch(first: int, count: int, folder: Path, deadline: Deadline) -> list[str]:
    path = os.pathsep.join([environment(folder)["PYTHONPATH"], str(Path(__file__).parents[1])])
    command = [sys.executable, "-m", "torture.odd_lines", str(first), str(count)]
    left = max(60.0, deadline.seconds - deadline.spent)
    try:
        ran = subprocess.run(
            [*command, str(folder / "files")], env=environment(folder, PYTHONPATH=path),
            capture_output=True, text=True, timeout=left, check=False, stdin=subprocess.DEVNULL,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return [f"lines {first} to {first + count - 1} did not end in {left:.0f} s"]
    notes = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")]
    faults = [
        f"pithead {shlex.join(each['line'])} < {each['typed']!r}: {each['fault']}"
        for each in notes
        if "fault" in each
    ]
    begun = [each["begun"] for each in notes if "begun" in each]
    if ran.returncode != 0 or len(begun) != count:
        faults.append(f"ended in line {begun[-1:]}: {ran.stderr[-2000:]}")
    return faults
