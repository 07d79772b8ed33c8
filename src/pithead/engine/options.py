"""Options: what may be chosen before a game starts, typed, with defaults and allowed values."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from pithead.engine.errors import BadSetup

OptionValue: TypeAlias = str | int | bool

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")


class Option:
    """One of a few words. `seats` lists the seat counts it has a meaning for."""

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
        return self.values

    def examples(self, seats: int) -> list[str]:
        """Some values worth trying, all of them where there are few."""
        return self.allowed(seats)

    def refusal(self, value: OptionValue, seats: int) -> BadSetup:
        expected = " | ".join(self.allowed(seats))
        return BadSetup(
            "error.option_value", {"name": self.name, "value": str(value), "expected": expected}
        )

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "values": self.values,
            "default": self.default,
            "seats": self.seats,
            "rule": self.rule,
        }


class Flag(Option):
    """Yes or no."""

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
    """A seat number from 1, or `random`."""

    kind = "seat"

    def __init__(self, name: str, seats: list[int], rule: str) -> None:
        values = ["random"] + [str(seat + 1) for seat in range(seats[-1])]
        super().__init__(name, values, "random", seats, rule)

    def allowed(self, seats: int) -> list[str]:
        return self.values[: seats + 1]


def read_options(
    game: str, options: list[Option], seats: int, given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """All options that matter with so many seats, the given ones checked."""
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
