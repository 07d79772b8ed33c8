"""OpenSpiel's own tree searches as bots of ours, so that the arena can enter them.

    pithead arena dwarf --bots search:0.1s,pithead.lab.openspiel:ISMCTS:0.1s

They get what any bot gets, an outlook, and so search in imagined states only. Their trees are
OpenSpiel's; a new leaf is played to its end at random, as by OpenSpiel's own evaluator, but in one
call of our engine.
"""

from typing import Any, ClassVar, Final

import numpy
from open_spiel.python.algorithms import ismcts, mcts

from pithead.bots import Bot, Budget, play_out
from pithead.engine.action import Action
from pithead.engine.outlook import Outlook
from pithead.engine.rng import Rng
from pithead.lab.environments.rewards import worth
from pithead.lab.openspiel.games import SpielGame, SpielState
from pithead.lab.openspiel.play import Play, Setting

# OpenSpiel's usual weight of newness, for results from -1 to 1.
EXPLORE: Final = 2.0
# In how many imagined states a decision's simulations are, where the tree can know but one.
WORLDS: Final = 8
MOST_SEED: Final = 2**32


class Playouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """One random game from a leaf to its end: `RandomRolloutEvaluator`, but many times faster."""

    def __init__(self, rng: Rng) -> None:
        super().__init__()
        self.rng = rng

    def evaluate(self, state: SpielState) -> numpy.ndarray[Any, Any]:
        setting = state.play.setting
        if state.play.state is None:
            return numpy.zeros(setting.seats)
        end = state.play.state.copy()
        play_out(setting.rules, end, self.rng)
        shares = [setting.rules.result(end, seat) for seat in range(setting.seats)]
        return numpy.array([worth(share, setting.seats) for share in shares])


def imagined(outlook: Outlook[Any], rng: Rng) -> SpielState:
    """A state of OpenSpiel's that the outlook's seat cannot tell from the true one."""
    setting = Setting(outlook.game, outlook.seats, {})
    game = SpielGame(setting, {})
    return SpielState(game, Play(setting, state=outlook.imagine(rng)))


class ISMCTS(Bot[Any]):
    """Information set Monte Carlo tree search: `open_spiel.python.algorithms.ismcts.ISMCTSBot`.

    Hidden things are dealt anew for each simulation; nodes are told apart by what the seat to act
    may know there.
    """

    usual_budget: ClassVar[str] = "200"

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.evaluator = Playouts(self.rng)
        self.chance = numpy.random.RandomState(seed % MOST_SEED)

    def choose(self, outlook: Outlook[Any]) -> Action:
        root = imagined(outlook, self.rng)
        bot = ismcts.ISMCTSBot(
            root.get_game(), self.evaluator, EXPLORE, 0, random_state=self.chance
        )
        bot.set_resampler(lambda state, seat: state.imagined(seat, self.rng))
        # `run_search`, with a budget in place of its number of simulations.
        node = bot.create_new_node(root)
        self.budget.begin()
        while self.budget.goes_on():
            bot.run_simulation(bot.sample_root_state(root))
        # The first simulation only opens the root.
        if not node.child_info:
            return outlook.legal_actions[self.rng.below(len(outlook.legal_actions))]
        policy = bot.get_final_policy(root, node)
        actions, shares = zip(*policy, strict=True)
        return outlook.game.action(int(self.chance.choice(actions, p=shares)))


class MCTS(Bot[Any]):
    """Monte Carlo tree search for open games: `open_spiel.python.algorithms.mcts.MCTSBot`.

    It would know all that is hidden, so it gets imagined states, a tree in each, whose visits are
    added up: perfect information Monte Carlo.
    """

    usual_budget: ClassVar[str] = "200"

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.evaluator = Playouts(self.rng)
        self.chance = numpy.random.RandomState(seed % MOST_SEED)

    def choose(self, outlook: Outlook[Any]) -> Action:
        visits = dict.fromkeys([action.index for action in outlook.legal_actions], 0)
        self.budget.begin()
        going = self.budget.goes_on()
        world = 0
        while going:
            simulations = 2 if world == 0 else max(2, self.budget.left() // max(1, WORLDS - world))
            for child in self.grown(imagined(outlook, self.rng), simulations).children:
                visits[child.action] += child.explore_count
            world += 1
            for _ in range(simulations):
                going = self.budget.goes_on()
        best = max(visits.values())
        found = [index for index, number in visits.items() if number == best]
        return outlook.game.action(found[self.rng.below(len(found))])

    def grown(self, state: SpielState, simulations: int) -> mcts.SearchNode:
        bot = mcts.MCTSBot(
            state.get_game(), EXPLORE, simulations, self.evaluator, random_state=self.chance
        )
        return bot.mcts_search(state)
