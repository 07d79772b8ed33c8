"""Who asks, and by which name of ours."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

from starlette.requests import Request

# One household or machine has as many addresses of IPv6 as it likes, all in one network.
IPV6_NETWORK: Final = 2**64
OWN_NAMES: Final = "localhost 127.0.0.1 [::1]"


def address_of(request: Request, behind_proxy: bool) -> str:
    """Who asks; behind a reverse proxy, who it says asks.

    A proxy adds whom it sees at the end of the list, and the end of several lists is that of the
    last one. Everything before comes from whoever asks, who may write what they like.
    """
    if behind_proxy:
        lists = request.headers.getlist("x-forwarded-for")
        last = lists[-1].rpartition(",")[2].strip() if lists else ""
        if last:
            return network_of(last)
    return network_of(request.client.host) if request.client else "unknown"


@lru_cache(maxsize=4096)
def network_of(text: str) -> str:
    """The address, or for IPv6 the network it is in."""
    try:
        address = ip_address(text)
    except ValueError:
        return text[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) // IPV6_NETWORK * IPV6_NETWORK))


class Hosts:
    """The names this server answers to; any if none are given.

    A page of another site can be made to ask us under its own name (DNS rebinding), and then its
    browser lets it read what we answer. It cannot ask under ours.
    """

    def __init__(self, names: str) -> None:
        self.names: Final = frozenset(names.casefold().split())

    def know(self, asked: Iterable[str]) -> bool:
        """Whether all the names of a request are ours. Where ours have no port, any will do."""
        if not self.names:
            return True
        found = [each.casefold().strip() for each in asked]
        return bool(found) and all(
            each in self.names or name_of(each) in self.names for each in found
        )


def name_of(host: str) -> str:
    """The name without the port: `[::1]` of `[::1]:8765`."""
    name, colon, port = host.rpartition(":")
    if not colon or not port.isdecimal():
        name = host
    return name.removesuffix(".")
