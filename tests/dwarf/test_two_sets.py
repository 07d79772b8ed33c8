"""Four or five players with two sets of cards: DW-51 and DW-52."""

import pytest

from dwarf.look import ids, legal, mountain, owns, pile, stack_ids, to_act, told, workers
from dwarf.table import CARD_IDS, GAME, finish_round, play, position
from rules import rule


@rule("DW-51")
@pytest.mark.parametrize(("seats", "mines"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_four_or_five_play_in_two_mines(seats: int, mines: int) -> None:
    state = GAME.start(seats, {}, seed=1)

    assert (len(state.mountains), len(state.piles), len(state.stacks)) == (
        mines,
        3 * mines,
        9 * mines,
    )


@rule("DW-51")
def test_each_mine_has_a_whole_set_of_its_own() -> None:
    state = GAME.set_up(4, GAME.read_options(4, {}), seed=1)

    for mine in range(2):
        piles = state.piles[3 * mine : 3 * mine + 3]
        assert sorted(state.mountains[mine]) == list(range(9, 54))
        assert sorted(card for each in piles for card in each) == list(range(54, 63))
        assert state.stacks[9 * mine : 9 * mine + 9] == [[card] for card in range(9)]


@rule("DW-51")
def test_the_two_mountains_and_piles_are_shuffled_apart() -> None:
    state = GAME.set_up(5, GAME.read_options(5, {}), seed=1)

    assert state.mountains[0] != state.mountains[1]
    assert state.piles[:3] != state.piles[3:]


@rule("DW-51")
def test_two_cards_a_round_go_into_each_mine() -> None:
    state = position(seats=4, mountain="1 gold, 2 orcs, b3 help, b4 axe", excavating=True)

    assert [stack_ids(state, place) for place in ("1", "2", "b3", "b4")] == [
        "D01, D28",
        "D02, D11",
        "D03, D39",
        "D04, D31",
    ]


@rule("DW-51")
def test_workers_go_to_either_or_both_mines() -> None:
    state = position(seats=4)

    play(state, "red: place 1", "blue: place b1", "green: place b2", "yellow: place 2")
    play(state, "yellow: place b3", "green: place b4", "blue: place 5", "red: pass")

    assert (owns(state, "yellow"), owns(state, "green")) == ("6 iron", "6 iron")


@rule("DW-51")
def test_all_eighteen_positions_may_be_chosen() -> None:
    state = position(seats=5, piles=[])

    assert legal(state) == [f"place {mine}{n}" for mine in ("", "b") for n in range(1, 10)]


@rule("DW-51")
def test_undefended_monsters_of_both_mines_hit_everyone() -> None:
    state = position(seats=4, laid="4 dragon, b4 dragon", yellow="5 gold", red="1 gold")

    play(state, "red: place 1", "blue: place 2", "green: place b1", "yellow: place b2")
    play(state, "yellow: pass", "green: pass", "blue: pass", "red: pass")

    assert (owns(state, "yellow"), owns(state, "red")) == ("3 iron, 3 gold", "3 iron")


@rule("DW-51")
def test_orcs_in_one_mine_stop_mining_in_both() -> None:
    state = position(seats=4, laid="b2 orcs", piles=[])

    play(state, "red: place 1", "blue: place b1", "green: place 3", "yellow: place b3")
    play(state, "yellow: pass", "green: pass", "blue: pass", "red: pass")

    assert [owns(state, name) for name in ("red", "blue", "green", "yellow")] == ["nothing"] * 4


@rule("DW-51", "DW-23")
def test_a_muster_covers_both_mines() -> None:
    state = position(seats=4, laid="4 dragon, b4 dragon", piles=["muster_army"])

    play(state, "red: special 1 workers")
    finish_round(state)

    assert told(state, "struck") == []


@rule("DW-51", "DW-24", "DW-52")
def test_a_council_sends_cards_of_both_mines_back_to_their_own_mountains() -> None:
    state = position(
        seats=4, laid="4 dragon, b5 help", piles=["hold_council"], mountain="1 gold, b1 sidhe"
    )

    play(state, "red: special 1 workers")

    assert (mountain(state, 0), mountain(state, 1)) == (["D22", "D28"], ["D32", "D37"])


@rule("DW-51", "DW-24")
def test_a_council_shuffles_both_mountains() -> None:
    next_cards = set()
    for seed in range(60):
        state = position(
            seats=4,
            laid="4 dragon, b5 help",
            piles=["hold_council"],
            mountain="1 gold, b1 sidhe",
            seed=seed,
        )
        play(state, "red: special 1 workers")
        next_cards.add(tuple(CARD_IDS[cards[-1]] for cards in state.mountains))

    assert next_cards == {("D22", "D32"), ("D22", "D37"), ("D28", "D32"), ("D28", "D37")}


@rule("DW-51", "DW-30")
def test_the_shafts_of_both_mines_collapse() -> None:
    state = position(seats=4, laid="4 dragon, b5 help", piles=["collapse_shafts"])

    play(state, "red: special 1 workers")

    assert (stack_ids(state, "4"), stack_ids(state, "b5")) == ("D22, D04", "D32, D05")


@rule("DW-51", "DW-31")
def test_both_mines_run_amok() -> None:
    orders = set()
    for seed in range(30):
        state = position(seats=4, laid="4 dragon, b5 help", piles=["run_amok"], seed=seed)
        play(state, "red: special 1 workers")
        orders.add((stack_ids(state, "4"), stack_ids(state, "b5")))

    assert len(orders) == 4


@rule("DW-51", "DW-26")
def test_past_glories_reach_both_mines() -> None:
    state = position(seats=4, laid="4 dragon, b5 help", piles=["past_glories"])

    play(state, "red: special 1 workers", "red: search b5")

    assert stack_ids(state, "b5") == "D32, D05"


@rule("DW-51", "DW-28", "DW-52")
def test_turning_back_reaches_both_mines_and_their_own_mountain() -> None:
    state = position(
        seats=4, laid="4 dragon, b5 help", piles=["turn_back"], mountain="1 gold, b1 sidhe"
    )

    play(state, "red: special 1 workers", "red: return b5")

    assert (mountain(state, 0), mountain(state, 1)) == (["D28"], ["D32", "D37"])
    assert workers(state) == "red b5"


@rule("DW-51", "DW-29")
def test_an_apprentice_may_go_to_the_other_mine() -> None:
    state = position(seats=4, piles=["apprentice"])

    play(state, "red: place b5", "blue: special 1 workers")

    assert workers(state) == "red b5, blue b5"


@rule("DW-51", "DW-34")
def test_helpers_go_to_either_mine() -> None:
    state = position(seats=4, laid="5 help", piles=[])

    play(state, "red: place 5", "blue: place 1", "green: place 2", "yellow: place 3")
    play(state, "yellow: pass", "green: pass", "blue: pass", "red: pass")

    free = ("4", "6", "7", "8", "9", *(f"b{n}" for n in range(1, 10)))
    assert legal(state) == [*(f"helper {place}" for place in free), "decline"]


@rule("DW-52", "DW-13")
def test_collisions_are_counted_in_each_mountain_by_itself() -> None:
    state = position(seats=4, mountain="5 help, 2 orcs, b5 gold, bD50, b1 gold", excavating=True)

    assert (ids(state, state.discards[0]), ids(state, state.discards[1])) == ("", "D50")
    assert stack_ids(state, "b1") == "D01, D28"


@rule("DW-52", "DW-15")
@pytest.mark.parametrize(
    ("left", "dug"),
    [
        ("1 gold, b1 gold, b2 orcs", ["1"]),
        ("1 gold, 2 orcs, b1 gold", ["1", "2", "b1"]),
        ("1 gold, 2 orcs", ["1", "2"]),
        ("b1 gold, b2 orcs", []),
    ],
)
def test_the_game_ends_when_either_mountain_cannot_supply_a_card(left: str, dug: list[str]) -> None:
    state = position(seats=4, mountain=left, excavating=True)

    assert (state.ending, told(state, "dug")) == ("mountain", dug)


@rule("DW-52", "DW-20")
def test_a_special_card_returns_to_the_mine_it_came_from() -> None:
    state = position(seats=4, piles=["", "", "", "b muster_army"])

    play(state, "red: special b1 workers")

    assert (stack_ids(state, "1"), stack_ids(state, "b1")) == ("D01", "D01, X1")


@rule("DW-52", "DW-21")
def test_a_back_covers_workers_of_its_own_mine_only() -> None:
    state = position(seats=4, piles=["", "", "", "b muster_army"])

    play(state, "red: place 1", "blue: place b1", "green: special b1 workers")

    assert workers(state) == "red 1, blue b1 (done)"


@rule("DW-52", "DW-19")
def test_the_piles_of_both_mines_may_be_chosen() -> None:
    state = position(seats=4, red="4 medals")

    specials = [each for each in legal(state) if each.startswith("special")]
    assert specials == [
        f"special {name} {payment}"
        for name in ("1", "2", "3", "b1", "b2", "b3")
        for payment in ("workers", "medals")
    ]
    assert pile(state, "b1") == "muster_army, hold_council, sell_item"


@rule("DW-52", "DW-2")
def test_help_in_both_mines_still_brings_two_helpers() -> None:
    state = position(seats=4, laid="5 help, b5 help", piles=[])

    play(state, "red: place 5", "blue: place 1", "green: place 2", "yellow: place 3")
    play(state, "yellow: pass", "green: pass", "blue: pass", "red: place b5")
    play(state, "red: helper b1", "red: helper b2")

    assert (state.round, to_act(state)) == (2, "blue")


@rule("DW-52", "DW-35")
def test_the_first_mine_is_defended_before_the_second() -> None:
    state = position(seats=4, laid="8 dragon, b1 sidhe", piles=[], yellow="2 gold")

    play(state, "red: place 1", "blue: place 2", "green: place b3", "yellow: place b9")
    play(state, "yellow: pass", "green: pass", "blue: pass", "red: pass")

    assert owns(state, "yellow") == "1 iron, 1 gold"


@rule("DW-52", "DW-33")
def test_each_layered_mountain_keeps_its_layer_until_it_is_shuffled() -> None:
    state = position(seats=4, laid="4 dragon, 5 help", piles=["turn_back"])
    state.deep = [10, 12]

    play(state, "red: special 1 workers", "red: return 5")

    assert state.deep == [0, 12]
    assert CARD_IDS[state.mountains[1][-1]] == "D10"
