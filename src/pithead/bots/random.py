"""The random bot: any legal action, each as likely as the next."""

from typing import Any, final

from pithead.bots.bot import Bot
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.outlook import Outlook
from pithead.engine.rng import Rng

__all__ = ["play_out"]


@final
class RandomBot(Bot[Any]):
    """The floor of every ladder, and the fastest way through a game.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> outlook = Outlook(game, game.start(seats=2, options={"first": "1"}, seed=1), seat=0)
    >>> pithead.bot("random", seed=1).choose(outlook)
    <5: place 6>
    """

    def choose(self, outlook: Outlook[Any]) -> Action:
        actions = outlook.legal_actions
        return actions[self.rng.below(len(actions))]


def play_out(game: Game[Any], state: State, rng: Rng) -> int:
    """Play at random to the end, in place; returns how many decisions that took.

    >>> import pithead
    >>> from pithead.engine.rng import seeded
    >>> game = pithead.game("dwarf")
    >>> state = game.start(seats=2, seed=1)
    >>> play_out(game, state, seeded(1)), state.is_over()
    (121, True)
    """
    decisions = 0
    while True:
        seat = state.next_seat()
        if seat < 0:
            return decisions
        game.take_offer(state, seat, rng.below(len(state.offers[seat])))
        decisions += 1
