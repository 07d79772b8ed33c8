"""The rollout bot: flat Monte Carlo over imagined states, played at random to the end."""

from typing import Any, ClassVar, final

from pithead.bots.bot import Bot, Thought
from pithead.bots.random import play_out
from pithead.engine.action import Action
from pithead.engine.outlook import Outlook


@final
class RolloutBot(Bot[Any]):
    """Tries every action equally often and takes the one that ends best on average.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> outlook = Outlook(game, game.start(seats=2, options={"first": "1"}, seed=1), seat=0)
    >>> bot = pithead.bot("rollout:24", seed=1)
    >>> [thought.visits for thought in bot.think(outlook)]
    [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]
    >>> bot.choose(outlook) in outlook.legal_actions
    True
    """

    usual_budget: ClassVar[str] = "200"

    def choose(self, outlook: Outlook[Any]) -> Action:
        return self.think(outlook)[0].action

    def think(self, outlook: Outlook[Any]) -> list[Thought]:
        game = outlook.game
        actions = outlook.legal_actions
        totals = [0.0] * len(actions)
        visits = [0] * len(actions)
        self.budget.begin()
        turn = 0
        while self.budget.goes_on() or turn < len(actions):
            which = turn % len(actions)
            state = outlook.imagine(self.rng)
            game.apply(state, outlook.seat, actions[which])
            play_out(game, state, self.rng)
            totals[which] += game.result(state, outlook.seat)
            visits[which] += 1
            turn += 1
        thoughts = [
            Thought(actions[i], totals[i] / visits[i], visits[i]) for i in range(len(actions))
        ]
        thoughts.sort(key=by_value, reverse=True)
        return thoughts


def by_value(thought: Thought) -> float:
    return thought.value
