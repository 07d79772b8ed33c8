"""What whoever runs a server may set. Everything has a value that suits a small one."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from pithead.server.refusals import Refusal

PREFIX: Final = "PITHEAD_"


@dataclass(frozen=True)
class Settings:
    """Each can be set by an environment variable: PITHEAD_ABSENT_SECONDS=30."""

    # After so long without a sign of a seat's player, a bot may be asked to stand in.
    absent_seconds: float = 60.0
    # A wish to take back that is not answered for so long lapses.
    undo_seconds: float = 120.0
    # A stream or long poll looks at the database at least so often, woken or not.
    poll_seconds: float = 2.0
    # A stream says that it lives.
    heartbeat_seconds: float = 15.0
    # How long one server may let a table's bots think before another may take over.
    lease_seconds: float = 15.0
    # A table of bots alone rests so long after the last look at it; 0 lets it go on unseen.
    rest_seconds: float = 60.0
    # Tables of bots alone that one address may keep going at a time.
    bot_tables: int = 4
    # Finished and abandoned tables are archived after so many days; 0 keeps them all.
    finished_days: float = 90.0
    abandoned_days: float = 365.0
    # Requests in a minute, in bursts of as many: from one address, from all who hold no seat at one
    # table, from the holder of one seat.
    address_rate: float = 1200.0
    table_rate: float = 1200.0
    seat_rate: float = 1200.0
    # Requests of one address that are worked on at once; others wait for their turn. Those who hold
    # seats and others, those who read and those who write, are counted apart.
    address_at_once: int = 2
    # Tables one address may make in an hour.
    creation_rate: float = 200.0
    # Hints in a minute for one seat.
    hint_rate: float = 20.0
    # Simulations for each look at a decision of a game that is studied; 0 for as many as the game's
    # Journeyman has.
    study_simulations: int = 200
    # Streams and long polls: of those at one address, of all who watch one table, of the holder of
    # one seat, and of all. Seat holders may have four times as many at one address, and those who
    # watch leave them a quarter of all.
    address_streams: int = 60
    table_streams: int = 200
    seat_streams: int = 12
    all_streams: int = 5000
    # Connections in all, as far as the system lets a process have so many.
    connections: int = 10000
    # A request must have come in whole, and what is sent be taken, in so long.
    request_seconds: float = 20.0
    largest_body: int = 64 * 1024
    # Records and box files may be larger.
    largest_import: int = 1024 * 1024
    # Whoever is to act and gives no sign for so long is called, where they have left an address.
    bell_seconds: float = 60.0
    # A call that failed is tried again after so long, then after twice as long, and so on.
    bell_retry_seconds: float = 30.0
    # A call is made by whoever began it for so long; by another if that one is dead.
    bell_lease_seconds: float = 60.0
    # Whether people may leave a web address to be called.
    webhooks: bool = False
    # The server's own key for Web Push (see `pithead keys`), and whom push services may write to.
    push_key: str = ""
    push_contact: str = ""
    # smtp://HOST, or smtps://USER:PASSWORD@HOST, and in whose name mail is written.
    mail_server: str = ""
    mail_from: str = ""
    # Where people find this server: links in mail begin so.
    public_address: str = ""
    # Origins beside public https ones that may be called, as http://10.0.0.7:8080, separated by
    # spaces.
    bell_hosts: str = ""
    # New addresses in an hour from one address.
    bell_rate: float = 30.0
    # Tables kept in memory though nobody watches them.
    tables_in_memory: int = 500
    # Web pages of other origins that may use the interface, separated by spaces.
    allowed_origins: str = ""
    # The names this server answers to, separated by spaces; none for any.
    hosts: str = ""
    # Whether the address a reverse proxy names is believed.
    behind_proxy: bool = False


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings with what the environment changes, or one sentence on what is wrong."""
    given: dict[str, object] = {}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = _read(PREFIX + field.name.upper(), text, str(field.type))
    return Settings(**given)  # type: ignore[arg-type]


def _read(name: str, text: str, kind: str) -> object:
    if "str" in kind:
        return text
    if "bool" in kind:
        if text.casefold() in ("1", "yes", "true", "on"):
            return True
        if text.casefold() in ("0", "no", "false", "off"):
            return False
        raise Refusal("bad", "server.error.setting", {"name": name, "value": text})
    try:
        number = float(text)
        if not 0 <= number < 1e12:
            raise ValueError
    except ValueError:
        raise Refusal("bad", "server.error.setting", {"name": name, "value": text}) from None
    return int(number) if "int" in kind else number
