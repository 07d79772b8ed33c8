"""Setting the table: DW-6 to DW-11."""

import pytest

from dwarf.look import owns
from dwarf.table import GAME
from pithead.engine.errors import BadSetup
from pithead.engine.options import OptionValue
from pithead.games.dwarf.state import DwarfState
from rules import rule

SEEDS = range(60)


def table(seats: int = 2, seed: int = 1, **options: OptionValue) -> DwarfState:
    """The table as it is set up, before the first excavation."""
    return GAME.set_up(seats, GAME.read_options(seats, options), seed)


@rule("DW-6")
def test_the_nine_starting_cards_lie_on_their_positions() -> None:
    state = table()

    assert [state.cards.cards[number].id for (number,) in state.stacks] == [
        f"D0{place}" for place in range(1, 10)
    ]


@rule("DW-7")
def test_the_nine_special_cards_are_dealt_into_three_piles_of_three() -> None:
    state = table()

    assert [len(pile) for pile in state.piles] == [3, 3, 3]
    assert len({card for pile in state.piles for card in pile}) == 9


@rule("DW-7")
def test_the_special_cards_are_shuffled() -> None:
    on_top = {state.piles[0][-1] for state in (table(seed=seed) for seed in SEEDS)}

    assert on_top == set(range(54, 63))


@rule("DW-8")
def test_the_mountain_holds_the_forty_five_mountain_cards() -> None:
    state = table()

    assert sorted(state.mountains[0]) == list(range(9, 54))


@rule("DW-8")
def test_the_mountain_is_shuffled() -> None:
    lanterns_on_top = [
        state.cards.cards[state.mountains[0][-1]].lanterns
        for state in (table(seed=seed) for seed in SEEDS)
    ]

    assert set(lanterns_on_top) == {2, 3}


@rule("DW-9")
def test_the_layered_mountain_has_all_two_lantern_cards_on_top() -> None:
    state = table(layered=True)

    lanterns = [state.cards.cards[card].lanterns for card in reversed(state.mountains[0])]
    assert lanterns == [2] * 23 + [3] * 22


@rule("DW-9")
def test_each_layer_of_the_mountain_is_shuffled_by_itself() -> None:
    one, other = table(layered=True, seed=1), table(layered=True, seed=2)

    assert one.mountains[0][:22] != other.mountains[0][:22]
    assert one.mountains[0][22:] != other.mountains[0][22:]


@rule("DW-9")
def test_the_mountain_is_not_layered_unless_asked_for() -> None:
    mixed = {
        state.cards.cards[card].lanterns
        for state in (table(seed=seed) for seed in SEEDS)
        for card in state.mountains[0][:1]
    }

    assert mixed == {2, 3}


@rule("DW-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everyone_starts_with_two_workers_and_nothing_else(seats: int) -> None:
    state = table(seats=seats)

    assert [player.facts() for player in state.players] == [
        {"regulars": 2, "helpers": 0} for _ in range(max(2, seats))
    ]


@rule("DW-10")
def test_the_zero_start_is_read_as_owning_nothing() -> None:
    assert owns(table(), "red") == "nothing"


@rule("DW-11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_random(seats: int) -> None:
    chosen = {table(seats=seats, seed=seed).first for seed in SEEDS}

    assert chosen == set(range(seats))


@rule("DW-11")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_may_be_given(first: int) -> None:
    state = GAME.start(3, {"first": first}, seed=1)

    assert state.seats_to_act() == [first - 1]


@rule("DW-11")
def test_a_first_player_must_have_a_seat() -> None:
    with pytest.raises(BadSetup, match=r"first cannot be 3; expected random \| 1 \| 2"):
        GAME.start(2, {"first": 3}, seed=1)


@rule("DW-9", "DW-11", "DW-45")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("layered", [True, False])
def test_every_combination_of_options_starts_a_game(seats: int, layered: bool) -> None:
    if seats == 1:
        more: list[dict[str, OptionValue]] = [
            {"automaton": level} for level in ("eldhusfifl", "andvettr", "andvettr-fadir")
        ]
    else:
        more = [{"first": first} for first in ("random", *range(1, seats + 1))]

    for options in more:
        state = GAME.start(seats, {"layered": layered, **options}, seed=7)
        assert state.seats_to_act() != []


@rule("DW-45")
def test_an_automaton_is_only_for_one_seat() -> None:
    with pytest.raises(BadSetup, match="Option automaton is only for 1 seats, not 2"):
        GAME.start(2, {"automaton": "andvettr"}, seed=1)


@rule("DW-45")
def test_nobody_chooses_who_starts_against_an_automaton() -> None:
    with pytest.raises(BadSetup, match="Option first is only for 2, 3, 4, 5 seats, not 1"):
        GAME.start(1, {"first": 1}, seed=1)


@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_may_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="dwarf is for 1-5 seats"):
        GAME.start(seats, {}, seed=1)
