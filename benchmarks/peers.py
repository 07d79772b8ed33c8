"""Our three games beside other libraries of games: random play driven from Python, in one run.

    scripts/bench peers                        a table
    scripts/bench peers --json FILE            what was measured, as a JSON document
    scripts/bench peers --plot FILE.svg        a picture of it, too
    scripts/bench peers --seconds 5            longer samples
    scripts/bench peers --only open_spiel      with these peers only

Each library is put into a folder of its own under build/peers, once; one that cannot be had is
named as absent and the rest is measured without it. One process at a time measures
(`peer_games.py`, which says what counts as a decision). Machines are noisy: compare the ratios of
one run.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

from matplotlib import rcParams
from matplotlib.figure import Figure
from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "build" / "peers"
GAMES: Final = Path(__file__).with_name("peer_games.py")
# What each library is called by pip.
PEERS: Final = {
    "open_spiel": "open_spiel",
    "catanatron": "catanatron",
    "rlcard": "rlcard",
    "chess": "chess",
    "pettingzoo": "pettingzoo[classic]",
}
TITLES: Final = {
    "open_spiel": "OpenSpiel", "catanatron": "Catanatron", "rlcard": "RLCard",
    "chess": "python-chess", "pettingzoo": "PettingZoo",
}  # fmt: skip
# Ours: which build, and whether each call crosses from Python or one call plays a whole game.
OURS: Final = {
    "interpreted": ("src", "pithead"),
    "compiled": ("build/compiled", "pithead"),
    "compiled, in a playout": ("build/compiled", "pithead-playout"),
}
COLOURS: Final = {
    "compiled, in a playout": "#4f8a3c",
    "compiled": "#3c6fa8",
    "interpreted": "#9db8d6",
}

# A library's version and rows, or the word `absent` and why.
Found = dict[str, Any]


# -- having them -------------------------------------------------------------------------------


def python_of(peer: str) -> Path:
    return FOLDER / peer / "bin" / "python"


def fetch(peer: str) -> str:
    """Put a library into its folder, where it is not yet; says why it cannot be had."""
    ready = FOLDER / peer / "ready"
    if ready.exists():
        return ""
    print(f"Fetching {TITLES[peer]} (once) ...", file=sys.stderr)
    venv.create(FOLDER / peer, with_pip=True, clear=True)
    command = [str(python_of(peer)), "-m", "pip", "install", "--quiet", PEERS[peer]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = done.stderr.strip().splitlines() or ["pip failed"]
        return said[-1][:120]
    ready.touch()
    return ""


# -- measuring ---------------------------------------------------------------------------------


def measured_by(python: Path, package: Path | None, library: str, seconds: float) -> Found:
    """What one library comes to, in a process of its own."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if package is not None:
        kept["PYTHONPATH"] = str(package)
    done = subprocess.run(
        [str(python), str(GAMES), library, str(seconds)],
        env=kept, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        return {"absent": (done.stderr.strip().splitlines() or ["it ended"])[-1][:120]}
    found: Found = json.loads(done.stdout.splitlines()[-1])
    return found


def measure(peers: list[str], seconds: float) -> dict[str, Any]:
    ours = {
        build: measured_by(Path(sys.executable), ROOT / package, library, seconds)
        for build, (package, library) in OURS.items()
    }
    others: dict[str, Found] = {}
    for peer in peers:
        why = fetch(peer)
        print(f"Measuring {TITLES[peer]} ...", file=sys.stderr)
        others[peer] = {"absent": why} if why else measured_by(python_of(peer), None, peer, seconds)
    return {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "seconds": seconds,
        "ours": ours,
        "peers": others,
    }


# -- showing -----------------------------------------------------------------------------------


def lines(found: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every row with who it belongs to, ours first."""
    every = {f"Pithead, {build}": each for build, each in found["ours"].items()}
    every |= {
        f"{TITLES[peer]} {each.get('version', '')}".strip(): each
        for peer, each in found["peers"].items()
    }
    return [
        (owner, row)
        for owner, each in every.items()
        for row in each.get("rows", [{"game": "", "absent": each.get("absent", "")}])
    ]


def number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def table(found: dict[str, Any]) -> Table:
    table = Table(title="Random play driven from Python, one process, seconds of the processor")
    for column in ("library", "game", "seats"):
        table.add_column(column)
    for column in ("decisions/s", "games/s", "decisions/game", "copies/s"):
        table.add_column(column, justify="right")
    before = ""
    for owner, row in lines(found):
        if owner != before:
            table.add_section()
        if "absent" in row:
            table.add_row(owner, row["game"], "", "absent", row["absent"])
        else:
            rates = [number(row[key]) for key in ("decisions", "games", "length", "copies")]
            table.add_row(owner, row["game"], str(row["seats"]), *rates)
        before = owner
    return table


def plot(found: dict[str, Any], file: str) -> None:
    """Bars by the logarithm, the fastest first: decisions on the left, copies on the right."""
    rows = [(owner, row) for owner, row in lines(found) if "absent" not in row]
    # Letters as letters: the file is a fifth of the size.
    rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "pithead"})
    figure = Figure(figsize=(11, 1.2 + 0.24 * len(rows)))
    for place, (key, title) in enumerate(
        {"decisions": "decisions/s", "copies": "copies/s"}.items(), 1
    ):
        axes = figure.add_subplot(1, 2, place)
        # A playout copies as any other play does.
        told = [each for each in rows if key == "decisions" or "playout" not in each[0]]
        shown = sorted((each for each in told if each[1][key]), key=lambda each: -each[1][key])
        names = [f"{owner}: {row['game']}, {row['seats']}" for owner, row in shown]
        colours = [COLOURS.get(owner.removeprefix("Pithead, "), "#c9b28a") for owner, _ in shown]
        axes.barh(range(len(shown)), [row[key] for _, row in shown], color=colours)
        axes.set_yticks(range(len(shown)), names, fontsize=7)
        axes.invert_yaxis()
        axes.set_xscale("log")
        axes.set_xlabel(title)
        axes.margins(y=0.01)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.endswith(".svg") else {})
    print(f"plot in {file}", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, metavar="N")
    parser.add_argument("--only", action="append", choices=PEERS, help="this peer only")
    parser.add_argument("--json", metavar="FILE", help="write what was measured")
    parser.add_argument("--from", dest="kept", metavar="FILE", help="show what was written before")
    parser.add_argument("--plot", metavar="FILE", help="draw it")
    parser.add_argument(
        "--fetch", action="store_true", help="put the peers into build/peers and stop"
    )
    wanted = parser.parse_args()
    peers = wanted.only or list(PEERS)
    if wanted.fetch:
        for peer in peers:
            if why := fetch(peer):
                print(f"{TITLES[peer]} cannot be had here: {why}", file=sys.stderr)
        return
    found = (
        json.loads(Path(wanted.kept).read_text()) if wanted.kept else measure(peers, wanted.seconds)
    )
    if wanted.json:
        Path(wanted.json).write_text(json.dumps(found, indent=1) + "\n")
    Console(width=max(120, Console().width)).print(table(found))
    if wanted.plot:
        plot(found, wanted.plot)


if __name__ == "__main__":
    main()
