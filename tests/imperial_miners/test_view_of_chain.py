"""What a table shows people beside the rules: the chain so far, costs, open places, words."""

import json
from importlib.resources import files
from typing import Any

import pytest

from imperial_miners.table import GAME, play, position
from pithead.engine.game import SPECTATOR
from pithead.engine.match import Match
from pithead.engine.record import record_from_json
from pithead.games.imperial_miners.state import MinersState
from pithead.text import catalogue
from rules import rule

# Below III/0 a chain has two ways at every step.
WALL = {"I/-2": "D01a", "I/0": "D06a", "I/2": "D12a", "II/-1": "D15a", "II/1": "D20a"}


def own(state: MinersState, seat: int = 0) -> dict[str, Any]:
    view: Any = GAME.view(state, seat)
    player: dict[str, Any] = view["players"][max(seat, 0)]
    return player


def chain(state: MinersState) -> list[str]:
    """Each step as `II/1 coins +3 gears +1`."""
    links = own(state)["chain"]
    return [
        " ".join([link["spot"], *[f"{name} {n:+}" for name, n in link["gains"].items()]])
        for link in links
    ]


@rule("IM-28", "IM-29")
def test_the_chain_shows_each_step_with_what_it_changed() -> None:
    state = position(red={"coins": 9, "hand": "D35a", "mine": WALL})

    play(state, "place 0", "effect b", "climb right", "effect a", "climb left", "effect a")

    assert chain(state) == ["III/0 coins +4", "II/1 coins +3 gears +1", "I/0 coins +2 gears +1",
                            "surface"]  # fmt: skip


@rule("IM-39")
def test_carts_that_come_together_are_a_gain_of_the_placed_card() -> None:
    state = position(red={"hand": "D12c", "mine": {"I/0": "D06b"}})

    play(state, "place -2")

    assert chain(state) == ["I/-2 carts +1"]


@rule("IM-36")
def test_a_price_is_a_loss_in_the_chain() -> None:
    state = position(red={"coins": 5, "hand": "D14a", "marker": "1 at 0"})

    play(state, "skip", "surface advance")

    assert chain(state) == ["I/0", "surface coins -2"]


@rule("IM-L4")
def test_a_fork_is_one_step_and_the_chain_goes_on_from_the_chosen_card() -> None:
    state = position(event="V15", red={"coins": 9, "hand": "D35a", "mine": WALL})

    play(state, "place 0", "skip", "fork left", "skip", "skip")
    assert (chain(state), own(state)["acting"]) == (["III/0", "II/-1"], "III/0")

    play(state, "climb right")
    assert (chain(state), own(state)["acting"]) == (["III/0", "II/-1", "II/1"], "II/1")


@rule("IM-16")
def test_a_new_round_begins_without_a_chain() -> None:
    state = position(event="V16 V04", red={"hand": "D14a D14b"})

    play(state, "play D14a", "effect a", "surface coins")

    # The next round has begun with its event: nothing of the last chain is left.
    assert (state.round, chain(state)) == (2, [])


@rule("IM-16")
def test_an_end_of_round_choice_leaves_the_chains_gains_as_they_were() -> None:
    state = position(event="V18", red={"hand": "D14a"})

    play(state, "effect a", "surface coins", "draw I")

    assert chain(state) == ["I/0 coins +3", "surface coins +2"]


@rule("IM-20")
def test_everyone_sees_which_card_a_seat_is_busy_with() -> None:
    state = position(2, red={"hand": "D14a"}, blue={"hand": "D14b"})

    play(state, "red: effect a")

    view: Any = GAME.view(state, SPECTATOR)
    assert [player["acting"] for player in view["players"]] == [None, "I/0"]


def doings(state: MinersState) -> list[str | None]:
    view: Any = GAME.view(state, SPECTATOR)
    return [player["doing"] for player in view["players"]]


