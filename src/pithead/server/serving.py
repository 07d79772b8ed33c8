"""Running a server: its parts by the settings, on a port, until it is told to stop."""

import asyncio
import gc
import importlib
import os
import socket
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import uvicorn
from platformdirs import user_data_path

from pithead.server.bells.ringing import Ringer
from pithead.server.edge.addresses import OWN_NAMES
from pithead.server.edge.app import make_app
from pithead.server.edge.bus import open_bus
from pithead.server.edge.connections import Door, connections_through
from pithead.server.edge.descriptors import room_for_connections
from pithead.server.edge.reach import reach_of
from pithead.server.edge.site import Site, make_site
from pithead.server.settings import Settings
from pithead.server.store.store import Store
from pithead.server.thinking.thinkers import LocalThinkers, Thinkers
from pithead.server.thinking.workshop import Workshop

# Seconds that open streams have to end when the server stops.
GRACE: Final = 3
# Milliseconds for what was sent to be acknowledged.
VANISHED: Final = 60_000
# How often Python looks for garbage in circles. Looking at all tables at once makes everybody wait,
# and there is little to be found: tables and moments hold no circles.
GARBAGE: Final = (2_000, 10, 500)


@dataclass(frozen=True)
class Address:
    """Where a server listens, and with what it works."""

    host: str
    port: int
    database: str
    redis: str | None
    ray: str | None
    workers: int


def usual_database() -> str:
    """A SQLite file in the user's own data folder."""
    folder = user_data_path("pithead", ensure_exists=True)
    return f"sqlite:///{folder / 'tables.db'}"


def usual_workers() -> int:
    """All cores but the one that serves."""
    return max(1, (os.cpu_count() or 2) - 1)


def thinkers_for(address: Address) -> Thinkers:
    if address.ray is None:
        return LocalThinkers(address.workers)
    # Ray is an extra.
    from pithead.server.thinking.ray import RayThinkers  # noqa: PLC0415

    return RayThinkers(address.ray)


def serve(
    address: Address,
    settings: Settings,
    ready: Callable[[str], None],
    workshop: Workshop | None = None,
) -> None:
    """Serve until a signal says stop. `ready` is told the address when requests are welcome."""
    settings = with_own_names(settings, address.host)
    door = Door(room_for_connections(settings.connections), settings.request_seconds)
    # However many streams there are, a quarter of the connections is for everything else.
    streams = min(settings.all_streams, 3 * door.most // 4)
    settings = replace(settings, all_streams=streams, connections=door.most)
    ringer = Ringer(settings)
    store = Store(address.database)
    store.migrate()
    bus = open_bus(address.redis)
    thinkers = thinkers_for(address)

    listener = listen(address.host, address.port)
    port = listener.getsockname()[1]
    reach = reach_of(address.host, port, settings.behind_proxy)
    sites: list[Site] = []
    warming: list[asyncio.Task[None]] = []

    async def join() -> Site:
        sites.append(
            make_site(settings, store, bus, thinkers, workshop, reach=reach, ringer=ringer)
        )
        warming.append(asyncio.create_task(sites[0].reading.warm()))
        return sites[0]

    config = uvicorn.Config(
        make_app(settings, join),
        http=connections_through(door),
        ws="none",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=75,
        server_header=False,
        proxy_headers=False,
    )
    shown = "localhost" if address.host in ("0.0.0.0", "::", "127.0.0.1") else address.host
    server = Announcing(
        config,
        lambda: ready(f"http://{shown}:{port}/"),
        lambda: sites[0].streams.close() if sites else None,
    )
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(server.serve(sockets=[listener]))


def with_own_names(settings: Settings, host: str) -> Settings:
    """Who listens only to this machine, with no proxy before it, has this machine's names."""
    is_alone = host in ("localhost", "::1") or host.startswith("127.")
    if is_alone and not settings.hosts and not settings.behind_proxy:
        return replace(settings, hosts=f"{OWN_NAMES} {host}")
    return settings


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's where there is one, else Python's own."""
    try:
        uvloop = importlib.import_module("uvloop")
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


def listen(host: str, port: int) -> socket.socket:
    """Bound before anything else, so that a port in use is one sentence, and port 0 is known."""
    listener = socket.create_server((host, port), backlog=2048)
    # Whatever is accepted inherits it. Without it the body of every answer waits 40 ms for the
    # reader to acknowledge the head.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        # Whoever vanishes without a word is given up, not written to for a quarter of an hour.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, VANISHED)
    return listener


class Announcing(uvicorn.Server):
    """Says when it is ready, and when it stops: streams never end by themselves."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready: Final = ready
        self._stopping: Final = stopping

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stopping()
        await super().shutdown(sockets)


def back_up(database: str, file: Path) -> None:
    """A copy of the database, made while it is in use."""
    store = Store(database)
    try:
        store.backup(file)
    finally:
        store.close()
