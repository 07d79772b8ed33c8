"""The games in OpenSpiel, and OpenSpiel's bots in ours."""

import subprocess
import sys
from array import array

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pithead[openspiel]")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from pithead.bots import find_bot  # noqa: E402
from pithead.engine.outlook import Outlook  # noqa: E402
from pithead.games import NAMES, find_game  # noqa: E402
from pithead.lab.openspiel import REGISTERED, SpielState  # noqa: E402

SEATS = [1, 2, 3]


def dealt(name: str, seats: int = 2, moves: int = 20) -> SpielState:
    """A moment of a game of seed 7 in which the last legal answer was always taken."""
    game = pyspiel.load_game(name, {"seats": seats, "seed": 7})
    state: SpielState = game.new_initial_state()
    for _ in range(moves):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", REGISTERED)
def test_open_spiels_own_test_passes(name: str, seats: int) -> None:
    if seats == 1 and "dwergar" in name:
        seats = 4
    game = pyspiel.load_game(name, {"seats": seats})

    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_options_are_named_with_colons() -> None:
    game = pyspiel.load_game("python_pithead_dwarf(seats=1,options=automaton:andvettr layered:yes)")

    assert game.setting.options == {"automaton": "andvettr", "layered": "yes"}


def test_the_bytes_of_chance_are_the_seed() -> None:
    state = pyspiel.load_game("python_pithead_dwarf").new_initial_state()

    for value in (0, 0, 1, 2):
        state.apply_action(value)

    assert str(state) == find_game("dwarf").start(2, {}, 258).text()


@pytest.mark.parametrize("name", REGISTERED)
def test_what_is_dealt_anew_looks_the_same_to_its_seat(name: str) -> None:
    state = dealt(name)
    seat = state.current_player()

    other = state.resample_from_infostate(seat, lambda: 0.3)

    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    assert str(other) != str(state)
    assert other.history() == []


@pytest.mark.parametrize("name", REGISTERED)
def test_the_observation_tensor_has_the_features_of_the_seat(name: str) -> None:
    state = dealt(name)
    game = state.get_game()
    features = game.setting.rules.features
    for seat in range(2):
        observation = make_observation(game)
        observation.set_from(state, seat)

        assert game.observation_tensor_size() == features.size
        assert array("f", state.observation_tensor(seat)).tobytes() == features.of(
            state.play.state, seat
        )
        assert {part: told.shape for part, told in observation.dict.items()} == {
            part.name: tuple(part.shape or [1]) for part in features.parts
        }


@pytest.mark.parametrize("name", REGISTERED)
def test_the_information_state_tensor_counts_the_seats_own_answers_too(name: str) -> None:
    state = dealt(name)
    game = state.get_game()
    size = game.setting.rules.features.size
    for seat in range(2):
        told = state.information_state_tensor(seat)
        counted = {
            action: pytest.approx(state.play.answers[seat].count(action) / 10)
            for action in state.play.answers[seat]
        }

        assert told[:size] == state.observation_tensor(seat)
        assert {at: each for at, each in enumerate(told[size:]) if each} == counted


def test_before_the_deal_nothing_is_known() -> None:
    state = pyspiel.load_game("python_pithead_dwergar").new_initial_state()

    assert not any(state.observation_tensor(0))


@pytest.mark.parametrize("name", REGISTERED)
def test_a_saved_state_goes_on_as_the_first(name: str) -> None:
    state = dealt(name)

    _, other = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    for each in (state, other):
        while not each.is_terminal():
            each.apply_action(each.legal_actions()[0])

    assert str(other) == str(state)
    assert other.returns() == state.returns()


@pytest.mark.parametrize("name", REGISTERED)
def test_open_spiels_bots_play_whole_games(name: str) -> None:
    game = pyspiel.load_game(name, {"seed": 3})
    evaluator = mcts.RandomRolloutEvaluator(max_length=5)
    bots = [mcts.MCTSBot(game, 2.0, 3, evaluator), ismcts.ISMCTSBot(game, evaluator, 2.0, 3)]
    state = game.new_initial_state()

    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))

    assert sum(state.returns()) == pytest.approx(0.0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("bot", ["ISMCTS", "MCTS"])
def test_the_arena_can_enter_them_and_their_games_come_out_again(name: str, bot: str) -> None:
    game = find_game(name)
    ends = []
    for _ in range(2):
        state = game.start(2, {}, 5)
        bots = [find_bot(f"pithead.lab.openspiel:{bot}:4", 1), find_bot("random", 2)]
        while not state.is_over():
            seat = state.next_seat()
            game.apply(state, seat, bots[seat].choose(Outlook(game, state, seat)))
        ends.append(state.text())

    assert ends[0] == ends[1]


def test_python_ends_in_peace_after_it() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import pithead.lab.openspiel"], capture_output=True, check=False
    )

    assert (ran.returncode, ran.stderr) == (0, b"")
