"""Random play of one library's games, each driven from Python by its own interface: see `peers.py`.

    python benchmarks/peer_games.py LIBRARY SECONDS

Run by a Python in which that library is installed. Prints one JSON document: a row for each game.
Needs nothing but the library and the standard library.

A decision is one player's choice among more than nothing: two who choose at once make two. Dice and
deals that the caller must draw (OpenSpiel) are no decisions, but their time counts. The time of a
decision is all it takes to ask for the legal ones, choose and play; making a new game counts for
games a second only. Seconds are of the processor, so that a busy machine disturbs less.
"""

import json
import random
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

COPIES: Final = 50


class Title(ABC):
    """One game of a library: how it is begun, gone on with and copied."""

    def __init__(self, name: str, seats: int) -> None:
        self.name: Final = name
        self.seats: Final = seats

    @abstractmethod
    def begin(self, seed: int) -> Any: ...

    @abstractmethod
    def play(self, state: Any, most: int) -> int:
        """At random to the end, or for so many decisions; says how many there were."""

    def copy(self, state: Any) -> Any:
        return deepcopy(state)


def pick(items: Any) -> Any:
    return items[int(random.random() * len(items))]


# -- the peers ---------------------------------------------------------------------------------


class OpenSpielGame(Title):
    # Chance that is not the same for all: the caller has to weigh it.
    WEIGHED: Final = ("backgammon", "2048")

    # Bridge is bid and played; as it comes, a solver of all 52 cards takes the place of the play.
    PARAMETERS: Final = {"bridge": "(use_double_dummy_result=false)"}

    def __init__(self, name: str) -> None:
        load = import_module("pyspiel").load_game
        self.game: Final[Any] = load(name + self.PARAMETERS.get(name, ""))
        super().__init__(name, self.game.num_players())
        self.is_weighed: Final = name in self.WEIGHED

    def begin(self, seed: int) -> Any:
        return self.game.new_initial_state()

    def play(self, state: Any, most: int) -> int:
        decisions = 0
        seats = range(self.seats)
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.chance(state))
            elif state.is_simultaneous_node():
                state.apply_actions([pick(state.legal_actions(seat)) for seat in seats])
                decisions += self.seats
            else:
                state.apply_action(pick(state.legal_actions()))
                decisions += 1
        return decisions

    def chance(self, state: Any) -> int:
        if not self.is_weighed:
            return int(pick(state.legal_actions()))
        outcomes = state.chance_outcomes()
        drawn = random.random()
        for action, share in outcomes:
            drawn -= share
            if drawn < 0:
                return int(action)
        return int(outcomes[-1][0])

    def copy(self, state: Any) -> Any:
        return state.clone()


class CatanatronGame(Title):
    def __init__(self, seats: int) -> None:
        super().__init__("catan", seats)
        self.library: Final[Any] = import_module("catanatron")
        colours = list(self.library.Color)[:seats]
        self.players: Final = [self.library.RandomPlayer(colour) for colour in colours]

    def begin(self, seed: int) -> Any:
        return self.library.Game(self.players, seed=seed)

    def play(self, state: Any, most: int) -> int:
        # Its newer versions keep the legal actions in the game, older ones in the state.
        holder = state if hasattr(state, "playable_actions") else state.state
        decisions = 0
        # The library's own games end after a thousand turns.
        while decisions < most and state.winning_color() is None and state.state.num_turns < 1000:
            state.execute(pick(holder.playable_actions))
            decisions += 1
        return decisions

    def copy(self, state: Any) -> Any:
        return state.copy()


class RlcardGame(Title):
    """Its environment is its only interface: one, begun anew for each game."""

    def __init__(self, name: str) -> None:
        self.env: Final[Any] = import_module("rlcard").make(name)
        super().__init__(name, self.env.num_players)

    def begin(self, seed: int) -> Any:
        return [self.env, self.env.reset()[0]]

    def play(self, state: Any, most: int) -> int:
        env, seen = state
        decisions = 0
        while decisions < most and not env.is_over():
            seen, _ = env.step(pick(list(seen["legal_actions"])))
            decisions += 1
        return decisions

    def copy(self, state: Any) -> Any:
        return deepcopy(state[0].game)


class PythonChess(Title):
    def __init__(self) -> None:
        super().__init__("chess", 2)
        self.library: Final[Any] = import_module("chess")

    def begin(self, seed: int) -> Any:
        return self.library.Board()

    def play(self, state: Any, most: int) -> int:
        decisions = 0
        while decisions < most and not state.is_game_over():
            state.push(pick(list(state.legal_moves)))
            decisions += 1
        return decisions

    def copy(self, state: Any) -> Any:
        return state.copy(stack=False)


