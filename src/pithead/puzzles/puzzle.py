"""A puzzle: a position in which one move is clearly best, and what every other is worth.

All that was found out about it is kept with it, so that a try is judged at once, without thinking,
and the same for everybody: docs/study.md describes the file.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, TypedDict, cast

from pithead.engine.errors import BadRecord
from pithead.engine.game import Game, State
from pithead.games import NAMES

FORMAT: Final = 1
Grade: TypeAlias = Literal[1, 2, 3]
# The solution looks best at once and is by far; only just; or it does not look so.
EASY: Final[Grade] = 1
HARDER: Final[Grade] = 2
HARD: Final[Grade] = 3
GRADES: Final = (EASY, HARDER, HARD)


class Choice(TypedDict):
    """A legal move: what the seat could expect after it, and what it gives away."""

    action: str
    value: float
    given: float
    error: float
    # By how much more the seat's open numbers had changed after the best move, within so many.
    gains: dict[str, float]
    within: int


class Puzzle(TypedDict):
    """A position, the seat that is to act, and all its moves, the solution first."""

    id: str
    grade: Grade
    # The bots' game, and after how many of its actions.
    seed: int
    number: int
    round: int
    seat: int
    position: dict[str, Any]
    moves: list[Choice]
    # What is expected to follow, from the solution on: whose move, and its notation.
    line: list[tuple[int, str]]


class Making(TypedDict):
    """How puzzles were made: again with the same, they come out the same."""

    bot: str
    seats: int
    # Games are played with this seed and those after it.
    seed: int
    games: int
    simulations: int


class Collection(TypedDict):
    """A file of puzzles of one game."""

    pithead: int
    puzzles: str
    rules: int
    data: str
    made: Making
    each: list[Puzzle]


def solution(puzzle: Puzzle) -> str:
    """The notation of the one best move."""
    return puzzle["moves"][0]["action"]


def opened(game: Game[Any], puzzle: Puzzle) -> State:
    """The position, ready to be looked at and played on."""
    state: State = game.set_out(puzzle["position"], f"puzzle {puzzle['id']}: position")
    return state


def empty(game: Game[Any], made: Making) -> Collection:
    """A file that has no puzzle yet."""
    return {
        "pithead": FORMAT, "puzzles": game.name, "rules": game.rules_number,
        "data": game.fingerprint, "made": made, "each": [],
    }  # fmt: skip


def counted(puzzles: list[Puzzle]) -> dict[int, int]:
    """How many puzzles there are of each grade."""
    return {grade: len([each for each in puzzles if each["grade"] == grade]) for grade in GRADES}


def to_text(collection: Collection) -> str:
    """The file: a heading, and each puzzle on a line of its own."""
    heading = {key: value for key, value in collection.items() if key != "each"}
    lines = [brief(each) for each in collection["each"]]
    return brief(heading)[:-1] + ', "each": [\n' + ",\n".join(lines) + "\n]}\n"


def brief(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_collection(text: str, where: str) -> Collection:
    """A file of puzzles, or one sentence on what is wrong with it."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord(
            "error.record",
            {"where": where, "found": "not JSON", "expected": "a file of puzzles"},
        ) from None
    if (
        not isinstance(document, dict)
        or set(document) != set(Collection.__annotations__)
        or document["pithead"] != FORMAT
    ):
        raise BadRecord(
            "error.record",
            {"where": where, "found": "something else", "expected": "a file of puzzles"},
        )
    return cast(Collection, document)


@cache
def shipped(name: str) -> list[Puzzle]:
    """The puzzles of a game that come with Pithead; none where nobody has made any.

    >>> {each["grade"] for each in shipped("dwarf")} == set(GRADES)
    True
    """
    collection = shipped_file(name)
    return [] if collection is None else collection["each"]


def shipped_file(name: str) -> Collection | None:
    """The same with how they were made."""
    file = files("pithead.puzzles").joinpath("data", f"{name}.json")
    return read_collection(file.read_text("utf-8"), f"{name}.json") if file.is_file() else None


def named(name: str) -> Puzzle | None:
    """A puzzle that comes with Pithead, by its name, which begins with its game's.

    >>> puzzle = shipped("dwarf")[0]
    >>> named(puzzle["id"]) is puzzle, named("dwarf-none")
    (True, None)
    """
    game = name.rpartition("-")[0].rpartition("-")[0]
    # Names come from strangers: only files of games there are are looked for, and kept.
    if game not in NAMES:
        return None
    return next((each for each in shipped(game) if each["id"] == name), None)


def game_of(puzzle: Puzzle) -> str:
    """The name of its game."""
    return puzzle["id"].rpartition("-")[0].rpartition("-")[0]
