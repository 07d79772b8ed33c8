"""Box files for Imperial Miners: an owner's values over ours, or a set in place of ours."""

from typing import Any

import pytest

from every_game.tables import choice
from imperial_miners.boxes import CHANGES, WHOLE, boxed
from imperial_miners.look import coins, hand, legal, marker, vp
from imperial_miners.table import GAME, play, position
from pithead.engine.box import read_toml
from pithead.engine.match import new_match
from pithead.engine.record import read_record
from pithead.engine.rng import seeded
from pithead.games import find_game, open_record
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.game import ImperialMiners
from pithead.games.imperial_miners.words import LEVELS
from rules import rule


def counts(game: ImperialMiners) -> list[int]:
    """Copies of each level."""
    return [len(game.cards.of_level(level)) for level in range(len(LEVELS))]


# -- values over ours --------------------------------------------------------------------------


@pytest.mark.parametrize("box", [None, {}, {"cards": {}}, {"cards": {"D15": {"cost": 2}}}])
def test_a_box_that_changes_nothing_keeps_the_fingerprint(box: dict[str, Any] | None) -> None:
    assert make(box).fingerprint == GAME.fingerprint


@pytest.mark.parametrize(
    "text",
    [
        "cards.D15.cost = 3",
        "cards.D15.level = 3",
        'cards.D15.factions = ""',
        'cards.D15.name = "Another Name"',
        'cards.D15.effects = ["coin 1"]',
        'cards.D15.halves = ["L"]',
        'cards.D15.mark = "box"',
        'events.V01.name = "Another name"',
        'events.V01.when = "round end"',
        'events.V01.effect = "draw 3"',
        'boards.1a.focus = "other"',
        'boards.1a.spaces = ["coin 1", "vp 1"]',
        "surface.coins = 3",
        "surface.cards = 4",
        "surface.advances = [{ pay = 1, steps = 1 }, { pay = 2, steps = 2 }]",
        "rules.rounds = 9",
        "rules.hand = 9",
        "rules.gears = 4",
    ],
)
def test_any_value_may_be_changed_and_changes_the_fingerprint(text: str) -> None:
    assert boxed(text).fingerprint != GAME.fingerprint


def test_a_changed_card_is_the_only_one_changed() -> None:
    ours, theirs = GAME.cards.cards, boxed("cards.D28.cost = 9").cards.cards

    changed = [
        card.notation
        for card, own in zip(theirs, ours, strict=True)
        if card.to_json() != own.to_json()
    ]
    assert changed == ["D28"]


