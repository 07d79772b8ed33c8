"""The search bot: open-loop Monte Carlo tree search over imagined states.

Every simulation imagines the hidden things anew and walks one tree of actions, so that what the
bot cannot see is averaged over and never known: determinisation, anew for each simulation, in the
tree of ISMCTS (information set Monte Carlo tree search, Cowling, Powley and Whitehouse 2012; the
single-observer kind). Each node keeps a value for each seat, and each
seat is taken to do what is best for itself. Where several seats act at once, the others are not in
the tree: they cannot be answered, only expected.

A game says which of two trees suits it. Where its evaluation can judge a moment, a step of the
tree is a whole move: the action and what belongs to it (`greedy.follow`), so that depth is counted
in moves and not in the small questions a move is made of; the evaluation speaks at a new leaf, and
a prior from it says which actions are tried first, so long lists widen as visits grow. Where only
the end can judge, every question is a step, and a new leaf is played to the end by chance and by
habit (`habits`): that is so cheap that many such ends say more than a few careful looks.
"""

from math import exp, sqrt
from typing import Any, ClassVar, Final, final

from pithead.bots.bot import Bot, Foreseen, Thought
from pithead.bots.budget import Budget
from pithead.bots.expecting import WELL_KNOWN, Expectations
from pithead.bots.greedy import best, follow
from pithead.bots.habits import Habits
from pithead.bots.tree import Node, Scale, lead, most_visited, visits_of
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.outlook import Outlook
from pithead.engine.rng import Rng

# How much newness counts beside value: where a prior says what is worth a try, and where nothing
# does.
EXPLORE_GUIDED: Final = 0.5
EXPLORE_BLIND: Final = 1.1
# How sharply the prior follows the evaluation, and what an untried action is taken to be worth
# below its parent.
SHARPNESS: Final = 5.0
UNTRIED: Final = 0.08
DEEPEST: Final = 12
DEEPEST_QUESTION: Final = 100
# After so many simulations each time, a look whether the choice can still change.
GLANCE: Final = 16
# For how many actions the search says why, and how many moves ahead.
EXPLAINED: Final = 5
MOVES_TOLD: Final = 4
# In how many imagined games it plays on to see what a move will have changed.
PLAYED_ON: Final = 4


