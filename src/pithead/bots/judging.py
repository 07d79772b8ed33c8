"""What a decision was worth: the better move, what was given away, and what was only luck.

A verdict uses what the seat could know when it decided, so that it is fair: what was hidden is
imagined, as a search imagines it. It says how sure it is, and calls nothing a mistake that the
search's own noise could explain.
"""

from typing import Any, Final, final

from pithead.bots.bot import Thought
from pithead.bots.budget import Budget
from pithead.bots.search import SearchBot
from pithead.bots.trial import Trial, means, spread_of
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded

# The verdicts, from nothing given away to everything.
BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
MISSED_WIN: Final = "missed_win"
VERDICTS: Final = [BEST, GOOD, INACCURACY, MISTAKE, MISSED_WIN]

# What is given away, of a win, beyond noise: from so much on it is said.
LEAST_INACCURACY: Final = 0.03
LEAST_MISTAKE: Final = 0.08
# What nineteen of twenty times is not exceeded by chance, in standard errors.
SURE: Final = 1.645
# A win that was near, and is no more.
NEARLY_WON: Final = 0.75
NO_LONGER: Final = 0.5
# How many moves are tried anew, besides the one that was played.
TRIED: Final = 3
# Of so many seeds each look at a decision has its own.
SEEDS: Final = 2**31


@final
class Weighed:
    """A move that was tried: what each seat could expect after it, and the error of one's own.

    >>> import pithead
    >>> Weighed(pithead.game("dwarf").parse("place 5"), [0.25, 0.75], 0.01)
    <Weighed: place 5, 0.25 ± 0.01>
    """

    def __init__(self, action: Action, expects: list[float], error: float, own: int = 0) -> None:
        self.action: Final = action
        self.expects: Final = expects
        self.error: Final = error
        self.value: Final = expects[own]

    def __repr__(self) -> str:
        return f"<Weighed: {self.action.notation}, {self.value:.2f} ± {self.error:.2g}>"


@final
class Judged:
    """One decision: what was played and what could have been, the best first.

    `given` is by how much the seat could have expected more, with its standard error; `gains` what
    the better move had led to instead, `within` so many moves. `luck` is by how much each seat's
    expectation changed by what was shown then, without anybody's choice.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
    >>> judge(game, state, 0, game.parse("place 5"), simulations=40, seed=1).seat
    0
    """

    def __init__(
        self,
        seat: int,
        played: Weighed,
        moves: list[Weighed],
        verdict: str,
        given: float,
        error: float,
        gains: dict[str, float],
        within: int,
        luck: list[float],
        luck_error: float,
    ) -> None:
        self.seat: Final = seat
        self.played: Final = played
        self.moves: Final = moves
        self.verdict: Final = verdict
        self.given: Final = given
        self.error: Final = error
        self.gains: Final = gains
        self.within: Final = within
        self.luck: Final = luck
        self.luck_error: Final = luck_error

    def __repr__(self) -> str:
        return f"<Judged: {self.played.action.notation}, {self.verdict}>"


def judge(
    game: Game[Any], state: State, seat: int, played: Action, simulations: int, seed: int
) -> Judged:
    """What the seat gave away by this action, by so many simulations for each look at it.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
    >>> judged = judge(game, state, 0, game.parse("place 5"), simulations=40, seed=1)
    >>> judged.verdict in VERDICTS, judged.given >= 0.0
    (True, True)
    """
    rng = seeded(seed)
    outlook = Outlook(game, state, seat)
    found = SearchBot(rng.below(SEEDS), Budget(simulations, 0.0)).search(outlook, False)
    actions = to_try(found, played)
    trial = Trial(outlook, actions, simulations, rng.below(SEEDS))
    moves = [
        Weighed(actions[i], trial.expected(i), trial.error(i), seat) for i in range(len(actions))
    ]
    own = actions.index(played)
    given, error = trial.difference(0, own)
    # What was picked and tried anew did no better: then what was played is as good as any.
    best = own if given <= 0.0 else 0
    gains, within = trial.gains(best, own)
    luck, luck_error = luck_after(game, state, seat, moves[own], simulations, rng.below(SEEDS))
    rest = [moves[i] for i in range(len(moves)) if i != best]
    rest.sort(key=by_value, reverse=True)
    return Judged(
        seat,
        moves[own],
        [moves[best], *rest],
        verdict_on(moves[best].value, moves[own].value, given, error, best == own),
        max(0.0, given),
        error,
        gains,
        within,
        luck,
        luck_error,
    )


def to_try(found: list[Thought], played: Action) -> list[Action]:
    """The moves most looked at, and the one that was played."""
    actions = [each.action for each in found[:TRIED] if each.visits]
    if played not in actions:
        actions.append(played)
    return actions


def verdict_on(best: float, played: float, given: float, error: float, is_best: bool) -> str:
    """By what was given away at least, as far as the search can tell."""
    surely = given - SURE * error
    if is_best:
        return BEST
    if surely < LEAST_INACCURACY:
        return GOOD
    if surely < LEAST_MISTAKE:
        return INACCURACY
    return MISSED_WIN if best >= NEARLY_WON and played <= NO_LONGER else MISTAKE


def luck_after(
    game: Game[Any], state: State, seat: int, played: Weighed, simulations: int, seed: int
) -> tuple[list[float], float]:
    """By how much what an action showed has changed everybody's expectation, for its seat's eyes.

    Nothing, where nothing hidden was shown.
    """
    after = state.copy()
    game.apply(after, seat, played.action)
    nothing = [0.0] * state.seats
    if after.reveals == state.reveals:
        return nothing, 0.0
    if after.is_over():
        samples = [[game.result(after, each) for each in range(state.seats)]]
    else:
        samples = walks(Outlook(game, after, seat), game.spread(state), simulations, seed)
    shown = means(samples, state.seats)
    error = spread_of([sample[seat] for sample in samples])
    luck = [shown[each] - played.expects[each] for each in range(state.seats)]
    return luck, float((error**2 + played.error**2) ** 0.5)


def walks(outlook: Outlook[Any], spread: float, simulations: int, seed: int) -> list[list[float]]:
    """What each seat could expect in so many imagined games, whoever is to act."""
    bot = SearchBot(seed, Budget(simulations, 0.0))
    root = bot.root_for(outlook)
    result: list[list[float]] = []
    bot.budget.begin()
    while bot.budget.goes_on():
        leaf = bot.simulate(outlook.game, outlook.imagine(bot.rng), outlook.seat, root)
        result.append(outlook.game.expects(leaf, spread))
    return result


def by_value(weighed: Weighed) -> float:
    return weighed.value