@rule("IM-12")
def test_a_changed_cost_and_effect_are_played() -> None:
    game = boxed('cards.D28 = { cost = 5, effects = ["vp 9"] }')
    state = position(game=game, red={"coins": 6, "hand": "D28", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect a")

    assert (coins(state), vp(state)) == (1, 9)


@rule("IM-16")
def test_a_changed_event_is_played() -> None:
    state = position(game=boxed('events.V04.effect = "vp 4"'), event="V04", red={"hand": "D14a"})

    assert vp(state) == 4


@rule("IM-44")
def test_a_changed_space_is_played() -> None:
    game = boxed('boards.1a.spaces = ["coin 1", "vp 5", "vp 1"]')
    state = position(game=game, red={"coins": 4, "hand": "D14a", "marker": "1 at 0"})

    play(state, "skip", "surface advance")

    assert (marker(state), vp(state)) == ("1 at 2", 5)


@rule("IM-34", "IM-36")
def test_a_changed_surface_is_played() -> None:
    game = boxed("surface = { coins = 5, advances = [{pay = 1, steps = 1}, {pay = 2, steps = 2}] }")
    state = position(game=game, red={"coins": 1, "hand": "D14a"})
    play(state, "skip")
    assert "surface advance" in legal(state)

    play(state, "surface coins")

    assert coins(state) == 6


@rule("IM-41")
def test_a_changed_hand_limit_is_played() -> None:
    state = position(game=boxed("rules.hand = 2"), red={"hand": "D14a D15a D16a D17a"})

    play(state, "effect a")

    assert legal(state) == ["discard D15a", "discard D16a", "discard D17a"]


@rule("IM-37")
def test_a_changed_number_of_gears_is_played() -> None:
    game = boxed('rules.gears = 1\ncards.D14.effects = ["gear 3 this; vp 1 per full"]')
    state = position(game=game, red={"hand": "D14a"})

    play(state, "effect a")

    assert vp(state) == 1


def test_a_card_of_ones_own_is_added_to_ours() -> None:
    assert counts(boxed(CHANGES)) == [36, 43 + 2, 43, 14]


# -- a set of ones own -------------------------------------------------------------------------


def test_a_replaced_table_drops_all_of_ours() -> None:
    game = boxed(WHOLE)

    assert {card.design for card in game.cards.cards} == {
        "toll", "stairs", "quay", "wheel", "breach", "bridge", "vault", "forge", "shrine", "heart"
    }  # fmt: skip


def test_only_the_tables_named_are_replaced() -> None:
    text = WHOLE.replace('replace = ["cards", "events", "boards"]', 'replace = ["cards"]')

    game = boxed(text)

    assert (len(game.cards.events), counts(game)) == (18 + 10, [10, 15, 15, 3])


@rule("IM-L1", "IM-11")
def test_copies_with_other_half_carts_are_other_kinds() -> None:
    kinds = [card for card in boxed(WHOLE).cards.cards if card.design == "toll"]

    assert [(card.notation, card.to_json()["halves"], card.copies) for card in kinds] == [
        ("tolla", ["L", "R"], 2),
        ("tollb", ["BL", "BR"], 1),
    ]


@rule("IM-L1")
def test_half_carts_may_be_written_in_any_order() -> None:
    kinds = boxed('cards.D14.halves = ["R L", "L R"]').cards.cards

    assert [card.copies for card in kinds if card.design == "D14"] == [2]


@rule("IM-L1")
def test_every_copy_of_the_level_iv_card_is_the_same() -> None:
    (kind,) = [card for card in GAME.cards.cards if card.level == 3]

    assert (kind.copies, kind.to_json()["halves"]) == (14, ["TL", "TR"])


@rule("IM-L1", "IM-6")
def test_one_side_of_each_board_is_used_whatever_sides_there_are() -> None:
    text = WHOLE + '\n[boards.1z]\nspaces = ["coin 1", "coin 2"]\n'
    game = boxed(text)

    sides = {game.cards.boards[game.start(1, {}, seed).sides[0]].side for seed in range(20)}

    assert sides == {"1a", "1b", "1z"}


@pytest.mark.parametrize("text", [WHOLE, CHANGES], ids=["whole", "changes"])
@pytest.mark.parametrize("seats", [1, 5])
def test_the_example_files_are_played_from_deal_to_score(text: str, seats: int) -> None:
    game = find_game("imperial-miners", read_toml(text, "my.toml"), "my.toml")
    state = game.start(seats, {}, 7)
    rng = seeded(7)

    while not state.is_over():
        seat, action = choice(game, state, rng)
        game.apply(state, seat, action)

    assert (state.ending, len(game.scores(state))) == ("rounds", seats)


def test_a_record_carries_its_box_and_replays_without_the_file() -> None:
    box = read_toml(WHOLE, "my.toml")
    game = find_game("imperial-miners", box, "my.toml")
    match = new_match(game, ["red"], {}, 3, box)
    for _ in range(12):
        match.play(0, game.legal_actions(match.state, 0)[0])

    again = open_record(read_record(match.record.to_text()))

    assert again.state.facts() == match.state.facts()


def test_the_cards_of_an_own_set_are_in_the_hands() -> None:
    own = position(game=boxed(WHOLE), red={"hand": "tolla wheela"})

    assert hand(own) == "wheela"
