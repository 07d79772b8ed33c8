"""Who meets whom: the arena's plan, and the fixtures that follow from it.

A round is one seed. In each round every line-up plays once from each rotation of its seats, so
all see the same cards from every chair. A fixture's number depends on its round and its place in
it, never on how many rounds there are: a longer plan goes on where a shorter one ended.
"""

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from pithead.bots import LEVELS, Bot, find_bot
from pithead.engine.errors import BadSetup
from pithead.engine.game import Game
from pithead.engine.options import OptionValue
from pithead.engine.rng import MOST_SEED
from pithead.games import find_game
from pithead.lab.refusals import ArenaRefused


@dataclass(frozen=True)
class Fixture:
    """One game to be played: a number, a seed, and the bots' names in the order of the seats.

    Where people have played it already, their record as a text.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    record: str = ""


@dataclass(frozen=True)
class ArenaPlan:
    """What is to be played. `games` is for each line-up, rounded up to whole rotations."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, OptionValue]
    games: int
    seed: int
    box: dict[str, Any] | None = None

    def opened(self) -> Game[Any]:
        """The game, after checking that everything in the plan is possible."""
        game = find_game(self.game, self.box)
        game.read_options(self.seats, self.options)
        for name in self.bots:
            find_bot(name, 0, game.levels)
        self.check_entry()
        if not 0 <= self.seed <= MOST_SEED - self.rounds:
            most = str(MOST_SEED - self.rounds)
            raise BadSetup("error.seed", {"most": most, "seed": str(self.seed)})
        return game

    def check_entry(self) -> None:
        """Whether there is somebody to compare with somebody else."""
        if len(set(self.bots)) != len(self.bots):
            twice = next(name for name in self.bots if self.bots.count(name) > 1)
            raise ArenaRefused("arena_twice", {"bot": twice})
        if len(self.bots) < min(2, self.seats):
            raise ArenaRefused("arena_alone", {"seats": self.seats})

    @property
    def rounds(self) -> int:
        """Seeds to be played."""
        return -(-self.games // self.seats)

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Every choice of bots for the seats; spare seats are filled by each bot in turn."""
        if len(self.bots) >= self.seats:
            return list(combinations(self.bots, self.seats))
        spare = self.seats - len(self.bots)
        return [self.bots + more for more in combinations_with_replacement(self.bots, spare)]

    @property
    def games_in_a_round(self) -> int:
        return len(self.line_ups) * self.seats

    def fixture(self, number: int) -> Fixture:
        """The game of this number. Who sits after whom changes from round to round."""
        round_, place = divmod(number, self.games_in_a_round)
        line_up = self.line_ups[place // self.seats]
        orders = list(permutations(line_up[1:]))
        order = (line_up[0], *orders[round_ % len(orders)])
        turned = place % self.seats
        return Fixture(number, self.seed + round_, order[turned:] + order[:turned])

    def numbers(self, rounds: int) -> range:
        """The numbers of all fixtures in the first so many rounds."""
        return range(rounds * self.games_in_a_round)

    def setting(self) -> str:
        """What a worker must know beside a fixture, as a text it can remember a game by."""
        facts = asdict(self)
        return json.dumps(
            {name: facts[name] for name in ("game", "bots", "seats", "options", "box")}
        )

    def competitors(self) -> list[Bot[Any]]:
        """A bot of each name."""
        levels = find_game(self.game).levels
        return [find_bot(name, 0, levels) for name in self.bots]

    def has_levels(self) -> bool:
        """Whether a bot is named by its level, so that the game says which it is."""
        return any(name in LEVELS for name in self.bots)

    def is_repeatable(self) -> bool:
        """Whether no bot thinks by the clock, so that the same games come out again."""
        return all(bot.budget.seconds == 0.0 for bot in self.competitors())
