"""The three games as Python games of OpenSpiel.

Chance is explicit and comes first: it names a seed byte by byte, and whatever follows is a
function of seed and answers (the Harsanyi transformation: all chance at the root, and nobody sees
what it dealt). So a history replays to the same state, as a record does, which MCTS needs; what a
seat does not know is dealt anew by `resample_from_infostate`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from pithead.engine.errors import BadSetup
from pithead.engine.options import OptionValue
from pithead.engine.rng import Rng, seeded
from pithead.games import NAMES
from pithead.lab.environments.rewards import worth
from pithead.lab.openspiel.observer import Observer
from pithead.lab.openspiel.play import BYTES, VALUES, Play, Setting, known_game

# Answers of one seat in one game; about a hundred is usual. A bound is asked for.
MOST_ANSWERS: Final = 500
BY_CHANCE: Final = -1
SEEDS_APART: Final = 2**53
Type = pyspiel.GameType


def game_type(
    name: str, title: str, counts: list[int], seed: int, is_alone: bool
) -> pyspiel.GameType:
    return Type(
        short_name=f"python_pithead_{name.replace('-', '_')}",
        long_name=f"{title} (Pithead)",
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC
        if seed == BY_CHANCE
        else Type.ChanceMode.DETERMINISTIC,
        information=Type.Information.IMPERFECT_INFORMATION,
        utility=Type.Utility.GENERAL_SUM if is_alone else Type.Utility.ZERO_SUM,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=counts[-1],
        min_num_players=counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2, "options": "", "seed": BY_CHANCE},
    )


def read_options(text: str) -> dict[str, OptionValue]:
    """`first:1 layered:yes`: OpenSpiel keeps `=`, `,` and brackets for itself."""
    options: dict[str, OptionValue] = {}
    for pair in text.split():
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadSetup(
                "error.option_value",
                {"name": "options", "value": pair, "expected": "name:value"},
            )
        options[name] = value
    return options


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats, options and, if it is not left to chance, its seed."""

    def __init__(self, setting: Setting, params: Mapping[str, Any]) -> None:
        rules = setting.rules
        self.setting = setting
        self.seed: int = params.get("seed", BY_CHANCE)
        is_alone = setting.seats == 1
        kind = game_type(rules.name, rules.title, rules.seat_counts, self.seed, is_alone)
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(rules.table.actions),
            max_chance_outcomes=VALUES if self.seed == BY_CHANCE else 0,
            num_players=setting.seats,
            min_utility=worth(0.0, setting.seats),
            max_utility=1.0,
            utility_sum=None if is_alone else 0.0,
            max_game_length=MOST_ANSWERS * setting.seats,
        )
        super().__init__(kind, facts, dict(params))

    def new_initial_state(self, text: str | None = None) -> "SpielState":
        """Before the seed is thrown, or dealt where it is given; or a position of ours."""
        state = SpielState(self, Play(self.setting))
        if text is not None:
            state.play.state = self.setting.rules.position(text)
        elif self.seed != BY_CHANCE:
            state.play.deal(self.seed)
        return state

    def max_chance_nodes_in_history(self) -> int:
        return BYTES if self.seed == BY_CHANCE else 0

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setting, kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game. Of several seats that are asked at once the first is to answer.

    What they answer stays sealed from each other, so it comes to the same as at once.
    """

    def __init__(self, game: SpielGame, play: Play) -> None:
        super().__init__(game)
        self.play = play

    def current_player(self) -> int:
        state = self.play.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = state.next_seat()
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def is_terminal(self) -> bool:
        return self.play.state is not None and self.play.state.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(value, 1.0 / VALUES) for value in range(VALUES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play.state is not None
        return sorted([action.index for action in self.play.state.offers[player]])

    def _apply_action(self, action: int) -> None:
        if self.play.state is None:
            self.play.throw(action)
        else:
            self.play.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        return self.play.setting.rules.table.actions[action].notation

    def returns(self) -> list[float]:
        """A win is worth 1, shared or not alike in sum; what it is worth, the others lose."""
        play = self.play
        seats = play.setting.seats
        if not self.is_terminal():
            return [0.0] * seats
        return [worth(play.setting.rules.result(play.state, seat), seats) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that this seat cannot tell from this one.

        It has no history: how it came about is dealt anew as well, and the true seed stays hidden.
        """
        return self.imagined(player, seeded(int(sampler() * SEEDS_APART)))

    def imagined(self, seat: int, rng: Rng) -> "SpielState":
        """The same with chance of ours."""
        play = self.play
        state = play.state
        if state is not None:
            state = play.setting.rules.reimagined(state, seat, rng)
        answers = [each.copy() for each in play.answers]
        return SpielState(self.get_game(), Play(play.setting, play.thrown, state, answers))

    def __str__(self) -> str:
        play = self.play
        if play.state is not None:
            return play.state.text()
        return "seed " + bytes(play.thrown).hex()


def registered(name: str) -> str:
    """Tell OpenSpiel of a game of ours; returns what it is called there."""
    rules = known_game(name)
    kind = game_type(name, rules.title, rules.seat_counts, BY_CHANCE, False)

    # A class and no function: OpenSpiel lets go of it after Python has ended, when only what is
    # held by itself, as classes are, can be let go of.
    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            given = params or {}
            options = read_options(given.get("options", ""))
            super().__init__(Setting(rules, given.get("seats", 2), options), given)

    pyspiel.register_game(kind, Registered)
    return str(kind.short_name)


REGISTERED: Final = [registered(name) for name in NAMES]
