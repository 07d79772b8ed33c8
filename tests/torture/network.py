"""People whose network delays, stalls, swallows and cuts what they say and hear."""

from pathlib import Path

from server.running import Server
from torture.crowd import Crowd, disturbed
from torture.figures import Deadline, Figures, Say
from torture.killing import SOON
from torture.wire import BadNetwork

# Seconds after which somebody who hears nothing tries again.
TIMEOUT = 8.0


def bad_network(
    database: str, folder: Path, cuts: int, groups: int, most_seconds: float, say: Say
) -> Figures:
    """Until so many conversations were cut or swallowed."""
    deadline = Deadline(most_seconds)
    server = Server(database, folder / "network.log", ("--workers", "2"), **SOON)
    network = BadNetwork(server.port)
    network.start()
    crowd = Crowd([network.url], groups, TIMEOUT)

    def broken() -> int:
        return network.counts["cut"] + network.counts["swallowed"]

    try:
        server.start()
        crowd.start()
        while broken() < cuts and disturbed(crowd, 20, lambda _: None, lambda _: None, deadline):
            say(f"{broken()} of {cuts} broken off, {crowd.acknowledged} actions acknowledged")
        done = broken()
        crowd.finish()
    finally:
        server.stop()
        network.stop()
    counts = {what: float(number) for what, number in sorted(network.counts.items())}
    figures = Figures("network", {**counts, **crowd.counts()}, crowd.faults, deadline.spent)
    if done < cuts and not figures.faults:
        figures.faults.append(f"stopped after {done} of {cuts}: no time left")
    return figures
