"""How an analysis looks in JSON: docs/study.md."""

from typing import TypedDict

from pithead.engine.shown import Message


class TriedMove(TypedDict):
    """A move that was tried: what each seat could expect after it, and the error of one's own."""

    action: str
    offers: Message
    expects: list[float]
    error: float


class JudgedMove(TypedDict):
    """One decision. All expectations are shares of a win, from 0 to 1, one for each seat."""

    # Its place among the record's actions, from 1.
    number: int
    seat: int
    round: int
    action: str
    offers: Message
    # One of best, good, inaccuracy, mistake, missed_win.
    verdict: str
    # With the best move, and with the one that was played.
    before: list[float]
    after: list[float]
    # What the seat gave away, and the standard error of that.
    given: float
    error: float
    # What was shown then has changed each expectation by so much, whatever anybody chose.
    luck: list[float]
    luck_error: float
    # The best first, the one that was played among them.
    moves: list[TriedMove]
    # By how much more the seat's open numbers had changed after the best move, within so many.
    gains: dict[str, float]
    within: int


class Retried(TypedDict):
    """Another move in the place of one that was judged, and whether it should have been found."""

    seat: int
    action: str
    offers: Message
    # One of right (it gives nothing away that can be noticed), better (than what was played),
    # played (the very same), no_better.
    answer: str
    # By itself: what it gives away, the standard error of that, and what that is called.
    verdict: str
    given: float
    error: float
    # By how much more the seat's open numbers had changed after the best move, within so many.
    gains: dict[str, float]
    within: int


class SeatSum(TypedDict):
    """What a seat's decisions come to: how many of each verdict, what was given away, its luck."""

    verdicts: dict[str, int]
    given: float
    luck: float


class Analysis(TypedDict):
    """A game understood: `seats` are the record's names, `results` what its end was worth."""

    game: str
    rules: int
    data: str
    seats: list[str]
    simulations: int
    seed: int
    decisions: list[JudgedMove]
    results: list[float] | None
    sums: list[SeatSum]
