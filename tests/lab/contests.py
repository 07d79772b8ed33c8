"""Small arenas for the tests, and made-up results of known strength."""

from itertools import combinations
from pathlib import Path

from pithead.engine.options import OptionValue
from pithead.engine.rng import Rng
from pithead.lab.arena import Fought, fight
from pithead.lab.compute import local_compute
from pithead.lab.ledger import Ledger
from pithead.lab.playing import Outcome, play_fixture
from pithead.lab.rankings import Ranking
from pithead.lab.schedule import ArenaPlan


def plan(
    *bots: str,
    seats: int = 2,
    games: int = 4,
    seed: int = 1,
    options: dict[str, OptionValue] | None = None,
) -> ArenaPlan:
    return ArenaPlan("dwarf", bots or ("greedy", "random"), seats, options or {}, games, seed)


def fought(wanted: ArenaPlan, file: Path, workers: int = 1, until_decided: bool = False) -> Fought:
    with (
        local_compute(wanted.setting(), play_fixture, workers) as compute,
        Ledger(file, wanted) as ledger,
    ):
        return fight(wanted, compute, ledger, until_decided)


def outcome(number: int, *places: int, totals: tuple[int, ...] = ()) -> Outcome:
    """A game that nobody played."""
    seats = (1,) * len(places)
    return Outcome(
        number, places, totals or seats, seats, (0.5,) * len(places), (0.5,) * len(places), 0
    )


def made_up(file: Path, wanted: ArenaPlan, games: int) -> None:
    """A ledger in which `greedy` has won so many games."""
    with Ledger(file, wanted) as ledger:
        for number in range(games):
            is_first = wanted.fixture(number).bots[0] == "greedy"
            ledger.add(outcome(number, *((1, 2) if is_first else (2, 1))))


def result_of(outcomes: dict[int, Outcome]) -> dict[int, tuple[tuple[int, ...], ...]]:
    """All of the games but what depends on the clock and the process."""
    return {number: (each.places, each.totals, each.decisions) for number, each in outcomes.items()}


def chance(rng: Rng) -> float:
    return (float(rng.bits()) + 0.5) / 2**32


def drawn(strengths: list[float], seats: int, rounds: int, rng: Rng) -> list[Ranking]:
    """Each line-up once a seat and round; who comes next, strength makes likely in proportion."""
    result: list[Ranking] = []
    for round_ in range(rounds):
        for line_up in combinations(range(len(strengths)), seats):
            for _ in range(seats):
                order = drawn_order(list(line_up), strengths, rng)
                places = tuple(order.index(each) + 1 for each in line_up)
                result.append(Ranking(round_, line_up, places))
    return result


def drawn_order(left: list[int], strengths: list[float], rng: Rng) -> list[int]:
    order: list[int] = []
    while left:
        aim = chance(rng) * sum(strengths[each] for each in left)
        chosen = left[-1]
        for each in left:
            aim -= strengths[each]
            if aim <= 0:
                chosen = each
                break
        left.remove(chosen)
        order.append(chosen)
    return order
