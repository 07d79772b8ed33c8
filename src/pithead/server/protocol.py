"""The protocol: what every answer of the server looks like, described once.

The tables make these values, the edge names them in `/api/openapi.json`, and the page's types are
generated from there. `docs/protocol.md` says what they mean. A dictionary stays a dictionary: the
types cost nothing where answers are made, and mypy checks what makes them.
"""

from typing import Any, Literal, NotRequired, TypeAlias, cast

from typing_extensions import TypedDict

from pithead.engine.message import Message as Sentence

Tally: TypeAlias = dict[str, int]
# A seat and a notation; null where the reader may not know it.
KnownAction: TypeAlias = tuple[int, str | None]


class Message(TypedDict):
    """A sentence before it has a language. A param called `seat` is a seat's number from 0."""

    key: str
    params: "dict[str, int | str | Message | list[Message]]"


def said(message: Sentence) -> Message:
    """An engine's message as it is sent."""
    return cast(Message, message.to_json())


def said_if(message: Sentence | None) -> Message | None:
    return None if message is None else said(message)


# -- the moment --------------------------------------------------------------------------------


class Choice(TypedDict):
    """One answer to a question, what it offers, and the rules behind it."""

    notation: str
    offers: Message
    rules: list[str]


class Question(TypedDict):
    """What a seat is asked, and at which number it was asked."""

    seat: int
    asked_at: int
    asks: Message
    actions: list[Choice]


class Undo(TypedDict):
    """Whether the last action may be taken back, and whether more by asking."""

    allowed: bool
    notation: str | None
    reason: Message | None
    wider: bool


class Verdict(TypedDict):
    """Why it was won, and the part of the score that decided; empty where none did."""

    part: str
    message: Message


class Result(TypedDict):
    """How the game has ended: for each seat, then each rival."""

    ending: str
    winners: list[int]
    places: list[int]
    scores: list[Tally]
    verdict: Verdict


class Lesson(TypedDict):
    """At a tutorial's table: what to learn now, and the one action that goes on with it."""

    text: Message
    action: str | None


class Moment(TypedDict):
    """All that one reader may know of the game."""

    moves: int
    # Whose eyes; -1 a spectator's.
    seat: int
    round: int
    # The game's own; see each game's view.py.
    view: dict[str, Any]
    tallies: list[Tally]
    to_act: list[int]
    question: Question | None
    undo: Undo
    result: Result | None
    hash: str
    table: str
    seq: int
    lesson: Lesson | None


class LogLine(TypedDict):
    """What a move has told a reader; move 0 is the setting up."""

    move: int
    seat: int
    told: list[Message]


class CoursePoint(TypedDict):
    """The open numbers after a move."""

    move: int
    round: int
    tallies: list[Tally]


# -- the facts ---------------------------------------------------------------------------------


Kind: TypeAlias = Literal["human", "open", "bot"]
Status: TypeAlias = Literal["playing", "over", "archived"]
Origin: TypeAlias = Literal["fresh", "record", "table", "tutorial", "unknown"]


class SeatFacts(TypedDict):
    """Who sits there: by which invitation, who stands in, and who shall."""

    seat: int
    kind: Kind
    name: str
    level: str | None
    here: bool
    stand_in: str | None
    wish: str | None
    invitation: int | None


class Deal(TypedDict):
    """The hash of the seed, told at the start, and the seed itself, told after the end."""

    promise: str | None
    revealed: str | None


How: TypeAlias = Literal["granted", "refused", "lapsed", "overtaken"]


class Request(TypedDict):
    """A wish to take back, and who has agreed."""

    seq: int
    seat: int
    to: int
    agreed: list[int]


class UndoRequest(Request):
    """A wish to take back that waits for answers; the last of the moves that would be gone."""

    waiting: list[int]
    moves: list[LogLine]
    many: int


class UndoAnswer(TypedDict):
    """What became of the last wish to take back."""

    seq: int
    request: int
    seat: int
    to: int
    how: How
    by: int


class Standing(TypedDict):
    """How often each seat has won in a series of games; a shared win counts for all of them."""

    games: int
    wins: list[int]


class Facts(TypedDict):
    """What is known of a table beside the game itself."""

    table: str
    name: str
    game: str
    title: str
    options: dict[str, str | int | bool]
    box: bool
    hot_seat: bool
    public: bool
    hints: bool
    chat: bool
    tutorial: bool
    origin: Origin
    deal: Deal
    stand_in: str
    one_for_all: bool
    # Why a table of older rules can no longer be played or shown.
    frozen: Message | None
    created: str
    status: Status
    seq: int
    moves: int
    round: int
    to_act: list[int]
    seats: list[SeatFacts]
    rivals: list[Message]
    mine: list[int]
    request: UndoRequest | None
    answer: UndoAnswer | None
    # The series this game is part of, itself included once it is over.
    series: Standing | None
    # The table of the next game with the same people.
    rematch: str | None
    # Why bots do not go on though somebody looks; only in the answer to GET.
    rests: NotRequired[Message | None]


