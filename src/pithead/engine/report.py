"""How a game went, for people: points by source and by round, turning points, awards, a picture."""

from typing import Any, Final

from pithead.engine.match import Match, replay
from pithead.engine.message import Message, Param
from pithead.engine.picture import draw
from pithead.engine.reckoning import Reckoning
from pithead.engine.shown import Award, Origin, Report, RoundOfPoints, Turn

# Turning points of each number, and awards, at most.
TURNS: Final = 3
AWARDS: Final = 6


def report(match: Match[Any]) -> Report:
    """All of it, as far as the match has come.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> while not match.state.is_over():
    ...     seat = match.state.next_seat()
    ...     match.play(seat, match.game.legal_actions(match.state, seat)[0])
    >>> [[each["source"], each["points"]] for each in report(match)["sources"]]
    [['steel', [0, 0]], ['gold', [1, 0]], ['items', [0, 1]]]
    """
    game = match.game
    reckoning: Reckoning | None = None
    course: list[list[int]] = []
    rounds: list[int] = []
    tallies: list[list[dict[str, int]]] = []
    before = 0
    for state in replay(game, match.record):
        if reckoning is None:
            reckoning = game.reckoning(state)
        totals = [score["total"] for score in game.scores(state)]
        told = state.journal.events
        reckoning.follow(state, told[before:], totals)
        before = len(told)
        course.append(totals)
        rounds.append(game.round(state))
        tallies.append(game.tallies(state))
    assert reckoning is not None
    places = game.places(match.state)
    winner = places.index(1) if 1 in places else 0
    sources = origins(reckoning)
    awards = awarded(reckoning, game.name)
    verdict = game.verdict(match.state).message if match.state.is_over() else None
    return {
        "sources": sources,
        "rounds": by_round(reckoning, sources),
        "awards": awards,
        "turns": {
            tally: turning_points(
                [[each[tally] for each in numbers] for numbers in tallies], rounds, winner
            )
            for tally in tallies[0][0]
        },
        "course": course,
        "picture": draw(
            game.name, verdict, places, sources, course, rounds,
            [award["message"] for award in awards],
        ),
    }  # fmt: skip


def origins(reckoning: Reckoning) -> list[Origin]:
    """All sources of the game, and others that gave something."""
    known = reckoning.sources()
    names = known + [source for source in reckoning.points if source not in known]
    result: list[Origin] = []
    for source in names:
        sums = [0] * reckoning.owners
        for points in reckoning.points.get(source, {}).values():
            for owner in range(reckoning.owners):
                sums[owner] += points[owner]
        result.append({"source": source, "points": sums})
    return result


def by_round(reckoning: Reckoning, sources: list[Origin]) -> list[RoundOfPoints]:
    """From the first round to the last, those without a point too."""
    found = [number for rounds in reckoning.points.values() for number in rounds]
    first = min([1, *found])
    result: list[RoundOfPoints] = []
    for number in range(first, max([reckoning.round, *found]) + 1):
        sums = [0] * reckoning.owners
        parts: list[Origin] = []
        for each in sources:
            points = reckoning.points.get(each["source"], {}).get(number)
            if points is not None:
                parts.append({"source": each["source"], "points": points.copy()})
                for owner in range(reckoning.owners):
                    sums[owner] += points[owner]
        result.append({"round": number, "points": sums, "sources": parts})
    return result


def awarded(reckoning: Reckoning, game: str) -> list[Award]:
    """For the most of something, unless more than half of all did as much of it."""
    result: list[Award] = []
    for name in reckoning.awards():
        counts = reckoning.counts.get(name, [0])
        most = max(counts)
        owners = [owner for owner in range(len(counts)) if counts[owner] == most]
        if most > 0 and (2 * len(owners) <= len(counts) or len(counts) == 1):
            params: dict[str, Param] = {
                "names": [Message("verdict.name", {"seat": owner}) for owner in owners],
                "n": most,
            }
            result.append(
                {
                    "award": name,
                    "owners": owners,
                    "number": most,
                    "message": Message(f"{game}.award.{name}", params).to_json(),
                }
            )
    return result[:AWARDS]


def turning_points(numbers: list[list[int]], rounds: list[int], seat: int) -> list[Turn]:
    """The moves after which the lead had changed most, at most one a round, in their order.

    >>> turns = turning_points([[0, 0], [3, 0], [3, 1], [3, 9]], [1, 1, 2, 2], seat=1)
    >>> [(turn["move"], turn["before"], turn["after"]) for turn in turns]
    [(1, 0, -3), (3, -2, 6)]
    """
    leads = [lead_of(each, seat) for each in numbers]
    largest: dict[int, Turn] = {}
    for move in range(1, len(leads)):
        turn: Turn = {
            "move": move,
            "round": rounds[move - 1],
            "before": leads[move - 1],
            "after": leads[move],
        }
        known = largest.get(turn["round"])
        if swing(turn) and (known is None or swing(turn) > swing(known)):
            largest[turn["round"]] = turn
    chosen = sorted(largest.values(), key=lambda turn: (-swing(turn), turn["move"]))[:TURNS]
    return sorted(chosen, key=lambda turn: turn["move"])


def lead_of(numbers: list[int], seat: int) -> int:
    """By how much a seat is ahead of the best other one; alone, its own number."""
    others = [numbers[other] for other in range(len(numbers)) if other != seat]
    return numbers[seat] - max(others, default=0)


def swing(turn: Turn) -> int:
    return abs(turn["after"] - turn["before"])
