"""The outlook: what a bot is given, and cannot see past."""

import pytest

from engine.sealed_bids import GAME, BidState, play, table
from pithead.engine.game import same
from pithead.engine.outlook import Outlook
from pithead.engine.rng import seeded


def sealed_by_one(bid: int, deck: list[int]) -> BidState:
    """Seat 0 has sealed; seat 1 is about to."""
    state = table(deck)
    play(state, f"0: bid {bid}")
    return state


def test_an_outlook_offers_the_seats_own_legal_actions() -> None:
    outlook = Outlook(GAME, sealed_by_one(2, [5, 6, 7]), 1)

    assert [action.notation for action in outlook.legal_actions] == ["bid 0", "bid 1", "bid 2"]


def test_an_outlook_shows_the_seats_own_view() -> None:
    state = sealed_by_one(2, [5, 6, 7])

    assert Outlook(GAME, state, 1).view() == GAME.view(state, 1)


def test_a_sealed_bid_is_not_in_another_seats_view() -> None:
    views = [Outlook(GAME, sealed_by_one(bid, [5, 6, 7]), 1).view() for bid in (0, 1, 2)]

    assert views[0] == views[1] == views[2]


@pytest.mark.parametrize("seed", range(5))
def test_what_is_hidden_does_not_reach_what_is_imagined(seed: int) -> None:
    one = Outlook(GAME, sealed_by_one(0, [5, 6, 7, 8]), 1)
    other = Outlook(GAME, sealed_by_one(2, [8, 6, 5, 7]), 1)

    assert one.view() == other.view()
    assert (one.imagine(seeded(seed)).bids, one.imagine(seeded(seed)).deck) == (
        other.imagine(seeded(seed)).bids,
        other.imagine(seeded(seed)).deck,
    )


def test_imagining_leaves_the_true_state_alone() -> None:
    state = sealed_by_one(2, [5, 6, 7])
    before = state.copy()

    imagined = Outlook(GAME, state, 1).imagine(seeded(1))
    play(imagined, "1: bid 1", "2: bid 0")

    assert same(state, before)


def test_an_imagined_state_looks_the_same() -> None:
    outlook = Outlook(GAME, sealed_by_one(2, [5, 6, 7]), 1)

    imagined = outlook.imagine(seeded(1))

    assert GAME.view(imagined, 1) == outlook.view()


def test_an_imagined_state_tells_no_journal() -> None:
    outlook = Outlook(GAME, sealed_by_one(2, [5, 6, 7]), 1)

    imagined = outlook.imagine(seeded(1))

    assert (imagined.journal.muted, imagined.journal.events) == (True, [])


def test_changing_the_offered_list_changes_nothing_at_the_table() -> None:
    state = sealed_by_one(2, [5, 6, 7])

    Outlook(GAME, state, 1).legal_actions.clear()

    assert len(GAME.legal_actions(state, 1)) == 3
