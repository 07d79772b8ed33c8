"""Habits: what became of each action so far, wherever in the game it was taken.

The field calls it MAST, the move-average sampling technique (Finnsson and Björnsson 2008); followed
in a fixed share of the answers, as here, it is its epsilon-greedy form.

Random play that follows its habits half of the time is a far better guess of what people will do
than chance alone, and it costs hardly more: nothing of the game needs to be known for it.
"""

from typing import Any, Final, final

from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.rng import Rng

# How many of a hundred answers follow habit and not chance.
PERCENT_BY_HABIT: Final = 50


@final
class Habits:
    """The mean value of each seat's actions, over all simulations of one decision."""

    def __init__(self, seats: int, actions: int) -> None:
        self.seats: Final = seats
        # By action and seat, as `key` numbers them.
        self.totals = [0.0] * (seats * actions)
        self.times = [0] * (seats * actions)

    def key(self, action: Action, seat: int) -> int:
        return action.index * self.seats + seat

    def learn(self, taken: list[int], values: list[float]) -> None:
        """What was taken, by key, has led to these values for the seats."""
        for key in taken:
            self.totals[key] += values[key % self.seats]
            self.times[key] += 1

    def best(self, actions: list[Action], seat: int) -> Action:
        """The one that did best so far; one that was never tried comes first."""
        result = actions[0]
        most = 0.0
        for i in range(len(actions)):
            key = self.key(actions[i], seat)
            times = self.times[key]
            if times == 0:
                return actions[i]
            mean = self.totals[key] / times
            if i == 0 or mean > most:
                most = mean
                result = actions[i]
        return result

    def play_out(self, game: Game[Any], state: State, rng: Rng, taken: list[int]) -> None:
        """Play to the end, in place, by habit or by chance; notes what is taken."""
        while True:
            seat = state.next_seat()
            if seat < 0:
                return
            actions = state.offers[seat]
            if rng.below(100) < PERCENT_BY_HABIT:
                action = self.best(actions, seat)
            else:
                action = actions[rng.below(len(actions))]
            taken.append(self.key(action, seat))
            game.apply(state, seat, action)
