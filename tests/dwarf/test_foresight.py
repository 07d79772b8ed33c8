"""What an action would mean in the mine is told before it is made, and nothing that is hidden."""

from typing import Any

import pytest

from dwarf.table import GAME, position
from pithead.engine.rng import seeded
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.state import DwarfState
from rules import rule


def consequences(state: DwarfState, notation: str) -> Any:
    (seat,) = state.seats_to_act()
    return GAME.preview(state, seat, GAME.parse(notation)).consequences


def marks(state: DwarfState, notation: str) -> dict[str, str]:
    """What is told of each position: `{"1": "stopped", "7": "back D07"}`."""
    return {
        name: ", ".join(f"{mark['kind']} {mark['card'] or ''}".strip() for mark in told)
        for name, told in consequences(state, notation)["places"].items()
    }


def stopped(state: DwarfState, seat: int = 0) -> list[str]:
    """Where the view says that nobody will mine."""
    view: Any = GAME.view(state, seat)
    return [each["name"] for mine in view["mines"] for each in mine["positions"] if each["stopped"]]


def held(state: DwarfState) -> dict[str, str]:
    view: Any = GAME.view(state, 0)
    places = [each for mine in view["mines"] for each in mine["positions"]]
    return {each["name"]: each["held"] for each in places if each["held"]}


# -- raiders -----------------------------------------------------------------------------------


@rule("DW-35")
def test_the_view_tells_that_raiders_nobody_meets_stop_every_seam() -> None:
    state = position(laid="2 orcs, 4 axe")

    assert stopped(state) == ["1", "3", "5", "6", "7", "8", "9"]


@rule("DW-35")
def test_nothing_is_stopped_where_a_worker_meets_the_raiders() -> None:
    assert stopped(position(laid="2 orcs", standing="red 2")) == []


@rule("DW-35")
def test_whoever_is_about_to_meet_the_last_raiders_sets_mining_free() -> None:
    told = marks(position(laid="2 orcs, 4 axe"), "place 2")

    assert told == {"2": "met", **dict.fromkeys(["1", "3", "5", "6", "7", "8", "9"], "freed")}


@rule("DW-35")
def test_mining_stays_stopped_while_a_second_band_is_left() -> None:
    told = marks(position(laid="2 orcs, 4 orcs"), "place 2")

    assert told == {"2": "met", **dict.fromkeys(["1", "3", "5", "6", "7", "8", "9"], "stopped")}


@rule("DW-23")
def test_an_army_holds_off_every_monster_nobody_meets() -> None:
    state = position(laid="2 orcs, 4 dragon, 8 dragon", standing="blue 8", piles=["muster_army"])

    told = marks(state, "special 1 workers")

    assert (told["2"], told["4"], told["9"]) == ("held", "held", "freed")
    assert "8" not in told


@rule("DW-20", "DW-35")
def test_a_back_that_covers_the_raiders_sets_mining_free() -> None:
    told = marks(position(laid="2 orcs", piles=["hold_council"]), "special 1 workers")

    assert (told["2"], told["9"]) == ("covered X2, freed", "freed")


# -- stacks ------------------------------------------------------------------------------------


@rule("DW-20", "DW-21")
def test_a_back_covers_its_position_and_whoever_waits_there_works_first() -> None:
    state = position(standing="blue 3", piles=["sell_item"])

    assert marks(state, "special 1 workers") == {"3": "early, covered X3"}


@rule("DW-24")
def test_a_council_tells_what_comes_up_in_every_stack_of_two_or_more() -> None:
    state = position(laid="4 axe, 7 mace", piles=["hold_council"])

    told = marks(state, "special 1 workers")

    assert told == {"2": "covered X2", "4": "back D04", "7": "back D07"}


@rule("DW-30")
def test_a_collapse_tells_what_comes_up_in_every_stack_of_two_or_more() -> None:
    state = position(laid="4 axe, 7 mace, 7 iron", piles=["collapse_shafts"])

    told = marks(state, "special 1 workers")

    assert told == {"4": "bottom D04", "7": "bottom D16", "8": "covered X8"}


@rule("DW-31")
def test_a_stack_about_to_be_shuffled_tells_no_next_card() -> None:
    state = position(laid="4 axe, 7 mace", piles=["run_amok"])

    told = marks(state, "special 1 workers")

    assert told == {"4": "shuffled", "7": "shuffled", "9": "covered X9"}


@rule("DW-31", "DW-35")
def test_a_shuffle_that_may_bring_up_raiders_tells_nothing_of_mining() -> None:
    state = position(laid="2 orcs", piles=["run_amok"])
    assert "1" in stopped(state)

    told = marks(state, "special 1 workers")

    assert told == {"2": "shuffled", "9": "covered X9"}


@rule("DW-31", "DW-35")
def test_raiders_that_cannot_be_shuffled_away_still_stop_mining() -> None:
    state = position(laid="2 orcs, 3 orcs", piles=["run_amok"])
    state.stacks[1] = state.stacks[1][1:]

    assert marks(state, "special 1 workers")["1"] == "stopped"


@rule("DW-28")
def test_turning_back_uncovers_the_card_below_and_pays_for_that_one() -> None:
    state = position(laid="7 mace, 4 axe", piles=["turn_back, run_amok"])
    GAME.apply(state, 0, GAME.parse("special 1 workers"))

    told = consequences(state, "return 7")

    assert told["places"] == {"7": [{"kind": "back", "card": "D07"}]}
    assert told["stands"] == {"position": "7", "owner": 0, "helper": False}
    assert told["promise"] == {"gold": 1}


