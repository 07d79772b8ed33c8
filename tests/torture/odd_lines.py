"""Command lines that are odd but valid: every command with values nobody would think of.

Each is played in the process that asks for it, since a start of Python takes longer than most of
them. `python -m torture.odd_lines FIRST COUNT FOLDER` tells what was wrong, a line of JSON each.
"""

import io
import json
import os
import random
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from pithead.cli import run

RECORDS = Path(__file__).parents[1] / "records"
EXAMPLES = Path(__file__).parents[2] / "docs/examples"
# Seconds for one of them, on a busy machine.
PATIENCE = 60

GAMES = ["dwarf", "dwergar", "imperial-miners"] * 4 + ["DWARF", "", "дварф", "dwarf ", "../dwarf"]
FEW = ["1", "2", "3", "01", "٣", "0", "-1", "2.0", ""]
NUMBERS = [*FEW, "7", "40", "99999", "+3", " 2", "1e3", "9007199254740991", "9" * 40, "١٢", "½"]
SEATS = ["1", "2", "3", "4", "5", "0", "6", "99", "two"]
BOTS = [
    "random", "greedy", "random,random", "greedy,random", "random,greedy,random", "search:2",
    "search:1,random", "rollout:1,greedy", "search:0.01s,random", "apprentice,random", "", ",",
    "random,", "RANDOM,random", "search:-1,random", "search:,random", "search:1e99s,random",
    "random:3,random", "rollout:0,random", "jägerin,random", ",".join(["random"] * 5),
    "no_module:Bot,random", "pithead.bots:Bot,random", "pithead.bots:NAMES,random", "a:b:c,random",
    "pithead.bots.random:RandomBot,random", "..:Bot,random", "журавель:Бот,random",
]  # fmt: skip
WHO = [
    "human", "random,human", "human,greedy", "Ада,random", "human,human", "random,random", ",,",
    "human," * 7, "search:2,human", "apprentice,apprentice", "random,random,random,random",
]  # fmt: skip
OPTIONS = [
    "layered=true", "layered=false", "layered=maybe", "first=1", "first=9", "first=", "events=1",
    "events=0", "edition=2020", "edition=1999", "automaton=eldhusfifl", "automaton=andvettr-fadir",
    "deck=old-shaft", "deck=", "boards=A", "=", "a=b=c", "layered", "ключ=1", "events=🐉",
]  # fmt: skip
RULES = ["DW-1", "DG-44", "IM-3", "dw-1", "DW-9999", "DW-", "", "1", "ДВ-1"]
LANGUAGES = ["en", "uk", "it"] * 4 + ["de", "", "EN", "uk_UA"]
TYPED = ["1", "2", "3", "0", "99", "?", "help", "undo", "u", "", "quit", "q", "y", "n", "save",
         "preview 1", "why", "hint", "rules", "\x1b[A", "é", "place 1", "😀", "1 2",
         "-1"]  # fmt: skip


