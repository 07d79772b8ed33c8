"""Turn back and Apprentice: DW-28 and DW-29."""

from dwarf.look import legal, mountain, owns, stack_ids, told, top, workers
from dwarf.table import finish_round, play, position
from rules import rule


@rule("DW-28")
def test_turning_back_shuffles_a_top_card_away_and_puts_a_paid_worker_there() -> None:
    state = position(laid="5 gold, 5 help, 4 axe", piles=["turn_back"], mountain="1 gold")

    play(state, "special 1 workers", "return 5")

    assert (stack_ids(state, "5"), workers(state)) == ("D05, D41", "red 5")
    assert mountain(state) == ["D28", "D32"]


@rule("DW-28")
def test_a_card_turned_back_is_shuffled_in() -> None:
    next_cards = set()
    for seed in range(40):
        state = position(laid="5 help, 4 axe", piles=["turn_back"], mountain="1 gold", seed=seed)
        play(state, "special 1 workers", "return 5")
        next_cards.add(state.cards.cards[state.mountains[0][-1]].id)

    assert next_cards == {"D28", "D32"}


@rule("DW-28")
def test_only_free_stacks_of_two_or_more_can_be_turned_back() -> None:
    state = position(laid="5 help, 4 axe, 9 dagger", piles=["turn_back"])

    play(state, "red: place 5", "blue: special 1 workers")

    assert legal(state) == ["return 4", "return 9"]


@rule("DW-28")
def test_a_worker_who_turned_back_resolves_the_card_below() -> None:
    state = position(laid="5 gold, 5 help, 4 axe", piles=["turn_back"], mountain="")

    play(state, "special 1 workers", "return 5")
    finish_round(state)

    assert owns(state, "red") == "1 gold"


@rule("DW-28")
def test_after_paying_medals_the_worker_paid_turns_back_and_the_other_is_left() -> None:
    state = position(laid="5 help, 4 axe", piles=["turn_back"], red="4 medals")

    play(state, "red: special 1 medals", "return 5", "blue: place 1", "blue: pass", "red: place 2")

    assert told(state, "placed") == ["blue 1", "red 2"]


@rule("DW-28", "DW-32")
def test_without_a_stack_to_turn_back_the_worker_stays_on_the_pile() -> None:
    state = position(laid="5 help", piles=["turn_back"])

    play(state, "red: place 5", "blue: special 1 workers")

    assert (workers(state), state.players[1].on_piles) == ("red 5", 2)


@rule("DW-28", "DW-21")
def test_a_worker_who_turned_back_under_the_cards_own_back_resolves_early() -> None:
    state = position(laid="6 crown, 6 armour, 4 axe", piles=["turn_back"], red="3 gold")

    play(state, "red: special 1 workers", "red: return 6", "red: forge")

    assert (owns(state, "red"), stack_ids(state, "6")) == ("1 item", "D06, D33, X6")


@rule("DW-29")
def test_an_apprentice_joins_an_opponent_and_both_resolve() -> None:
    state = position(laid="5 gold", piles=["apprentice"], mountain="")

    play(state, "red: place 5", "blue: special 1 workers", "red: pass")

    assert (owns(state, "red"), owns(state, "blue")) == ("1 gold", "1 gold")


@rule("DW-29")
def test_an_apprentice_may_join_any_opponent() -> None:
    state = position(seats=3, piles=["apprentice"])

    play(state, "red: place 5", "blue: place 2", "green: special 1 workers")

    assert legal(state) == ["join 2", "join 5"]


@rule("DW-29")
def test_an_apprentice_does_not_join_a_worker_of_his_own_colour() -> None:
    state = position(piles=["apprentice"], standing="red 3, blue 4, blue 5")

    play(state, "red: special 1 workers")

    assert legal(state) == ["join 4", "join 5"]


@rule("DW-29")
def test_several_apprentices_may_share_a_position() -> None:
    state = position(seats=4, piles=["apprentice", "", "", "b apprentice"])

    play(state, "red: place 5", "blue: special 1 workers", "green: special b1 workers")

    assert workers(state) == "red 5, blue 5, green 5"


@rule("DW-29")
def test_only_the_apprentice_resolves_beside_a_worker_who_already_has() -> None:
    state = position(seats=3, laid="5 gold", piles=["special_order, apprentice"], mountain="")

    play(state, "red: place 5", "blue: special 1 workers", "green: special 1 workers", "red: pass")

    assert (owns(state, "red"), owns(state, "green")) == ("1 gold", "3 iron")


@rule("DW-29", "DW-32")
def test_without_an_opponent_to_join_the_worker_stays_on_the_pile() -> None:
    state = position(piles=["apprentice"])

    play(state, "red: special 1 workers")

    assert (workers(state), state.players[0].on_piles, top(state, "7")) == ("", 2, "gold")


@rule("DW-29")
def test_after_paying_medals_the_apprentice_is_the_worker_paid() -> None:
    state = position(piles=["apprentice"], blue="4 medals")

    play(state, "red: place 5", "blue: special 1 medals", "blue: place 1")

    assert workers(state) == "red 5, blue 5, blue 1"