class PettingZooGame(Title):
    def __init__(self, name: str) -> None:
        self.env: Final[Any] = import_module(f"pettingzoo.classic.{name}").env()
        self.env.reset(seed=1)
        super().__init__(name, len(self.env.agents))

    def begin(self, seed: int) -> Any:
        self.env.reset(seed=seed)
        return self.env

    def play(self, state: Any, most: int) -> int:
        decisions = 0
        for _ in state.agent_iter():
            if decisions == most:
                break
            seen, _, is_over, is_cut_off, facts = state.last()
            if is_over or is_cut_off:
                state.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else facts["action_mask"]
            state.step(pick(mask.nonzero()[0]))
            decisions += 1
        return decisions


# -- ours --------------------------------------------------------------------------------------


class PitheadGame(Title):
    """By the public interface, every call crossing from interpreted Python; the journal is mute,
    as it is for every bot that searches."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name, seats)
        self.game: Final[Any] = import_module("pithead").game(name)
        self.muted: Final[Any] = import_module("pithead.engine.journal").muted

    def begin(self, seed: int) -> Any:
        state = self.game.start(self.seats, seed=seed)
        state.journal = self.muted()
        return state

    def play(self, state: Any, most: int) -> int:
        game = self.game
        decisions = 0
        while decisions < most and (seat := state.next_seat()) >= 0:
            game.apply(state, seat, pick(game.legal_actions(state, seat)))
            decisions += 1
        return decisions

    def copy(self, state: Any) -> Any:
        return state.copy()


class PitheadPlayout(PitheadGame):
    """The same by `play_out`, one call a game."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name, seats)
        self.play_out: Final[Any] = import_module("pithead.bots.random").play_out
        self.rng: Final[Any] = import_module("pithead.engine.rng").seeded(1)

    def play(self, state: Any, most: int) -> int:
        if most < sys.maxsize:
            return super().play(state, most)
        return int(self.play_out(self.game, state, self.rng))


# -- which of them -----------------------------------------------------------------------------

# A kind of title and what it is made with.
Wanted = tuple[Any, tuple[Any, ...]]


def at_least_and_most(kind: type[PitheadGame]) -> list[Wanted]:
    games = import_module("pithead.games")
    counts = {name: games.find_game(name).seat_counts for name in games.NAMES}
    return [(kind, (name, seats[end])) for name, seats in counts.items() for end in (0, -1)]


def named(kind: Any, *names: Any) -> list[Wanted]:
    return [(kind, (name,)) for name in names]


LIBRARIES: Final[dict[str, Callable[[], list[Wanted]]]] = {
    "pithead": lambda: at_least_and_most(PitheadGame),
    "pithead-playout": lambda: at_least_and_most(PitheadPlayout),
    "open_spiel": lambda: named(
        OpenSpielGame, "goofspiel", "go_fish", "bridge", "hearts", "backgammon", "gin_rummy",
        "cribbage", "hanabi", "2048", "chess",
    ),
    "catanatron": lambda: named(CatanatronGame, 2, 4),
    "rlcard": lambda: named(
        RlcardGame, "leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu", "mahjong",
        "bridge",
    ),
    "chess": lambda: [(PythonChess, ())],
    "pettingzoo": lambda: named(
        PettingZooGame, "tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "hanabi_v5",
        "chess_v6",
    ),
}  # fmt: skip


# -- measuring ---------------------------------------------------------------------------------


def measured(title: Title, seconds: float) -> dict[str, object]:
    random.seed(1)
    title.play(title.begin(0), sys.maxsize)
    games = decisions = 0
    playing = 0.0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = title.begin(games)
        at = time.process_time()
        decisions += title.play(state, sys.maxsize)
        playing += time.process_time() - at
        games += 1
    spent = time.process_time() - began
    middle = title.begin(1)
    title.play(middle, decisions // games // 2)
    return {
        "game": title.name,
        "seats": title.seats,
        "decisions": decisions / playing,
        "games": games / spent,
        "length": decisions / games,
        "copies": copies_a_second(title, middle, seconds / 2),
    }


def copies_a_second(title: Title, state: Any, seconds: float) -> float | None:
    """None where a state of this library cannot be copied."""
    try:
        title.copy(state)
    except Exception:
        return None
    copies = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        for _ in range(COPIES):
            title.copy(state)
        copies += COPIES
    return copies / (time.process_time() - began)


def rows(library: str, seconds: float) -> Iterator[dict[str, object]]:
    for kind, values in LIBRARIES[library]():
        try:
            yield measured(kind(*values), seconds)
        except Exception as error:
            # One game that does not run is named as absent, and the others go on.
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            yield {"game": " ".join(str(each) for each in values), "absent": why}


def main() -> None:
    library, seconds = sys.argv[1], float(sys.argv[2])
    distribution = library.partition("-")[0]
    found = list(rows(library, seconds))
    print(json.dumps({"version": version(distribution), "rows": found}))


if __name__ == "__main__":
    main()