class Lines:
    """The same ones for the same numbers, and a folder of files for them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        whole = [str(each) for each in sorted(RECORDS.rglob("*.json"))]
        self.boxes = [str(each) for each in sorted(EXAMPLES.glob("*.toml"))]
        text = Path(whole[0]).read_text("utf-8")
        self.files = [
            *whole,
            self.written("torn.json", text[: len(text) // 2]),
            self.written("list.json", "[]"),
            self.written("empty.json", ""),
            self.written("numbers.json", text.replace('"seed"', '"sеed"')),
            self.written("other rules.json", json.dumps({**json.loads(text), "rules": -1})),
            self.written("early ⛏.json", json.dumps({**json.loads(text), "actions": []})),
            str(folder), str(folder / "none.json"), os.devnull, "", "-", "\udcff.json",
        ]  # fmt: skip
        self.boxes += [
            self.written("words.toml", "not TOML at all"),
            self.written("number.toml", "[effects]\niron = 3"),
            self.written("nothing.toml", ""),
            self.written("nested.toml", "a = " + "[" * 3000),
            self.written("dots.toml", ".".join("a" * 2000) + " = 1"),
            str(folder), str(folder / "none.toml"), os.devnull,
        ]  # fmt: skip
        self.places = [
            str(folder / "saved.json"), str(folder / "no/such/place.json"), str(folder),
            "/dev/null/x.json", str(folder / "п’ятниця.json"), str(folder / ("n" * 300)), "",
        ]  # fmt: skip
        # What has no values here is a flag.
        self.values = {
            "--option": OPTIONS, "--seed": NUMBERS, "--box": self.boxes, "--save": self.places,
            "--html": [*self.places, str(folder / "page.html")], "--state": self.places,
            "--to": NUMBERS, "--bots": BOTS, "--game": GAMES, "--seats": SEATS,
            "--workers": ["1", "0", "-1", "x", "257"],
            "--database": [*(f"sqlite:///{each}" for each in self.places), "nonsense://x",
                           "postgresql://", "sqlite://", ""],
        }  # fmt: skip

    def written(self, name: str, text: str) -> str:
        (self.folder / name).write_text(text, "utf-8")
        return str(self.folder / name)

    def line(self, number: int) -> tuple[list[str], str]:
        """The arguments, and what is typed on standard input."""
        chance = random.Random(number)
        pick = chance.choice
        command, own = self.command(pick)
        line = list(command)
        for name in chance.sample(own, chance.randint(0, len(own))):
            value = pick(self.values[name]) if name in self.values else None
            if value is not None and chance.random() < 0.3:
                line.append(f"{name}={value}")
            else:
                line += [name] if value is None else [name, value]
        if chance.random() < 0.2:
            line = ["--lang", pick(LANGUAGES), *line]
        if chance.random() < 0.05:
            line.insert(chance.randint(0, len(line)), pick(["--help", "--", "more", "--lang=it"]))
        return line, "".join(pick(TYPED) + "\n" for _ in range(chance.randint(0, 25)))

    def command(self, pick: Callable[[list[Any]], Any]) -> tuple[list[str], list[str]]:
        """A command with what it cannot do without, and the options it may have besides."""
        found: tuple[list[str], list[str]] = pick([
            (["games"], ["--json"]),
            (["cards", pick(GAMES)], ["--json"]),
            (["rules", pick(GAMES), *pick([[], [pick(RULES)]])], ["--json"]),
            (["box", "check", pick(self.boxes)], ["--game", "--json"]),
            (["replay", pick(self.files)], ["--to", "--check", "--json"]),
            (["hint", pick(self.files), "--bot", pick(["search:4", *BOTS])], ["--to", "--json"]),
            (["simulate", pick(GAMES), "--games", pick(FEW)],
             ["--seats", "--bots", "--seed", "--option", "--box", "--workers", "--json"]),
            (["arena", pick(GAMES), "--games", pick(FEW), "--bots", pick(BOTS), "--workers",
              pick(["1", "0"])],
             ["--seats", "--seed", "--option", "--box", "--until-decided", "--state", "--fresh",
              "--html", "--json"]),
            (["play", pick([*GAMES, pick(self.files)]), "--seats", pick(WHO)],
             ["--option", "--seed", "--box", "--save"]),
            (["menu"], []),
            (["backup", pick(self.places)], ["--database"]),
            # A server that starts would not end: at least one value is wrong.
            (["serve", "--port", pick(["x", "-1", "65536", ""])], ["--database", "--workers"]),
        ])  # fmt: skip
        return found

    def fault_of(self, number: int) -> str | None:
        """What was wrong with what the command did; None if nothing."""
        arguments, typed = self.line(number)
        out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", "replace") for _ in range(2))
        before, sys.stdin = sys.stdin, io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8")
        try:
            with redirect_stdout(out), redirect_stderr(err), limited(PATIENCE):
                code: object = run(arguments)
        except SystemExit as ended:
            code = ended.code
        except TooLong:
            return f"took longer than {PATIENCE} s"
        except BaseException:
            return traceback.format_exc()
        finally:
            sys.stdin = before
        for stream in (out, err):
            stream.flush()
        said = err.buffer.getvalue().decode("utf-8", "replace")
        if "Traceback" in said:
            return said
        if code not in (0, 1, 2, 130, None):
            return f"exit code {code}: {said}"
        # What is wrong in a box file is a list on standard output.
        if code == 2 and "check" not in arguments and len(said.strip().splitlines()) != 1:
            return f"a refusal of other than one line: {said!r}"
        return None


class TooLong(BaseException):
    """Not an `Exception`, so that nobody on the way takes it for one of the command's own."""


@contextmanager
def limited(seconds: int) -> Iterator[None]:
    def ring(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def main() -> None:
    first, count, folder = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    told = os.dup(1)
    lines = Lines(folder)
    os.chdir(folder)
    for number in range(first, first + count):
        # So that whoever waits knows which one never ended.
        os.write(told, json.dumps({"begun": number}).encode() + b"\n")
        fault = lines.fault_of(number)
        if fault is not None:
            arguments, typed = lines.line(number)
            note = {"number": number, "line": arguments, "typed": typed, "fault": fault}
            os.write(told, json.dumps(note).encode() + b"\n")


if __name__ == "__main__":
    main()
