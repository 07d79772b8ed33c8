"""What a special action would bring is told before it is taken: DW-20 and DW-21."""

import pytest

from dwarf.table import GAME, names, play, position
from pithead.games.dwarf.specials import FRONTS
from pithead.games.dwarf.state import DwarfState
from rules import rule

# Each pile has a card below its top, so that taking the top one shows something new.
BELOW = "run_amok"


def previewed(state: DwarfState, notation: str) -> str:
    """What an action of the seat to act would change: `red +1 gold, blue -4 medals`."""
    (seat,) = state.seats_to_act()
    changes = GAME.preview(state, seat, GAME.parse(notation)).changes
    return ", ".join(
        f"{name} {amount:+} {what}"
        for name, each in zip(names(state), changes, strict=True)
        for what, amount in each.items()
    )


@rule("DW-21")
@pytest.mark.parametrize(
    ("covered", "paid"), [("8 gold", "red +1 gold"), ("8 knockers", "red +1 medals")]
)
def test_a_preview_tells_what_early_resolution_pays(covered: str, paid: str) -> None:
    state = position(laid=covered, piles=[f"collapse_shafts, {BELOW}"])
    state.stacks[7].reverse()

    play(state, "red: place 8")

    assert previewed(state, "special 1 workers") == paid


@rule("DW-21")
def test_a_preview_tells_it_when_a_front_asks_nothing_because_it_cannot_be_done() -> None:
    state = position(laid="5 gold", piles=[f"special_order, {BELOW}"])

    play(state, "red: place 5")

    assert previewed(state, "special 1 workers") == "red +1 gold"


@rule("DW-21", "DW-48")
def test_a_preview_tells_what_the_rival_forges_early() -> None:
    state = position(
        seats=1, laid="3 sword", dug="9 iron", piles=[f"sell_item, {BELOW}"], rival="3 steel"
    )

    assert previewed(state, "special 1 workers") == "rival -3 steel, rival +1 items"


@rule("DW-21", "DW-31")
def test_a_preview_stops_where_a_shuffle_decides_what_is_paid() -> None:
    state = position(laid="9 dagger, 9 iron", piles=["run_amok, sell_item"])

    play(state, "red: place 9")

    assert previewed(state, "special 1 workers") == ""


@rule("DW-7")
@pytest.mark.parametrize("front", sorted(FRONTS))
@pytest.mark.parametrize("owned", ["1 iron", "1 item, 5 iron, 5 gold, 5 steel"])
def test_the_next_card_of_a_pile_counts_as_seen_at_once(front: str, owned: str) -> None:
    """Whatever the front asks: an action that shows something hidden cannot be taken back."""
    below = "run_amok" if front != "run_amok" else "sell_item"
    state = position(laid="5 gold", piles=[f"{front}, {below}"], red=owned, standing="blue 4")
    before = state.reveals

    play(state, "red: special 1 workers")

    assert state.reveals > before
