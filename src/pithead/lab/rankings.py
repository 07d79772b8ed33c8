"""Who came before whom: outcomes as rankings of competitors, whatever the game.

Competitors are the bots, then the rivals a game plays itself. Bots that each play alone, without
a rival, are ranked by their points on the same seed.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from pithead.lab.playing import Outcome
from pithead.lab.schedule import ArenaPlan

RIVAL: Final = "rival"


@dataclass(frozen=True)
class Ranking:
    """Competitors by their numbers, and the place of each: 1 is best, equal ones share."""

    round: int
    competitors: tuple[int, ...]
    places: tuple[int, ...]


def competitors(plan: ArenaPlan, outcomes: Mapping[int, Outcome]) -> list[str]:
    """The bots' names, then the rivals'."""
    rivals = len(next(iter(outcomes.values())).places) - plan.seats
    names = [RIVAL] if rivals == 1 else [f"{RIVAL} {each + 1}" for each in range(rivals)]
    return [*plan.bots, *names]


def seated_in(plan: ArenaPlan, number: int) -> tuple[int, ...]:
    """The competitors in the seats of a game."""
    return tuple(plan.bots.index(bot) for bot in plan.fixture(number).bots)


def rankings(plan: ArenaPlan, outcomes: Mapping[int, Outcome], rounds: int) -> list[Ranking]:
    """The first so many rounds, in the order of their games."""
    field = competitors(plan, outcomes)
    if len(field) == len(plan.bots) and plan.seats == 1:
        return [_by_points(plan, outcomes, number) for number in range(rounds)]
    rivals = tuple(range(len(plan.bots), len(field)))
    result: list[Ranking] = []
    for number in plan.numbers(rounds):
        seated = seated_in(plan, number)
        round_ = number // plan.games_in_a_round
        result.append(Ranking(round_, seated + rivals, outcomes[number].places))
    return result


def _by_points(plan: ArenaPlan, outcomes: Mapping[int, Outcome], round_: int) -> Ranking:
    first = round_ * len(plan.bots)
    points = [outcomes[first + bot].totals[0] for bot in range(len(plan.bots))]
    places = tuple(1 + sum(1 for other in points if other > own) for own in points)
    return Ranking(round_, tuple(range(len(plan.bots))), places)


def win_share(places: tuple[int, ...], at: int) -> float:
    """A win that is shared counts by its share."""
    return 1 / places.count(1) if places[at] == 1 else 0.0


class Meetings:
    """How one competitor did against another: 1 before it, 0 behind it, a half level with it."""

    def __init__(self) -> None:
        self.games = 0
        self.score = 0.0
        # The mean score of each round in which they met: the rounds are independent.
        self.by_round: Final[list[float]] = []
        self._round = -1
        self._round_games = 0

    def add(self, round_: int, score: float) -> None:
        if round_ != self._round:
            self._round = round_
            self._round_games = 0
            self.by_round.append(0.0)
        self._round_games += 1
        self.by_round[-1] += (score - self.by_round[-1]) / self._round_games
        self.games += 1
        self.score += score


def meetings(ranked: list[Ranking]) -> dict[tuple[int, int], Meetings]:
    """For each pair that ever met, the lower number first."""
    result: dict[tuple[int, int], Meetings] = {}
    for ranking in ranked:
        for one, other in combinations(range(len(ranking.competitors)), 2):
            first, second = ranking.competitors[one], ranking.competitors[other]
            if first == second:
                continue
            ahead = ranking.places[other] - ranking.places[one]
            if first > second:
                first, second, ahead = second, first, -ahead
            score = 0.5 if ahead == 0 else float(ahead > 0)
            result.setdefault((first, second), Meetings()).add(ranking.round, score)
    return dict(sorted(result.items()))
