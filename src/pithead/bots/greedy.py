"""The greedy bot: tries each action on imagined states and takes the one it likes best.

It looks one decision ahead. What an action leads to at once (its own follow-up questions, and in
games where all act together the others' answers) belongs to it and is played on, so that a card
is judged by what it did and not by having been laid down.
"""

from typing import Any, Final, final

from pithead.bots.bot import Bot, Foreseen
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.outlook import Outlook
from pithead.engine.rng import Rng

# Imagined states for each decision, and how many answers deep an action is followed.
IMAGINED: Final = 2
FOLLOWED: Final = 40


@final
class GreedyBot(Bot[Any]):
    """Maximises the game's own evaluation, one decision ahead.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
    >>> bot = pithead.bot("greedy", seed=1)
    >>> bot.choose(Outlook(game, state, seat=0))
    <6: place 7>
    >>> iron, gold = game.parse("place 1"), game.parse("place 7")
    >>> bot.value_of(game, state, 0, iron) < bot.value_of(game, state, 0, gold)
    True
    """

    def choose(self, outlook: Outlook[Any]) -> Action:
        actions = outlook.legal_actions
        values = [0.0] * len(actions)
        for _ in range(IMAGINED):
            state = outlook.imagine(self.rng)
            for i in range(len(actions)):
                values[i] += self.value_of(outlook.game, state, outlook.seat, actions[i])
        return actions[best(values)]

    def value_of(self, game: Game[Any], state: State, seat: int, action: Action) -> float:
        """The evaluation after an action and what belongs to it."""
        after = state.copy()
        horizon = game.horizon(after)
        game.apply(after, seat, action)
        return game.evaluate(follow(game, after, seat, horizon, self.rng), seat)


def best(values: list[float]) -> int:
    """The first of the highest."""
    result = 0
    for i in range(1, len(values)):
        if values[i] > values[result]:
            result = i
    return result


def follow(
    game: Game[Any],
    state: State,
    seat: int,
    horizon: int,
    rng: Rng,
    told: list[Foreseen] | None = None,
) -> State:
    """Play on until the game's horizon moves: own answers greedily, others' at random.

    Returns where that ends; the state it began with may have been left behind on the way. Own
    answers are added to what is told, where somebody wants to know.
    """
    for _ in range(FOLLOWED):
        first = state.next_seat()
        if first < 0 or game.horizon(state) != horizon:
            break
        if state.offers[seat]:
            state = best_answered(game, state, seat, told)
        elif state.agenda.is_together():
            actions = state.offers[first]
            game.apply(state, first, actions[rng.below(len(actions))])
        else:
            break
    return state


def best_answered(game: Game[Any], state: State, seat: int, told: list[Foreseen] | None) -> State:
    """The state after the answer that looks best right after it."""
    values: list[float] = []
    states: list[State] = []
    for action in state.offers[seat]:
        after = state.copy()
        game.apply(after, seat, action)
        values.append(game.evaluate(after, seat))
        states.append(after)
    found = best(values)
    if told is not None:
        action = state.offers[seat][found]
        told.append(Foreseen(seat, action, game.offers(state, seat, action), 1.0, True))
    return states[found]
