"""The games in PettingZoo: its own tests pass, and every seat sees what is its own."""

import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from types import ModuleType
from typing import Any

import numpy
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from pithead.engine.errors import BadBox, BadSetup, IllegalAction
from pithead.engine.rng import seeded
from pithead.games import find_game
from pithead.lab.pettingzoo import dwarf_v0, dwergar_v0, imperial_miners_v0

MODULES = [dwarf_v0, dwergar_v0, imperial_miners_v0]
TURNS = [dwarf_v0, dwergar_v0]
TABLES = [
    *[(dwarf_v0, seats) for seats in (1, 2, 3, 4, 5)],
    *[(dwergar_v0, seats) for seats in (2, 3, 4)],
    *[(imperial_miners_v0, seats) for seats in (1, 2, 3, 4, 5)],
]
SVG = {"svg": lambda drawn: drawn.startswith("<svg")}


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo says of every observation with a mask that it is no array."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")
        yield


def acted(env: Any, times: int, seed: int = 1) -> Any:
    """So many turns from the seed, each with the last legal action."""
    env.reset(seed=seed)
    for _ in range(times):
        seen, _, is_over, is_cut_off, _ = env.last()
        env.step(None if is_over or is_cut_off else seen["action_mask"].nonzero()[0][-1])
    return env


@pytest.mark.parametrize(("module", "seats"), TABLES)
def test_pettingzoos_own_test_passes(module: ModuleType, seats: int) -> None:
    api_test(module.env(seats=seats), num_cycles=60)


@pytest.mark.parametrize("module", MODULES)
def test_the_same_seed_is_the_same_game(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=80)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_acting_at_once_passes_pettingzoos_own_tests(seats: int) -> None:
    made = partial(imperial_miners_v0.parallel_env, seats)

    parallel_api_test(made(), num_cycles=60)
    parallel_seed_test(made, num_cycles=40)


def test_a_game_is_cut_off_after_so_many_cycles() -> None:
    max_cycles_test(imperial_miners_v0)


@pytest.mark.parametrize("module", TURNS)
def test_no_seat_acts_more_often_than_it_may(module: ModuleType) -> None:
    env = module.env(max_cycles=3)
    env.reset(seed=1)
    turns = dict.fromkeys(env.agents, 0)

    for agent in env.agent_iter():
        seen, _, is_over, is_cut_off, _ = env.last()
        assert not is_over
        turns[agent] += not is_cut_off
        env.step(None if is_cut_off else seen["action_mask"].argmax())

    assert max(turns.values()) == 3


@pytest.mark.parametrize("module", MODULES)
def test_every_render_mode_shows_the_table(
    module: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(module.env, custom_tests=SVG)

    assert "\x1b[" in capsys.readouterr().out


@pytest.mark.parametrize("module", MODULES)
def test_pictures_have_one_size_and_change_with_the_game(module: ModuleType) -> None:
    frames = [acted(module.env(4, render_mode="rgb_array"), moves).render() for moves in (0, 40)]

    assert frames[0].shape == frames[1].shape
    assert (frames[0] != frames[1]).any()


@pytest.mark.parametrize(("module", "seats"), TABLES)
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(module: ModuleType, seats: int) -> None:
    raw = acted(module.env(seats), 25).unwrapped
    for agent, seat in raw.seats.items():
        true = raw.state_now
        seen = observed(raw, agent)
        for seed in range(3):
            raw.state_now = raw.setting.rules.reimagined(true, seat, seeded(seed))
            other = observed(raw, agent)
            assert raw.state_now.text() != true.text() or seats == 1
            assert all((other[key] == seen[key]).all() for key in ("observation", "action_mask"))
        raw.state_now = true


def observed(raw: Any, agent: str) -> dict[str, numpy.ndarray[Any, Any]]:
    if raw.metadata["is_parallelizable"]:
        return dict(raw.observed()[agent])
    return dict(raw.observe(agent))


@pytest.mark.parametrize("module", TURNS)
def test_a_seed_deals_the_game_of_that_seed(module: ModuleType) -> None:
    raw = acted(module.raw_env(3), 0, seed=77)

    assert raw.state_now.text() == find_game(raw.setting.rules.name).start(3, {}, 77).text()


def test_without_a_seed_other_games_follow_and_come_out_again() -> None:
    games = []
    for _ in range(2):
        env = acted(dwarf_v0.raw_env(), 0)
        for _ in range(3):
            games.append(env.state_now.text())
            env.reset()

    assert games[:3] == games[3:]
    assert len(set(games)) == 3


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("rewards", ["win", "rank", "margin"])
def test_the_end_is_worth_what_was_asked_for(module: ModuleType, rewards: str) -> None:
    env = module.env(3, rewards=rewards)
    raw = env.unwrapped
    env.reset(seed=3)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, _, _ = env.last()
        got[agent] += reward
        env.step(None if is_over else seen["action_mask"].argmax())
    rules, state = raw.setting.rules, raw.state_now
    totals = [score["total"] for score in rules.scores(state)]
    best = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(3)]

    assert (
        list(got.values())
        == {
            "win": [pytest.approx((3 * rules.result(state, seat) - 1) / 2) for seat in range(3)],
            "rank": [pytest.approx(ranked(rules.places(state), seat)) for seat in range(3)],
            "margin": [totals[seat] - best[seat] for seat in range(3)],
        }[rewards]
    )


