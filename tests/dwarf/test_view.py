"""What may be known, and what a bot may imagine: DW-5."""

import json
from collections.abc import Callable

import pytest

from dwarf.table import CARD_IDS, GAME, play, position
from pithead.engine.game import SPECTATOR
from pithead.engine.rng import seeded
from pithead.games.dwarf.state import DwarfState
from rules import rule


def seen(state: DwarfState, seat: int = 0) -> str:
    return json.dumps(GAME.view(state, seat))


def reverse_mountain(state: DwarfState) -> None:
    state.mountains[0].reverse()


def swap_covered_specials(state: DwarfState) -> None:
    state.piles[0][0], state.piles[1][0] = state.piles[1][0], state.piles[0][0]


def swap_layers(state: DwarfState) -> None:
    """Inside the lower layer and inside the upper one."""
    deep = state.deep[0]
    state.mountains[0] = state.mountains[0][:deep][::-1] + state.mountains[0][deep:][::-1]


def use_other_chance(state: DwarfState) -> None:
    state.rng = seeded(99)


def swap_tops(state: DwarfState) -> None:
    state.piles[0][-1], state.piles[1][-1] = state.piles[1][-1], state.piles[0][-1]


def reverse_stack(state: DwarfState) -> None:
    state.stacks[4].reverse()


def move_to_bottom(state: DwarfState) -> None:
    """The order below the top, which may be inspected at any time."""
    state.stacks[4][0], state.stacks[4][1] = state.stacks[4][1], state.stacks[4][0]


def discard_another(state: DwarfState) -> None:
    state.discards[0] = [CARD_IDS.index("D50")]


def dig_one_less(state: DwarfState) -> None:
    state.mountains[0].pop(0)


def deepen(state: DwarfState) -> None:
    state.deep[0] += 1


def find_gold(state: DwarfState) -> None:
    state.players[1].goods[1] += 1


def win_medal(state: DwarfState) -> None:
    state.players[1].medals += 1


def pass_marker(state: DwarfState) -> None:
    state.first = 1


def put_worker(state: DwarfState) -> None:
    state.put_down(1, 8, False)


def table() -> DwarfState:
    return position(
        laid="5 gold, 5 alloy, 5 help",
        piles=["muster_army, sell_item, run_amok", "hold_council, past_glories", "apprentice"],
        mountain="1 gold, 2 orcs, 3 help, 4 axe, 6 crown, 7 mace",
    )


@rule("DW-5")
@pytest.mark.parametrize(
    "change", [reverse_mountain, swap_covered_specials, swap_layers, use_other_chance]
)
def test_the_order_of_the_mountain_and_the_covered_specials_are_hidden(
    change: Callable[[DwarfState], None],
) -> None:
    state = table()
    before = [seen(state, seat) for seat in (0, 1, SPECTATOR)]

    change(state)

    assert [seen(state, seat) for seat in (0, 1, SPECTATOR)] == before


@rule("DW-5")
@pytest.mark.parametrize(
    "change",
    [
        swap_tops,
        reverse_stack,
        move_to_bottom,
        discard_another,
        dig_one_less,
        deepen,
        find_gold,
        win_medal,
        pass_marker,
        put_worker,
    ],
)
def test_everything_else_is_seen_by_everyone(change: Callable[[DwarfState], None]) -> None:
    state = table()
    before = [seen(state, seat) for seat in (0, 1, SPECTATOR)]

    change(state)

    assert all(
        seen(state, seat) != old for seat, old in zip((0, 1, SPECTATOR), before, strict=True)
    )


@rule("DW-5")
def test_a_hidden_card_is_named_nowhere() -> None:
    state = table()
    hidden = state.mountains[0] + [card for pile in state.piles for card in pile[:-1]]

    text = seen(state)

    assert [CARD_IDS[card] for card in hidden if f'"{CARD_IDS[card]}"' in text] == []


@rule("DW-5")
def test_an_open_card_is_named() -> None:
    state = table()
    shown = [card for stack in state.stacks for card in stack] + [p[-1] for p in state.piles if p]

    text = seen(state)

    assert all(f'"{CARD_IDS[card]}"' in text for card in shown)


@rule("DW-5")
def test_looking_changes_no_order() -> None:
    state = table()
    before = [cards.copy() for cards in state.stacks]

    seen(state)

    assert state.stacks == before


@rule("DW-5")
def test_discards_are_open() -> None:
    state = position(mountain="5 help, D41, 2 orcs, 1 gold", excavating=True)

    assert '"discards": ["D41"]' in seen(state)


@rule("DW-5")
def test_a_back_shuffled_into_the_mountain_is_hidden_like_any_card() -> None:
    state = position(laid="X5, 4 axe", piles=["hold_council"], mountain="1 gold, 2 orcs")

    play(state, "red: special 1 workers")

    assert '"X5"' not in seen(state)
