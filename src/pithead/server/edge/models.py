"""The bodies of requests, as the OpenAPI description shows them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from pithead.engine.position import LONGEST
from pithead.engine.toml_limits import LONGEST_TEXT
from pithead.server.protocol.words import Kind
from pithead.server.store.rows import USUAL_STAND_IN
from pithead.server.tables.making import SeatWish, TableWish
from pithead.server.tables.tree import LONGEST_TREE_NAME
from pithead.server.tables.words import LONGEST_CHAT, LONGEST_NAME, LONGEST_TABLE_NAME

Command = Annotated[
    str,
    Field(pattern=r"^[A-Za-z0-9-]{8,64}$", description="Made by the client, new for each wish."),
]
Seq = Annotated[StrictInt, Field(ge=0, le=2**53, description="The number it was offered at.")]
Seat = Annotated[StrictInt, Field(ge=0, le=15)]
Moves = Annotated[StrictInt, Field(ge=0, le=2**53, description="A number of moves.")]
Secret = Annotated[str, Field(max_length=100)]
Word = Annotated[StrictStr, Field(max_length=100)]
Name = Annotated[str, Field(max_length=4 * LONGEST_NAME)]
Level = Annotated[str, Field(max_length=20, examples=["journeyman"])]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    kind: Kind = "human"
    name: Name = ""
    level: Level | None = None


class WishBody(Body):
    """What any new table may be asked to be like."""

    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=8)] | None = None
    name: Annotated[str, Field(max_length=4 * LONGEST_TABLE_NAME)] = ""
    hot_seat: bool = False
    one_for_all: bool = False
    stand_in: Level = USUAL_STAND_IN

    def wish(self) -> TableWish:
        asked = self.model_dump(include=set(TableWish.__dataclass_fields__) - {"seats"})
        seats = [SeatWish(each.kind, each.name, each.level) for each in self.seats or []]
        return TableWish(seats=seats or None, **asked)


class ClockBody(Body):
    """Time for each decision, or a bank for the whole game."""

    kind: Literal["move", "bank"]
    seconds: Annotated[StrictInt, Field(ge=1, le=30 * 86_400)]


class NewBody(WishBody):
    """The same for a table that is not a copy of another."""

    clock: ClockBody | None = None
    strangers: Annotated[bool, Field(description="They may sit down; of public tables only.")] = (
        False
    )

    public: bool = False
    hints: bool = True
    chat: bool = True


class TableBody(NewBody):
    game: Annotated[str, Field(max_length=40, examples=["dwarf"])]
    tutorial: bool = False
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], Word | StrictBool | StrictInt],
        Field(max_length=40),
    ] = {}
    box: Annotated[str, Field(max_length=LONGEST_TEXT)] | None = None


class ImportBody(NewBody):
    record: dict[str, Any]
    at: Moves | None = None


class PositionBody(NewBody):
    game: Annotated[str, Field(max_length=40, examples=["dwarf"])]
    position: Annotated[
        str, Field(max_length=LONGEST, examples=['{"seats": 2}'], description="docs/notation.md")
    ]


class TreeBody(Body):
    """What a tree grows from: one of these."""

    table: Annotated[str, Field(max_length=64)] | None = None
    record: dict[str, Any] | None = None
    game: Annotated[str, Field(max_length=40, examples=["dwarf"])] | None = None
    position: Annotated[str, Field(max_length=LONGEST)] | None = None
    variations: dict[str, Any] | None = Field(None, description="A tree that was exported.")


class MoveBody(Body):
    action: Annotated[str, Field(max_length=200, examples=["place 5"])]
    seat: Seat | None = None


class AnswerBody(Body):
    level: Level
    seat: Seat | None = None


class AdviceBody(Body):
    seat: Seat | None = None


class TreeNameBody(Body):
    name: Annotated[str, Field(max_length=4 * LONGEST_TREE_NAME)]


class CloneBody(WishBody):
    at: Moves | None = None


class ActionBody(Body):
    id: Command
    expected_seq: Seq
    action: Annotated[str, Field(max_length=200, examples=["place 5"])]
    seat: Seat | None = None


class UndoBody(Body):
    id: Command
    expected_seq: Seq
    to: Moves | None = None


class ConsentBody(Body):
    id: Command
    request: Seq
    agree: bool


class HintBody(Body):
    seat: Seat | None = None
    at: Moves | None = None


class RetryBody(Body):
    action: Annotated[str, Field(max_length=200, examples=["place 5"])]


class TakeBody(Body):
    invitation: Secret | None = Field(None, description="None where strangers may sit down.")
    name: Name = ""


class NameBody(Body):
    name: Name


class StandInBody(Body):
    level: Level | None = Field(None, description="For your own seat; others do not choose.")


class PreferenceBody(Body):
    level: Level | None = None


class LobbySeat(Body):
    table: Annotated[str, Field(max_length=64)]
    secret: Secret


class LobbyBody(Body):
    seats: Annotated[list[LobbySeat], Field(max_length=60)]


class ChatBody(Body):
    id: Command
    text: Annotated[str, Field(max_length=4 * LONGEST_CHAT)]


class PushKeysBody(Body):
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class BellBody(Body):
    """Where you want to hear of your turn: a browser's subscription, a web or a mail address."""

    way: Literal["push", "webhook", "mail"]
    address: Annotated[str, Field(max_length=2000, description="Of push, its endpoint.")]
    keys: PushKeysBody | None = Field(None, description="Of push.")
    language: Annotated[str, Field(max_length=10, examples=["uk"])] = "en"

    def target(self) -> dict[str, Any]:
        if self.way == "push":
            keys = {} if self.keys is None else self.keys.model_dump()
            return {"endpoint": self.address, "keys": {"p256dh": "", "auth": "", **keys}}
        return {"address": self.address.strip()}


class BellAnswerBody(Body):
    code: Secret
    wish: Literal["look", "confirm", "stop"] = "look"
