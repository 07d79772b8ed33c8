"""From where a server can be reached: this machine alone, or the house."""

import socket
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Final

# Documentation's own network: an address that nobody has. Nothing is sent there.
NOWHERE: Final = ("192.0.2.1", 9)


@dataclass(frozen=True)
class Reach:
    """Whether only this machine reaches the server, and its address for others in the house."""

    alone: bool = False
    house: str | None = None


ANYWHERE: Final = Reach()


def reach_of(host: str, port: int, behind_proxy: bool) -> Reach:
    is_alone = host in ("localhost", "::1") or host.startswith("127.")
    if is_alone or behind_proxy:
        return Reach(alone=is_alone and not behind_proxy)
    address = own_address() if host in ("0.0.0.0", "::") else host
    return Reach(house=None if address is None else f"http://{bracketed(address)}:{port}")


def own_address() -> str | None:
    """The address by which this machine would speak to others; None if it is in no network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
            asked.connect(NOWHERE)
            address: str = asked.getsockname()[0]
    except OSError:
        return None
    return None if ip_address(address).is_loopback else address


def bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
