"""The box and the setup: IM-1 to IM-10, IM-A26."""

import pytest

from imperial_miners.look import coins, hand, legal, marker, names, to_act, vp
from imperial_miners.table import GAME, play, position
from pithead.engine.errors import BadSetup
from pithead.engine.options import OptionValue
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.words import LEVELS
from rules import rule

SEEDS = range(40)
LAST_TEN = "+".join(f"V{number:02}" for number in range(18, 8, -1))


def table(seats: int = 2, seed: int = 1, **options: OptionValue) -> MinersState:
    """The table as it is set up, before the first deal."""
    return GAME.set_up(seats, GAME.read_options(seats, options), seed)


def levels_in_hand(state: MinersState, seat: int) -> list[int]:
    kinds = state.players[seat].hand
    return [sum(state.cards.cards[kind].level == level for kind in kinds) for level in range(4)]


@rule("IM-1")
def test_there_are_136_mine_cards_in_four_levels() -> None:
    assert [len(GAME.cards.of_level(level)) for level in range(4)] == [36, 43, 43, 14]


@rule("IM-1")
def test_all_level_iv_cards_are_the_same() -> None:
    assert len(set(GAME.cards.of_level(3))) == 1


@rule("IM-2")
def test_there_are_eighteen_different_events() -> None:
    assert len({event.id for event in GAME.cards.events}) == 18


@rule("IM-3")
def test_there_are_three_progress_boards_of_two_sides() -> None:
    assert sorted(board.side for board in GAME.cards.boards) == ["1a", "1b", "2a", "2b", "3a", "3b"]


@rule("IM-3", "IM-9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_play_each_with_an_own_mine_and_marker(seats: int) -> None:
    state = table(seats)

    assert len({id(player.mine) for player in state.players}) == seats


@pytest.mark.parametrize("seats", [0, 6])
def test_no_other_number_may_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="imperial-miners is for 1-5 seats"):
        GAME.start(seats, {}, seed=1)


@rule("IM-4", "IM-5")
def test_more_coins_may_be_gained_than_the_box_holds() -> None:
    in_the_box = 42 * 1 + 18 * 5
    state = position(red={"coins": in_the_box, "hand": "D14a"})

    play(state, "effect a", "surface coins")

    assert coins(state) == in_the_box + 5


@rule("IM-4", "IM-5")
def test_more_points_may_be_gained_than_the_box_holds() -> None:
    in_the_box = 25 * 1 + 20 * 5 + 15 * 10
    state = position(event="V11", red={"vp": in_the_box})

    assert vp(state) == in_the_box + 3


@rule("IM-6", "IM-A26")
def test_each_board_is_laid_with_a_random_side_up() -> None:
    states = [table(seed=seed) for seed in SEEDS]
    sides = ["+".join(GAME.cards.boards[side].side for side in state.sides) for state in states]

    assert set(sides) == {f"1{a}+2{b}+3{c}" for a in "ab" for b in "ab" for c in "ab"}


@rule("IM-A26")
def test_the_sides_may_be_chosen() -> None:
    state = table(boards="3a+1b+2a")

    assert [GAME.cards.boards[side].side for side in state.sides] == ["1b", "2a", "3a"]


@rule("IM-A26")
@pytest.mark.parametrize("sides", ["1a+1b+2a", "1a+2a", "1a+2a+3c", "1a+2a+3a+3b", "a"])
def test_one_side_of_each_board_must_be_chosen(sides: str) -> None:
    with pytest.raises(BadSetup, match=r"boards cannot be .*; expected random \| one side of each"):
        GAME.start(2, {"boards": sides}, seed=1)


@rule("IM-7")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_each_mine_deck_is_shuffled(level: int) -> None:
    on_top = {table(seed=seed).decks[level][-1] for seed in SEEDS}

    assert len(on_top) > 10


@rule("IM-7")
def test_each_deck_holds_the_cards_of_its_level_and_has_its_own_pile() -> None:
    state = table()

    for level in range(len(LEVELS)):
        assert sorted(state.decks[level]) == GAME.cards.of_level(level)
    assert state.discards == [[], [], [], []]


