"""Pieces and setup: DG-1, DG-3 to DG-14."""

from collections import Counter
from itertools import combinations

import pytest

from dwergar.look import cart, dwarf_at, furnaces, hand, heat, legal, owns, points, to_act
from dwergar.table import COLOURS, GAME, finish, play, position
from pithead.engine.errors import BadSetup
from pithead.engine.options import OptionValue
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import DECKS, LEVELS, PLACES, TIERS
from rules import rule

SEEDS = range(60)


def table(seats: int = 2, seed: int = 1, **options: OptionValue) -> DwergarState:
    """The table as it is set up, before the first project is opened."""
    return GAME.set_up(seats, GAME.read_options(seats, options), seed)


def workers_in_play(state: DwergarState) -> Counter[str]:
    names = [dwarf_at(state, place) for place in PLACES]
    for colour in COLOURS[: state.seats]:
        names += hand(state, colour).split(", ")
    return Counter(name for name in names if name not in ("nobody", "foreman"))


# -- pieces ------------------------------------------------------------------------------------


@rule("DG-1")
def test_the_bank_never_runs_out() -> None:
    state = position(red={"stone": 5000, "workers": "engineer"})

    play(state, "place engineer mine-1", "mine")

    assert cart(state, "red", "1") == "3 stone"


@rule("DG-1", "DG-32")
def test_stone_iron_gold_and_crystal_rise_in_value() -> None:
    state = position(red={"crystal": 1, "workers": "engineer"})

    play(state, "place engineer laboratory", "exchange crystal", "exchange gold", "exchange iron")

    assert owns(state, "red") == "2 stone, 1 iron, 1 gold"


