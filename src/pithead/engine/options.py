"""Options: what may be chosen before a game starts, typed, with defaults and allowed values.

>>> from pithead.engine.options import OptionValue
>>> chosen: dict[str, OptionValue] = {"edition": "2020"}
>>> import pithead
>>> pithead.game("dwergar").start(seats=2, options=chosen, seed=1)
<DwergarState: 2 seats, to act: 0>
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from pithead.engine.errors import BadSetup

__all__ = ["Flag", "Option", "OptionValue", "SeatOption", "read_options"]

OptionValue: TypeAlias = str | int | bool

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")


class Option:
    """One of a few words. `seats` lists the seat counts it has a meaning for.

    >>> option = Option("edition", ["2020", "2021"], "2021", seats=[2, 3, 4], rule="DG-1")
    >>> option.read(" 2020 ", seats=2), option.allowed(2), option.examples(2)
    ('2020', ['2020', '2021'], ['2020', '2021'])
    >>> option.refusal("1999", 2)
    BadSetup('Option edition cannot be 1999; expected 2020 | 2021.')
    >>> option.to_json()["default"]
    '2021'
    """

    kind = "choice"

    def __init__(
        self, name: str, values: list[str], default: OptionValue, seats: list[int], rule: str
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.seats: Final = seats
        self.rule: Final = rule

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        """The value as the game uses it, or a refusal."""
        text = str(value).strip().casefold()
        if text not in self.allowed(seats):
            raise self.refusal(value, seats)
        return text

    def allowed(self, seats: int) -> list[str]:
        """The values that have a meaning with so many seats."""
        return self.values

    def examples(self, seats: int) -> list[str]:
        """Some values worth trying, all of them where there are few."""
        return self.allowed(seats)

    def refusal(self, value: OptionValue, seats: int) -> BadSetup:
        """What is said to a value that cannot be."""
        expected = " | ".join(self.allowed(seats))
        return BadSetup(
            "error.option_value", {"name": self.name, "value": str(value), "expected": expected}
        )

    def to_json(self) -> dict[str, object]:
        """The option as JSON can hold it."""
        return {
            "name": self.name,
            "kind": self.kind,
            "values": self.values,
            "default": self.default,
            "seats": self.seats,
            "rule": self.rule,
        }


class Flag(Option):
    """Yes or no.

    >>> Flag("layered", False, seats=[2, 3], rule="DW-9").read("yes", seats=2)
    True
    """

    kind = "flag"

    def __init__(self, name: str, default: bool, seats: list[int], rule: str) -> None:
        super().__init__(name, ["yes", "no"], default, seats, rule)

    def read(self, value: OptionValue, seats: int) -> OptionValue:
        text = str(value).strip().casefold()
        if text in YES:
            return True
        if text in NO:
            return False
        raise self.refusal(value, seats)


class SeatOption(Option):
    """A seat number from 1, or `random`.

    >>> first = SeatOption("first", seats=[2, 3, 4], rule="DW-11")
    >>> first.allowed(2), first.read("2", seats=2)
    (['random', '1', '2'], '2')
    """

    kind = "seat"

    def __init__(self, name: str, seats: list[int], rule: str) -> None:
        values = ["random"] + [str(seat + 1) for seat in range(seats[-1])]
        super().__init__(name, values, "random", seats, rule)

    def allowed(self, seats: int) -> list[str]:
        return self.values[: seats + 1]


def read_options(
    game: str, options: list[Option], seats: int, given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """All options that matter with so many seats, the given ones checked.

    >>> layered = Flag("layered", False, seats=[2, 3], rule="DW-9")
    >>> read_options("dwarf", [layered], 2, {}), read_options("dwarf", [layered], 5, {})
    ({'layered': False}, {})
    """
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadSetup("error.option", {"game": game, "name": name, "names": ", ".join(names)})
    result: dict[str, OptionValue] = {}
    for option in options:
        if seats in option.seats:
            result[option.name] = option.read(given.get(option.name, option.default), seats)
        elif option.name in given:
            expected = ", ".join(str(count) for count in option.seats)
            raise BadSetup(
                "error.option_seats", {"name": option.name, "expected": expected, "seats": seats}
            )
    return result
