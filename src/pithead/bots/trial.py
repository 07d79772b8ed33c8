"""A trial of a few actions: how each does in the same imagined games, and how sure that is.

A search that picks the best of many takes the luckiest for the best, and looks at a move it does
not like too seldom to say how bad it is. So what was picked is tried anew here, with a chance of
its own: every action as often as every other, each time in the same imagined game, so that what
luck they share cancels out of the difference (common random numbers).
"""

from math import sqrt
from typing import Any, Final, final

from pithead.bots.budget import Budget
from pithead.bots.expecting import WELL_KNOWN, Expectations
from pithead.bots.search import SearchBot
from pithead.engine.action import Action
from pithead.engine.outlook import Outlook

# How many moves ahead what two actions bring is compared: whole moves, or single questions.
MOVES_COMPARED: Final = 3
QUESTIONS_COMPARED: Final = 12
# A difference that is less on average is not told.
LEAST_GAIN: Final = 0.2


@final
class Trial:
    """What each seat could expect after each action, in as many imagined games as asked for.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> outlook = Outlook(game, game.start(seats=2, options={"first": "1"}, seed=1), seat=0)
    >>> trial = Trial(outlook, outlook.legal_actions[:2], simulations=20, seed=1)
    >>> [round(sum(trial.expected(i))) for i in range(2)], trial.difference(0, 0)
    ([1, 1], (0.0, 0.0))
    """

    def __init__(
        self, outlook: Outlook[Any], actions: list[Action], simulations: int, seed: int
    ) -> None:
        self.seat: Final = outlook.seat
        self.seats: Final = outlook.seats
        self.actions: Final = actions
        # By action: of each imagined game, what each seat could expect.
        self.samples: Final[list[list[list[float]]]] = [[] for _ in actions]
        self.told: Final = Expectations()
        self.before: Final[dict[str, int]] = {}
        self.reach = MOVES_COMPARED
        self._run(outlook, simulations, seed)

    def _run(self, outlook: Outlook[Any], simulations: int, seed: int) -> None:
        game = outlook.game
        bot = SearchBot(seed, Budget(simulations, 0.0))
        bot.expectations = self.told
        root = bot.root_for(outlook)
        first = outlook.imagine(bot.rng)
        spread = game.spread(first)
        self.before.update(game.tallies(first)[outlook.seat])
        if game.is_judged_by_its_end():
            self.reach = QUESTIONS_COMPARED
        bot.budget.begin()
        while bot.budget.goes_on():
            imagined = outlook.imagine(bot.rng)
            for i in range(len(self.actions)):
                leaf = bot.simulate(game, imagined.copy(), self.seat, root, self.actions[i])
                self.samples[i].append(game.expects(leaf, spread))

    def expected(self, which: int) -> list[float]:
        """What each seat could expect on average after this action."""
        return means(self.samples[which], self.seats)

    def error(self, which: int) -> float:
        """The standard error of what the own seat could expect."""
        return spread_of([sample[self.seat] for sample in self.samples[which]])

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """By how much the own seat could expect more after the one, and the standard error."""
        pairs = range(len(self.samples[one]))
        differences = [
            self.samples[one][i][self.seat] - self.samples[other][i][self.seat] for i in pairs
        ]
        return sum(differences) / max(1, len(differences)), spread_of(differences)

    def gains(self, one: int, other: int) -> tuple[dict[str, float], int]:
        """By how much more each open number had changed after the one, and within how many moves.

        As far ahead as both are known well, and no farther than is of use.
        """
        first = self.actions[one].index
        second = self.actions[other].index
        for moves in range(self.reach, 0, -1):
            if self._is_known(first, moves) and self._is_known(second, moves):
                more = self.told.gains(first, moves, self.before)
                less = self.told.gains(second, moves, self.before)
                changed = {
                    name: round(more.get(name, 0.0) - less.get(name, 0.0), 1)
                    for name in self.before
                }
                large = {name: gain for name, gain in changed.items() if abs(gain) >= LEAST_GAIN}
                if large:
                    return large, moves
        return {}, 0

    def _is_known(self, action: int, moves: int) -> bool:
        times = self.told.times.get(action)
        return times is not None and len(times) >= moves and times[moves - 1] >= WELL_KNOWN


def means(samples: list[list[float]], seats: int) -> list[float]:
    """The mean of each seat's numbers."""
    count = max(1, len(samples))
    return [sum([sample[seat] for sample in samples]) / count for seat in range(seats)]


def spread_of(numbers: list[float]) -> float:
    """The standard error of their mean; 0 where there are too few to say."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = sum(numbers) / count
    return sqrt(sum([(each - mean) ** 2 for each in numbers]) / (count - 1) / count)
