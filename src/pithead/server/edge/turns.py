"""Whose request is worked on next: few of one address at once, so that no address has all threads.

Beside a client that asks as fast as it can, everybody else waits for the few requests of it that
have their turn, not for all it has sent. Requests that only wait (streams, long polls, hints) give
their turn to the next, see `step_aside`.
"""

from asyncio import Future, get_running_loop
from collections import Counter, deque
from contextvars import ContextVar, Token
from typing import Final

from pithead.server.refusals import Refusal

# Requests of one address that wait for their turn; a school at one address comes to some hundreds.
MOST_WAITING: Final = 512


class Turns:
    """Requests that are worked on, and those that wait, by key. To be used in one event loop."""

    def __init__(self, at_once: int) -> None:
        self.at_once: Final = max(1, at_once)
        self.working: Final[Counter[str]] = Counter()
        self._waiting: Final[dict[str, deque[Future[None]]]] = {}

    async def begin(self, key: str) -> "Turn":
        """Wait for a turn; a refusal if too many wait already."""
        await self._wait(key)
        return Turn(self, key)

    def waiting(self, key: str) -> int:
        return len(self._waiting.get(key, ()))

    async def _wait(self, key: str) -> None:
        if self.working[key] < self.at_once:
            self.working[key] += 1
            return
        line = self._waiting.setdefault(key, deque())
        if len(line) >= MOST_WAITING:
            raise Refusal("too_many", "server.error.too_many", {"seconds": 1})
        ours: Future[None] = get_running_loop().create_future()
        line.append(ours)
        try:
            await ours
        except BaseException:
            # Whoever leaves may just have been given the turn.
            if ours.done() and not ours.cancelled():
                self.end(key)
            else:
                self._leave(key, ours)
            raise

    def _leave(self, key: str, one: Future[None]) -> None:
        line = self._waiting.get(key)
        if line is not None and one in line:
            line.remove(one)
            if not line:
                del self._waiting[key]

    def end(self, key: str) -> None:
        """Pass a turn on to whoever has waited longest, if anybody still does."""
        line = self._waiting.get(key, deque())
        while line:
            following = line.popleft()
            if not line:
                del self._waiting[key]
            if not following.done():
                following.set_result(None)
                return
        self.working[key] -= 1
        if not self.working[key]:
            del self.working[key]


class Turn:
    """One request's: the present one's, as long as it is entered."""

    def __init__(self, turns: Turns, key: str) -> None:
        self.turns: Final = turns
        self.key: Final = key
        self.is_over = False
        self._before: Token[Turn | None] | None = None

    def __enter__(self) -> None:
        self._before = PRESENT.set(self)

    def __exit__(self, *_: object) -> None:
        assert self._before is not None
        PRESENT.reset(self._before)
        self.end()

    def end(self) -> None:
        if not self.is_over:
            self.is_over = True
            self.turns.end(self.key)


PRESENT: Final[ContextVar[Turn | None]] = ContextVar("turn", default=None)


def step_aside() -> None:
    """From now on the present request only waits for something: its turn is the next one's."""
    turn = PRESENT.get()
    if turn is not None:
        turn.end()