class ListedTable(TypedDict):
    """A line of the list of public tables."""

    table: str
    name: str
    game: str
    title: str
    status: Status
    origin: Origin
    created: str
    seats: "list[ListedSeat]"
    # Whether bots alone play there and nobody looks.
    rests: bool


class ListedSeat(TypedDict):
    kind: Kind
    name: str
    level: str | None


class MadeSeat(TypedDict):
    """A seat and its secret; none for bots and open seats."""

    seat: int
    secret: str | None


class MadeTable(TypedDict):
    """A new table with its secrets, told this once."""

    table: str
    invitation: str
    invitations: list[str]
    seats: list[MadeSeat]
    facts: Facts


class Rematch(TypedDict):
    """The next game with the same people: the same secrets hold their seats there."""

    table: str


class TakenSeat(TypedDict):
    seat: int
    secret: str


# -- the lobby ---------------------------------------------------------------------------------


class LobbyFacts(TypedDict):
    """One of somebody's tables as their lobby shows it."""

    facts: Facts
    # How many rounds there are, where the game says so.
    rounds: int | None
    tallies: list[Tally]
    # What the reader is asked; null where others must act.
    asks: Message | None
    # The last move, as the reader may know it.
    last: LogLine | None
    # When something last happened there.
    since: str
    result: Result | None
    # The number of the last thing that was said; 0 if nothing was.
    said: int


class LobbyTable(TypedDict):
    """A line of the lobby, or why there is nothing to tell."""

    table: str
    refused: Message | None
    known: LobbyFacts | None


# -- events ------------------------------------------------------------------------------------


EntryKind: TypeAlias = Literal[
    "action", "rewind", "seat", "request", "consent", "lapse", "chat", "rematch"
]


class Said(TypedDict):
    name: str
    text: str


class TableEvent(TypedDict):
    """A change of a table, as one reader may know it."""

    seq: int
    kind: EntryKind
    seat: int
    at: str
    hash: str
    told: list[Message]
    moment: Moment | None
    chat: Said | None
    facts: NotRequired[Facts | None]


class EventPage(TypedDict):
    """Some events; `next` is the number to ask on with, if there are more."""

    events: list[TableEvent]
    next: int | None


class ChatLine(TypedDict):
    seq: int
    seat: int
    name: str
    text: str


class Written(TypedDict):
    """The number under which something was written down."""

    seq: int


# -- playing -----------------------------------------------------------------------------------


class Done(TypedDict):
    """A command's answer: its number, what is known now, and the wish that it may have become."""

    seq: int
    moment: Moment
    request: UndoRequest | None


class Preview(TypedDict):
    """What an action would change; not certain where it ends before something hidden."""

    changes: list[Tally]
    certain: bool
    # What it would mean for places of the table; each game has its own shape.
    consequences: dict[str, Any]


class Reasons(TypedDict):
    """Why each of some actions is not possible now; null for those that are."""

    reasons: dict[str, Message | None]


class ExpectedMove(TypedDict):
    seat: int
    action: str
    offers: Message


class HintMove(Preview):
    """A move a strong bot thinks of: what it expects of it, and how much it thought about it."""

    action: str
    value: float
    sure: float
    offers: Message
    rules: list[str]
    # The moves that are expected next, and by how much they change one's own numbers.
    line: list[ExpectedMove]
    gains: dict[str, float]


class Hint(TypedDict):
    moves: list[HintMove]


class KnownRecord(TypedDict):
    """A record; before the end without seed and others' actions, which `told` makes up for."""

    pithead: int
    game: str
    rules: int
    data: str
    options: dict[str, str | int | bool]
    seats: list[str]
    seed: int | str | None
    box: dict[str, Any] | None
    actions: list[KnownAction]
    scores: list[Tally] | None
    told: NotRequired[list[LogLine]]


# -- facts that are the same for everybody -----------------------------------------------------


class OptionFacts(TypedDict):
    """What may be chosen before a game starts."""

    name: str
    kind: str
    values: list[str]
    default: str | int | bool
    seats: list[int]
    rule: str


class GameFacts(TypedDict):
    name: str
    title: str
    seat_counts: list[int]
    options: list[OptionFacts]
    levels: list[str]
    rules_number: int


class Rule(TypedDict):
    id: str
    section: str
    text: str


class Rules(TypedDict):
    """A game's rules page, and single rules by their id."""

    page: str
    rules: list[Rule]


class WorkshopFacts(TypedDict):
    """How far the compiled build is, or why there is none."""

    percent: int | None
    trouble: Message | None


class About(TypedDict):
    """The version, and which build thinks for the bots."""

    version: str
    build: Literal["compiled", "interpreted"]
    workshop: WorkshopFacts | None


class Health(TypedDict):
    status: Literal["well", "ill"]
    database: bool
    writing: bool
    bus: bool


class Problem(TypedDict):
    """Why a request was refused (RFC 9457); `moment` lets a stale page go on at once."""

    type: str
    title: str
    status: int
    detail: str
    message: Message
    moment: NotRequired[Moment]