@final
class SearchBot(Bot[Any]):
    """Anytime: the more simulations, the better it plays.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> outlook = Outlook(game, game.start(seats=2, options={"first": "1"}, seed=1), seat=0)
    >>> bot = pithead.bot("search:40", seed=1)
    >>> bot.choose(outlook) in outlook.legal_actions
    True
    >>> best = bot.think(outlook)[0]
    >>> best.visits > 0, best.moves > 0
    (True, True)
    """

    usual_budget: ClassVar[str] = "200"

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.scale = Scale()
        self.habits = Habits(0, 0)
        # Kept only where somebody wants to know why.
        self.expectations: Expectations | None = None
        # The subtree of the last choice, for the next decision if it follows at once.
        self.kept: Node | None = None
        self.root = Node(0)

    def choose(self, outlook: Outlook[Any]) -> Action:
        """The best action; no longer thought about than its choice can change."""
        return self.search(outlook, True)[0].action

    def think(self, outlook: Outlook[Any]) -> list[Thought]:
        """All actions, the best first, as well known as the budget allows; the first with why.

        After the most visited come those that are known well, by what they are worth.
        """
        expectations = Expectations()
        self.expectations = expectations
        thoughts = in_order_of_value(self.search(outlook, False))
        self.expectations = None
        before = outlook.game.tallies(outlook.imagine(self.rng))[outlook.seat]
        explained: list[Thought] = []
        for thought in thoughts:
            if len(explained) < EXPLAINED and thought.visits:
                first = thought.action.index
                line = self.line_after(outlook, thought.action)
                moves = expectations.farthest(first, 1 + told_moves(line), before)
                if moves == 0:
                    expectations.forget(first)
                    moves = self.play_on(outlook, thought.action, before, expectations)
                gains = expectations.gains(first, moves, before)
                explained.append(
                    Thought(thought.action, thought.value, thought.visits, line, gains, moves)
                )
            else:
                explained.append(thought)
        return explained

    def search(self, outlook: Outlook[Any], until_settled: bool) -> list[Thought]:
        root = self.root_for(outlook)
        self.root = root
        budget = self.budget
        budget.begin()
        while budget.goes_on():
            self.simulate(outlook.game, outlook.imagine(self.rng), outlook.seat, root)
            if until_settled and budget.done % GLANCE == 0 and lead(root) > budget.left():
                break
        thoughts = [self.thought_of(root, outlook.seat, each) for each in outlook.legal_actions]
        thoughts.sort(key=by_visits, reverse=True)
        self.kept = root.children.get(thoughts[0].action.index)
        return thoughts

    def thought_of(self, root: Node, seat: int, action: Action) -> Thought:
        child = root.children.get(action.index)
        if child is None or child.visits == 0:
            return Thought(action, 0.0, 0)
        return Thought(action, self.value_at(child, seat), child.visits)

    def line_after(self, outlook: Outlook[Any], first: Action) -> list[Foreseen]:
        """The moves most looked at after this one, in one imagined game: a principal variation.

        Where nothing was looked at often enough, the next move is the one that looks best.
        """
        game = outlook.game
        state = outlook.imagine(self.rng)
        node = self.root
        seat = outlook.seat
        action = first
        line: list[Foreseen] = []
        while True:
            state = self.stepped(game, state, seat, action, line)
            child = node.children.get(action.index)
            if child is None or told_moves(line) == MOVES_TOLD:
                return line
            node = child
            if not self.answer_others(game, state, outlook.seat):
                return line
            seat = outlook.seat if state.offers[outlook.seat] else state.next_seat()
            following = most_visited(node, state.offers[seat])
            if following is None and told_moves(line):
                return line
            if following is None:
                action = self.promising(game, state, seat)
                share = 0.0
            else:
                action = following
                share = node.children[action.index].visits / visits_of(node, state.offers[seat])
            line.append(Foreseen(seat, action, game.offers(state, seat, action), share, False))

    def promising(self, game: Game[Any], state: State, seat: int) -> Action:
        """The action that looks best right after it and what belongs to it."""
        values: list[float] = []
        for action in state.offers[seat]:
            values.append(game.evaluate(self.moved(game, state.copy(), seat, action), seat))
        return state.offers[seat][best(values)]

    def play_on(
        self, outlook: Outlook[Any], first: Action, before: dict[str, int], told: Expectations
    ) -> int:
        """Let everybody do what looks best until a number of this seat has changed.

        Notes that for several imagined games after as many moves; returns how many those are.
        """
        game = outlook.game
        wanted = DEEPEST
        for _ in range(PLAYED_ON):
            state = self.moved(game, outlook.imagine(self.rng), outlook.seat, first)
            moves = 1
            while moves < wanted and (
                wanted < DEEPEST or game.tallies(state)[outlook.seat] == before
            ):
                if not self.answer_others(game, state, outlook.seat):
                    break
                seat = outlook.seat if state.offers[outlook.seat] else state.next_seat()
                state = self.moved(game, state, seat, self.promising(game, state, seat))
                moves += 1
            if wanted == DEEPEST:
                wanted = moves
            told.note(first.index, wanted, game.tallies(state)[outlook.seat])
        return wanted

    def stepped(
        self, game: Game[Any], state: State, seat: int, action: Action, told: list[Foreseen]
    ) -> State:
        """One step down this game's kind of tree; what belongs to the move is told too."""
        if game.is_judged_by_its_end():
            game.apply(state, seat, action)
            return state
        return self.moved(game, state, seat, action, told)

    def root_for(self, outlook: Outlook[Any]) -> Node:
        """The tree grown below the last choice, if this is the decision it expected."""
        kept = self.kept
        self.kept = None
        if kept is not None and kept.seat == outlook.seat and kept.children:
            legal = [action.index for action in outlook.legal_actions]
            if all(index in legal for index in kept.children):
                return kept
        self.scale = Scale()
        self.habits = Habits(outlook.seats, len(outlook.game.table.actions))
        return Node(outlook.seats)

    def simulate(
        self, game: Game[Any], state: State, me: int, root: Node, forced: Action | None = None
    ) -> State:
        """One walk down the tree, one new leaf, and its value back up.

        The walk begins with the forced action, where there is one. Returns where it ended.
        """
        plays_out = game.is_judged_by_its_end()
        path = [root]
        first = -1
        taken: list[int] = []
        node = root
        for _ in range(DEEPEST_QUESTION if plays_out else DEEPEST):
            if not self.answer_others(game, state, me):
                break
            seat = me if state.offers[me] else state.next_seat()
            node.seat = seat
            if plays_out:
                action = forced or self.pick(state, seat, node, False)
                game.apply(state, seat, action)
                taken.append(self.habits.key(action, seat))
            else:
                tried = self.add_priors(game, state, seat, node)
                action = forced or self.pick(state, seat, node, True)
                after = tried.get(action.index)
                state = self.moved(game, state, seat, action) if after is None else after
            forced = None
            if first < 0:
                first = action.index
            child = node.children.get(action.index)
            is_new = child is None
            if child is None:
                child = Node(state.seats)
                node.children[action.index] = child
            path.append(child)
            node = child
            if self.expectations is not None:
                self.expectations.note(first, len(path) - 1, game.tallies(state)[me])
            if is_new:
                break
        if plays_out:
            self.habits.play_out(game, state, self.rng, taken)
        self.habits.learn(taken, self.back_up(game, state, path))
        return state

    def answer_others(self, game: Game[Any], state: State, me: int) -> bool:
        """Where all act at once, the others answer at random. False when the game is over."""
        while True:
            seat = state.next_seat()
            if seat < 0:
                return False
            if state.offers[me] or not state.agenda.is_together():
                return True
            answer_at_random(game, state, seat, self.rng)

    def moved(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        action: Action,
        told: list[Foreseen] | None = None,
    ) -> State:
        """Where an action and what belongs to it lead; the state given is used up."""
        horizon = game.horizon(state)
        game.apply(state, seat, action)
        return follow(game, state, seat, horizon, self.rng, told)

    def pick(self, state: State, seat: int, node: Node, has_priors: bool) -> Action:
        """The action with the best mix of value, prior and newness: PUCT, as in AlphaZero.

        Where there is no prior, all actions have the same.
        """
        actions = state.offers[seat]
        total = float(len(actions))
        explore = EXPLORE_BLIND
        if has_priors:
            explore = EXPLORE_GUIDED
            total = 0.0
            for action in actions:
                total += node.priors[action.index]
        base = self.value_at(node, seat) - UNTRIED
        spread = explore * sqrt(float(node.visits) + 1.0)
        scores: list[float] = []
        for action in actions:
            prior = (node.priors[action.index] if has_priors else 1.0) / total
            child = node.children.get(action.index)
            if child is None:
                scores.append(base + spread * prior)
            else:
                value = self.value_at(child, seat)
                scores.append(value + spread * prior / (1.0 + child.visits))
        return actions[best(scores)]

    def value_at(self, node: Node, seat: int) -> float:
        return self.scale.share(node.totals[seat] / node.visits) if node.visits else 0.5

    def add_priors(self, game: Game[Any], state: State, seat: int, node: Node) -> dict[int, State]:
        """How good each action looks right after it, worked out once for each.

        Returns the states that were made for it, by the actions that led there.
        """
        tried: dict[int, State] = {}
        missing = [action for action in state.offers[seat] if action.index not in node.priors]
        values: list[float] = []
        for action in missing:
            after = self.moved(game, state.copy(), seat, action)
            tried[action.index] = after
            value = game.evaluate(after, seat)
            self.scale.see(value)
            values.append(value)
        for i in range(len(missing)):
            node.priors[missing[i].index] = exp(SHARPNESS * self.scale.share(values[i]))
        return tried

    def back_up(self, game: Game[Any], state: State, path: list[Node]) -> list[float]:
        """What the end of a walk is worth to each seat, noted along its path."""
        values: list[float] = []
        for seat in range(state.seats):
            value = game.evaluate(state, seat)
            self.scale.see(value)
            values.append(value)
        for node in path:
            node.visits += 1
            for seat in range(len(values)):
                node.totals[seat] += values[seat]
        return values


def answer_at_random(game: Game[Any], state: State, seat: int, rng: Rng) -> None:
    actions = state.offers[seat]
    game.apply(state, seat, actions[rng.below(len(actions))])


def in_order_of_value(thoughts: list[Thought]) -> list[Thought]:
    """The most visited first, then what is known well by its value, then the rest as it was."""
    known = [each for each in thoughts[1:] if each.visits >= WELL_KNOWN]
    known.sort(key=by_value, reverse=True)
    return thoughts[:1] + known + [each for each in thoughts[1:] if each.visits < WELL_KNOWN]


def told_moves(line: list[Foreseen]) -> int:
    """How many moves a line has, what belongs to them not counted."""
    count = 0
    for each in line:
        if not each.is_part:
            count += 1
    return count


def by_visits(thought: Thought) -> float:
    return thought.visits + thought.value


def by_value(thought: Thought) -> float:
    return thought.value
