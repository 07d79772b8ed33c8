"""Which whole games are recorded: every kind of table with every way its game can end."""

from pathlib import Path
from typing import Final

from pithead.engine.options import OptionValue

FOLDER: Final = Path(__file__).parent


class Wanted:
    """A table, the ending its recorded game must have, and the verbs that lead there.

    Without verbs the seats play by the game's own evaluation. `decides` names what the winner
    must not have won without; it stands in the file's name in place of the options.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, OptionValue],
        ending: str,
        verbs: list[str],
        decides: str = "",
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = options
        self.ending: Final = ending
        self.verbs: Final = verbs
        self.decides: Final = decides

    def file_name(self) -> str:
        """Such as `dwarf-3-seats-layered-items.json`."""
        words = [self.game, str(self.seats), "seat" if self.seats == 1 else "seats"]
        if self.decides:
            return "-".join([*words, self.decides, "decides"]) + ".json"
        for name, value in self.options.items():
            if value is not False:
                words.append(name if value is True else str(value))
        return "-".join([*words, self.ending]) + ".json"


def dwarf() -> list[Wanted]:
    """Seats 1 to 5, the three automata, layered or not; mountain, items and, in solo, glory."""
    verbs = {
        "mountain": ["place", "pass", "decline"],
        "items": ["alloy", "forge", "order", "place"],
        "glory": ["special", "place"],
    }
    result: list[Wanted] = []
    for layered in (False, True):
        for automaton in ("eldhusfifl", "andvettr", "andvettr-fadir"):
            for ending in ("mountain", "items", "glory"):
                # The first automaton collects no glory for the human's special actions. DW-49
                if ending != "glory" or automaton != "eldhusfifl":
                    options: dict[str, OptionValue] = {"automaton": automaton, "layered": layered}
                    result.append(Wanted("dwarf", 1, options, ending, verbs[ending]))
        for seats in (2, 3, 4, 5):
            for ending in ("mountain", "items"):
                result.append(Wanted("dwarf", seats, {"layered": layered}, ending, verbs[ending]))
    return result


def dwergar() -> list[Wanted]:
    """Seats 2 to 4 in both editions, and each deck's gift deciding a game."""
    result = [
        Wanted("dwergar", seats, {"edition": edition}, "rounds", [])
        for seats in (2, 3, 4)
        for edition in ("2021", "2020")
    ]
    decks = {
        "western-extra-turn": "western+eastern",
        "new-shaft-points": "new_shaft+old_shaft",
        "golden-terraces-free-upgrade": "golden_terraces+eastern",
        "old-shaft-silverbeard": "new_shaft+old_shaft",
        "eastern-heat-kept": "old_shaft+eastern",
    }
    return result + [
        Wanted("dwergar", 2, {"decks": chosen}, "rounds", [], decides)
        for decides, chosen in decks.items()
    ]


class Titled(Wanted):
    """A table whose options are too long for a file's name."""

    def __init__(
        self, game: str, seats: int, options: dict[str, OptionValue], ending: str, title: str
    ) -> None:
        super().__init__(game, seats, options, ending, ["effect", "fork", "yes"])
        self.title: Final = title

    def file_name(self) -> str:
        """Such as `imperial-miners-2-seats-gaps.json`."""
        seats = "1-seat" if self.seats == 1 else f"{self.seats}-seats"
        return f"{self.game}-{seats}-{self.title}.json"


def imperial_miners() -> list[Wanted]:
    """Seats 1 to 5, plain and with each option; a game always ends with its rounds."""
    every_word = "V12+V14+V02+V15+V09+V13+V08+V03+V16+V18"
    options: dict[str, dict[str, OptionValue]] = {
        "first-game": {"first_game": True},
        "gaps": {"contiguous": False},
        "other-sides": {"boards": "1b+2b+3b"},
        "given-events": {"boards": "1a+2b+3a", "events": every_word},
    }
    result: list[Wanted] = []
    for seats in (1, 2, 3, 4, 5):
        result.append(Titled("imperial-miners", seats, {}, "rounds", "plain"))
    for seats in (1, 2, 3):
        for title, chosen in options.items():
            result.append(Titled("imperial-miners", seats, chosen, "rounds", title))
    return result


WANTED: Final = dwarf() + dwergar() + imperial_miners()
