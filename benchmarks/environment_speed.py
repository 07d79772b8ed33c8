"""PettingZoo's own `performance_benchmark` of some environments: see `environments.py`.

    python benchmarks/environment_speed.py pettingzoo.classic.chess_v6 MODULE[:SEATS] ...

Run by a Python in which PettingZoo and the modules are installed. Prints one JSON document. The
benchmark's clock is set to the processor's, so that a busy machine disturbs less.
"""

import contextlib
import io
import json
import logging
import random
import re
import sys
import time
from importlib import import_module
from importlib.metadata import version
from types import SimpleNamespace
from typing import Any


def turns_a_second(env: Any) -> float:
    benchmark: Any = import_module("pettingzoo.test.performance_benchmark")
    benchmark.time = SimpleNamespace(time=time.process_time)
    random.seed(1)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        benchmark.performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])


def measured(named: str) -> dict[str, object]:
    path, _, seats = named.partition(":")
    name = path.rpartition(".")[2]
    try:
        env = import_module(path).env(**({"seats": int(seats)} if seats else {}))
        env.reset(seed=1)
        return {"name": name, "seats": len(env.agents), "turns": turns_a_second(env)}
    except Exception as error:
        # One environment that does not run is named as absent, and the others go on.
        why = f"{type(error).__name__}: {error}".splitlines()[0]
        return {"name": name, "absent": why}


def main() -> None:
    logging.disable()
    rows = [measured(each) for each in sys.argv[1:]]
    print(json.dumps({"version": version("pettingzoo"), "rows": rows}))


if __name__ == "__main__":
    main()
