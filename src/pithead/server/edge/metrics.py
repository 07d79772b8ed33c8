"""Numbers for whoever runs the server, in Prometheus' text form."""

import time
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from pithead.server.edge.site import Site

BUCKETS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """One server's numbers; each server has its own registry."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.requests: Final = Counter(
            "pithead_requests", "Requests answered", ["method", "route", "status"],
            registry=registry,
        )  # fmt: skip
        self.seconds: Final = Histogram(
            "pithead_request_seconds", "Time to answer, streams excluded", ["route"],
            buckets=BUCKETS, registry=registry,
        )  # fmt: skip
        self.streams: Final = Gauge(
            "pithead_streams", "Open streams and long polls", registry=registry
        )
        self.loaded: Final = Gauge("pithead_tables_loaded", "Tables in memory", registry=registry)
        self.tables: Final = Gauge(
            "pithead_tables", "Tables by status", ["status"], registry=registry
        )
        self.waiting: Final = Gauge(
            "pithead_bots_waiting", "Bots' decisions nobody thinks about yet", registry=registry
        )

    def text(self, site: "Site") -> bytes:
        self.streams.set(site.streams.admission.all)
        self.loaded.set(len(site.tables.loaded()))
        self.waiting.set(site.thinkers.waiting())
        for status, many in site.store.counts().items():
            self.tables.labels(status).set(many)
        return generate_latest(self.registry)


class Measured:
    """Counts and times every request, by its route and never by its address."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app: Final = app
        self.metrics: Final = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            route = getattr(scope.get("route"), "path", "page")
            self.metrics.requests.labels(scope["method"], route, str(status)).inc()
            if not route.endswith(("/stream", "/events")):
                self.metrics.seconds.labels(route).observe(time.perf_counter() - began)
