"""Positions of Imperial Miners in which someone would like to do what cannot be done.

Each comes with the line that is told.
"""

from typing import Final, NamedTuple

from imperial_miners.phrases import acting, placed
from imperial_miners.table import COLOURS, GAME, found, invented, play, position, seat_of
from pithead.engine.message import Message
from pithead.games.imperial_miners.state import MinersState

# Two rows, with two cards above each of the lower one.
WALL: Final = {"I/-2": "D14a", "I/0": "D14b", "I/2": "D11a", "II/-1": "D15a", "II/1": "D20a"}


class Wish(NamedTuple):
    """Who wishes to do what, and the rule and the English line that speak against it."""

    rule: str
    state: MinersState
    action: str
    line: str
    who: str = "red"

    def __str__(self) -> str:
        return f"{self.rule}: {self.action}: {self.line}"

    def reason(self) -> Message:
        seat = seat_of(self.state, self.who)
        reason = GAME.why_not(self.state, seat, found(self.state, self.action))
        assert reason is not None, f"{self} is possible"
        return reason

    def names(self) -> list[str]:
        return COLOURS[: self.state.seats]


def after(state: MinersState, *lines: str) -> MinersState:
    play(state, *lines)
    return state


def playing() -> list[Wish]:
    """The card of the round, and where it goes."""
    seal = position(red={"coins": 3, "hand": "D14a D11a D15a D35a"})
    cheap = position(event="V12", red={"coins": 1, "hand": "D14a D11a D35a"})
    two = after(
        position(seats=2, red={"hand": "D14a D11a"}, blue={"hand": "D14b D11b"}), "red: play D14a"
    )
    above = position(red={"hand": "D11a", "mine": {"I/0": "D14a"}})
    gaps = position(red={"hand": "D11a", "mine": {"I/0": "D14a"}}, contiguous=False)
    deep = position(
        red={"coins": 2, "hand": "D15a", "mine": {"I/0": "D14a", "I/2": "D11a", "II/1": "D20a"}}
    )
    return [
        Wish("IM-18", seal, "play D01a", "It is not in your hand."),
        Wish("IM-12", seal, "play D35a", "Costs 4 coins, you have 3."),
        Wish("IM-12", cheap, "play D35a", "Costs 2 coins, you have 1."),
        Wish("IM-24", seal, "play D15a", "A level II card needs a level I card above it."),
        Wish("IM-18", seal, "place 0", "First decide: Which card do you play this round?"),
        Wish("IM-18", two, "play D11a", "Waiting for blue."),
        Wish("IM-18", two, "play D11a", "It is not in your hand.", "blue"),
        Wish("IM-21", deep, "place 0", "No place of level II lies there."),
        Wish("IM-24", deep, "place 5", "No card touches that place from above."),
        Wish("IM-23", deep, "place 1", "“Piston Hall” lies there."),
        Wish("IM-A1", above, "place 4", "Only beside a card of level I."),
        Wish("IM-A1", above, "place 0", "“Common Shaft” lies there."),
        Wish("IM-A1", gaps, "place 8", "At most 2 empty places to the nearest card."),
    ]


def activating() -> list[Wish]:
    """Effects, the chain and the surface."""
    priced = placed("pay 3 > vp 2 | coin 1", red={"coins": 1})
    geared = placed("ungear 2 > vp 7 | coin 1", "I/2", {"mine": {"I/0": "D14a, 1 gear"}})
    single = placed("coin 1")
    both = after(position(event="V14", red={"hand": "D14a"}), "effect a")
    chain = after(position(red={"coins": 4, "hand": "D35a", "mine": WALL}), "place 0", "skip")
    fork = position(event="V15", red={"coins": 4, "hand": "D35a", "mine": WALL})
    going_on = after(fork.copy(), "place 0", "skip", "fork left", "skip", "skip")
    forked = after(going_on.copy(), "climb left")
    narrow = {"I/0": "D14a", "I/2": "D11a", "II/1": "D15a", "II/3": "D20a"}
    only = after(
        position(event="V15", red={"coins": 4, "hand": "D35a", "mine": narrow}), "place 2", "skip"
    )
    surface = after(position(red={"coins": 3, "hand": "D14a"}), "skip")
    return [
        Wish("IM-A4", priced, "effect a", "Costs 3 coins, you have 1."),
        Wish("IM-L5", geared, "effect a", "Needs 2 gears, you have 1."),
        Wish("IM-14", single, "effect b", "This card has only one effect."),
        Wish("IM-L4", both, "effect a", "You have had this effect."),
        Wish("IM-28", chain, "card I/0", "The chain goes to a touching card above."),
        Wish("IM-28", chain, "card IV/1", "No card lies there."),
        Wish("IM-28", chain, "card II/1", "First decide: Which card above comes next?"),
        Wish("IM-28", chain, "fork left", "Only an event activates both cards above."),
        Wish("IM-L4", forked, "fork left", "Both cards above only once in a chain."),
        Wish("IM-L4", going_on, "fork left", "Both cards above only once in a chain."),
        Wish("IM-L4", going_on, "card I/0", "The chain goes to a touching card above."),
        Wish("IM-L4", only, "climb right", "The event activates both cards above."),
        Wish("IM-36", surface, "surface advance", "Costs 4 coins, you have 3."),
        Wish("IM-36", surface, "surface advance-more", "Costs 8 coins, you have 3."),
    ]


