"""What DWARF tells, as JSON: its view, its cards, what it foretells. All of it is open. DW-5"""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from pithead.engine.shown import Shown, Sign, Worded

Good: TypeAlias = Literal["iron", "gold", "steel", "items"]
CardType: TypeAlias = Literal["help", "defend", "mine", "forge"]
# The kind of room a card is drawn as.
Scene: TypeAlias = Literal["seam", "hearth", "forge", "lair", "gate"]
Work: TypeAlias = Literal["waiting", "done", "helped"]
DwarfVerb: TypeAlias = Literal[
    "place", "pass", "special", "sell", "order", "search", "leave", "raise", "return", "join",
    "helper", "alloy", "forge", "decline",
]  # fmt: skip
Payment: TypeAlias = Literal["workers", "medals"]
# Why a monster does nothing: someone meets it and earns a medal, or it is only held off.
Held: TypeAlias = Literal["met", "off"]
# What happens to a position; `met` is a monster that the newcomer holds off.
MarkKind: TypeAlias = Literal[
    "stopped", "freed", "held", "covered", "early", "back", "bottom", "shuffled", "raised", "met"
]


class DwarfTally(TypedDict):
    iron: int
    gold: int
    steel: int
    items: int
    medals: int


class DwarfScore(DwarfTally):
    """Categories led alone, and jointly. DW-42"""

    total: int
    jointly: int


# -- what is done ------------------------------------------------------------------------------


class DwarfMix(TypedDict):
    """Resources to take or to pay: only what there is of them."""

    iron: NotRequired[int]
    gold: NotRequired[int]
    steel: NotRequired[int]


class DwarfMeaning(TypedDict):
    """An action by names: its verb, and what it is about."""

    verb: DwarfVerb
    # Where a worker goes, whose stack is meant, or where somebody alloys or forges.
    position: NotRequired[str]
    # A special action, and what pays for it.
    pile: NotRequired[str]
    payment: NotRequired[Payment]
    medals: NotRequired[int]
    # The card to bring up.
    card: NotRequired[str]
    # Five resources for an item, or an item for five.
    goods: NotRequired[DwarfMix]


# -- the table ---------------------------------------------------------------------------------


class DwarfWorker(TypedDict):
    owner: int
    helper: bool
    work: Work


class DwarfPosition(TypedDict):
    """A stack of cards, the top last, and who stands there."""

    name: str
    stack: list[str]
    effect: str
    # Nobody will mine here, as the table stands.
    stopped: bool
    held: Held | None
    workers: list[DwarfWorker]


class DwarfPile(TypedDict):
    """Special cards, of which only the top one is known."""

    name: str
    count: int
    top: str | None
    front: str | None


class DwarfMine(TypedDict):
    mountain: int
    # How many cards began there; a council can make it more. DW-4, DW-24
    full: int
    # With the layered mountain, how many of them form the lower layer. DW-9
    deep: int
    discards: list[str]
    piles: list[DwarfPile]
    positions: list[DwarfPosition]


class DwarfPlayer(DwarfTally):
    workers: int
    on_piles: int
    helpers: int
    specials: int
    leads: int
    shares: int
    # By position, what there is too little of for the card's price.
    lacks: dict[str, Good]


class DwarfReading(TypedDict):
    """What the automaton reads off a card: his first and second wish, by position. DW-46"""

    card: str
    black: str
    white: str


class DwarfRival(TypedDict):
    first: DwarfReading
    # None until the card that sends his second worker is known.
    second: DwarfReading | None
    medals_to_win: int | None


class DwarfView(TypedDict):
    game: Literal["dwarf"]
    round: int
    # Who began this round, and who holds the first-player marker now. DW-40
    first: int
    marker: int
    to_act: list[int]
    over: bool
    ending: str | None
    automaton: str | None
    mustered: bool
    mining_stopped: bool
    items_to_end: int
    rival: DwarfRival | None
    mines: list[DwarfMine]
    players: list[DwarfPlayer]


# -- the cards ---------------------------------------------------------------------------------


class DwarfSpecial(Worded):
    """The special action on a card's front. DW-18"""

    rules: list[str]


class DwarfCard(Worded):
    id: str
    # What a worker gets there.
    gives: list[Sign]
    scene: Scene
    rules: list[str]
    position: int
    lanterns: int
    type: CardType
    effect: str
    phrase: str
    black: int
    white: int
    front: str | None
    special: DwarfSpecial | None
    # Where the values come from: known, derived, decided or box.
    mark: str


# -- what is foretold --------------------------------------------------------------------------


class DwarfMark(TypedDict):
    kind: MarkKind
    # The card that would then be on top, where it is another one.
    card: str | None


class DwarfArrival(TypedDict):
    """The piece that would come to stand somewhere."""

    position: str
    owner: int
    helper: bool


class DwarfPlan(DwarfReading):
    """Alone: what the automaton would read, and where it would go if that is certain."""

    goes: str | None


class DwarfPromise(TypedDict):
    """What the card there would pay, when workers resolve."""

    iron: NotRequired[int]
    gold: NotRequired[int]
    steel: NotRequired[int]
    items: NotRequired[int]
    medals: NotRequired[int]


class DwarfConsequences(TypedDict):
    game: Literal["dwarf"]
    # By position.
    places: dict[str, list[DwarfMark]]
    stands: DwarfArrival | None
    promise: DwarfPromise
    rival: DwarfPlan | None


SHOWN: Final = Shown(DwarfView, DwarfMeaning, DwarfCard, DwarfTally, DwarfScore, DwarfConsequences)
