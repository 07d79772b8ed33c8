"""A stranger who tries everything in the interface's own description, and worse."""

import contextlib
from collections import Counter
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from torture.figures import Deadline, Figures, Say

MOST_AT_ONCE = 60


def fuzzed(url: str, made: Any, requests: int, most_seconds: float, say: Say) -> Figures:
    """About so many requests, spread over all routes: what fits the description, what does not.

    The stranger has got hold of the secret of a seat at the table that was made.
    """
    deadline = Deadline(most_seconds)
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    operations = [each.ok() for each in schema.get_all_operations() if isinstance(each, Ok)]
    # A stream never ends; it is tried elsewhere.
    routes = [each for each in operations if not each.path.endswith("/stream")]
    answers = Counter[int]()
    faults: list[str] = []
    chance = 0
    while answers.total() < requests and not deadline.is_over:
        # Where a route has little to try, the others are tried the more.
        tries = max(2, min(MOST_AT_ONCE, (requests - answers.total()) // len(routes) + 1))
        chance += 1
        for route in routes:
            attack(url, made, route, tries, chance, answers, faults)
            say(f"{answers.total()} of {requests}, {len(faults)} faults")
            if deadline.is_over:
                break
    if answers.total() < requests:
        faults.append(f"stopped after {answers.total()} of {requests}: no time left")
    counts: dict[str, float] = {
        "requests": answers.total(),
        "routes": len(routes),
        **{f"answers {first}xx": n for first, n in sorted(by_hundreds(answers).items())},
    }
    return Figures("fuzz", counts, faults, deadline.spent)


def by_hundreds(answers: Counter[int]) -> Counter[int]:
    result = Counter[int]()
    for status, number in answers.items():
        result[status // 100] += number
    return result


def attack(
    url: str, made: Any, route: Any, tries: int, chance: int, answers: Counter[int],
    faults: list[str],
) -> None:  # fmt: skip
    secret = made["seats"][0]["secret"]

    def send(case: Case[Any], knows: bool) -> None:
        if knows:
            case.headers["Authorization"] = f"Bearer {secret}"
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = made["table"]
        if "wait" in (case.query or {}):
            case.query["wait"] = 0
        answer = case.call(base_url=url, timeout=60)
        answers[answer.status_code] += 1
        if answer.status_code >= 500:
            faults.append(f"{answer.status_code}: {case.as_curl_command()}: {answer.text[:500]}")

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        cases = route.as_strategy(generation_mode=mode)
        run = seed(chance)(given(case=cases, knows=st.booleans())(send))
        # Of a route without parameters nothing can be wrong.
        with contextlib.suppress(Unsatisfiable):
            settings(
                max_examples=tries // 2,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )(run)()
