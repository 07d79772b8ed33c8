"""The routes of puzzles: which there are, what a try is worth, the solution.

The position itself is moment 0 of the tree of the puzzle's name.
"""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.describing import Route
from pithead.server.edge.models import RetryBody
from pithead.server.edge.routes import REFUSED
from pithead.server.protocol.puzzles import Puzzle, Solution
from pithead.server.protocol.study import Retried
from pithead.server.tables import puzzles

router = APIRouter(prefix="/api/puzzles", responses=REFUSED, route_class=Route)

Name = Annotated[str, Path(max_length=64, description="A puzzle's name.")]


@router.get("", response_model=list[Puzzle])
def show_puzzles() -> Response:
    """All puzzles, by game and grade."""
    return JSONAnswer(puzzles.listed())


@router.post("/{puzzle}/tries", response_model=Retried)
def try_puzzle(puzzle: Name, body: RetryBody) -> Response:
    """Whether a move is the solution; if not, what it gives away and why."""
    return JSONAnswer(puzzles.judged(puzzle, body.action))


@router.get("/{puzzle}/solution", response_model=Solution)
def show_solution(puzzle: Name) -> Response:
    """The one best move, and what is expected to follow."""
    return JSONAnswer(puzzles.solution(puzzle))
