"""What an OpenSpiel state of ours stands on."""

import json
from functools import cache
from typing import Any, Final

from pithead.engine.game import SPECTATOR, Game, State
from pithead.engine.journal import muted
from pithead.engine.options import OptionValue
from pithead.games import find_game

# Chance names a seed byte by byte: so every node has few outcomes, and there are 2**32 deals.
BYTES: Final = 4
VALUES: Final = 256
UNDEALT: Final = "null"

known_game = cache(find_game)


class Setting:
    """A game of ours with its seats and options; never changed, and so shared by all copies."""

    def __init__(self, rules: Game[Any], seats: int, options: dict[str, OptionValue]) -> None:
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        rules.read_options(seats, options)

    def __deepcopy__(self, memo: dict[int, object]) -> "Setting":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return setting_of, (self.rules.name, self.seats, self.options)


def setting_of(name: str, seats: int, options: dict[str, OptionValue]) -> Setting:
    return Setting(known_game(name), seats, options)


class Play:
    """One play: the bytes of the seed thrown so far, then a state and what each seat answered.

    OpenSpiel copies it by `deepcopy` and saves it by `pickle`. Compiled states know neither, but
    can copy themselves and be written as a position.
    """

    __slots__ = ("answers", "setting", "state", "thrown", "told")

    def __init__(
        self,
        setting: Setting,
        thrown: tuple[int, ...] = (),
        state: State | None = None,
        answers: list[list[int]] | None = None,
    ) -> None:
        self.setting = setting
        self.thrown = thrown
        self.state = state
        self.answers = [[] for _ in range(setting.seats)] if answers is None else answers
        # Views as text, by seat: a tree search asks for each several times.
        self.told: dict[int, str] = {}

    def __deepcopy__(self, memo: dict[int, object]) -> "Play":
        state = None if self.state is None else self.state.copy()
        return Play(self.setting, self.thrown, state, [each.copy() for each in self.answers])

    def __reduce__(self) -> tuple[object, ...]:
        text = "" if self.state is None else self.state.text()
        return read_play, (self.setting, self.thrown, text, self.answers)

    def throw(self, value: int) -> None:
        """One more byte of the seed; the last one deals."""
        self.thrown = (*self.thrown, value)
        if len(self.thrown) == BYTES:
            self.deal(int.from_bytes(self.thrown, "big"))

    def deal(self, seed: int) -> None:
        self.state = self.setting.rules.start(self.setting.seats, self.setting.options, seed)
        self.state.journal = muted()

    def answer(self, index: int) -> None:
        """The next seat answers; of several who are asked at once, the first."""
        assert self.state is not None
        seat = self.state.next_seat()
        rules = self.setting.rules
        rules.apply(self.state, seat, rules.table.actions[index])
        self.answers[seat].append(index)
        self.told = {}

    def observed(self, seat: int) -> str:
        """All that this seat may know now, as canonical JSON: its view and what it may answer.

        A tree search takes equal texts for equal choices, and a view need not tell these.
        """
        if self.state is None:
            return UNDEALT
        if seat not in self.told:
            view = self.setting.rules.view(self.state, seat)
            offers = [] if seat == SPECTATOR else self.state.offers[seat]
            told = {"legal": [action.notation for action in offers], "view": view}
            self.told[seat] = json.dumps(told, sort_keys=True, separators=(",", ":"))
        return self.told[seat]

    def recalled(self, seat: int) -> str:
        """The same after all that this seat has answered, in order."""
        if seat == SPECTATOR:
            return self.observed(seat)
        actions = self.setting.rules.table.actions
        told = json.dumps([actions[each].notation for each in self.answers[seat]])
        return f'{{"answers":{told},"now":{self.observed(seat)}}}'


def read_play(
    setting: Setting, thrown: tuple[int, ...], text: str, answers: list[list[int]]
) -> Play:
    """A play as it was saved."""
    if not text:
        return Play(setting, thrown, None, answers)
    state: State = setting.rules.position(text)
    state.journal = muted()
    return Play(setting, thrown, state, answers)
