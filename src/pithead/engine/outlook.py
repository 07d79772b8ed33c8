"""The outlook: what a bot is given to decide on.

It keeps the true state to itself: a bot that uses what is public here gets its seat's view and
imagined states, and so cannot cheat. Python locks no drawer; a test looks that no bot of ours
opens this one.
"""

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from pithead.engine.game import Game, State
from pithead.engine.rng import Rng

__all__ = ["Outlook"]

S = TypeVar("S", bound=State)


class Outlook(Generic[S]):
    """One seat's sight of a moment: its view, its legal actions, and states it can imagine.

    >>> import pithead
    >>> from pithead.engine.rng import seeded
    >>> game = pithead.game("dwarf")
    >>> state = game.start(seats=2, options={"first": "1"}, seed=1)
    >>> outlook = Outlook(game, state, seat=0)
    >>> outlook, outlook.legal_actions[:2]
    (<Outlook: dwarf, seat 0 of 2, 12 legal actions>, [<0: place 1>, <1: place 2>])
    >>> outlook.view() == game.view(outlook.imagine(seeded(3)), 0)
    True
    """

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.seats: Final = state.seats
        self.legal_actions: Final = game.legal_actions(state, seat)
        self._state: Final = state

    def __repr__(self) -> str:
        number = len(self.legal_actions)
        return (
            f"<Outlook: {self.game.name}, seat {self.seat} of {self.seats}, {number} legal actions>"
        )

    def view(self) -> Mapping[str, object]:
        """All that this seat may know."""
        return self.game.view(self._state, self.seat)

    def features(self) -> bytes:
        """The same as numbers, 32-bit floats, in the parts of `Game.features`.

        >>> len(outlook.features()) == 4 * game.features.size
        True
        """
        return self.game.features.of(self._state, self.seat)

    def imagine(self, rng: Rng) -> S:
        """A state that this seat cannot tell from the true one."""
        return self.game.reimagined(self._state, self.seat, rng)
