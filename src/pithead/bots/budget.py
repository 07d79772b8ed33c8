"""How long a bot may think: so many simulations, or so many seconds.

Seconds are those of the clock on the wall, since at a table somebody waits. In the lab nobody
does, and the seconds of a crowded machine say little about a bot: there they are seconds of the
processor (`count_processor_time`), so that a bot is as strong beside ten others as alone.
"""

import time
from typing import Final, final

from pithead.engine.errors import BadSetup

MOST_SIMULATIONS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0


@final
class Budget:
    """Simulations are exact and give the same decision everywhere; seconds are for people.

    >>> budget = Budget(simulations=3, seconds=0.0)
    >>> budget, budget.begin()
    (<Budget: 3 simulations>, None)
    >>> while budget.goes_on():
    ...     print("one simulation,", budget.left(), "left")
    one simulation, 2 left
    one simulation, 1 left
    one simulation, 0 left

    In the lab seconds are those of the processor:

    >>> seconds = Budget(simulations=0, seconds=0.5)
    >>> seconds.count_processor_time()
    >>> seconds, seconds.told(), seconds.is_none(), seconds.now() >= 0.0
    (<Budget: 0.5 s>, '0.5 s', False, True)
    """

    def __init__(self, simulations: int, seconds: float) -> None:
        # 0 where the other one counts; both for a bot that needs no budget.
        self.simulations: Final = simulations
        self.seconds: Final = seconds
        self.is_of_processor = False
        self.done = 0
        self.until = 0.0

    def __repr__(self) -> str:
        return f"<Budget: {self.told()}>"

    def told(self) -> str:
        """In words, for whoever looks at a bot in a shell."""
        return f"{self.seconds:g} s" if self.seconds > 0.0 else f"{self.simulations} simulations"

    def is_none(self) -> bool:
        """Of a bot that needs none."""
        return self.seconds <= 0.0 and self.simulations == 0

    def count_processor_time(self) -> None:
        """From now on seconds are those that the thinking thread has had of a processor."""
        self.is_of_processor = True

    def begin(self) -> None:
        """A decision begins: all of it is there again."""
        self.done = 0
        if self.seconds > 0.0:
            self.until = self.now() + self.seconds

    def goes_on(self) -> bool:
        """Whether one more simulation is allowed; counts it."""
        if self.seconds > 0.0:
            if self.now() >= self.until and self.done:
                return False
        elif self.done >= self.simulations:
            return False
        self.done += 1
        return True

    def left(self) -> int:
        """How many more simulations there will be: exact, or as the clock makes it likely."""
        if self.seconds <= 0.0:
            return self.simulations - self.done
        remaining = self.until - self.now()
        spent = self.seconds - remaining
        return int(self.done * remaining / spent) if spent > 0.0 else MOST_SIMULATIONS

    def now(self) -> float:
        """What the clock shows that counts here."""
        return time.thread_time() if self.is_of_processor else time.monotonic()


def read_budget(text: str, bot: str) -> Budget:
    """`400` is a number of simulations, `0.5s` a number of seconds."""
    number = text.removesuffix("s")
    try:
        value = float(number)
    except ValueError:
        raise _refusal(text, bot) from None
    if text.endswith("s"):
        if 0.0 < value <= MOST_SECONDS:
            return Budget(0, value)
    elif number.isascii() and number.isdecimal() and 1 <= value <= MOST_SIMULATIONS:
        return Budget(int(number), 0.0)
    raise _refusal(text, bot)


def _refusal(text: str, bot: str) -> BadSetup:
    return BadSetup("error.budget", {"bot": bot, "text": repr(text)})
