"""What Imperial Miners tells, as JSON: each seat's view, the cards, what it foretells."""

from typing import Final, Literal, NotRequired, TypeAlias, TypedDict

from pithead.engine.shown import Message, Shown, Worded

Gained: TypeAlias = Literal["coins", "vp", "carts", "gears", "ruins", "hand"]
Side: TypeAlias = Literal["L", "R", "TL", "TR", "BL", "BR"]
Gift: TypeAlias = Literal["coins", "cards", "advance", "advance-more"]
MinersVerb: TypeAlias = Literal[
    "play", "discard", "place", "effect", "skip", "climb", "fork", "surface", "draw", "faction",
    "board", "yes", "no", "stop", "card", "cart",
]  # fmt: skip
# What a seat is busy with, or has done of what all do at once.
Doing: TypeAlias = Literal[
    "discarding", "choosing", "sealed", "placing", "chain", "surface", "event", "done"
]
# Two loaded halves; made whole by a token; a loaded half meets an empty one; no card lies across.
CartState: TypeAlias = Literal["whole", "token", "half", "open"]


class MinersTally(TypedDict):
    coins: int
    vp: int
    carts: int
    hand: int
    gears: int
    ruins: int
    spaces: int


class MinersScore(TypedDict):
    total: int
    vp: int
    carts: int
    coins: int
    # Alone, on the solo scale. IM-49
    rank: NotRequired[int]


# -- what is done ------------------------------------------------------------------------------


class MinersMeaning(TypedDict):
    """An action by names: its verb, and what it is about."""

    verb: MinersVerb
    # A card of the hand.
    card: NotRequired[str]
    # Where the revealed card goes, and how many carts it would make whole there.
    level: NotRequired[int]
    column: NotRequired[int]
    carts: NotRequired[int]
    # A card of the mine: one pointed at, or the one above on a side.
    spot: NotRequired[str]
    side: NotRequired[Literal["left", "right"]]
    # Where a cart token goes.
    border: NotRequired[str]
    # Which of a card's effects, from 0.
    effect: NotRequired[int]
    # What the surface gives.
    gift: NotRequired[Gift]
    # A deck by its level, a progress board by its number, a faction by its letter.
    deck: NotRequired[str]
    board: NotRequired[int]
    faction: NotRequired[str]


# -- the table ---------------------------------------------------------------------------------


class MinersLaid(TypedDict):
    """A card in a mine."""

    card: str
    spot: str
    level: int
    column: int
    # In its row, counted from the left.
    number: int
    gears: int
    ruined: bool
    activated: bool


class MinersCart(TypedDict):
    """What is to be seen on a border of a card: `II/1 BL` is level 2, column 1, side BL. IM-39"""

    border: str
    level: int
    column: int
    side: Side
    state: CartState
    # Whether that card's half is loaded, and the one across.
    near: bool
    far: bool


class MinersMine(TypedDict):
    cards: list[MinersLaid]
    carts: list[MinersCart]


class MinersGains(TypedDict):
    coins: NotRequired[int]
    vp: NotRequired[int]
    carts: NotRequired[int]
    gears: NotRequired[int]
    ruins: NotRequired[int]
    hand: NotRequired[int]


class MinersLink(TypedDict):
    """A step of the chain: a spot of the mine or `surface`, and what changed there."""

    spot: str
    gains: MinersGains


class MinersFactions(TypedDict):
    S: int
    E: int
    A: int
    B: int
    J: int
    R: int


class MinersPlayer(TypedDict):
    coins: int
    vp: int
    total: int
    # Own cards only, what each costs this round, and the columns open to each level. IM-12, IM-23
    hand: list[str] | None
    costs: list[int] | None
    places: list[list[int]] | None
    hand_size: int
    hand_levels: list[int]
    # Cards of the first deal to be discarded, secret until all have chosen theirs; and how many.
    aside: list[str] | None
    aside_size: int
    shown: list[str]
    board: int | None
    position: int
    finished: int
    has_sealed: bool
    sealed: str | None
    mine: MinersMine
    chain: list[MinersLink]
    # The card whose effect this seat is busy with.
    acting: str | None
    doing: Doing | None
    carts: int
    # Prices that fall with Scots cards: as printed, and as they are now. IM-46
    prices: dict[str, int]
    factions: MinersFactions


class MinersAdvance(TypedDict):
    gift: Gift
    pay: int
    steps: int


class MinersSurface(TypedDict):
    """What the surface gives. IM-34 to IM-36"""

    coins: int
    cards: int
    advances: list[MinersAdvance]


class MinersMost(TypedDict):
    hand: int
    gears: int


class MinersView(TypedDict):
    """Own hand and sealed cards; of the others only what lies open. IM-10, IM-18"""

    game: Literal["imperial-miners"]
    round: int
    rounds: int
    to_act: list[int]
    over: bool
    ending: str | None
    order: list[int]
    event: str | None
    past_events: list[str]
    coming_events: list[str] | None
    revealed: bool
    surface: MinersSurface
    most: MinersMost
    boards: list[str]
    decks: list[int]
    discards: list[list[str]]
    players: list[MinersPlayer]
    # Where each rank of the solo scale begins; None with more than one seat. IM-49
    ranks: list[int] | None


# -- the cards ---------------------------------------------------------------------------------


class MinersCard(Worded):
    kind: Literal["mine"]
    id: str
    design: str
    name: str
    level: str
    cost: int
    # Letters, one for each icon.
    factions: str
    effects: list[str]
    # What it is about, for filters.
    verbs: list[str]
    halves: list[Side]
    copies: int
    mark: str


class MinersEvent(Worded):
    kind: Literal["event"]
    id: str
    when: str
    timing: Message
    effect: str
    verbs: list[str]
    mark: str


class MinersBoard(Worded):
    """One side of a progress board."""

    kind: Literal["board"]
    side: str
    focus: str
    spaces: list[str]
    verbs: list[str]
    mark: str


MinersAnyCard: TypeAlias = MinersCard | MinersEvent | MinersBoard


# -- what is foretold --------------------------------------------------------------------------


class MinersConsequences(TypedDict):
    """The mine as a placed card leaves it, before anything is activated."""

    game: Literal["imperial-miners"]
    laid: MinersLaid
    carts: list[MinersCart]
    # The borders where the card makes a cart whole.
    joined: list[str]


SHOWN: Final = Shown(
    MinersView, MinersMeaning, MinersAnyCard, MinersTally, MinersScore, MinersConsequences
)
