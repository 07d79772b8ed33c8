"""The games in Gymnasium: its own check passes, opponents play, and learners find their masks."""

import pickle
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from pithead.bots import find_bot
from pithead.engine.errors import BadSetup
from pithead.engine.outlook import Outlook
from pithead.games import find_game
from pithead.lab.gymnasium import REGISTERED
from pithead.lab.gymnasium.seat import Seat
from pithead.lab.seeds import seed_for

TABLES: list[dict[str, Any]] = [
    {"id": "pithead/Dwarf-v0", "opponents": ["search:4"]},
    {"id": "pithead/Dwarf-v0", "seats": 5, "rewards": "rank", "layered": True},
    *[
        {"id": "pithead/Dwarf-v0", "seats": 1, "automaton": automaton}
        for automaton in ("eldhusfifl", "andvettr", "andvettr-fadir")
    ],
    {"id": "pithead/Dwergar-v0", "seats": 3, "opponents": ["greedy", "random"]},
    {"id": "pithead/ImperialMiners-v0", "seats": 4, "rewards": "margin"},
    {"id": "pithead/ImperialMiners-v0", "seats": 1},
]


def seat_of(**asked: Any) -> Seat:
    env = gymnasium.make(**asked).unwrapped
    assert isinstance(env, Seat)
    return env


def played(env: Seat, seed: int) -> tuple[float, dict[str, Any]]:
    """To its end, always by the first legal action."""
    _, facts = env.reset(seed=seed)
    while True:
        _, reward, is_over, _, facts = env.step(facts["action_mask"].argmax())
        if is_over:
            return float(reward), facts


@pytest.mark.parametrize("asked", TABLES)
def test_gymnasiums_own_check_passes_without_a_warning(asked: dict[str, Any]) -> None:
    env = seat_of(**asked)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


def test_one_name_imports_and_registers() -> None:
    code = (
        "import gymnasium\n"
        'env = gymnasium.make("pithead.lab.gymnasium:pithead/ImperialMiners-v0")\n'
        "print(env.spec.id)"
    )

    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ran.stdout.strip() == "pithead/ImperialMiners-v0" == REGISTERED[-1]


@pytest.mark.parametrize("asked", TABLES)
def test_the_seat_is_asked_until_the_game_is_over(asked: dict[str, Any]) -> None:
    env = seat_of(**asked)

    reward, facts = played(env, 3)

    assert env.state.is_over()
    assert reward == env.setting.rewards(env.state)[env.seat]
    assert facts["place"] == env.setting.rules.places(env.state)[env.seat]
    assert facts["total"] == env.setting.rules.scores(env.state)[env.seat]["total"]


@pytest.mark.parametrize("asked", TABLES)
def test_masks_are_where_learners_look_for_them(asked: dict[str, Any]) -> None:
    env = seat_of(**asked)
    _, facts = env.reset(seed=1)
    for _ in range(12):
        legal = env.setting.rules.legal_actions(env.state, env.seat)
        mask = env.action_masks()
        assert mask.nonzero()[0].tolist() == sorted(action.index for action in legal)
        assert (facts["action_mask"] == mask).all()
        *_, facts = env.step(mask.argmax())


def test_the_opponents_play_as_they_would_in_the_arena() -> None:
    env = seat_of(id="pithead/Dwarf-v0", seats=3, opponents=["greedy", "random"], seat=1)
    played(env, 8)
    game = find_game("dwarf")
    state = game.start(3, {}, 8)
    bots = {0: find_bot("greedy", seed_for(8, 0)), 2: find_bot("random", seed_for(8, 2))}

    while not state.is_over():
        seat = state.next_seat()
        legal = game.legal_actions(state, seat)
        first = min(legal, key=game.index)
        game.apply(
            state, seat, bots[seat].choose(Outlook(game, state, seat)) if seat in bots else first
        )

    assert env.state.text() == state.text()


def test_seats_change_from_game_to_game_or_stay() -> None:
    env, other = seat_of(id="pithead/Dwarf-v0"), seat_of(id="pithead/Dwarf-v0", seat=1)

    assert {env.reset(seed=seed)[1]["seat"] for seed in range(9)} == {0, 1}
    assert {other.reset(seed=seed)[1]["seat"] for seed in range(9)} == {1}


def test_the_same_seed_is_the_same_row_of_games() -> None:
    rows = []
    for _ in range(2):
        env = seat_of(id="pithead/Dwergar-v0")
        texts = [env.state.text() for seed in (6, None, None) if env.reset(seed=seed)]
        rows.append(texts)

    assert rows[0] == rows[1]
    assert len(set(rows[0])) == 3


def test_an_action_that_is_not_legal_ends_the_game_as_lost() -> None:
    for rewards, worth in {"win": -1.0, "margin": -100.0}.items():
        env = seat_of(id="pithead/Dwarf-v0", rewards=rewards)
        _, facts = env.reset(seed=1)

        _, reward, is_over, is_cut_off, facts = env.step(facts["action_mask"].argmin())

        assert (reward, is_over, is_cut_off, facts["refused"]) == (worth, True, False, True)


def test_several_processes_step_games_side_by_side() -> None:
    tables: Any = gymnasium.make_vec(
        "pithead/Dwarf-v0", num_envs=2, vectorization_mode="async", opponents="greedy"
    )
    try:
        seen, facts = tables.reset(seed=5)
        after, *_ = tables.step(facts["action_mask"].argmax(axis=1))
        masks = tables.call("action_masks")
    finally:
        tables.close()
    alone = seat_of(id="pithead/Dwarf-v0", opponents="greedy")
    first, facts = alone.reset(seed=6)

    assert (seen[1] == first).all()
    assert (after[1] == alone.step(facts["action_mask"].argmax())[0]).all()
    assert (masks[1] == alone.action_masks()).all()


def test_a_pickled_environment_begins_as_the_first_one_did() -> None:
    env = seat_of(id="pithead/Dwarf-v0", seats=1, automaton="andvettr")
    other = pickle.loads(pickle.dumps(env))

    assert numpy.array_equal(env.reset(seed=2)[0], other.reset(seed=2)[0])
    assert other.state.text() == find_game("dwarf").start(1, {"automaton": "andvettr"}, 2).text()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"seats": 9}, "dwarf is for 1-5 seats, not 9."),
        ({"opponents": "nobody"}, "There is no bot called 'nobody'; expected one of"),
        ({"opponents": ["random"] * 2}, "opponents cannot be ['random', 'random']; expected"),
        ({"opponents": 3}, "opponents cannot be 3; expected one bot, or a list of 1."),
        ({"seat": 2}, "seat cannot be 2; expected a number from 0 to 1, or None."),
        ({"oponents": "random"}, "dwarf has no option called oponents; expected one of"),
        ({"automaton": "andvettr"}, "Option automaton is only for 1 seats, not 2."),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        gymnasium.make("pithead/Dwarf-v0", **asked)

    assert str(refused.value).startswith(sentence)
