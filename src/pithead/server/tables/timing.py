"""How much time everybody at a table has left."""

from typing import Final

from pithead.server.protocol.facts import ClockFacts
from pithead.server.tables.live import LiveTable
from pithead.server.tables.uptime import Uptime

# Whoever comes back to an empty bank has so many seconds for each decision.
GRACE: Final = 30.0


def clock_facts(live: LiveTable, uptime: Uptime, now: float) -> ClockFacts | None:
    """What is told of a table's clock; None where there is none."""
    clock, glass = live.row.clock, live.glass
    if clock is None or glass is None:
        return None
    running = [] if live.is_over() else glass.running(live.match.state.seats_to_act())
    left: list[float | None] = []
    for row in live.seats:
        if row.kind == "bot":
            left.append(None)
            continue
        seat, seconds = row.seat, float(clock["seconds"])
        if clock["kind"] == "bank":
            since = glass.since[seat] if seat in running else now
            used = sum(uptime.between(a, min(b, since)) for a, b in glass.spent[seat] if a < since)
            seconds = max(0.0, seconds - used)
            if seat in running:
                seconds = max(seconds, min(GRACE, float(clock["seconds"])))
        if seat in running:
            seconds -= uptime.between(glass.since[seat], now)
        left.append(round(max(0.0, seconds), 1))
    return {"kind": clock["kind"], "seconds": clock["seconds"], "left": left, "running": running}
