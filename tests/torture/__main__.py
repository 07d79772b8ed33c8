"""Hours of bad luck for the server and the command, in parts; see docs/reliability.md.

Ctrl-C ends it in order: what is begun is played to its end, and what was done is told. Twice, it
ends at once.
"""

import argparse
import json
import os
import signal
import sys
import time
from pathlib import Path
from types import FrameType

from torture.catalogue import PARTS, Part, Workshop
from torture.figures import STOPPING, Figures, table


def main() -> None:
    arguments = read_arguments()
    chosen = [each for each in PARTS if not arguments.parts or each.name in arguments.parts]
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, stop)
    shop = Workshop()
    done: list[Figures] = []
    try:
        for part in chosen:
            if STOPPING.is_set():
                break
            done.append(run(part, shop, arguments.scale, arguments.minutes))
            if arguments.json is not None:
                notes = json.dumps([each.to_json() for each in done], indent=1, ensure_ascii=False)
                arguments.json.write_text(notes + "\n", "utf-8")
    except KeyboardInterrupt:
        tell("stopped; what was done so far:")
    finally:
        shop.close()
    sys.stdout.write(table(done) + "\n")
    for figures in done:
        for fault in figures.faults:
            sys.stdout.write(f"\n{figures.part}: {fault}\n")
    tell(f"logs and databases are in {shop.folder}")
    sys.stdout.flush()
    code = 1 if any(each.faults for each in done) or len(done) < len(chosen) else 0
    # Whoever still plays after a fault, or when it was stopped at once, is not waited for.
    os._exit(code)


def stop(_: int, __: FrameType | None) -> None:
    if STOPPING.is_set():
        raise KeyboardInterrupt
    STOPPING.set()
    tell("no more time: what is begun is played to its end (once more to stop at once)")


def read_arguments() -> argparse.Namespace:
    listed = "\n".join(f"  {each.name:16} {each.times:>6,} x {each.tells}" for each in PARTS)
    parser = argparse.ArgumentParser(
        prog="scripts/torture",
        description=f"{__doc__}\n\nparts, with their numbers in a long run:\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="some of the parts; all if none")
    parser.add_argument(
        "--scale",
        type=positive,
        default=1.0,
        metavar="X",
        help="this many times the numbers of a long run: 0.01 for a short one",
    )
    parser.add_argument(
        "--minutes", type=positive, metavar="N", help="the most that one part may take"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, too")
    arguments = parser.parse_args()
    unknown = [each for each in arguments.parts if each not in {part.name for part in PARTS}]
    if unknown:
        parser.error(f"there is no part called {unknown[0]!r}; expected some of "
                     + ", ".join(part.name for part in PARTS))  # fmt: skip
    return arguments


def positive(text: str) -> float:
    number = float(text)
    if not 0 < number < 1e6:
        raise ValueError
    return number


def run(part: Part, shop: Workshop, scale: float, minutes: float | None) -> Figures:
    times = max(1, round(part.times * scale))
    most = part.most_seconds if minutes is None else min(part.most_seconds, 60 * minutes)
    tell(f"{part.name}: {times:,} x {part.tells}, at most {most / 60:.0f} minutes")
    try:
        found = part.run(shop, times, most, lambda text: tell(f"{part.name}: {text}"))
    except (RuntimeError, AssertionError, OSError) as error:
        found = Figures(part.name, {}, [f"{type(error).__name__}: {error}"])
    tell(f"{part.name}: {'holds' if not found.faults else f'{len(found.faults)} faults'}")
    return found


def tell(text: str) -> None:
    sys.stderr.write(f"{time.strftime('%H:%M:%S')} {text}\n")
    sys.stderr.flush()


if __name__ == "__main__":
    main()
