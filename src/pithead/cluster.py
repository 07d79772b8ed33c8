"""Connecting to a Ray cluster, for the arena and the table server.

Ray is an extra, `pithead[cluster]`. Every machine of the cluster needs the same Pithead.
"""

import logging
import os
import socket
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from pithead.engine.errors import Declined
from pithead.engine.message import Message

# Seconds to wait for a cluster's address to answer.
PATIENCE: Final = 5.0


class ClusterRefused(Declined):
    """There is no cluster to work on; `key` says why."""

    def __init__(self, key: str, address: str) -> None:
        self.key: Final = key
        super().__init__(Message(f"cli.error.{key}", {"address": address}))


def require_ray(address: str) -> None:
    """Refuse where the package ray is not installed."""
    if find_spec("ray") is None:
        raise ClusterRefused("arena_ray_package", address)


def connect(address: str, workers: int | None = None) -> tuple[Any, bool]:
    """Ray, connected, and whether the connection is ours to end.

    `auto` finds a running cluster, `local` starts one here, `HOST:PORT` names one.
    """
    require_ray(address)
    ray = import_module("ray")
    if ray.is_initialized():
        return ray, False
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == "local":
            processors = workers or os.cpu_count() or 1
            ray.init("local", num_cpus=processors, include_dashboard=False, **quiet)
            return ray, True
        if address != "auto":
            knock(address)
        ray.init(address, **quiet)
    except (OSError, ValueError, RuntimeError):
        raise ClusterRefused("arena_ray", address) from None
    return ray, True


def knock(address: str) -> None:
    """Whether anybody is there: Ray itself would try for minutes."""
    place = urlsplit(f"//{address}")
    if place.hostname is None or place.port is None:
        raise ValueError
    socket.create_connection((place.hostname, place.port), PATIENCE).close()
