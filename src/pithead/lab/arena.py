"""The arena: bots meet on shared seeds from every seat, until the plan or the question is done."""

from collections.abc import Callable
from dataclasses import dataclass

from pithead.lab.compute import Compute
from pithead.lab.ledger import Ledger
from pithead.lab.playing import Outcome
from pithead.lab.rankings import meetings, rankings
from pithead.lab.schedule import ArenaPlan
from pithead.lab.sequential import checkpoints, decide_all


@dataclass(frozen=True)
class Fought:
    """The games that count: all of the first so many rounds, by number."""

    plan: ArenaPlan
    rounds: int
    outcomes: dict[int, Outcome]


def fight(
    plan: ArenaPlan,
    compute: Compute[Outcome],
    ledger: Ledger,
    until_decided: bool = False,
    on_progress: Callable[[int], None] | None = None,
) -> Fought:
    """Play what the ledger does not hold yet. Stops early, if asked, once every pair is decided.

    The stop is considered only at checkpoints, when every game of the rounds before is finished
    and none of a later one has begun.
    """
    rounds = 0
    for rounds in checkpoints(plan.rounds) if until_decided else [plan.rounds]:
        _play_up_to(plan, compute, ledger, rounds, on_progress)
        if until_decided and _is_decided(plan, ledger.outcomes, rounds):
            break
    counted = {number: ledger.outcomes[number] for number in plan.numbers(rounds)}
    return Fought(plan, rounds, counted)


def _play_up_to(
    plan: ArenaPlan,
    compute: Compute[Outcome],
    ledger: Ledger,
    rounds: int,
    on_progress: Callable[[int], None] | None,
) -> None:
    numbers = plan.numbers(rounds)
    missing = [number for number in numbers if number not in ledger.outcomes]
    done = len(numbers) - len(missing)
    if on_progress is not None:
        on_progress(done)
    for outcome in compute.play(plan.fixture(number) for number in missing):
        ledger.add(outcome)
        done += 1
        if on_progress is not None:
            on_progress(done)


def _is_decided(plan: ArenaPlan, outcomes: dict[int, Outcome], rounds: int) -> bool:
    verdicts = decide_all(meetings(rankings(plan, outcomes, rounds)))
    return all(verdict.stronger for verdict in verdicts.values())
