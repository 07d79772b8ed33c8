"""How the cost of a decision and of a copy grows: with seats, through a game, with the choices.

    scripts/bench growth                   a table
    scripts/bench growth --json FILE       what was measured, as a JSON document
    scripts/bench growth --plot FILE.svg   a picture of it, too
    scripts/bench growth --seconds 2       longer samples

Random play from Python with the compiled build; seconds are of the processor. Memory is what Python
has given out for it (tracemalloc).
"""

import argparse
import json
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, Final

from matplotlib import rcParams
from matplotlib.figure import Figure
from rich.console import Console
from rich.table import Table

from pithead.bots.random import play_out
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.match import Match, new_match
from pithead.engine.rng import Rng, seeded
from pithead.games import NAMES, find_game

PARTS: Final = 10
# The seat counts our goals speak of.
SEATS: Final = {"dwarf": 2, "dwergar": 3, "imperial-miners": 2}
COLOURS: Final = {"dwarf": "#b5432f", "dwergar": "#3c6fa8", "imperial-miners": "#4f8a3c"}
KEPT: Final = 200
# Lists of choices are put together by length: 2, 3 to 4, 5 to 8 and so on.
LENGTHS: Final = (2, 4, 8, 16, 32, 64)

Rows = list[dict[str, Any]]


def begun(game: Game[Any], seats: int, seed: int) -> State:
    state: State = game.start(seats, {}, seed)
    state.journal = muted()
    return state


def answered(game: Game[Any], state: State, rng: Rng) -> None:
    seat = state.next_seat()
    actions = state.offers[seat]
    game.apply(state, seat, actions[rng.below(len(actions))])


def length_of(game: Game[Any], seats: int, seed: int) -> int:
    return play_out(game, begun(game, seats, seed), seeded(seed))


def microseconds_of_a_copy(state: State, seconds: float) -> float:
    copies = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(100):
            state.copy()
        copies += 100
    return 1e6 * spent / copies


