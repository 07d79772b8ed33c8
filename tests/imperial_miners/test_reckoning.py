"""Where the points of Imperial Miners came from: cards, carts, boards, events, ruins."""

from imperial_miners.table import GAME, invented, play, position
from pithead.games.imperial_miners.state import MinersState

QUIET = ["coin 1"] * 8


def reckoned(state: MinersState) -> tuple[dict[str, int], dict[str, int]]:
    """Red's points by source, and red's numbers, of all that the journal tells."""
    reckoning = GAME.reckoning(state)
    totals = [score["total"] for score in GAME.scores(state)]
    reckoning.follow(state, state.journal.events, totals)
    found = {
        source: sum(each[0] for each in rounds.values())
        for source, rounds in reckoning.points.items()
    }
    counts = {award: numbers[0] for award, numbers in reckoning.counts.items()}
    return found, counts


def test_a_card_that_advances_and_scores_is_told_apart_from_the_board() -> None:
    game = invented(boards={"1a": ["vp 2", *QUIET]}, X1="adv 1; vp 3")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 0"})

    play(state, "effect a")

    assert reckoned(state)[0] == {"boards": 2, "chain": 3}


def test_an_event_that_advances_and_scores_is_told_apart_from_the_board() -> None:
    game = invented(
        boards={"1a": ["vp 2", *QUIET]}, events={"e11": ("at once", "adv 1; vp 3")}, X1="coin 1"
    )
    state = position(game=game, event="e11", red={"hand": "X1", "marker": "1 at 0"})

    assert reckoned(state)[0] == {"boards": 2, "events": 3}


def test_a_position_keeps_that_a_board_has_still_to_score() -> None:
    game = invented(boards={"1a": ["may vp 2", *QUIET]}, X1="adv 1")
    state = position(game=game, red={"hand": "X1", "marker": "1 at 0"})
    play(state, "effect a")

    other = game.position(state.text())
    play(other, "yes")

    reckoning = game.reckoning(other)
    reckoning.follow(other, other.journal.events, [2])
    assert reckoning.points == {"boards": {1: [2]}}


def test_the_longest_chain_counts_the_cards_at_work_in_one_round() -> None:
    game = invented(X1="coin 1", X2="coin 1")
    state = position(game=game, red={"hand": "X2", "mine": {"I/0": "X1", "I/2": "X1"}})

    play(state, "place 1", "effect a", "climb left", "effect a")

    assert reckoned(state)[1]["chain"] == 2
