"""Everything on the table of DWARF at one moment."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.compiling import mypyc_attr
from pithead.engine.game import State
from pithead.engine.journal import Journal
from pithead.engine.lists import replaced
from pithead.engine.position import FORMAT, brief
from pithead.engine.rng import Rng
from pithead.games.dwarf.cards import Card, Cards
from pithead.games.dwarf.player import Player
from pithead.games.dwarf.words import (
    ANDVETTR,
    AUTOMATA,
    IN_A_MINE,
    MOST_SEATS,
    NO_AUTOMATON,
    PILES,
    PILES_IN_A_MINE,
    POSITIONS,
)

# What a worker in the mine has done this round. DW-21
WAITING: Final = 0
DONE: Final = 1
GOT_HELP: Final = 2
FORGED: Final = 3
# How a position writes that, a helper, and what belongs to the first or the second mine.
WORK: Final = ["waiting", "done", "helped", "forged"]
HELPER: Final = "helper"
MINES: Final = ["", "-b"]
# For so many players, from each of them on, everyone once.
CLOCKWISE: Final = [
    [[(first + i) % count for i in range(count)] for first in range(count)]
    for count in range(MOST_SEATS + 1)
]


@mypyc_attr(acyclic=True)
@final
class Worker:
    """A worker standing in the mine. Never changed: moving on means a new one in its place."""

    __slots__ = ("is_helper", "owner", "position", "work")

    def __init__(self, owner: int, position: int, is_helper: bool, work: int) -> None:
        self.owner: Final = owner
        self.position: Final = position
        self.is_helper: Final = is_helper
        self.work: Final = work

    def having(self, work: int) -> "Worker":
        return Worker(self.owner, self.position, self.is_helper, work)

    def written(self, names: list[str]) -> str:
        """As a position has it: `1 at 5, helper, done`."""
        marks = [HELPER] if self.is_helper else []
        marks += [WORK[self.work]] if self.work != WAITING else []
        return ", ".join([f"{names[self.owner]} at {POSITIONS[self.position]}", *marks])


@mypyc_attr(acyclic=True)
@final
class DwarfState(State):
    """One set of cards has nine positions and three piles, two sets have twice as many. DW-51"""

    def __init__(
        self,
        seats: int,
        rng: Rng,
        agenda: Agenda,
        journal: Journal,
        offers: list[list[Action]],
        reveals: int,
        cards: Cards,
        automaton: int,
        players: list[Player],
        stacks: list[list[int]],
        mountains: list[list[int]],
        deep: list[int],
        piles: list[list[int]],
        discards: list[list[int]],
        workers: list[Worker],
        free: int,
        round_: int,
        first: int,
        is_mustered: bool,
        is_mining_stopped: bool,
        marker: int,
        last_dug: int,
        read_by_rival: int,
        ending: str,
    ) -> None:
        super().__init__(
            seats=seats, rng=rng, agenda=agenda, journal=journal, offers=offers, reveals=reveals
        )
        self.cards = cards
        # The level of the rival in solo play; his belongings are players[RIVAL].
        self.automaton = automaton
        self.players = players
        # Card numbers; the last of a list is its top. Each stack, and all that is said of piles,
        # discards and deep layers, is replaced and never changed, so that copies share it.
        self.stacks = stacks
        self.mountains = mountains
        # How many cards at the bottom of each mountain are the separate lower layer. DW-9
        self.deep = deep
        self.piles = piles
        self.discards = discards
        # All workers in the mine in the order they were put down; and a bit for each position
        # where nobody stands.
        self.workers = workers
        self.free = free
        self.round = round_
        # Who began this round, and who holds the marker now and will begin the next. DW-40
        self.first = first
        self.is_mustered = is_mustered
        self.is_mining_stopped = is_mining_stopped
        self.marker = marker
        # The cards the automaton reads for its first and second worker. DW-46
        self.last_dug = last_dug
        self.read_by_rival = read_by_rival
        self.ending = ending

    def copy(self) -> "DwarfState":
        return DwarfState(
            seats=self.seats,
            rng=self.rng.copy(),
            agenda=self.agenda.copy(),
            journal=self.journal.copy(),
            offers=self.offers.copy(),
            reveals=self.reveals,
            cards=self.cards,
            automaton=self.automaton,
            players=[player.copy() for player in self.players],
            stacks=self.stacks.copy(),
            mountains=[mountain.copy() for mountain in self.mountains],
            deep=self.deep,
            piles=self.piles,
            discards=self.discards,
            workers=self.workers.copy(),
            free=self.free,
            round_=self.round,
            first=self.first,
            is_mustered=self.is_mustered,
            is_mining_stopped=self.is_mining_stopped,
            marker=self.marker,
            last_dug=self.last_dug,
            read_by_rival=self.read_by_rival,
            ending=self.ending,
        )

    def facts(self) -> dict[str, object]:
        names = owners(self.seats)
        ids = [card.id for card in self.cards.cards]
        result: dict[str, object] = {"pithead": FORMAT, "game": "dwarf"}
        result["data"] = self.cards.fingerprint
        result["seats"] = self.seats
        if self.is_solo():
            result["automaton"] = AUTOMATA[self.automaton]
        result["round"] = self.round
        if not self.is_solo():
            result["first"] = self.first + 1
        result["marker"] = names[self.marker]
        result["players"] = [player.facts() for player in self.players]
        result["workers"] = [worker.written(names) for worker in self.workers]
        result["mine"] = {
            POSITIONS[i]: [ids[card] for card in self.stacks[i]] for i in range(len(self.stacks))
        }
        result["piles"] = {
            PILES[i]: [ids[card] for card in reversed(self.piles[i])]
            for i in range(len(self.piles))
        }
        for mine in range(len(self.mountains)):
            which = MINES[mine]
            result[f"mountain{which}"] = [ids[card] for card in reversed(self.mountains[mine])]
            result |= brief(
                {
                    f"lower{which}": self.deep[mine],
                    f"discards{which}": [ids[card] for card in self.discards[mine]],
                }
            )
        result |= brief(
            {
                "mustered": self.is_mustered,
                "mining_stopped": self.is_mining_stopped,
                "last_dug": ids[self.last_dug] if self.last_dug else None,
                "read_by_rival": ids[self.read_by_rival] if self.read_by_rival else None,
                "ending": self.ending,
                "reveals": self.reveals,
            }
        )
        result["chance"] = self.rng.words()
        result["agenda"] = self.agenda.lines(self)
        return result

    # -- looking around ------------------------------------------------------------------------

    def is_solo(self) -> bool:
        return self.automaton != NO_AUTOMATON

    def top(self, position: int) -> Card:
        """The card a worker there will resolve."""
        return self.cards.cards[self.stacks[position][-1]]

    def is_free(self, position: int) -> bool:
        """Whether nobody stands there."""
        return (self.free >> position) & 1 == 1

    def free_positions(self) -> list[int]:
        return [position for position in range(len(self.stacks)) if self.is_free(position)]

    def pointed_at(self, actions: list[Action]) -> list[Action]:
        """Those of all positions, and a special action of each pile: what a table shows."""
        piles = range(len(self.piles))
        specials = [self.cards.actions.special[2 * pile] for pile in piles]
        return actions[: len(self.stacks)] + specials

    def is_out_of_specials(self, player: Player) -> bool:
        """Against the stronger automata a player takes only so many in the game. DW-49"""
        return self.automaton >= ANDVETTR and player.specials >= self.cards.rival_specials

    def clockwise(self) -> list[int]:
        """Everyone who plays, from the first player on; the automaton always starts. DW-45"""
        return CLOCKWISE[len(self.players)][self.first]

    # -- changing things -----------------------------------------------------------------------

    def put_down(self, owner: int, position: int, is_helper: bool, work: int = WAITING) -> None:
        self.workers.append(Worker(owner, position, is_helper, work))
        if self.is_free(position):
            self.free -= 1 << position

    def lay(self, card: int, position: int) -> None:
        """A card on top of its stack. DW-12, DW-20"""
        self.stacks[position] = [*self.stacks[position], card]

    def lift(self, position: int) -> int:
        """The top card off its stack. DW-24, DW-28"""
        stack = self.stacks[position]
        self.stacks[position] = stack[:-1]
        return stack[-1]

    def put_on_mountain(self, card: int, position: int) -> None:
        """A card goes back to the mountain of its own mine, to be shuffled in. DW-52"""
        self.mountains[position // IN_A_MINE].append(card)

    def shuffle_mountain(self, mine: int) -> None:
        """The whole remaining mountain, layers or not. DW-33"""
        self.rng.shuffle(self.mountains[mine])
        if self.deep[mine]:
            self.deep = replaced(self.deep, mine, 0)

    def end(self, reason: str) -> None:
        """The game is over now."""
        self.ending = reason
        self.agenda.clear()


def everywhere(positions: int) -> int:
    """All of so many positions are free."""
    return (1 << positions) - 1


def mine_of_pile(pile: int) -> int:
    return pile // PILES_IN_A_MINE


def owners(seats: int) -> list[str]:
    """How a position names everyone who has belongings."""
    return ["1", "rival"] if seats == 1 else [str(seat + 1) for seat in range(seats)]
