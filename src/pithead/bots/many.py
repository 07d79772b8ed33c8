"""Many games of one kind, stepped side by side in one call: for learners, who need millions of
steps and would wait for Python between two of them.

>>> import pithead
>>> game = pithead.game("dwarf")
>>> ManyGames(game, 3, 2, {}, 1, SEATS_IN_TURN, game.winners).owners
[0, 1, 0]
>>> ManyGames(game, 3, 2, {"first": "2"}, 1, EVERY_SEAT, game.winners).to_act
[1, 1, 1]
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from pithead.engine.compiling import i64
from pithead.engine.errors import BadNotation, BadStep, IllegalAction
from pithead.engine.features import Pen
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.memory import Bytes, tick
from pithead.engine.options import OptionValue
from pithead.engine.rng import seeded

__all__ = ["EVERY_SEAT", "SEATS_IN_TURN", "ManyGames"]

# In place of the learner's seat: all of them; or another one in each game, in turn.
EVERY_SEAT: Final = -1
SEATS_IN_TURN: Final = -2


@final
class ManyGames:
    """So many games of the same seats and options; one that ends is followed by another at once.

    Each game waits for a seat of the learner: its own one, while the others play at random, or with
    `EVERY_SEAT` any that is asked. Seeds and the chance of the others follow from one seed, game
    by game, so that no game depends on when another ended.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> many = ManyGames(game, 3, 2, {"layered": True}, 1, SEATS_IN_TURN, game.winners)
    >>> many.to_act, len(many.seeds)
    ([0, 1, 0], 3)
    >>> features = bytearray(4 * 3 * game.features.size)
    >>> mask = bytearray(3 * len(game.table.actions))
    >>> many.write_into(memoryview(features), memoryview(mask))
    >>> many.show()
    >>> actions = [game.legal_actions(state, seat)[0].index
    ...            for state, seat in zip(many.states, many.to_act)]
    >>> sum(mask[:197]), mask[actions[0]]
    (12, 1)
    >>> many.step(actions)
    >>> many.ended, many.worths, many.last
    ([], [], [])
    >>> many.step([196, 0, 0])
    Traceback (most recent call last):
    pithead.engine.errors.BadStep: Game 0: decline is not legal for seat 0 now; legal: place 2, ...
    """

    def __init__(
        self,
        game: Game[Any],
        count: int,
        seats: int,
        options: Mapping[str, OptionValue],
        seed: int,
        own: int,
        worth: Callable[[Any], Any],
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.own: Final = own
        # What the end of a game is worth, in whatever form the caller likes.
        self.worth: Final = worth
        self.nothing: Final = bytes(count * len(game.table.actions))
        # Where each step writes what is seen, once `write_into` has said so.
        self.pen: Pen | None = None
        self.mask: Bytes = memoryview(bytearray(self.nothing))
        chance = seeded(seed)
        self.chances: Final = [chance.split() for _ in range(count)]
        # Of each game: its state, its seed, the learner's seat, and whose turn it is.
        self.states: list[State] = []
        self.seeds: list[int] = [0] * count
        self.owners: list[int] = [SEATS_IN_TURN] * count
        self.to_act: list[int] = [0] * count
        # Of the last step: the games that ended, what they were worth, their last seats to act, and
        # the features of these at the end.
        self.ended: list[int] = []
        self.worths: list[Any] = []
        self.last: list[int] = []
        self.shown: list[bytes] = []
        for place in range(count):
            self.owners[place] = self._owner(place)
            self.states.append(self._dealt(place))
            self._others_play(place)

    def step(self, actions: list[int]) -> None:
        """An action for each game, by its number. If one is not legal, none is taken."""
        if len(actions) != len(self.states):
            expected = f"one for each of {len(self.states)} games"
            raise ValueError(f"There are {len(actions)} actions; expected {expected}.")
        chosen = [self._legal(place, actions[place]) for place in range(len(actions))]
        self.ended = []
        self.worths = []
        self.last = []
        self.shown = []
        self.mask[:] = self.nothing
        for place in range(len(chosen)):
            self.game.take_offer(self.states[place], self.to_act[place], chosen[place])
            self._others_play(place)
            # One by one: what a game has just touched is still at hand for the processor.
            self._show(place)

    def write_into(self, features: memoryview, mask: memoryview) -> None:
        """From now on each step writes there, game by game: the features of the seat to act, as
        32-bit floats, and 1 for each of its legal actions among all, as bytes."""
        self.pen = Pen(features.cast("B").cast("f"))
        self.mask = mask.cast("B")

    def show(self) -> None:
        """Write all that is seen now, whether or not there was a step."""
        self.mask[:] = self.nothing
        for place in range(len(self.states)):
            self._show(place)

    def _show(self, place: int) -> None:
        pen = self.pen
        if pen is None:
            return
        state = self.states[place]
        seat = self.to_act[place]
        told = self.game.features
        width: i64 = told.size
        pen.begin(place * width, width)
        told.write(state, seat, pen)
        first: i64 = place * len(self.game.table.actions)
        for action in state.offers[seat]:
            tick(self.mask, first + action.index)

    def _legal(self, place: int, number: int) -> int:
        """Where among what is offered in a game this action is."""
        offers = self.states[place].offers[self.to_act[place]]
        for i in range(len(offers)):
            if offers[i].index == number:
                return i
        table = self.game.table.actions
        if not 0 <= number < len(table):
            last = str(len(table) - 1)
            raise BadStep(place, BadNotation(self.game.name, str(number), ["0", last]))
        legal = [action.notation for action in offers]
        seat = self.to_act[place]
        raise BadStep(place, IllegalAction(table[number].notation, seat, legal))

    def _others_play(self, place: int) -> None:
        """Until a seat of the learner is asked, in this game or in the one that follows it."""
        chance = self.chances[place]
        while True:
            state = self.states[place]
            seat = asked_of(state, self.owners[place])
            if seat < 0:
                self._end(place)
            elif self.own == EVERY_SEAT or seat == self.owners[place]:
                self.to_act[place] = seat
                return
            else:
                self.game.take_offer(state, seat, chance.below(len(state.offers[seat])))

    def _end(self, place: int) -> None:
        """Note what the game came to, and deal another one."""
        state = self.states[place]
        seat = self.to_act[place]
        self.ended.append(place)
        self.worths.append(self.worth(state))
        self.last.append(seat)
        self.shown.append(self.game.features.of(state, seat))
        self.owners[place] = self._owner(place)
        self.states[place] = self._dealt(place)

    def _owner(self, place: int) -> int:
        if self.own != SEATS_IN_TURN:
            return self.own
        before = self.owners[place]
        return (place if before < 0 else before + 1) % self.seats

    def _dealt(self, place: int) -> State:
        chance = self.chances[place]
        self.seeds[place] = (chance.bits() << 31) | (chance.bits() >> 1)
        state: State = self.game.start(self.seats, self.options, self.seeds[place])
        state.journal = muted()
        return state


def asked_of(state: State, own: int) -> int:
    """Of the seats to act the first that is not the learner's own, then that one; -1 for none.

    What several seats answer at once stays sealed until all have, so the others' come first.
    """
    offers = state.offers
    for seat in range(len(offers)):
        if seat != own and offers[seat]:
            return seat
    return own if own >= 0 and offers[own] else -1