def drawing() -> list[Wish]:
    """Decks and discards."""
    short = acting("draw 1", decks={"I": "D14a", "II": "D16a", "III": ""})
    decks = {"I": "D01a", "II": "D17a D20a", "III": "D35a"}
    vain = after(acting("drawf 1 S", decks=decks), "draw II")
    none = acting("drawf 1 S", decks={"I": "D01a", "II": "", "III": "D35a"})
    full = after(
        acting("draw 1", red={"hand": "D14a D11a D01a D03a D06a D08a D10a D12a"}), "draw I"
    )
    traded = acting("discard 2 > coin 1", red={"hand": "D14a D11a"})
    return [
        Wish("IM-43", short, "draw III", "Deck III and its discard pile are empty."),
        Wish("IM-42", vain, "draw II", "Deck II was searched in vain."),
        Wish("IM-43", none, "draw II", "Deck II and its discard pile are empty."),
        Wish("IM-41", full, "discard D66", "It is not in your hand."),
        Wish(
            "IM-41", full, "play D14a",
            "First decide: You hold more than 8 cards: which one do you discard?",
        ),
        Wish("IM-L9", traded, "discard D66", "It is not in your hand."),
    ]  # fmt: skip


def pointing() -> list[Wish]:
    """Cards, borders and boards that an effect asks for."""
    row = {"I/0": "D14a", "I/2": "D14b", "I/-2": "D11a"}
    gear = acting("gear 2 any", "I/4", {"mine": row | {"I/0": "D14a, 3 gears"}})
    near = acting("gear 1 adj", "II/1", {"mine": row})
    ungear = acting(
        "ungear 2 > vp 7", "I/4",
        {"mine": row | {"I/0": "D14a, 2 gears", "I/-2": "D11a, 2 gears"}},
    )  # fmt: skip
    ruin = acting("ruin 1 any", "I/4", {"mine": row | {"I/0": "D14a, ruined"}})
    act = acting("act any", "I/4", {"mine": row | {"I/0": "D14a, activated"}})
    used = row | {"I/0": "D14a, activated", "I/-2": "D11a, activated"}
    again = acting("again any; again any", "I/4", {"mine": used})
    lifted = after(again.copy(), "card I/0")
    fix = acting("fix 2 coin 1", "I/4", {"mine": row | {"I/0": "D14a, ruined"}})
    rails = {"I/-6": "D14a", "I/-4": "D14b", "I/-2": "D01a", "I/0": "D11a"}
    cart = acting("cart 1", "I/2", {"mine": rails})
    game = invented(boards={"1a": ["coin 1", "vp 1"]})
    top = after(
        position(game=game, red={"coins": 4, "hand": "D14a", "marker": "1 at 0"}),
        "skip", "surface advance",
    )  # fmt: skip
    return [
        Wish("IM-37", gear, "card I/0", "It has 3 gears already."),
        Wish("IM-37", gear, "card III/0", "No card lies there."),
        Wish("IM-22", near, "card I/-2", "Only a touching card will do."),
        Wish("IM-L5", ungear, "card I/2", "There is no gear on it."),
        Wish("IM-38", ruin, "card I/0", "It has a destruction token already."),
        Wish("IM-32", act, "card I/0", "It has been activated this round."),
        Wish("IM-L6", again, "card I/2", "It has not been activated this round."),
        Wish("IM-L6", lifted, "card I/0", "Each card only once a round."),
        Wish("IM-L9", fix, "card I/2", "It has no destruction token."),
        Wish("IM-L9", fix, "card III/0", "No card lies there."),
        Wish("IM-39", cart, "cart I/-6 R", "That cart is complete."),
        Wish("IM-A12", cart, "cart I/-4 R", "Both half-carts there are empty."),
        Wish("IM-39", cart, "cart II/1 BL", "No two cards touch there."),
        Wish("IM-45", top, "board 1", "You have just finished this board."),
    ]


WISHES: Final = [*playing(), *activating(), *drawing(), *pointing()]
