"""The interface's own description, and a stranger who tries everything in it."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.core.result import Ok

from server.running import serving
from server.sitting import BOT, HUMAN, make_table

# Every route is tried so many times, which takes seconds; a longer run is one number away.
TRIES = 12


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Any]]:
    """A real server with one table whose secrets the stranger has got hold of."""
    folder = tmp_path_factory.mktemp("interface")
    with serving(f"sqlite:///{folder / 'tables.db'}", folder, ("--workers", "1")) as server:
        yield server.url, make_table(server.url, "dwarf", [HUMAN, BOT])


def test_the_description_has_every_route_of_the_protocol(table: tuple[str, Any]) -> None:
    url, _ = table

    paths = set(httpx.get(f"{url}/api/openapi.json").json()["paths"])

    assert {
        "/api/games",
        "/api/tables",
        "/api/tables/{table}/moment",
        "/api/tables/{table}/actions",
        "/api/tables/{table}/stream",
        "/api/tables/{table}/undo",
        "/api/imports",
    } <= paths


def test_whatever_a_stranger_sends_the_server_never_breaks(table: tuple[str, Any]) -> None:
    url, made = table
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    secret = made["seats"][0]["secret"]
    tried = 0
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        route = operation.ok()
        if route.path.endswith("/stream"):
            continue
        tried += 1

        @settings(
            max_examples=TRIES,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=route.as_strategy(), knows=st.booleans())
        def attack(case: Case[Any], knows: bool) -> None:
            if knows:
                case.headers["Authorization"] = f"Bearer {secret}"
                if "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = made["table"]
            if "wait" in (case.query or {}):
                case.query["wait"] = 0
            answer = case.call(base_url=url, timeout=30)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)

        attack()
    assert tried > 20
