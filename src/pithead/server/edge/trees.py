"""The routes of variations: make a tree, look at its moments, try other moves there."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query
from starlette.responses import Response

from pithead.server.edge.answers import JSONAnswer
from pithead.server.edge.asking import Address, AnySeat, At, Here, OwnSeat, Secret
from pithead.server.edge.describing import Route
from pithead.server.edge.limits import DROPS, holder_of
from pithead.server.edge.models import AdviceBody, AnswerBody, MoveBody, TreeBody, TreeNameBody
from pithead.server.edge.routes import REFUSED
from pithead.server.edge.site import Site
from pithead.server.edge.threads import writes
from pithead.server.edge.turns import step_aside
from pithead.server.protocol.facts import Facts
from pithead.server.protocol.games import Card
from pithead.server.protocol.moment import CoursePoint, LogLine, Moment
from pithead.server.protocol.playing import Hint, KnownRecord, Preview, Reasons
from pithead.server.protocol.tree import Branched, MadeTree, TreeDocument
from pithead.server.protocol.tree import Tree as TreeFacts
from pithead.server.reading import Document, Position
from pithead.server.refusals import Refusal
from pithead.server.tables import playing
from pithead.server.tables.exporting import in_full
from pithead.server.tables.live import LiveTable
from pithead.server.tables.tree import Tree
from pithead.server.tables.trees import everybody

router = APIRouter(prefix="/api/trees", responses=REFUSED, route_class=Route)

TreeId = Annotated[str, Path(max_length=64, description="A tree's id.")]
Number = Annotated[int, Path(ge=0, le=2**31, description="A moment's number; 0 the beginning.")]


async def sound_source(site: Here, address: Address, body: TreeBody) -> TreeBody:
    """What a stranger hands in is read apart before the server itself reads it."""
    named = (body.table, body.record, body.position, body.variations)
    if sum(each is not None for each in named) != 1 or (body.position and not body.game):
        raise Refusal("bad", "server.error.tree_source", {})
    if body.position is not None:
        await site.reading.check(Position(str(body.game), body.position), address)
    record = body.record if body.variations is None else body.variations.get("record")
    if isinstance(record, dict):
        await site.reading.check(Document(record), address)
    return body


def entered(
    site: Site, id_: str, secret: str | None, drops: float = 1.0, *, changes: bool = False
) -> tuple[Tree, bool]:
    """The tree, and whether whoever asks may change it, who is charged for it."""
    tree = site.trees.open(id_)
    is_mine = site.trees.is_mine(tree, secret)
    if not tree.is_puzzle:
        site.pace.draw(tree.row.id, (0,) if is_mine else (), drops)
    if changes and (tree.is_puzzle or not is_mine):
        raise Refusal("forbidden", "server.error.tree_secret", {})
    return tree, is_mine


def moment_of(
    site: Site, id_: str, number: int, secret: str | None, drops: float = 1.0
) -> tuple[LiveTable, bool]:
    tree, is_mine = entered(site, id_, secret, drops)
    return site.trees.moment(tree, number), is_mine


# -- the tree ----------------------------------------------------------------------------------


@router.post("", status_code=201, response_model=MadeTree)
@writes
def make_tree(site: Here, body: Annotated[TreeBody, Depends(sound_source)]) -> Response:
    """Grow variations from a game that is over, a record, a position or an exported tree."""
    trees = site.trees
    if body.table is not None:
        return JSONAnswer(trees.from_table(site.tables.open(body.table)), 201)
    if body.record is not None:
        return JSONAnswer(trees.from_record(body.record), 201)
    if body.position is not None:
        return JSONAnswer(trees.from_position(str(body.game), body.position), 201)
    return JSONAnswer(trees.from_document(body.variations or {}), 201)


@router.get("/{tree}", response_model=TreeFacts)
def show_tree(site: Here, tree: TreeId, secret: Secret) -> Response:
    """All its moments: the record's own, then the others."""
    found, is_mine = entered(site, tree, secret, DROPS["trees"])
    return JSONAnswer(site.trees.facts(found, is_mine))


@router.get("/{tree}/export", response_model=TreeDocument)
def export_tree(site: Here, tree: TreeId, secret: Secret) -> Response:
    """All of it as a file, from which a tree can be grown again."""
    found, _ = entered(site, tree, secret)
    return JSONAnswer(found.document())


# -- a moment, as a table's ----------------------------------------------------------------------


@router.get("/{tree}/nodes/{number}", response_model=Facts)
def show_facts(site: Here, tree: TreeId, number: Number, secret: Secret) -> Response:
    """A moment's facts, as of a table; whoever may change the tree has all seats."""
    return JSONAnswer(site.trees.table_facts(*moment_of(site, tree, number, secret)))


@router.get("/{tree}/nodes/{number}/moment", response_model=Moment)
def show_moment(
    site: Here, tree: TreeId, number: Number, secret: Secret, seat: AnySeat = None, at: At = None
) -> Response:
    """All that a seat knows there: whoever is to act, if no other is asked for."""
    live, is_mine = moment_of(site, tree, number, secret)
    return JSONAnswer(site.trees.shown(live, is_mine, seat, at))


@router.get("/{tree}/nodes/{number}/cards", response_model=list[Card])
def show_cards(site: Here, tree: TreeId, number: Number, secret: Secret) -> Response:
    """Every card of the game, a box file's values included."""
    live, _ = moment_of(site, tree, number, secret)
    return JSONAnswer(live.match.game.card_list())


