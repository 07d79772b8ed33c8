"""Sealed Bids: a whole small game in which several seats act at once.

Two rounds. Every seat seals a bid of up to two coins out of its purse of three, all at once; the
bids are shown and paid. Then, side by side, each seat polishes its lantern once for each coin it
bid, which is its own business, and draws a card, which is everyone's: the highest bid draws
first. It keeps the card or shuffles it back, and last gives its lantern a name. A bell makes
everyone shout before anything else goes on; a crack ends the game at once.

`tests/engine` proves the engine with it, so it knows nothing but the engine.
"""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.action import Action, ActionTable
from pithead.engine.agenda import Agenda, Question, Sheet, Step, Task
from pithead.engine.game import Game, State
from pithead.engine.journal import Journal, muted
from pithead.engine.message import Message
from pithead.engine.options import Flag, Option, OptionValue
from pithead.engine.rng import Rng, seeded

BELL: Final = 0
CRACK: Final = 1
PURSE: Final = 3
ROUNDS: Final = 2
UNSEALED: Final = -1

TABLE: Final = ActionTable()
BID: Final = TABLE.family("bid", "coins", [0, 1, 2])
POLISH: Final = TABLE.family("polish", "side", ["left", "right"])
KEEP: Final = TABLE.one("keep")
RETURN: Final = TABLE.one("return")
NAME: Final = TABLE.family("name", "name", ["Spark", "Ember"])
SHOUT: Final = TABLE.family("shout", "word", ["ho", "hey"])


@final
class BidState(State):
    """Purses, bids and everything each seat has done, and the deck they share."""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: Agenda,
        journal: Journal,
        offers: list[list[Action]],
        reveals: int,
        deck: list[int],
        purses: list[int],
        bids: list[int],
        hands: list[list[int]],
        marks: list[list[str]],
        shouts: list[list[str]],
        round_: int,
        ending: str,
    ) -> None:
        super().__init__(seats, rng, agenda, journal, offers, reveals)
        self.deck = deck
        self.purses = purses
        self.bids = bids
        self.hands = hands
        # What each seat polished and named, and what it shouted.
        self.marks = marks
        self.shouts = shouts
        self.round = round_
        self.ending = ending

    def copy(self) -> "BidState":
        return BidState(
            self.seats,
            self.rng.copy(),
            self.agenda.copy(),
            self.journal.copy(),
            self.offers.copy(),
            self.reveals,
            self.deck.copy(),
            self.purses.copy(),
            self.bids.copy(),
            [hand.copy() for hand in self.hands],
            [marks.copy() for marks in self.marks],
            [shouts.copy() for shouts in self.shouts],
            self.round,
            self.ending,
        )

    def facts(self) -> dict[str, object]:
        return {
            "agenda": self.agenda.lines(self),
            "bids": self.bids,
            "deck": self.deck,
            "ending": self.ending,
            "hands": self.hands,
            "marks": self.marks,
            "purses": self.purses,
            "reveals": self.reveals,
            "rng": self.rng.words(),
            "round": self.round,
            "seats": self.seats,
            "shouts": self.shouts,
        }


class BidQuestion(Question):
    """What the questions of this game have in common: few words."""

    def asks(self, state: BidState) -> Message:
        return Message("bids.ask")

    def offers(self, state: BidState, action: Action) -> Message:
        return Message(f"bids.offer.{action.verb}")

    def rules(self, state: BidState, action: Action) -> list[str]:
        return ["SB-1"]


@final
class BeginRound(Step):
    def run(self, state: BidState) -> None:
        state.round += 1
        seats = list(range(state.seats))
        state.agenda.push(Reveal())
        state.agenda.together(Sheet(seats, [[SealBid(seat)] for seat in seats]))


@final
class SealBid(BidQuestion):
    def options(self, state: BidState) -> list[Action]:
        return BID[: state.purses[self.seat] + 1]

    def answer(self, state: BidState, action: Action) -> None:
        state.bids[self.seat] = action.value
        state.journal.tell_secret("sealed", {"seat": self.seat}, self.seat, {"bid": action.value})


@final
class Reveal(Step):
    def run(self, state: BidState) -> None:
        state.reveals += 1
        for seat, bid in enumerate(state.bids):
            state.purses[seat] -= bid
            state.journal.tell("bid", {"seat": seat, "bid": bid})
        order = sorted(range(state.seats), key=lambda seat: -state.bids[seat])
        piles = [turn_of(seat, state.bids[seat]) for seat in range(state.seats)]
        state.agenda.push(EndRound())
        state.agenda.together(Sheet(order, piles))


def turn_of(seat: int, bid: int) -> list[Task]:
    """A seat's pile, its first task last: polish, draw, then name."""
    first: list[Task] = [Name(seat), Draw(seat)]
    return first + [Polish(seat) for _ in range(bid)]


@final
class Polish(BidQuestion):
    def options(self, state: BidState) -> list[Action]:
        return POLISH

    def answer(self, state: BidState, action: Action) -> None:
        state.marks[self.seat].append(action.notation)