def ranked(places: list[int], seat: int) -> float:
    """Of three: 1, 0 and -1, and who ties has the mean of theirs."""
    shared = [index for index, place in enumerate(sorted(places)) if place == places[seat]]
    return sum(1.0 - index for index in shared) / len(shared)


def test_an_action_that_is_not_legal_ends_the_game_as_lost() -> None:
    env = acted(dwarf_v0.env(), 0)
    loser = env.agent_selection
    seen = env.observe(loser)

    env.step(seen["action_mask"].argmin())

    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[loser] == -1.0


def test_without_wrappers_it_is_refused_by_name() -> None:
    env = acted(dwarf_v0.raw_env(), 0)

    with pytest.raises(IllegalAction, match="legal: place 1"):
        env.step(env.observe(env.agent_selection)["action_mask"].argmin())


def test_at_once_it_is_not_taken_and_asked_again() -> None:
    env = imperial_miners_v0.parallel_env()
    seen, _ = env.reset(seed=1)
    mask = seen["player_0"]["action_mask"]
    right = int(seen["player_1"]["action_mask"].argmax())

    after, _, _, _, facts = env.step({"player_0": int(mask.argmin()), "player_1": right})

    assert facts == {"player_0": {"refused": True}, "player_1": {}}
    assert (after["player_0"]["action_mask"] == mask).all()


def test_who_is_done_before_the_others_can_only_wait() -> None:
    env = imperial_miners_v0.parallel_env(3)
    seen, _ = env.reset(seed=1)
    waits = 0
    for _ in range(40):
        for seat, agent in enumerate(env.agents):
            legal = seen[agent]["action_mask"].nonzero()[0].tolist()
            is_asked = seat in env.state_now.seats_to_act()
            assert (legal == [env.wait]) == (not is_asked)
            waits += not is_asked
        seen, *_ = env.step({each: int(seen[each]["action_mask"].argmax()) for each in env.agents})

    assert waits > 0


def test_acting_at_once_comes_to_the_same_in_any_order() -> None:
    env = imperial_miners_v0.parallel_env(3)
    seen, _ = env.reset(seed=1)
    rules = env.setting.rules
    for _ in range(30):
        other = env.state_now.copy()
        actions = {each: int(seen[each]["action_mask"].argmax()) for each in env.agents}
        for seat in reversed(other.seats_to_act()):
            rules.apply(other, seat, rules.action(actions[f"player_{seat}"]))
        seen, *_ = env.step(actions)

        assert env.state_now.text() == other.text()


@pytest.mark.parametrize("module", MODULES)
def test_a_pickled_environment_begins_as_the_first_one_did(module: ModuleType) -> None:
    first = module.env(3, rewards="rank").unwrapped

    other = pickle.loads(pickle.dumps(first))
    for each in (first, other):
        each.reset(seed=4)

    assert other.state_now.text() == first.state_now.text()
    assert other.setting.reward is first.setting.reward


def test_options_and_box_are_those_of_the_game() -> None:
    env = acted(dwarf_v0.raw_env(layered=True, box={"rules": {"items_to_end": 5}}), 0)

    assert env.setting.options["layered"] is True
    assert env.setting.rules.fingerprint != find_game("dwarf").fingerprint


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"seats": 7}, "dwarf is for 1-5 seats, not 7."),
        ({"layerd": True}, "dwarf has no option called layerd; expected one of"),
        ({"rewards": "luck"}, "rewards cannot be 'luck'; expected win | rank | margin."),
        ({"render_mode": "film"}, "render_mode cannot be 'film'; expected human | ansi"),
        ({"max_cycles": 0}, "max_cycles cannot be 0; expected a whole number from 1, or None."),
        ({"box": "nowhere.toml"}, "Cannot read nowhere.toml: No such file or directory."),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        dwarf_v0.env(**asked)

    assert str(refused.value).startswith(sentence)


def test_a_mistake_in_a_box_says_where_it_is() -> None:
    with pytest.raises(BadBox, match="box: rules: items_to_end: 'many'"):
        dwarf_v0.env(box={"rules": {"items_to_end": "many"}})
