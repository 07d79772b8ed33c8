"""Ringing: what is said by each way, and what became of it. Runs in threads of its own."""

import json
import logging
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from queue import Full, Queue
from typing import Any, Final

from pithead.engine.message import Message
from pithead.server.bells.mail import Letter, PostOffice, Refused, read_office
from pithead.server.bells.posting import Unreached, post
from pithead.server.bells.push import PushKeys, read_keys
from pithead.server.bells.targets import Resolve, addresses_of, read_target
from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from pithead.text import catalogue

# Calls at a time, and how many more may wait; others are found again at the next look.
THREADS: Final = 3
MOST_WAITING: Final = 100
# Answers by which somebody says that nothing is to be called there any more.
GONE: Final = (404, 410)


log = logging.getLogger("pithead.server")


class Outcome(Enum):
    DONE = "done"
    LATER = "later"
    GONE = "gone"


@dataclass(frozen=True)
class Call:
    """What is to be told to one address. Nothing in it is secret but the code of a letter."""

    way: str
    target: dict[str, Any]
    language: str
    # `turn`, or `hello` to whoever has just left an address.
    kind: str
    table: str
    seat: int
    # The table's name or its game's title, and the player's name.
    title: str
    name: str
    # The same call made twice has the same id.
    id: str
    code: str


class Ringer:
    """What the server's settings let it call by, and the threads that do."""

    def __init__(self, settings: Settings, resolve: Resolve | None = None) -> None:
        self.keys: Final[PushKeys | None] = read_keys(settings.push_key, settings.push_contact)
        self.office: Final[PostOffice | None] = read_office(
            settings.mail_server, settings.mail_from
        )
        self.public: Final = settings.public_address.rstrip("/")
        if self.office is not None and not self.public.startswith(("https://", "http://")):
            raise Refusal("bad", "server.error.mail_public", {})
        self.trusted: Final = tuple(settings.bell_hosts.split())
        self.webhooks: Final = settings.webhooks
        self.resolve: Final = resolve
        self._line: Final[Queue[Callable[[], None]]] = Queue(MOST_WAITING)
        if not self.is_silent:
            for _ in range(THREADS):
                # A server that stops waits for nobody's answer; what was not told is told again.
                threading.Thread(target=self._work, name="bell", daemon=True).start()

    def has(self, way: str) -> bool:
        return {
            "push": self.keys is not None,
            "webhook": self.webhooks,
            "mail": self.office is not None,
        }.get(way, False)

    @property
    def is_silent(self) -> bool:
        return not any(self.has(way) for way in ("push", "webhook", "mail"))

    def begin(self, call: Call, ended: Callable[[Outcome], None]) -> bool:
        """Call in a thread of our own; False if too many wait already."""
        try:
            self._line.put_nowait(lambda: ended(self.ring(call)))
        except Full:
            return False
        return True

    def _work(self) -> None:
        while True:
            work = self._line.get()
            try:
                work()
            except Exception:
                log.exception("a bell failed")

    def ring(self, call: Call) -> Outcome:
        """Call, and say what became of it."""
        try:
            if call.way == "mail":
                return self._mail(call)
            return self._push(call) if call.way == "push" else self._webhook(call)
        except Refusal:
            return Outcome.GONE
        except (Unreached, OSError):
            return Outcome.LATER

    def _push(self, call: Call) -> Outcome:
        if self.keys is None:
            return Outcome.LATER
        target = read_target(str(call.target["endpoint"]), self.trusted)
        addresses = addresses_of(target, self.resolve)
        said = {"table": call.table, "title": call.title, "text": sentence(call)}
        try:
            body, headers = self.keys.sealed(
                call.target, target.origin, said, call.table, time.time()
            )
        except ValueError:
            return Outcome.GONE
        return outcome_of(post(target, addresses, body, headers))

    def _webhook(self, call: Call) -> Outcome:
        target = read_target(str(call.target["address"]), self.trusted)
        addresses = addresses_of(target, self.resolve)
        text = sentence(call)
        told = {
            "kind": call.kind, "id": call.id, "table": call.table, "title": call.title,
            "seat": call.seat, "name": call.name, "address": self.address_of(call.table),
            # What the most usual receivers show.
            "text": text, "content": text,
        }  # fmt: skip
        body = json.dumps(told, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json; charset=utf-8"}
        return outcome_of(post(target, addresses, body, headers))

    def _mail(self, call: Call) -> Outcome:
        if self.office is None:
            return Outcome.LATER
        words = catalogue(call.language)
        stop = f"{self.public}/bells#{call.code}"
        about = Message(
            f"server.bell.mail.{call.kind}",
            {"text": sentence(call), "link": self.address_of(call.table), "stop": stop},
        )
        subject = sentence(call) if call.kind == "turn" else words.word("server.bell.subject")
        letter = Letter(str(call.target["address"]), subject, words.say(about), call.id, stop)
        try:
            self.office.send(letter)
        except Refused:
            return Outcome.GONE
        return Outcome.DONE

    def address_of(self, table: str) -> str:
        """The page of a table, as far as the server knows its own address."""
        return f"{self.public}/t/{table}"


def sentence(call: Call) -> str:
    params = {"title": call.title, "name": call.name}
    return catalogue(call.language).say(Message(f"server.bell.{call.kind}", dict(params)))


def outcome_of(status: int) -> Outcome:
    if 200 <= status < 300:
        return Outcome.DONE
    return Outcome.GONE if status in GONE else Outcome.LATER