@rule("DG-3", "DG-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_of_the_eighteen_workers_are_in_play(seats: int) -> None:
    counts = [workers_in_play(table(seats, seed)) for seed in SEEDS]

    assert {count.total() for count in counts} == {12}
    assert {number for count in counts for number in count.values()} <= set(range(7))


@rule("DG-3", "DG-12")
def test_everyone_has_their_own_foreman() -> None:
    state = table(seats=4)

    assert ["foreman" in hand(state, colour) for colour in COLOURS] == [True] * 4


@rule("DG-4", "DG-41")
def test_nobody_builds_a_ninth_furnace() -> None:
    state = position(red={"iron": 2, "cool": 4, "hot": 3, "workers": "engineer"})

    play(state, "place engineer workshop", "build")

    assert furnaces(state, "red") == "3 hot, 5 cool"
    assert owns(state, "red") == "1 iron"


@rule("DG-4")
def test_installed_furnaces_count_among_the_eight() -> None:
    state = position(
        red={"iron": 2, "cool": 6, "workers": "engineer foreman"},
        furnaces={"forge": "red", "mine-1": "red"},
        actions=2,
    )

    play(state, "place engineer workshop", "place foreman studio")

    assert furnaces(state, "red") == "0 hot, 6 cool"


@rule("DG-5")
def test_a_dwarf_may_go_to_any_of_ten_places() -> None:
    state = position(red={"workers": "engineer"})

    assert legal(state) == [f"place engineer {place}" for place in PLACES]
    assert [
        *["mine-1", "mine-2", "mine-3", "mine-4"],
        *["laboratory", "bellows", "lift", "workshop", "forge", "studio"],
    ] == PLACES


@rule("DG-5", "DG-20")
def test_a_place_holds_one_dwarf() -> None:
    state = position(red={"workers": "engineer"}, standing={"forge": "blacksmith"})

    play(state, "place engineer forge")

    assert dwarf_at(state, "forge") == "engineer"
    assert hand(state, "red") == "blacksmith"


@rule("DG-5", "DG-52")
def test_a_place_holds_one_installed_furnace() -> None:
    state = position(red={"gold": 1, "cool": 1}, furnaces={"studio": "blue"})

    play(state, "place foreman studio")

    assert furnaces(state, "red") == "0 hot, 1 cool"


@rule("DG-6")
def test_five_tiles_carry_a_cart_for_each_player() -> None:
    state = table(seats=3)

    assert LEVELS == ["transit", "1", "2", "3", "4"]
    assert [len(tile) for tile in state.carts] == [3 * 5] * 5


@rule("DG-7")
@pytest.mark.parametrize(
    ("deck", "first"),
    [
        ("western", 1),
        ("new_shaft", 10),
        ("golden_terraces", 19),
        ("old_shaft", 28),
        ("eastern", 37),
    ],
)
def test_a_deck_has_four_basic_and_five_advanced_projects(deck: str, first: int) -> None:
    projects = [card for card in table().cards.projects if DECKS[card.deck] == deck]

    assert [card.number for card in projects] == list(range(first, first + 9))
    assert [TIERS[card.tier] for card in projects] == ["basic"] * 4 + ["advanced"] * 5


@rule("DG-7")
def test_the_fifteen_events_are_numbered_from_46_to_60() -> None:
    assert [event.number for event in table().cards.events] == list(range(46, 61))


# -- decks -------------------------------------------------------------------------------------


def deck_names(state: DwergarState) -> set[str]:
    return {DECKS[state.cards.project(number).deck] for number in state.deck}


@rule("DG-8")
@pytest.mark.parametrize(
    ("seats", "decks"),
    [
        (2, {"western", "new_shaft"}),
        (3, {"western", "new_shaft", "golden_terraces"}),
        (4, {"western", "new_shaft", "golden_terraces", "eastern"}),
    ],
)
def test_the_recommended_decks(seats: int, decks: set[str]) -> None:
    state = table(seats)

    assert deck_names(state) == decks
    assert len(state.deck) == 9 * seats


@rule("DG-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_choice_of_decks_is_legal(seats: int) -> None:
    for decks in combinations(DECKS, seats):
        assert deck_names(table(seats, decks="+".join(decks))) == set(decks)


@rule("DG-8")
@pytest.mark.parametrize(
    "decks", ["western", "western+western", "western+eastern+old_shaft", "western+southern", ""]
)
def test_as_many_different_decks_as_players(decks: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        table(2, decks=decks)

    assert "2 of western, new_shaft" in str(refusal.value)


@rule("DG-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_basic_projects_lie_on_the_advanced_ones(seats: int) -> None:
    for seed in SEEDS:
        state = table(seats, seed)
        tiers = [TIERS[state.cards.project(number).tier] for number in reversed(state.deck)]
        assert tiers == ["basic"] * (4 * seats) + ["advanced"] * (5 * seats)


@rule("DG-9")
def test_each_half_of_the_deck_is_shuffled() -> None:
    decks = [table(2, seed).deck for seed in SEEDS]

    assert {deck[-1] for deck in decks} == {1, 2, 3, 4, 10, 11, 12, 13}
    assert {deck[0] for deck in decks} == {5, 6, 7, 8, 9, 14, 15, 16, 17, 18}


@rule("DG-9", "DG-15")
def test_five_projects_are_open_when_the_game_begins() -> None:
    state = GAME.start(2, {}, seed=1)

    assert (len(state.row), len(state.deck)) == (5, 13)


# -- events and rounds -------------------------------------------------------------------------


@rule("DG-10")
def test_nine_events_and_ten_rounds_unless_chosen_otherwise() -> None:
    state = table()

    assert (len(state.events), state.rounds) == (9, 10)


@rule("DG-10")
@pytest.mark.parametrize("edition", ["2021", "2020"])
@pytest.mark.parametrize("events", range(1, 16))
def test_there_is_one_round_more_than_events(events: int, edition: str) -> None:
    state = GAME.start(2, {"events": events, "edition": edition}, seed=1)
    finish(state)

    assert (state.round, len(state.past_events)) == (events + 1, events)


@rule("DG-10")
@pytest.mark.parametrize("events", [0, 16, "many"])
def test_any_other_number_of_events_is_refused(events: OptionValue) -> None:
    with pytest.raises(BadSetup):
        table(2, events=events)


@rule("DG-10")
def test_the_events_are_random() -> None:
    assert {table(2, seed, events=1).events[0] for seed in range(200)} == set(range(46, 61))


# -- dealing -----------------------------------------------------------------------------------


@rule("DG-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_gets_one_worker(seats: int) -> None:
    state = table(seats)

    assert [sum(player.workers) for player in state.players] == [1] * seats


@rule("DG-11")
@pytest.mark.parametrize(
    ("seats", "empty"), [(2, set()), (3, {"mine-4"}), (4, {"mine-3", "mine-4"})]
)
def test_the_other_workers_stand_on_the_places(seats: int, empty: set[str]) -> None:
    state = table(seats)

    assert {place for place in PLACES if dwarf_at(state, place) == "nobody"} == empty


@rule("DG-11")
def test_workers_are_dealt_at_random() -> None:
    states = [table(4, seed) for seed in SEEDS]
    kinds = {"engineer", "blacksmith", "ironworker"}

    assert {hand(state, "red").partition(",")[0] for state in states} == kinds
    assert {dwarf_at(state, "studio") for state in states} == kinds
    assert len({tuple(sorted(workers_in_play(state).items())) for state in states}) > 5


@rule("DG-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_everyone_starts_with_two_cool_furnaces_and_nothing_scored(colour: str) -> None:
    state = table(seats=4)

    assert furnaces(state, colour) == "0 hot, 2 cool"
    assert (heat(state, colour), points(state, colour)) == (0, 0)


@rule("DG-13")
@pytest.mark.parametrize(
    ("colour", "level", "load"),
    [
        ("red", "transit", "2 stone"),
        ("blue", "1", "3 stone"),
        ("green", "2", "2 iron"),
        ("yellow", "3", "1 iron, 1 gold"),
    ],
)
def test_start_goods_lie_on_the_board_and_in_one_cart(colour: str, level: str, load: str) -> None:
    state = table(seats=4)

    assert owns(state, colour) == "1 stone"
    loads = {each: cart(state, colour, each) for each in LEVELS}
    assert loads == dict.fromkeys(LEVELS, "empty") | {level: load}


@rule("DG-14")
def test_the_first_seat_starts_every_round_and_the_others_follow() -> None:
    state = GAME.start(3, {"events": 3}, seed=1)
    turns = []
    while not state.is_over() and state.round < 4:
        turns.append((state.round, to_act(state)))
        (seat,) = state.seats_to_act()
        GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])

    order = [turn for i, turn in enumerate(turns) if turn not in turns[:i]]
    assert order == [(n, name) for n in (1, 2, 3) for name in ("red", "blue", "green")]
