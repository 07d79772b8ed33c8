"""A special card covers workers, who resolve first: DW-21."""

from dwarf.look import kinds_of_legal, legal, owns, stack, to_act, told, top, workers
from dwarf.table import finish_round, play, position
from rules import rule


@rule("DW-21")
def test_a_seam_about_to_be_covered_pays_at_once() -> None:
    state = position(laid="5 gold", piles=["special_order"])

    play(state, "red: place 5", "blue: special 1 workers")

    assert owns(state, "red") == "1 gold"


@rule("DW-21")
def test_a_covered_worker_stays_and_blocks_the_position() -> None:
    state = position(laid="5 gold", piles=["special_order"])

    play(state, "red: place 5", "blue: special 1 workers")

    assert workers(state) == "red 5 (done)"
    assert "place 5" not in legal(state)


@rule("DW-21")
def test_a_covered_worker_does_not_resolve_again() -> None:
    state = position(laid="5 gold", piles=["special_order"])

    play(state, "red: place 5", "blue: special 1 workers")
    finish_round(state)

    assert owns(state, "red") == "1 gold"


@rule("DW-21")
def test_a_covered_defender_earns_the_medal_and_the_monster_is_gone() -> None:
    state = position(laid="5 knockers", piles=["special_order"], blue="1 iron")

    play(state, "red: place 5", "blue: special 1 workers")
    finish_round(state)

    assert (owns(state, "red"), owns(state, "blue")) == ("1 medal", "1 iron")


@rule("DW-21")
def test_an_alloy_about_to_be_covered_is_asked_in_the_middle_of_anothers_turn() -> None:
    state = position(laid="5 alloy", piles=["special_order"], red="3 iron")

    play(state, "red: place 5", "blue: special 1 workers", "red: alloy")

    assert (owns(state, "red"), top(state, "5")) == ("2 steel", "iron")


@rule("DW-21", "DW-39")
def test_an_owner_may_decline_in_the_middle_of_anothers_turn() -> None:
    state = position(laid="5 alloy", piles=["special_order"], red="3 iron")

    play(state, "red: place 5", "blue: special 1 workers", "red: decline")
    finish_round(state)

    assert owns(state, "red") == "3 iron"


@rule("DW-21")
def test_the_card_is_covered_only_after_the_answer() -> None:
    state = position(laid="5 alloy", piles=["special_order"], red="3 iron")

    play(state, "red: place 5", "blue: special 1 workers")

    assert (stack(state, "5"), legal(state)) == ("iron, alloy", ["alloy", "decline"])


@rule("DW-21")
def test_a_forge_about_to_be_covered_forges_at_once() -> None:
    state = position(laid="4 axe", piles=["past_glories"], red="2 steel")

    play(state, "red: place 4", "blue: special 1 workers", "blue: leave", "red: forge")

    assert owns(state, "red") == "1 item"


@rule("DW-21")
def test_orcs_cannot_stop_an_early_seam() -> None:
    state = position(laid="2 orcs, 5 gold", piles=["special_order"])

    play(state, "red: place 5", "blue: special 1 workers", "red: place 1")
    finish_round(state)

    assert owns(state, "red") == "1 gold"


@rule("DW-21", "DW-34")
def test_early_help_grants_its_helpers_in_the_usual_step() -> None:
    state = position(laid="5 help", piles=["special_order"])

    play(state, "red: place 5", "blue: special 1 workers")
    assert workers(state) == "red 5 (helped)"
    play(state, "red: place 1")

    assert (to_act(state), kinds_of_legal(state)) == ("red", {"helper", "decline"})


@rule("DW-21")
def test_several_workers_resolve_in_the_order_they_were_put_down() -> None:
    state = position(
        seats=3,
        laid="5 alloy",
        piles=["special_order", "apprentice"],
        first="green",
        green="3 iron",
        red="3 iron",
    )

    play(state, "green: place 5", "red: special 2 workers", "blue: special 1 workers")
    play(state, "green: decline", "red: alloy")

    assert (owns(state, "green"), owns(state, "red")) == ("3 iron", "2 steel")


@rule("DW-21", "DW-29")
def test_an_apprentice_covered_by_the_same_back_resolves_with_the_worker_he_joined() -> None:
    state = position(laid="7 mace", piles=["apprentice"], red="2 steel, 1 gold")

    play(state, "red: place 7", "blue: special 1 workers", "red: forge")

    assert workers(state) == "red 7 (forged), blue 7 (forged)"
    assert (owns(state, "red"), owns(state, "blue")) == ("1 item", "nothing")


@rule("DW-21", "DW-29")
def test_an_apprentice_on_an_early_seam_is_paid_too() -> None:
    state = position(piles=["apprentice"])

    play(state, "red: place 7", "blue: special 1 workers")

    assert (owns(state, "red"), owns(state, "blue")) == ("1 gold", "1 gold")


@rule("DW-21", "DW-29")
def test_an_apprentice_on_an_early_monster_earns_a_medal_too() -> None:
    state = position(laid="7 knockers", piles=["apprentice"])

    play(state, "red: place 7", "blue: special 1 workers")

    assert (owns(state, "red"), owns(state, "blue")) == ("1 medal", "1 medal")


@rule("DW-21")
def test_no_monster_strikes_where_a_resolved_worker_stands_and_he_earns_nothing_more() -> None:
    state = position(
        seats=3,
        laid="5 knockers, 5 gold",
        piles=["special_order, past_glories"],
        red="4 iron",
    )

    play(state, "red: place 5", "blue: special 1 workers", "green: special 1 workers")
    play(state, "green: search 5", "green: raise D14")
    finish_round(state)

    assert (owns(state, "red"), told(state, "struck")) == ("4 iron, 1 gold", [])


@rule("DW-21")
def test_a_resolved_worker_does_not_work_on_a_later_top_card() -> None:
    state = position(seats=3, laid="5 gold", piles=["special_order, collapse_shafts"])

    play(state, "red: place 5", "blue: special 1 workers", "green: special 1 workers")
    finish_round(state)

    assert owns(state, "red") == "1 gold"


@rule("DW-21", "DW-32")
def test_workers_elsewhere_are_not_resolved_early() -> None:
    state = position(laid="5 gold", piles=["muster_army"])

    play(state, "red: place 5", "blue: special 1 workers")

    assert (owns(state, "red"), workers(state)) == ("nothing", "red 5")