@final
class Draw(Step):
    """Takes the top card. Shared: the deck is everyone's."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.shared = True

    def run(self, state: BidState) -> None:
        card = state.deck.pop()
        state.reveals += 1
        state.hands[self.seat].append(card)
        state.journal.tell("drew", {"seat": self.seat, "card": card})
        if card == CRACK:
            state.ending = "crack"
            state.agenda.clear()
            return
        state.agenda.push(KeepOrReturn(self.seat))
        if card == BELL:
            seats = list(range(state.seats))
            state.agenda.together(Sheet(seats, [[Shout(seat)] for seat in seats]))

    def to_json(self) -> list[object]:
        return ["Draw", self.seat]


@final
class KeepOrReturn(BidQuestion):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.shared = True

    def options(self, state: BidState) -> list[Action]:
        return [KEEP, RETURN]

    def answer(self, state: BidState, action: Action) -> None:
        if action is RETURN:
            state.deck.append(state.hands[self.seat].pop())
            state.rng.shuffle(state.deck)


@final
class Name(BidQuestion):
    def options(self, state: BidState) -> list[Action]:
        return NAME

    def answer(self, state: BidState, action: Action) -> None:
        state.marks[self.seat].append(action.notation)


@final
class Shout(BidQuestion):
    def options(self, state: BidState) -> list[Action]:
        return SHOUT

    def answer(self, state: BidState, action: Action) -> None:
        state.shouts[self.seat].append(action.notation)


@final
class EndRound(Step):
    def run(self, state: BidState) -> None:
        state.bids = [UNSEALED] * state.seats
        if state.round == ROUNDS:
            state.ending = "rounds"
        else:
            state.agenda.push(BeginRound())


@final
class SealedBids(Game[BidState]):
    """The highest sum of cards kept wins."""

    def __init__(self, rules_number: int = 1, fingerprint: str = "000000000000") -> None:
        options: list[Option] = [Flag("rich", False, [2, 3], "SB-1")]
        super().__init__(
            "bids",
            "Sealed Bids",
            [2, 3, 4],
            options,
            rules_number,
            fingerprint,
            TABLE,
            ["random"] * 3,
        )

    def set_up(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> BidState:
        rng = seeded(seed)
        deck = list(range(2, 14))
        rng.shuffle(deck)
        purse = 2 * PURSE if options.get("rich") else PURSE
        return BidState(
            seats,
            rng,
            Agenda([BeginRound()]),
            Journal([], False),
            [[] for _ in range(seats)],
            0,
            deck,
            [purse] * seats,
            [UNSEALED] * seats,
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
            0,
            "",
        )

    def view(self, state: BidState, seat: int) -> dict[str, object]:
        return {
            "round": state.round,
            "to_act": state.seats_to_act(),
            "purses": state.purses,
            "deck": len(state.deck),
            "hands": state.hands,
            "marks": state.marks,
            "shouts": state.shouts,
            "sealed": [bid != UNSEALED for bid in state.bids],
            "bid": state.bids[seat] if seat >= 0 else None,
        }

    def reimagined(self, state: BidState, seat: int, rng: Rng) -> BidState:
        other = state.copy()
        other.journal = muted()
        other.deck.sort()
        rng.shuffle(other.deck)
        if is_sealing(state):
            for rival in range(state.seats):
                if rival != seat and state.bids[rival] != UNSEALED:
                    other.bids[rival] = rng.below(min(len(BID), state.purses[rival] + 1))
        other.rng = rng.split()
        return other

    def scores(self, state: BidState) -> list[dict[str, int]]:
        return [{"total": sum(hand)} for hand in state.hands]

    def places(self, state: BidState) -> list[int]:
        totals = [sum(hand) for hand in state.hands]
        return [1 + sum(other > own for other in totals) for own in totals]

    def ending(self, state: BidState) -> str:
        return state.ending

    def round(self, state: BidState) -> int:
        return 1

    def tallies(self, state: BidState) -> list[dict[str, int]]:
        return self.scores(state)

    def evaluate(self, state: BidState, seat: int) -> float:
        return float(self.scores(state)[seat]["total"])

    def horizon(self, state: BidState) -> int:
        return 1

    def card_list(self) -> list[dict[str, object]]:
        return []


def is_sealing(state: BidState) -> bool:
    """Whether bids lie face down: shown bids wait for the end of the round."""
    top = state.agenda.tasks[-1] if state.agenda.tasks else None
    return isinstance(top, Sheet) and any(
        isinstance(task, SealBid) for pile in top.piles for task in pile
    )


GAME: Final = SealedBids()


def play(state: BidState, *lines: str) -> None:
    """Play lines such as `0: bid 2`, the seat before the colon."""
    for line in lines:
        seat, notation = line.split(": ")
        GAME.apply(state, int(seat), GAME.parse(notation))


def offered(state: BidState, seat: int) -> str:
    """The seat's legal actions in one line; empty if it is not asked."""
    return ", ".join(action.notation for action in GAME.legal_actions(state, seat))


def table(deck: list[int], seats: int = 3, **options: OptionValue) -> BidState:
    """A new game whose deck is known; the first of the list is drawn first."""
    state = GAME.start(seats, options, seed=1)
    state.deck = deck[::-1]
    return state
