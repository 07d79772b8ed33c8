"""Where Dwergar's points came from: each of the sources in a known position."""

from dwergar.look import points
from dwergar.table import GAME, able_to_build, play, position
from pithead.games.dwergar.state import DwergarState


def reckoned(state: DwergarState) -> tuple[dict[str, int], dict[str, int]]:
    """Red's points by source, and red's numbers, of all that the journal tells."""
    reckoning = GAME.reckoning(state)
    totals = [score["total"] for score in GAME.scores(state)]
    reckoning.follow(state, state.journal.events, totals)
    found = {
        source: sum(each[0] for each in rounds.values())
        for source, rounds in reckoning.points.items()
    }
    counts = {award: numbers[0] for award, numbers in reckoning.counts.items()}
    return {source: number for source, number in found.items() if number}, counts


def test_an_ironworker_at_the_lift_scores_by_lifting() -> None:
    state = position(
        red={"heat": 2, "workers": "ironworker foreman"}, carts={"blue 4": "1 stone"}, actions=2
    )

    play(state, "place ironworker lift", "lift", "lift", "lift")

    assert reckoned(state)[0] == {"lifting": 3}


def test_a_project_gives_its_points_to_whoever_completes_it() -> None:
    state = position(red=able_to_build(1), row=[1])

    play(state, "place ironworker studio", "complete 1")

    sources, counts = reckoned(state)
    assert sources == {"completed": points(state, "red")}
    assert counts["builder"] == 1


def test_what_an_upgraded_project_scores_at_the_end_is_a_source_of_its_own() -> None:
    state = position(at="scoring", red={"iron": 5, "upgraded": [7]})

    assert reckoned(state)[0] == {"end_scored": 2}


def test_goods_are_counted_when_they_leave_the_mine() -> None:
    state = position(
        red={"heat": 1, "workers": "engineer foreman"},
        actions=2,
        carts={"red transit": "2 stone, 1 iron"},
    )

    play(state, "place engineer lift", "lift", "lift")

    _, counts = reckoned(state)
    assert (counts["carter"], counts["stoker"]) == (3, 1)
