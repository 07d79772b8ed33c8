"""Stale, doubled and illegal commands from all sides at once: each has one effect at most."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.running import Server
from server.sitting import HUMAN, Player, make_table

COMMANDS = 500
ILLEGAL = ("complete nothing", "helper 99")
CROWD = httpx.Limits(max_connections=50)


@pytest.fixture
def servers(database: str, tmp_path: Path) -> Iterator[list[Server]]:
    both = [Server(database, tmp_path / f"log{n}", ("--workers", "1")) for n in range(2)]
    try:
        for server in both:
            server.start()
        yield both
    finally:
        for server in both:
            server.stop()


@pytest.mark.heavy
def test_five_hundred_commands_at_once_have_one_effect_each_at_most(
    servers: list[Server],
) -> None:
    made = make_table(servers[0].url, "dwarf", [HUMAN, HUMAN], hot_seat=True)
    secret = made["seats"][0]["secret"]
    at_both = [Player(each.url, made["table"], secret) for each in servers]
    total = Counter[int]()
    for round_ in range(COMMANDS // 50):
        now = at_both[round_ % 2].moment()
        legal = [each["notation"] for each in now["question"]["actions"]]
        bodies = attack(now["seq"], legal, round_)
        with httpx.Client(timeout=60, limits=CROWD) as client, ThreadPoolExecutor(25) as pool:
            answers: list[httpx.Response] = []
            # The illegal ones first every other time: else a rival's play may make them all stale.
            for wave in waves(bodies) if round_ % 2 else [bodies]:
                sent = [
                    pool.submit(send, client, servers[which], made["table"], secret, body)
                    for which, body in wave
                ]
                answers += [each.result() for each in sent]
        total.update(each.status_code for each in answers)
        assert {each.status_code for each in answers} <= {200, 409, 422}
        accepted = {each.json()["seq"] for each in answers if each.status_code == 200}
        after = [each.moment() for each in at_both]
        # Of fifty commands for one question, exactly one action was played.
        assert accepted == {now["seq"] + 1}
        assert [each["moves"] for each in after] == [round_ + 1, round_ + 1]
        assert after[0] == after[1]

    assert sum(total.values()) == COMMANDS
    assert total[409] > 0
    assert total[422] >= COMMANDS // 50 // 2 * 10
    assert total[200] > COMMANDS // 50


Bodies = list[tuple[int, dict[str, Any]]]


def waves(bodies: Bodies) -> list[Bodies]:
    """The illegal commands, and when those are answered all others."""
    illegal = [each for each in bodies if each[1]["action"] in ILLEGAL]
    return [illegal, [each for each in bodies if each not in illegal]]


def attack(seq: int, legal: list[str], round_: int) -> Bodies:
    """Fifty commands: doubled ones, rivals for the same question, stale and illegal ones."""
    bodies: Bodies = []
    for n in range(50):
        kind = n % 5
        body = {"id": f"round-{round_:03d}-{n:03d}", "expected_seq": seq, "action": legal[0]}
        if kind in (0, 1):
            body["id"] = f"round-{round_:03d}-same"
        elif kind == 2:
            body["action"] = legal[n % len(legal)]
        elif kind == 3:
            body["expected_seq"] = max(0, seq - 1) if seq else seq + 7
        else:
            body["action"] = ILLEGAL[n % 2]
        bodies.append((n % 2, body))
    return bodies


def send(
    client: httpx.Client, server: Server, table: str, secret: str, body: dict[str, Any]
) -> httpx.Response:
    return client.post(
        f"{server.url}/api/tables/{table}/actions",
        json=body,
        headers={"Authorization": f"Bearer {secret}"},
    )