@router.get("/{tree}/nodes/{number}/log", response_model=list[LogLine])
def show_log(
    site: Here, tree: TreeId, number: Number, secret: Secret, seat: AnySeat = None
) -> Response:
    """What has happened up to there, move by move."""
    live, _ = moment_of(site, tree, number, secret, DROPS["log"])
    with live.lock:
        return JSONAnswer(live.log(site.tables.perspective(live, everybody(live), seat)))


@router.get("/{tree}/nodes/{number}/course", response_model=list[CoursePoint])
def show_course(site: Here, tree: TreeId, number: Number, secret: Secret) -> Response:
    """The open numbers after every move up to there."""
    live, _ = moment_of(site, tree, number, secret, DROPS["course"])
    with live.lock:
        return JSONAnswer(live.course())


@router.get("/{tree}/nodes/{number}/record", response_model=KnownRecord)
def show_record(site: Here, tree: TreeId, number: Number, secret: Secret) -> Response:
    """The game as it would have gone up to there."""
    live, _ = moment_of(site, tree, number, secret, DROPS["record"])
    with live.lock:
        return JSONAnswer(in_full(live.full_record()))


@router.get("/{tree}/nodes/{number}/preview", response_model=Preview)
def preview(
    site: Here,
    tree: TreeId,
    number: Number,
    secret: Secret,
    action: Annotated[str, Query(max_length=200)],
    seat: OwnSeat = None,
) -> Response:
    """What an action would change there, as far as nothing hidden is touched."""
    live, _ = moment_of(site, tree, number, secret)
    return JSONAnswer(playing.preview(site.tables, live, everybody(live), seat, action))


@router.get("/{tree}/nodes/{number}/reasons", response_model=Reasons)
def reasons(
    site: Here,
    tree: TreeId,
    number: Number,
    secret: Secret,
    action: Annotated[list[str], Query(max_length=playing.MOST_REASONS)],
    seat: OwnSeat = None,
) -> Response:
    """Why actions are not possible there."""
    live, _ = moment_of(site, tree, number, secret)
    return JSONAnswer(playing.reasons(site.tables, live, everybody(live), seat, action))


# -- changing ------------------------------------------------------------------------------------


@router.post("/{tree}/nodes/{number}/moves", response_model=Branched)
@writes
def make_move(site: Here, tree: TreeId, number: Number, secret: Secret, body: MoveBody) -> Response:
    """Make a move there: the next moment of a line that is known, or of a new one."""
    found, _ = entered(site, tree, secret, changes=True)
    return JSONAnswer(site.trees.play(found, number, body.seat, body.action))


@router.post("/{tree}/nodes/{number}/answer", response_model=Branched)
async def answer(
    site: Here, tree: TreeId, number: Number, secret: Secret, body: AnswerBody
) -> Response:
    """Let a bot make a seat's move there."""
    found, _ = await asyncio.to_thread(lambda: entered(site, tree, secret, changes=True))
    live = await asyncio.to_thread(site.trees.moment, found, number)
    assignment = await asyncio.to_thread(site.trees.answer, live, body.seat, body.level)
    step_aside()
    ideas = await site.thinkers.think(assignment)
    played = await asyncio.to_thread(
        site.trees.play, found, number, assignment.seat, ideas[0].action
    )
    return JSONAnswer(played)


@router.post("/{tree}/nodes/{number}/hint", response_model=Hint)
async def hint(
    site: Here, tree: TreeId, number: Number, secret: Secret, body: AdviceBody
) -> Response:
    """What a strong bot would do there, and why."""
    found, _ = await asyncio.to_thread(lambda: entered(site, tree, secret, changes=True))
    live = await asyncio.to_thread(site.trees.moment, found, number)
    assignment = await asyncio.to_thread(site.trees.hint, live, body.seat)
    site.pace.hints.draw(holder_of(tree, (0,)))
    step_aside()
    ideas = await site.thinkers.think(assignment)
    return JSONAnswer(await asyncio.to_thread(site.trees.explained, live, assignment, ideas))


@router.post("/{tree}/nodes/{number}/name", response_model=TreeFacts)
@writes
def name(site: Here, tree: TreeId, number: Number, secret: Secret, body: TreeNameBody) -> Response:
    """Name the variation that begins with a move; at moment 0, the whole tree."""
    found, _ = entered(site, tree, secret, changes=True)
    return JSONAnswer(site.trees.facts(site.trees.name(found, number, body.name), True))


@router.post("/{tree}/nodes/{number}/remove", response_model=TreeFacts)
@writes
def remove(site: Here, tree: TreeId, number: Number, secret: Secret) -> Response:
    """Take down a move with all that comes after it."""
    found, _ = entered(site, tree, secret, changes=True)
    return JSONAnswer(site.trees.facts(site.trees.remove(found, number), True))


@router.post("/{tree}/nodes/{number}/restore", response_model=TreeFacts)
@writes
def restore(site: Here, tree: TreeId, number: Number, secret: Secret) -> Response:
    """Put back what was taken down."""
    found, _ = entered(site, tree, secret, changes=True)
    return JSONAnswer(site.trees.facts(site.trees.restore(found, number), True))
