"""The special actions that change stacks: DW-24, DW-26, DW-30 and DW-31."""

from dwarf.look import legal, mountain, stack_ids, to_act
from dwarf.table import play, position
from pithead.games.dwarf.state import DwarfState
from rules import rule


@rule("DW-24")
def test_a_council_sends_the_top_of_every_higher_stack_back() -> None:
    state = position(laid="5 gold, 5 help, 4 dragon", piles=["hold_council"], mountain="1 gold")

    play(state, "special 1 workers")

    assert [stack_ids(state, place) for place in "1245"] == ["D01", "D02, X2", "D04", "D05, D41"]
    assert mountain(state) == ["D22", "D28", "D32"]


@rule("DW-24")
def test_a_council_leaves_single_cards() -> None:
    state = position(piles=["hold_council"], mountain="")

    play(state, "special 1 workers")

    assert mountain(state) == []


@rule("DW-24")
def test_a_council_shuffles_the_mountain() -> None:
    next_cards = set()
    for seed in range(40):
        state = position(laid="5 help", piles=["hold_council"], mountain="1 gold", seed=seed)
        play(state, "special 1 workers")
        next_cards.add(state.cards.cards[state.mountains[0][-1]].id)

    assert next_cards == {"D28", "D32"}


@rule("DW-26")
def test_a_buried_card_is_raised_and_the_rest_keep_their_order() -> None:
    state = position(laid="5 gold, 5 alloy, 5 help", piles=["past_glories"])

    play(state, "special 1 workers", "search 5", "raise D41")

    assert stack_ids(state, "5") == "D05, D23, D32, D41"


@rule("DW-26")
def test_the_bottom_card_can_be_raised() -> None:
    state = position(laid="5 gold, 5 alloy", piles=["past_glories"])

    play(state, "special 1 workers", "search 5", "raise D05")

    assert stack_ids(state, "5") == "D41, D23, D05"


@rule("DW-26")
def test_every_card_below_the_top_is_offered() -> None:
    state = position(laid="5 gold, 5 alloy, 5 help", piles=["past_glories"])

    play(state, "special 1 workers", "search 5")

    assert legal(state) == ["raise D23", "raise D41", "raise D05"]


@rule("DW-26")
def test_every_stack_with_a_buried_card_may_be_searched_or_all_left_as_they_are() -> None:
    state = position(laid="5 gold, 1 gold", piles=["past_glories"])

    play(state, "special 1 workers")

    assert legal(state) == ["search 1", "search 5", "leave"]


@rule("DW-26")
def test_leaving_changes_nothing() -> None:
    state = position(laid="5 gold, 1 gold", piles=["past_glories"])
    before = [cards.copy() for cards in state.stacks]

    play(state, "special 1 workers", "leave")

    assert state.stacks[:3] + state.stacks[4:] == before[:3] + before[4:]


@rule("DW-26")
def test_the_only_buried_card_needs_no_second_question() -> None:
    state = position(laid="5 gold", piles=["past_glories"])

    play(state, "special 1 workers", "search 5")

    assert (stack_ids(state, "5"), to_act(state)) == ("D41, D05", "blue")


@rule("DW-26", "DW-32")
def test_with_nothing_buried_anywhere_the_back_is_just_laid() -> None:
    state = position(piles=["past_glories"])

    play(state, "special 1 workers")

    assert (stack_ids(state, "4"), to_act(state)) == ("D04, X4", "blue")


@rule("DW-30")
def test_a_collapse_puts_every_top_card_at_the_bottom() -> None:
    state = position(laid="5 gold, 5 help, 4 dragon", piles=["collapse_shafts"])

    play(state, "special 1 workers")

    assert [stack_ids(state, place) for place in "1458"] == [
        "D01",
        "D22, D04",
        "D32, D05, D41",
        "D08, X8",
    ]


def amok(seed: int) -> DwarfState:
    state = position(laid="5 gold, 5 help, 4 dragon", piles=["run_amok"], seed=seed)
    play(state, "special 1 workers")
    return state


@rule("DW-31")
def test_running_amok_shuffles_every_stack_by_itself() -> None:
    orders = {(stack_ids(amok(seed), "4"), stack_ids(amok(seed), "5")) for seed in range(120)}

    fours = {four for four, _ in orders}
    fives = {five for _, five in orders}
    assert (fours, len(fives), len(orders)) == ({"D04, D22", "D22, D04"}, 6, 12)


@rule("DW-31")
def test_the_back_of_run_amok_is_laid_after_the_shuffle() -> None:
    assert {stack_ids(amok(seed), "9") for seed in range(20)} == {"D09, X9"}
