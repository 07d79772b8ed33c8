"""Clocks: how much time everybody has left, and a stand-in for whoever has none."""

import logging
from dataclasses import replace
from typing import Final

from pithead.server.protocol.facts import ClockFacts
from pithead.server.refusals import Refusal
from pithead.server.store.store import Store
from pithead.server.tables.live import LiveTable
from pithead.server.tables.service import Tables
from pithead.server.tables.staged import Staged
from pithead.server.tables.taking_back import settled
from pithead.server.tables.timing import clock_facts

log = logging.getLogger("pithead.server")

MOST_LOOKED_AT: Final = 500


class Clocks:
    """Looks at all tables with clocks, and lets bots stand in where time has run out."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self.tables: Final = tables
        self.store: Final = store

    def look(self) -> None:
        tables = self.tables
        clocked = self.store.clocked(MOST_LOOKED_AT)
        if not clocked:
            return
        tables.uptime.beat()
        for id_, seq in clocked:
            try:
                live = tables.find(id_)
                if live.seq < seq:
                    tables.refresh(live)
                run_out(tables, live)
            except Refusal as refusal:
                log.warning("a clock rests", extra={"table": id_, "why": refusal.message.key})


def run_out(tables: Tables, live: LiveTable) -> None:
    """Let a bot stand in for everybody whose time is over."""
    with live.lock:
        for seat in late(tables, live):
            row = live.seats[seat]

            def stage(seat: int = seat) -> Staged:
                if seat not in late(tables, live):
                    raise Refusal("stale", "server.error.stale", {})
                level = live.seats[seat].wish or live.row.stand_in
                return Staged(seats=[replace(live.seats[seat], stand_in=level)])

            assert row.stand_in is None
            tables.write(live, "seat", seat, {"what": "clock"}, f"clock:{seat}:{live.seq}", stage)
            settled(tables, live)


def late(tables: Tables, live: LiveTable) -> list[int]:
    facts = clock_facts(live, tables.uptime, tables.clock())
    return [] if facts is None else [seat for seat in facts["running"] if not left_of(facts, seat)]


def left_of(facts: ClockFacts, seat: int) -> float:
    return facts["left"][seat] or 0.0