@rule("DW-26")
def test_a_raised_card_is_told_in_its_stack() -> None:
    state = position(laid="4 axe, 4 gold", piles=["past_glories, run_amok"])
    GAME.apply(state, 0, GAME.parse("special 1 workers"))
    GAME.apply(state, 0, GAME.parse("search 4"))

    assert marks(state, "raise D04") == {"4": "raised D04"}


# -- what a room promises ----------------------------------------------------------------------


@rule("DW-36", "DW-37")
@pytest.mark.parametrize(
    ("laid", "owned", "promise"),
    [
        ("4 axe", "2 steel", {"steel": -2, "items": 1}),
        ("4 axe", "1 steel", {}),
        ("4 gold", "1 steel", {"gold": 1}),
        ("4 dragon", "1 steel", {"medals": 1}),
        ("4 gold, 2 orcs", "1 steel", {}),
    ],
)
def test_a_room_promises_what_it_would_pay(laid: str, owned: str, promise: dict[str, int]) -> None:
    assert consequences(position(laid=laid, red=owned), "place 4")["promise"] == promise


@rule("DW-39")
def test_the_view_tells_what_everybody_lacks_for_a_price() -> None:
    view: Any = GAME.view(position(laid="4 axe", red="1 steel", blue="2 steel"), 0)

    assert [player["lacks"] for player in view["players"]] == [{"4": "steel"}, {}]


@rule("DW-35")
def test_the_view_tells_which_monsters_are_met_and_which_only_held_off() -> None:
    state = position(laid="2 orcs, 4 dragon, 8 dragon", standing="blue 8")
    assert held(state) == {"8": "met"}

    state.is_mustered = True

    assert held(state) == {"2": "off", "4": "off", "8": "met"}


# -- the automaton -----------------------------------------------------------------------------


def goes(state: DwarfState, notation: str) -> tuple[str, str | None]:
    """The card the automaton would read, and where it would go."""
    rival = consequences(state, notation)["rival"]
    return rival["card"], rival["goes"]


@rule("DW-46")
def test_the_rival_follows_the_card_the_human_takes() -> None:
    state = position(seats=1, laid="5 gold", dug="9 iron")
    card = state.top(4)

    assert goes(state, "place 5") == (card.id, str(card.black + 1))


@rule("DW-48")
def test_where_a_stronger_rival_turns_aside_is_told_too() -> None:
    state = position(seats=1, automaton="andvettr", laid="5 gold, 6 help", dug="9 iron")

    assert goes(state, "place 5")[1] == "6"


@rule("DW-46")
def test_the_rival_reads_the_back_of_a_special_card() -> None:
    state = position(seats=1, dug="9 iron", piles=["muster_army"])

    assert goes(state, "special 1 workers") == ("X1", "1")


@rule("DW-28", "DW-46")
def test_where_he_goes_is_not_told_while_a_question_comes_first() -> None:
    state = position(seats=1, laid="4 axe, 8 gold", dug="9 iron", piles=["turn_back"])

    assert goes(state, "special 1 workers") == ("X6", None)


@rule("DW-31", "DW-48")
@pytest.mark.parametrize(("automaton", "place"), [("eldhusfifl", "9"), ("andvettr", None)])
def test_a_shuffle_hides_where_a_rival_goes_who_looks_at_the_stacks(
    automaton: str, place: str | None
) -> None:
    state = position(seats=1, automaton=automaton, laid="4 axe", dug="1 gold", piles=["run_amok"])

    assert goes(state, "special 1 workers") == ("X9", place)


@rule("DW-46")
def test_the_view_tells_what_the_rival_has_read_and_what_he_waits_for() -> None:
    state = position(seats=1, dug="9 iron")
    view: Any = GAME.view(state, 0)
    assert (view["rival"]["first"]["card"], view["rival"]["second"]) == ("D18", None)

    GAME.apply(state, 0, GAME.parse("place 7"))

    later: Any = GAME.view(state, 0)
    assert later["rival"]["second"]["card"] == "D07"


# -- it comes true, and tells nothing hidden ---------------------------------------------------


@rule("DW-20", "DW-24", "DW-30", "DW-31")
@pytest.mark.parametrize("front", sorted(FRONTS))
def test_a_card_foretold_on_top_is_the_one_that_comes_to_lie_there(front: str) -> None:
    state = position(laid="4 axe, 7 mace, 2 orcs, 2 alloy", piles=[front], standing="blue 9")
    told = consequences(state, "special 1 workers")["places"]

    GAME.apply(state, 0, GAME.parse("special 1 workers"))
    while state.seats_to_act() == [0]:
        GAME.apply(state, 0, GAME.legal_actions(state, 0)[-1])

    foretold = {
        name: mark["card"] for name, found in told.items() for mark in found if mark["card"]
    }
    assert foretold
    assert {name: state.top(int(name) - 1).id for name in foretold} == foretold


@pytest.mark.parametrize("front", sorted(FRONTS))
@pytest.mark.parametrize("automaton", ["eldhusfifl", "andvettr", "andvettr-fadir"])
def test_what_is_foretold_is_the_same_however_hidden_things_are_dealt(
    front: str, automaton: str
) -> None:
    if front == "apprentice":
        return
    below = "run_amok" if front != "run_amok" else "sell_item"
    state = position(
        seats=1, automaton=automaton, laid="4 axe, 4 gold, 7 mace, 2 orcs, 6 help", dug="1 gold",
        piles=[f"{front}, {below}"], human="1 item", rival="2 steel, 1 gold",
    )  # fmt: skip
    action = GAME.parse("special 1 workers")

    told = []
    for seed in range(6):
        imagined = GAME.reimagined(state, 0, seeded(seed))
        told.append(GAME.question(imagined, 0).foretells(imagined, action))

    assert told == [told[0]] * 6