@rule("IM-10")
def test_everyone_sees_who_still_discards_of_the_first_deal() -> None:
    state = GAME.start(2, seed=1)

    for _ in range(4):
        GAME.apply(state, 0, GAME.legal_actions(state, 0)[0])

    assert doings(state) == ["done", "discarding"]


@rule("IM-18", "IM-A22")
def test_everyone_sees_who_chooses_has_sealed_and_runs_the_chain() -> None:
    state = position(2, red={"hand": "D01a D14a"}, blue={"hand": "D01b D14b"})
    assert doings(state) == ["choosing", "choosing"]

    play(state, "red: play D14a")
    assert doings(state) == ["sealed", "choosing"]

    play(state, "blue: play D14b", "red: effect a")
    assert doings(state) == ["surface", "chain"]

    play(state, "red: surface coins")
    assert doings(state) == ["done", "chain"]


@rule("IM-12")
def test_the_own_hand_shows_what_each_card_costs_this_round() -> None:
    state = position(event="V12", red={"coins": 9, "hand": "D01a D02a D15a D36a"})

    assert own(state)["costs"] == [0, 0, 2, 2]
    assert own(state, SPECTATOR)["costs"] is None


@rule("IM-23", "IM-24", "IM-A1")
def test_the_own_mine_shows_where_a_card_of_each_level_could_go() -> None:
    state = position(red={"coins": 9, "hand": "D01a D15a", "mine": {"I/0": "D06a", "II/1": "D20a"}})

    assert own(state)["places"] == [[-2, 2], [-1], [0, 2], []]
    assert own(state, SPECTATOR)["places"] is None


@rule("IM-34", "IM-35", "IM-36", "IM-41", "IM-37", "IM-49")
def test_the_view_has_the_surface_the_limits_and_the_solo_scale() -> None:
    alone, together = position(1), position(2)

    view = GAME.view(alone, 0)
    assert view["surface"] == {
        "coins": 2,
        "cards": 3,
        "advances": [
            {"gift": "advance", "pay": 4, "steps": 2},
            {"gift": "advance-more", "pay": 8, "steps": 5},
        ],
    }
    assert view["most"] == {"hand": 8, "gears": 3}
    assert view["ranks"] == [0, 35, 46, 56, 61, 66]
    assert GAME.view(together, 0)["ranks"] is None


@pytest.mark.parametrize("language", ["en", "uk", "it"])
def test_every_listed_card_has_a_name_and_a_sentence_for_each_effect(language: str) -> None:
    words = catalogue(language)
    entries: list[Any] = list(GAME.card_list())
    for entry in entries:
        texts = entry.get("effects") or entry.get("spaces") or [entry["effect"]]
        messages: Any = [entry["title"], *entry["does"]]
        assert len(messages) == 1 + len(texts)
        assert all(message["key"] in words.patterns for message in messages)


def test_the_tutorial_replays_and_has_a_lesson_for_each_decision_of_the_learner() -> None:
    text = (files("pithead.server.tables.tutorials") / "imperial-miners.json").read_text("utf-8")
    script = json.loads(text)
    record = record_from_json(script["record"])

    match = Match(GAME, record)

    own_moves = [str(i) for i, (seat, _) in enumerate(record.actions) if seat == 0]
    assert list(script["lessons"]) == own_moves
    assert match.state.round == 4
    for language in ("en", "uk", "it"):
        assert set(script["lessons"].values()) <= set(catalogue(language).patterns)


def test_at_every_lesson_the_learner_is_asked_before_the_other_seat_can_move() -> None:
    """So that nobody leaves the script by being quick."""
    text = (files("pithead.server.tables.tutorials") / "imperial-miners.json").read_text("utf-8")
    record = record_from_json(json.loads(text)["record"])
    state = GAME.start(2, record.options, record.seed)

    for seat, notation in record.actions:
        to_act = state.seats_to_act()
        assert seat == (0 if 0 in to_act else 1)
        GAME.apply(state, seat, GAME.parse(notation))
