"""Many games stepped in one call: as they would go one by one, and a word where one stops."""

from typing import Any

import numpy
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pithead[lab]")

from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402

from pithead.bots.many import EVERY_SEAT, ManyGames  # noqa: E402
from pithead.engine.errors import BadSetup, BadStep  # noqa: E402
from pithead.engine.rng import seeded  # noqa: E402
from pithead.games import NAMES, find_game  # noqa: E402
from pithead.lab.vector import Vector  # noqa: E402

Facts = dict[str, Any]


def any_legal(facts: Facts, chance: numpy.random.Generator) -> Any:
    """One legal action for each game, by their masks."""
    return numpy.array([chance.choice(row.nonzero()[0]) for row in facts["action_mask"]])


def steps(env: Vector, count: int, seed: int = 1) -> list[Any]:
    """What so many random steps showed, with the observation before them."""
    seen, facts = env.reset(seed=seed)
    chance = numpy.random.default_rng(seed)
    result: list[Any] = [(seen, None, None, facts)]
    for _ in range(count):
        seen, rewards, are_over, _, facts = env.step(any_legal(facts, chance))
        result.append((seen, rewards, are_over, facts))
    return result


@pytest.mark.parametrize("opponents", ["random", "self"])
@pytest.mark.parametrize("name", NAMES)
def test_everything_shown_is_of_the_seat_to_act_in_its_game(name: str, opponents: str) -> None:
    env = Vector(name, 5, 2, opponents)
    seen, facts = env.reset(seed=3)
    chance = numpy.random.default_rng(3)
    for _ in range(60):
        assert env.games is not None
        for place, (state, seat) in enumerate(zip(env.games.states, env.games.to_act, strict=True)):
            rules = env.setting.rules
            assert facts["seat"][place] == seat
            assert seen[place].tobytes() == rules.features.of(state, seat)
            legal = [action.index for action in rules.legal_actions(state, seat)]
            assert facts["action_mask"][place].nonzero()[0].tolist() == sorted(legal)
        seen, _, _, _, facts = env.step(any_legal(facts, chance))
    assert env.observation_space.contains(seen)


def test_the_shape_is_that_of_a_vector_of_gymnasium() -> None:
    env = Vector("dwarf", 4, 3, rewards="rank")

    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.action_space.shape == (4,)
    for seen, rewards, are_over, _ in steps(env, 3)[1:]:
        assert seen.shape == (4, env.setting.rules.features.size)
        assert (rewards.shape, are_over.dtype) == ((4,), bool)


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_the_same_seed_and_actions_are_the_same_steps(opponents: str) -> None:
    one, other = (steps(Vector("dwarf", 3, 2, opponents), 150) for _ in range(2))

    for (seen, rewards, are_over, _), (seen_too, rewards_too, are_over_too, _) in zip(
        one[1:], other[1:], strict=True
    ):
        assert (seen == seen_too).all()
        assert (rewards == rewards_too).all()
        assert (are_over == are_over_too).all()
    assert any(are_over.any() for _, _, are_over, _ in one[1:])


def test_a_game_that_ends_is_rewarded_and_followed_by_another_at_once() -> None:
    env = Vector("dwarf", 3, 2, "self")
    ends = 0
    for seen, rewards, are_over, facts in steps(env, 200)[1:]:
        if not are_over.any():
            assert not rewards.any()
            assert "final_obs" not in facts
            continue
        for place in are_over.nonzero()[0]:
            ends += 1
            assert facts["_final_obs"][place]
            assert facts["final_rewards"][place].sum() == 0
            assert rewards[place] in facts["final_rewards"][place]
            assert (facts["final_obs"][place] != seen[place]).any()
            round_ = env.setting.rules.features.part("round").first
            assert seen[place][round_] == pytest.approx(0.1)
    assert ends > 2


def test_each_game_can_be_looked_at_again_by_its_seed() -> None:
    game = find_game("dwergar")
    many = ManyGames(game, 3, 3, {"events": 3}, 9, EVERY_SEAT, game.winners)

    for state, seed in zip(many.states, many.seeds, strict=True):
        assert state.text() == game.start(3, {"events": 3}, seed).text()


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    game = find_game("dwarf")
    one = ManyGames(game, 2, 2, {}, 4, 0, game.places)
    other = ManyGames(game, 2, 2, {}, 4, 0, game.places)
    chance = seeded(1)
    for _ in range(70):
        legal = one.states[0].offers[0]
        first = legal[chance.below(len(legal))].index
        one.step([first, one.states[1].offers[0][0].index])
        other.step([first, other.states[1].offers[0][-1].index])

    assert one.states[0].text() == other.states[0].text()
    assert one.states[1].text() != other.states[1].text()


def test_the_learners_seat_stays_or_changes_from_game_to_game() -> None:
    stays = {int(seat) for *_, facts in steps(Vector("dwarf", 3, 3, seat=1), 120)
             for seat in facts["seat"]}  # fmt: skip
    changes = [int(facts["seat"][0]) for *_, facts in steps(Vector("dwarf", 1, 3), 120)]

    assert stays == {1}
    assert set(changes) == {0, 1, 2}


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_an_action_that_is_not_legal_is_named_with_its_game_and_none_is_taken(
    opponents: str,
) -> None:
    env = Vector("dwarf", 3, 2, opponents)
    _, facts = env.reset(seed=1)
    assert env.games is not None
    before = [state.text() for state in env.games.states]
    actions = facts["action_mask"].argmax(axis=1)
    actions[2] = env.setting.rules.parse("decline").index

    with pytest.raises(BadStep, match=r"^Game 2: decline is not legal for seat \d now; legal: "):
        env.step(actions)
    actions[2] = 10_000
    with pytest.raises(BadStep, match=r"^Game 2: No action of dwarf is written '10000'; expected"):
        env.step(actions)

    assert [state.text() for state in env.games.states] == before


def test_without_copies_the_arrays_are_written_over() -> None:
    kept = steps(Vector("dwarf", 2, 2, copy=False), 2)
    copied = steps(Vector("dwarf", 2, 2), 2)

    assert kept[0][0] is kept[2][0]
    assert copied[0][0] is not copied[2][0]
    assert (kept[2][0] == copied[2][0]).all()


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"num_envs": 0}, "num_envs cannot be 0; expected a whole number from 1."),
        ({"opponents": "greedy"}, "opponents cannot be 'greedy'; expected random | self."),
        ({"seat": 2}, "seat cannot be 2; expected a number from 0 to 1, or None."),
        ({"opponents": "self", "seat": 0}, "seat cannot be 0; expected None, since the learner"),
        ({"rewards": "fame"}, "rewards cannot be 'fame'; expected win | rank | margin."),
        ({"seats": 9}, "dwarf is for 1-5 seats, not 9."),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(asked: Facts, sentence: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Vector(**{"game": "dwarf", "num_envs": 2, **asked})

    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("actions", "found"),
    [([0, 1], "int64 of shape (2,)"), ([0.5, 1, 2], "float64 of shape (3,)")],
)
def test_actions_of_another_shape_are_refused_with_one_sentence(
    actions: list[float], found: str
) -> None:
    env = Vector("dwarf", 3)
    with pytest.raises(BadSetup, match="expected reset before the first step"):
        env.step(numpy.zeros(3, int))
    env.reset(seed=1)

    with pytest.raises(BadSetup) as refused:
        env.step(numpy.array(actions))

    assert str(refused.value) == f"actions cannot be '{found}'; expected 3 whole numbers."
