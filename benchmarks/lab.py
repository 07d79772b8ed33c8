"""Features a second, and many games in one call beside Gymnasium's own vector of the same games.

    scripts/bench lab                 a table
    scripts/bench lab --json          one JSON document
    scripts/bench lab --seconds 5     longer samples

Every row is measured in the same process, in seconds of the processor. Both vectors have as many
games, one seat of each is the learner's, which changes from game to game, and the others play at
random; actions are random legal ones, drawn from the masks in the same way for both, and drawing
them does not count. A step is one action in one game.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy
from gymnasium.vector import AutoresetMode
from rich.console import Console
from rich.table import Table

import pithead.lab.gymnasium
from pithead.engine.game import State
from pithead.engine.rng import seeded
from pithead.games import NAMES, find_game
from pithead.lab.vector import Vector

ROOT: Final = Path(__file__).parents[1]
COMPILED: Final = ROOT / "build" / "compiled"
SETTINGS: Final = [
    ("dwarf", 2), ("dwarf", 5), ("dwergar", 2), ("dwergar", 4),
    ("imperial-miners", 2), ("imperial-miners", 5),
]  # fmt: skip
GAMES: Final = 64
# Moments half-way through a game whose features are asked for, over and over.
MOMENTS: Final = 40


def features_a_second(name: str, seats: int, seconds: float) -> float:
    game = find_game(name)
    features = game.features
    state = game.start(seats, {}, 1)
    chance = seeded(1)
    states: list[State] = []
    while len(states) < MOMENTS and not state.is_over():
        seat = state.next_seat()
        legal = state.offers[seat]
        game.apply(state, seat, legal[chance.below(len(legal))])
        states.append(state.copy())
    into = numpy.zeros(features.size, numpy.float32)
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        for each in states:
            features.into(each, count % seats, into)
            count += 1
    return count / (time.process_time() - begin)


def steps_a_second(env: Any, seconds: float) -> float:
    """Only the steps are timed, the deals that they make included."""
    chance = numpy.random.default_rng(1)
    _, facts = env.reset(seed=1)
    spent = 0.0
    steps = 0
    while spent < seconds:
        mask = facts["action_mask"]
        actions = (chance.random(mask.shape) * mask).argmax(axis=1)
        begin = time.process_time()
        _, _, _, _, facts = env.step(actions)
        spent += time.process_time() - begin
        steps += GAMES
    return steps / spent


def one_by_one(id_: str, seats: int) -> Any:
    """As Gymnasium makes a vector of our environment when it is asked for one."""
    return gymnasium.make_vec(
        id_, num_envs=GAMES, vectorization_mode="sync", seats=seats, opponents="random",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
    )  # fmt: skip


def measure(seconds: float) -> list[dict[str, Any]]:
    ids = dict(zip(NAMES, pithead.lab.gymnasium.REGISTERED, strict=True))
    return [
        {
            "game": name,
            "seats": seats,
            "features": features_a_second(name, seats, seconds),
            "size": find_game(name).features.size,
            "vector": steps_a_second(Vector(name, GAMES, seats), seconds),
            "sync": steps_a_second(one_by_one(ids[name], seats), seconds),
        }
        for name, seats in SETTINGS
    ]


def table(rows: list[dict[str, Any]]) -> Table:
    table = Table(title=f"Compiled, {GAMES} games to a vector, seconds of the processor")
    for column in ("game", "seats"):
        table.add_column(column)
    for column in (
        "numbers", "features/s", "steps/s, pithead.lab.vector", "steps/s, SyncVectorEnv", "ratio"
    ):  # fmt: skip
        table.add_column(column, justify="right")
    for row in rows:
        numbers = [f"{row[key]:,.0f}" for key in ("size", "features", "vector", "sync")]
        table.add_row(
            row["game"], str(row["seats"]), *numbers, f"× {row['vector'] / row['sync']:.1f}"
        )
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        print(json.dumps(measure(wanted.seconds)))
        return
    command = [sys.executable, __file__, "--measure", "--seconds", str(wanted.seconds)]
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    rows = json.loads(done.stdout)
    if wanted.json:
        print(json.dumps(rows, indent=1))
    else:
        Console(width=max(110, Console().width)).print(table(rows))


if __name__ == "__main__":
    main()
