"""A match: one game being played, its state and its record always in step."""

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar, cast

from pithead.engine.action import Action
from pithead.engine.errors import BadPosition, BadRecord, CannotUndo, PitheadError
from pithead.engine.game import Game, State
from pithead.engine.options import OptionValue
from pithead.engine.record import Record

__all__ = ["Match", "new_match", "replay"]

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A state that can be saved, shown at any moment, and taken back.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> match = new_match(game, ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> match.play(0, game.parse("place 5"))
    >>> match
    <Match: dwarf, Ada and Bruno, 1 action>
    >>> match.state_at(0).seats_to_act(), match.state.seats_to_act()
    ([0], [1])
    >>> match.check()

    What an action would give, before it is written down; and going back, where that is allowed:

    >>> after = match.after(1, game.parse("place 1"))
    >>> match.adopt(1, game.parse("place 1"), after)
    >>> match.undo_reason(0)
    CannotUndo('Only whoever made the last action can undo it.')
    >>> match.undo(1), match.rewind(0), match.record.actions
    ('place 1', ['place 5'], [])
    """

    def __init__(self, game: Game[S], record: Record) -> None:
        """The match a record describes, played to the record's end."""
        if record.rules != game.rules_number:
            raise BadRecord(
                "error.rules",
                {"game": game.name, "found": record.rules, "expected": game.rules_number},
            )
        if record.data != game.fingerprint:
            raise BadRecord("error.data", {"found": record.data, "expected": game.fingerprint})
        self.game: Final = game
        self.record: Final = record
        # At the start and after each action: how much that was hidden had become known, and how
        # many events the journal had.
        self._reveals: Final[list[int]] = []
        self.told: Final[list[int]] = []
        for state in replay(game, record):
            self.state: S = state
            self._note()

    def __repr__(self) -> str:
        number = len(self.record.actions)
        names = " and ".join(self.record.seats)
        return f"<Match: {self.game.name}, {names}, {number} action{'' if number == 1 else 's'}>"

    def _note(self) -> None:
        self._reveals.append(self.state.reveals)
        self.told.append(len(self.state.journal.events))

    def play(self, seat: int, action: Action) -> None:
        """Apply one action and write it down."""
        self.game.apply(self.state, seat, action)
        self.adopt(seat, action, self.state)

    def after(self, seat: int, action: Action) -> S:
        """What an action would make of the state; the match stays where it is."""
        state = cast(S, self.state.copy())
        self.game.apply(state, seat, action)
        return state

    def adopt(self, seat: int, action: Action, state: S) -> None:
        """Write down an action that has given this state, as `after` says it would."""
        self.state = state
        self.record.actions.append((seat, action.notation))
        self._note()
        if self.state.is_over():
            self.record.scores = self.game.scores(self.state)

    def state_at(self, number: int) -> S:
        """The state after so many actions of the record."""
        for state in replay(self.game, self.record.until(number)):
            result = state
        return result

    def check(self) -> None:
        """Whether the scores the record names are those its actions give."""
        expected = self.game.scores(self.state) if self.state.is_over() else None
        if self.record.scores != expected:
            raise BadRecord(
                "error.scores", {"found": str(self.record.scores), "expected": str(expected)}
            )

    def undo_reason(self, seat: int) -> PitheadError | None:
        """Why this seat may not take back the last action; None if it may."""
        actions = self.record.actions
        if not actions:
            return CannotUndo("error.undo_empty", {})
        if actions[-1][0] != seat:
            return CannotUndo("error.undo_seat", {})
        if self._reveals[-1] != self._reveals[-2]:
            return CannotUndo("error.undo_revealed", {})
        return None

    def undo(self, seat: int) -> str:
        """Take back this seat's last action; returns its notation. By replay without the tail."""
        reason = self.undo_reason(seat)
        if reason is not None:
            raise reason
        return self.rewind(len(self.record.actions) - 1)[0]

    def rewind(self, number: int, state: S | None = None) -> list[str]:
        """Go back to after so many actions, whatever was shown since; returns what was undone.

        Whoever has asked for `state_at` that number may give it, so that it is replayed once.
        """
        undone = [notation for _, notation in self.record.actions[number:]]
        self.state = self.state_at(number) if state is None else state
        del self.record.actions[number:], self._reveals[number + 1 :], self.told[number + 1 :]
        self.record.scores = None
        return undone


def replay(game: Game[S], record: Record) -> Iterator[S]:
    """The state at the start of a record, and after each of its actions: one state, going on.

    >>> import pithead
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> match.play(0, match.game.parse("place 5"))
    >>> [state.seats_to_act() for state in replay(match.game, match.record)]
    [[0], [1]]
    """
    state = begun(game, record)
    yield state
    for number, (seat, notation) in enumerate(record.actions, 1):
        try:
            game.apply(state, seat, game.parse(notation))
        except PitheadError as error:
            raise BadRecord(
                "error.replay", {"number": number, "action": notation, "why": error.message}
            ) from None
        yield state


def begun(game: Game[S], record: Record) -> S:
    """What a record begins with: a new game, or the position it holds."""
    if record.position is None:
        return game.start(len(record.seats), record.options, record.seed)
    state = game.set_out(record.position, "record: position")
    if state.seats != len(record.seats):
        found, expected = (
            f"{state.seats} seats",
            f"as many as the record names: {len(record.seats)}",
        )
        raise BadPosition("record: position: seats", found, expected)
    return state


def new_match(
    game: Game[S],
    seats: list[str],
    options: dict[str, OptionValue],
    seed: int,
    box: dict[str, Any] | None = None,
) -> Match[S]:
    """Start a game with named seats.

    >>> import pithead
    >>> new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {}, seed=1)
    <Match: dwarf, Ada and Bruno, 0 actions>
    """
    checked = game.read_options(len(seats), options)
    return Match(
        game, Record(game.name, game.rules_number, game.fingerprint, checked, seats, seed, box)
    )


def match_from(
    game: Game[S], seats: list[str], state: S, box: dict[str, Any] | None = None
) -> Match[S]:
    """Go on from a position with named seats. The record holds the position in full.

    >>> import pithead
    >>> game = pithead.game("dwarf")
    >>> match_from(game, ["Ada", "Bruno"], game.position('{"round": 4}')).state.round
    4
    """
    options = game.read_options(len(seats), {})
    record = Record(
        game.name, game.rules_number, game.fingerprint, options, seats, 0, box,
        position=state.facts(),
    )  # fmt: skip
    return Match(game, record)