@rule("IM-2", "IM-8")
def test_ten_events_lie_face_down_and_eight_are_put_away() -> None:
    state = table()

    assert (len(state.events), len(state.unused_events)) == (10, 8)
    assert sorted(state.events + state.unused_events) == list(range(18))


@rule("IM-8")
def test_any_event_may_be_the_first_and_any_may_be_put_away() -> None:
    states = [table(seed=seed) for seed in range(300)]

    assert {state.events[-1] for state in states} == set(range(18))
    assert {state.unused_events[0] for state in states} == set(range(18))


@rule("IM-8")
def test_the_events_may_be_given_in_their_order() -> None:
    state = table(events=LAST_TEN)

    assert [GAME.cards.events[event].id for event in reversed(state.events)] == LAST_TEN.split("+")


@rule("IM-8")
@pytest.mark.parametrize("events", ["V01", LAST_TEN.replace("V09", "V10"), LAST_TEN + "+V01"])
def test_given_events_are_ten_different_ones(events: str) -> None:
    with pytest.raises(BadSetup, match=r"expected random \| 10 different ids of V01 to V18"):
        GAME.start(1, {"events": events}, seed=1)


@rule("IM-9")
def test_everyone_begins_with_nothing_and_the_marker_on_no_board() -> None:
    state = GAME.start(3, {}, seed=1)

    for who in ("red", "blue", "green"):
        assert (coins(state, who), vp(state, who), marker(state, who)) == (0, 0, "none")


@rule("IM-10")
def test_two_three_and_three_cards_are_dealt() -> None:
    state = GAME.start(5, {}, seed=1)

    assert [levels_in_hand(state, seat) for seat in range(5)] == [[2, 3, 3, 0]] * 5


@rule("IM-10")
def test_cards_are_dealt_seat_by_seat_level_by_level() -> None:
    before = table(3)
    expected = []
    for _ in range(3):
        cards = [before.decks[level].pop() for level in (0, 0, 1, 1, 1, 2, 2, 2)]
        expected.append(names(before, sorted(cards)))

    state = GAME.start(3, {}, seed=1)

    assert [hand(state, who) for who in ("red", "blue", "green")] == expected


@rule("IM-10")
def test_four_cards_are_discarded_one_at_a_time() -> None:
    state = GAME.start(1, {}, seed=1)

    for left in (8, 7, 6, 5):
        assert len(state.players[0].hand) == left
        play(state, legal(state)[0])

    assert (len(state.players[0].hand), state.round) == (4, 1)


@rule("IM-10", "IM-A27")
def test_the_discarded_cards_go_to_the_piles_of_their_levels() -> None:
    state = GAME.start(1, {"events": LAST_TEN}, seed=1)
    gone = sorted(state.players[0].hand)[:4]

    while state.round == 0:
        play(state, legal(state)[0])

    assert state.discards == [
        [kind for kind in gone if GAME.cards.cards[kind].level == level] for level in range(4)
    ]


@rule("IM-10")
def test_everyone_discards_at_the_same_time() -> None:
    state = GAME.start(3, {}, seed=1)

    play(state, f"green: {legal(state, 'green')[0]}", f"green: {legal(state, 'green')[-1]}")

    assert to_act(state) == "red, blue, green"


@rule("IM-10")
def test_nothing_goes_to_the_piles_before_all_have_chosen() -> None:
    state = GAME.start(2, {"events": LAST_TEN}, seed=1)
    chosen = {0: state.players[0].hand[:4], 1: state.players[1].hand[4:]}

    for seat, kinds in chosen.items():
        for kind in kinds:
            assert state.discards == [[], [], [], []]
            GAME.apply(state, seat, GAME.cards.actions.discard[kind])

    gone = sorted(chosen[0] + chosen[1])
    assert sorted(kind for pile in state.discards for kind in pile) == gone
    assert [state.players[seat].aside for seat in (0, 1)] == [[], []]


@rule("IM-10")
def test_in_a_first_game_everyone_keeps_two_cards_of_each_level() -> None:
    state = GAME.start(4, {"first_game": True, "events": LAST_TEN}, seed=1)

    assert [levels_in_hand(state, seat) for seat in range(4)] == [[2, 2, 2, 0]] * 4
    assert (state.round, state.discards) == (1, [[], [], [], []])
