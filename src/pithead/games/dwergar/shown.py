"""What Dwergar tells, as JSON: its view and its cards."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from pithead.engine.shown import Message, Shown, Sign, Worded
from pithead.games.dwergar.words import Dwarf, Speciality

Good: TypeAlias = Literal["stone", "iron", "gold", "crystal"]
# Where a value comes from.
Mark: TypeAlias = Literal["stated", "fitted", "reconstructed", "box"]
DwergarVerb: TypeAlias = Literal[
    "place", "break", "mine", "exchange", "light", "light-all", "heat", "lift", "load", "build",
    "forge", "complete", "upgrade", "install", "silverbeard", "become", "change", "end", "track",
    "less", "take", "extra", "pass",
]  # fmt: skip


class DwergarGoods(TypedDict):
    stone: int
    iron: int
    gold: int
    crystal: int


class DwergarAmounts(TypedDict):
    """A price, a yield or what is missing: only what there is of it; empty for nothing."""

    heat: NotRequired[int]
    stone: NotRequired[int]
    iron: NotRequired[int]
    gold: NotRequired[int]
    crystal: NotRequired[int]


class DwergarTally(DwergarGoods):
    heat: int
    hot: int
    cool: int
    points: int


class DwergarScore(DwergarGoods):
    total: int
    completed: int
    upgraded: int
    effects: int


# -- what is done ------------------------------------------------------------------------------


class DwergarMeaning(TypedDict):
    """An action by names: its verb, what it is about, and its amounts."""

    verb: DwergarVerb
    # Who is placed, or whom one counts as, and where somebody goes or is taken from.
    dwarf: NotRequired[Dwarf]
    place: NotRequired[str]
    # The bonuses of that place that this dwarf has, and whether it has the additional yield.
    bonuses: NotRequired[list[Speciality]]
    rich: NotRequired[bool]
    # A level of carts.
    level: NotRequired[str]
    # The number of a project.
    project: NotRequired[int]
    # A kind to give, to take or to pay less of.
    good: NotRequired[Good]
    # The form of the furnace to install.
    furnace: NotRequired[Literal["hot", "cool"]]
    # Heat of the track, furnaces put out beside it, and points for it.
    heat: NotRequired[int]
    furnaces: NotRequired[int]
    points: NotRequired[int]
    # What comes into carts, and what is paid.
    goods: NotRequired[DwergarAmounts]
    price: NotRequired[DwergarAmounts]


# -- the table ---------------------------------------------------------------------------------


class DwergarDwarf(TypedDict):
    """A worker, or the foreman of a seat."""

    kind: Dwarf
    owner: int | None


class DwergarPlace(TypedDict):
    name: str
    # Of the mine, whose carts a dwarf loads there; None outside.
    level: str | None
    dwarf: DwergarDwarf | None
    furnace: int | None
    closed: bool
    quiet: bool


class DwergarCart(DwergarGoods):
    foreman: bool
    # Nothing can be mined into it.
    full: bool


class DwergarLevel(TypedDict):
    """A level of the mine with a cart for each seat."""

    level: str
    carts: list[DwergarCart]


class DwergarWorkers(TypedDict):
    engineer: int
    blacksmith: int
    ironworker: int


class DwergarUpgrade(TypedDict):
    number: int
    cost: DwergarAmounts
    short: DwergarAmounts


class DwergarPlayer(DwergarGoods):
    heat: int
    # Heat that stays on the track at the end of the turn.
    keeps: int
    hot: int
    cool: int
    installed: int
    points: int
    workers: DwergarWorkers
    foreman: bool
    # Specialities of the foreman.
    skills: list[Speciality]
    extra_actions: int
    completed: list[int]
    upgraded: list[int]
    upgrades: list[DwergarUpgrade]


class DwergarPrice(TypedDict):
    """For one seat: completing, and upgrading at once; what it lacks for each."""

    cost: DwergarAmounts
    short: DwergarAmounts
    upgrade: DwergarAmounts
    upgrade_short: DwergarAmounts


class DwergarOpen(TypedDict):
    """An open project, with its price for every seat."""

    number: int
    prices: list[DwergarPrice]


class DwergarLeft(TypedDict):
    """How often each part of the action may still be done."""

    exchange: int
    light: int
    heat: int
    build: int
    complete: int
    load: int


class DwergarWork(TypedDict):
    """The action being taken."""

    place: str
    dwarf: Dwarf
    specialities: list[Speciality]
    lifted: int
    lift_price: int | None
    completed: int | None
    left: DwergarLeft


class DwergarExchanges(TypedDict):
    """What a piece of each kind becomes at the Laboratory, where it can be exchanged."""

    stone: NotRequired[DwergarAmounts]
    iron: NotRequired[DwergarAmounts]
    gold: NotRequired[DwergarAmounts]
    crystal: NotRequired[DwergarAmounts]


class DwergarConversion(TypedDict):
    """What a piece becomes at the Forge, and for how much heat."""

    heat: int
    into: Good


class DwergarConversions(TypedDict):
    stone: NotRequired[DwergarConversion]
    iron: NotRequired[DwergarConversion]
    gold: NotRequired[DwergarConversion]
    crystal: NotRequired[DwergarConversion]


class DwergarBoardMarks(TypedDict):
    furnace: str
    exchange: str
    convert: str


class DwergarBoard(TypedDict):
    """The numbers that stand on no card."""

    heat: int
    furnaces: int
    furnace: DwergarAmounts
    exchange: DwergarExchanges
    convert: DwergarConversions
    marks: DwergarBoardMarks


# -- the cards ---------------------------------------------------------------------------------


class DwergarProjectMarks(TypedDict):
    """Where each value of a project comes from."""

    points: Mark
    upgrade_points: Mark
    cost: Mark
    upgrade: Mark
    effect: Mark
    tier: Mark


class DwergarProject(Worded):
    kind: Literal["project"]
    number: int
    name: str
    deck: str
    tier: str
    cost: DwergarAmounts
    points: int
    upgrade: DwergarAmounts
    upgrade_points: int
    effect: str
    marks: DwergarProjectMarks


class DwergarEvent(Worded):
    kind: Literal["event"]
    number: int
    effect: str
    mark: str


class DwergarBonus(TypedDict):
    """What a dwarf of a speciality may do more at a place."""

    speciality: Speciality
    bonus: str
    does: list[Message]
    signs: list[list[Sign]]


DwergarPlaceMarks = TypedDict(
    "DwergarPlaceMarks",
    {
        "install": Mark,
        # Of a level of the mine.
        "yield": NotRequired[Mark],
        "rich": NotRequired[Mark],
        # Of a place outside.
        "base": NotRequired[Mark],
        "first_speciality": NotRequired[Mark],
        "first_bonus": NotRequired[Mark],
        "second_speciality": NotRequired[Mark],
        "second_bonus": NotRequired[Mark],
    },
)

DwergarPlaceCard = TypedDict(
    "DwergarPlaceCard",
    {
        "kind": Literal["place"],
        "place": str,
        "title": Message,
        "does": list[Message],
        "signs": list[list[Sign]],
        "install": DwergarAmounts,
        "marks": DwergarPlaceMarks,
        # Of a level of the mine.
        "yield": NotRequired[DwergarAmounts],
        "rich": NotRequired[DwergarAmounts],
        # Of a place outside: what is given for what, where it comes from, and its bonuses.
        "rates": NotRequired[list[list[Sign]]],
        "rates_mark": NotRequired[str | None],
        "base": NotRequired[str],
        "bonuses": NotRequired[list[DwergarBonus]],
    },
)

DwergarCard: TypeAlias = DwergarProject | DwergarEvent | DwergarPlaceCard


# -- all of it ---------------------------------------------------------------------------------


class DwergarView(TypedDict):
    """Everything but the order of the decks. DG-9 to DG-11"""

    game: Literal["dwergar"]
    round: int
    rounds: int
    edition: str
    decks: list[str]
    to_act: list[int]
    actions: int
    actions_left: int
    over: bool
    ending: str | None
    event: int | None
    past_events: list[int]
    events_left: int
    row: list[int]
    open: list[DwergarOpen]
    deck: int
    advanced: int
    discards: list[int]
    silverbeard: int | None
    places: list[DwergarPlace]
    carts: list[DwergarLevel]
    players: list[DwergarPlayer]
    work: DwergarWork | None
    board: DwergarBoard
    # Cards of this table whose values differ from the listed ones.
    differs: list[DwergarCard]


SHOWN: Final = Shown(DwergarView, DwergarMeaning, DwergarCard, DwergarTally, DwergarScore, None)
