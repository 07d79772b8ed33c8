"""Which addresses of strangers may be called: public ones over https, and nothing in one's own net.

Whoever names an address decides where the server knocks (SSRF), so a name is resolved once, all its
addresses must be public, and what is called is one of those (see `posting.py`), never the name.
"""

import re
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from pithead.server.refusals import Refusal

Resolve: TypeAlias = Callable[[str, int], Sequence[str]]

LONGEST: Final = 2000
HTTPS: Final = 443
# What is written by hand: letters of a host's name, no user, no odd form of a number.
HOST: Final = re.compile(
    r"(?=.{1,253}$)([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?"
)
# Names that lead nowhere but into one's own network.
INNER: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa")
PATH: Final = re.compile(r"[!-~]*")
# Of IPv6 only this is given to machines that anybody may reach.
GLOBAL: Final = IPv6Network("2000::/3")
# Carries an address of IPv4 in it, or is for special use; `ipaddress` does not know all of them.
SPECIAL: Final = tuple(
    ip_network(each)
    for each in (
        "0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15",
        "224.0.0.0/4", "240.0.0.0/4", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
    )
)  # fmt: skip


@dataclass(frozen=True)
class Target:
    """An address to call: read, and of a form that may be called."""

    is_https: bool
    host: str
    port: int
    path: str
    # Whoever runs the server has named it, so that it may be anywhere.
    is_trusted: bool

    @property
    def origin(self) -> str:
        usual = HTTPS if self.is_https else 80
        port = "" if self.port == usual else f":{self.port}"
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.is_https else 'http'}://{host}{port}"


def read_target(address: str, trusted: Sequence[str] = ()) -> Target:
    """Read an address, or refuse it in one sentence. Nobody is asked yet where its name leads."""
    target = _read(address)
    if target is None:
        raise unwelcome()
    if target.origin in trusted:
        return Target(target.is_https, target.host, target.port, target.path, is_trusted=True)
    if not target.is_https or target.port != HTTPS:
        raise unwelcome()
    if target.host.endswith(INNER):
        raise unwelcome()
    if not HOST.fullmatch(target.host):
        literal = _literal(target.host)
        if literal is None or not is_public(literal):
            raise unwelcome()
    return target


def _read(address: str) -> Target | None:
    if len(address) > LONGEST or not address.isascii() or not PATH.fullmatch(address):
        return None
    try:
        parts = urlsplit(address)
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if parts.scheme not in ("https", "http") or not host or "@" in parts.netloc or "\\" in address:
        return None
    is_https = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    usual = HTTPS if is_https else 80
    return Target(is_https, host, usual if port is None else port, path, is_trusted=False)


def _literal(host: str) -> str | None:
    """An address in its usual form; none of those that only some resolvers read."""
    try:
        return str(ip_address(host)) if "%" not in host else None
    except ValueError:
        return None


def addresses_of(target: Target, resolve: Resolve | None = None) -> list[str]:
    """Where a target's name leads, asked once. All of it must be public, or nothing is called."""
    found = list((resolve or resolved)(target.host, target.port))
    if not found:
        raise unwelcome()
    if not target.is_trusted and not all(is_public(each) for each in found):
        raise unwelcome()
    return found


def resolved(host: str, port: int) -> list[str]:
    answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(answer[4][0]) for answer in answers))


def is_public(address: str) -> bool:
    """Whether an address is one that anybody in the world may reach, of one machine."""
    try:
        read = ip_address(address)
    except ValueError:
        return False
    if any(read.version == each.version and read in each for each in SPECIAL):
        return False
    if isinstance(read, IPv6Address) and read not in GLOBAL:
        return False
    return is_plain(read)


def is_plain(read: IPv4Address | IPv6Address) -> bool:
    return read.is_global and not (
        read.is_private
        or read.is_loopback
        or read.is_link_local
        or read.is_multicast
        or read.is_reserved
        or read.is_unspecified
    )


def unwelcome() -> Refusal:
    return Refusal("bad", "server.error.bell_address", {})