def bytes_of(make: Callable[[], object]) -> int:
    """What one of these takes, when there are many."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(kept)


# -- with seats --------------------------------------------------------------------------------


def with_seats(name: str, seconds: float) -> Rows:
    game = find_game(name)
    rows: Rows = []
    for seats in game.seat_counts:
        games = decisions = 0
        spent = 0.0
        while spent < seconds:
            state = begun(game, seats, games)
            began = time.process_time()
            decisions += play_out(game, state, seeded(games))
            spent += time.process_time() - began
            games += 1
        middle = begun(game, seats, 2)
        rng = seeded(2)
        for _ in range(length_of(game, seats, 2) // 2):
            answered(game, middle, rng)
        rows.append(
            {
                "seats": seats,
                "decision": 1e6 * spent / decisions,
                "length": decisions / games,
                "copy": microseconds_of_a_copy(middle, seconds / 4),
                "state": bytes_of(middle.copy),
            }
        )
    return rows


# -- through a game ----------------------------------------------------------------------------


def through_a_game(name: str, seconds: float) -> Rows:
    """A tenth after the other of many games: a decision there, and a copy at its end."""
    game = find_game(name)
    spent = [0.0] * PARTS
    decisions = [0] * PARTS
    copying = [0.0] * PARTS
    games = 0
    while sum(spent) < seconds:
        length = length_of(game, SEATS[name], games)
        state = begun(game, SEATS[name], games)
        rng = seeded(games)
        for part in range(PARTS):
            number = length * (part + 1) // PARTS - length * part // PARTS
            began = time.process_time()
            for _ in range(number):
                answered(game, state, rng)
            middle = time.process_time()
            for _ in range(20):
                state.copy()
            copying[part] += time.process_time() - middle
            spent[part] += middle - began
            decisions[part] += number
        games += 1
    return [
        {
            "part": part + 1,
            "decision": 1e6 * spent[part] / decisions[part],
            "copy": 1e6 * copying[part] / (20 * games),
        }
        for part in range(PARTS)
    ]


# -- with the choices --------------------------------------------------------------------------


def with_choices(name: str, seconds: float) -> Rows:
    """What an answer took that led to a question with so many options: the median, since one
    that another process interrupts takes a thousand times as long."""
    game = find_game(name)
    took: list[list[float]] = [[] for _ in LENGTHS]
    seed = 0
    until = time.process_time() + seconds
    while time.process_time() < until:
        state = begun(game, SEATS[name], seed)
        rng = seeded(seed)
        while not state.is_over():
            began = time.perf_counter()
            answered(game, state, rng)
            ended = time.perf_counter()
            seat = state.next_seat()
            if seat >= 0:
                options = len(state.offers[seat])
                place = next(i for i, most in enumerate(LENGTHS) if options <= most or i == 5)
                took[place].append(ended - began)
        seed += 1
    every = sum(len(each) for each in took)
    return [
        {"most": most, "share": len(took[i]) / every, "decision": 1e6 * median(took[i])}
        for i, most in enumerate(LENGTHS)
        if len(took[i]) >= 100
    ]


# -- memory ------------------------------------------------------------------------------------


def memory(name: str) -> dict[str, Any]:
    """Of a whole game: its end state, its record as text, and a match of it, journal included."""
    game = find_game(name)
    match: Match[Any] = new_match(game, [f"seat {i}" for i in range(SEATS[name])], {}, 1)
    rng = seeded(1)
    while not match.state.is_over():
        seat = match.state.next_seat()
        actions = match.state.offers[seat]
        match.play(seat, actions[rng.below(len(actions))])
    quiet = match.state.copy()
    quiet.journal = muted()
    text = match.record.to_text()
    return {
        "decisions": len(match.record.actions),
        "state": bytes_of(quiet.copy),
        "record_text": len(text.encode()),
        "record": bytes_of(lambda: match.record.until(len(match.record.actions))),
        "match": bytes_of(lambda: Match(game, match.record)),
    }


# -- showing -----------------------------------------------------------------------------------


def measure(seconds: float) -> dict[str, Any]:
    return {
        name: {
            "seats": with_seats(name, seconds),
            "parts": through_a_game(name, seconds),
            "choices": with_choices(name, seconds),
            "memory": memory(name),
        }
        for name in NAMES
    }


def tables(found: dict[str, Any]) -> list[Table]:
    seats = Table("game", "seats", "µs a decision", "decisions", "µs a copy", "bytes of a state")
    parts = Table("game", "µs a decision in each tenth", "µs a copy")
    choices = Table("game", "options up to", "share of questions", "µs a decision")
    kept = Table("game", "decisions", "end state", "record's text", "record", "match")
    for name, rows in found.items():
        for row in rows["seats"]:
            seats.add_row(
                name, str(row["seats"]), f"{row['decision']:.2f}", f"{row['length']:.0f}",
                f"{row['copy']:.2f}", f"{row['state']:,}",
            )  # fmt: skip
        told = [
            " ".join(f"{each[key]:.2f}" for each in rows["parts"]) for key in ("decision", "copy")
        ]
        parts.add_row(name, *told)
        for row in rows["choices"]:
            choices.add_row(name, str(row["most"]), f"{row['share']:.0%}", f"{row['decision']:.2f}")
        kept.add_row(name, *[f"{value:,}" for value in rows["memory"].values()])
    return [seats, parts, choices, kept]


def plot(found: dict[str, Any], file: str) -> None:
    rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "pithead"})
    figure = Figure(figsize=(11, 3.6))
    panels = {
        "seats": ("seats", "seats"),
        "parts": ("part", "tenth of the game"),
        "choices": ("most", "options of the next question, up to"),
    }
    for place, (kind, (across, label)) in enumerate(panels.items(), 1):
        axes = figure.add_subplot(1, 3, place)
        for name, rows in found.items():
            xs = [row[across] for row in rows[kind]]
            colour = COLOURS[name]
            axes.plot(xs, [row["decision"] for row in rows[kind]], "o-", color=colour, label=name)
            if kind != "choices":
                axes.plot(xs, [row["copy"] for row in rows[kind]], "x:", color=colour)
        axes.set_xlabel(label)
        axes.set_ylim(bottom=0)
        if kind == "choices":
            axes.set_xscale("log", base=2)
        if place == 1:
            axes.set_ylabel("µs; dots: a decision, crosses: a copy")
            axes.legend(frameon=False, fontsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.endswith(".svg") else {})


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=1.0, metavar="N")
    parser.add_argument("--json", metavar="FILE", help="write what was measured")
    parser.add_argument("--from", dest="kept", metavar="FILE", help="show what was written before")
    parser.add_argument("--plot", metavar="FILE", help="draw it")
    wanted = parser.parse_args()
    found = json.loads(Path(wanted.kept).read_text()) if wanted.kept else measure(wanted.seconds)
    if wanted.json:
        Path(wanted.json).write_text(json.dumps(found, indent=1) + "\n")
    for table in tables(found):
        Console(width=max(110, Console().width)).print(table)
    if wanted.plot:
        plot(found, wanted.plot)


if __name__ == "__main__":
    main()
