"""Imperial Miners by Tim Armstrong: the game as the engine sees it."""

from collections.abc import Mapping
from typing import Any, Final, final

from pithead.engine.agenda import Agenda
from pithead.engine.game import Game
from pithead.engine.journal import Journal
from pithead.engine.options import Flag, Option, OptionValue
from pithead.engine.rng import Rng, seeded
from pithead.engine.verdict import Verdict
from pithead.games.imperial_miners import evaluation, imagining, scoring, view
from pithead.games.imperial_miners.bots import BOTS
from pithead.games.imperial_miners.loader import read_cards
from pithead.games.imperial_miners.player import new_player
from pithead.games.imperial_miners.setup import BoardsOption, EventsOption
from pithead.games.imperial_miners.state import Cards, MinersState
from pithead.games.imperial_miners.turns import BEGIN_ROUND, Deal
from pithead.games.imperial_miners.words import BOARDS, FACTIONS, LEVELS

RULES_NUMBER: Final = 2
SEAT_COUNTS: Final = [1, 2, 3, 4, 5]


@final
class ImperialMiners(Game[MinersState]):
    """1 to 5 seats, ten rounds, all at once."""

    def __init__(self, cards: Cards) -> None:
        options: list[Option] = [
            Flag("first_game", False, SEAT_COUNTS, "IM-10"),
            Flag("contiguous", True, SEAT_COUNTS, "IM-A1"),
            BoardsOption([board.side for board in cards.boards], SEAT_COUNTS),
            EventsOption([event.id for event in cards.events], cards.rounds, SEAT_COUNTS),
        ]
        super().__init__(
            "imperial-miners",
            "Imperial Miners",
            SEAT_COUNTS,
            options,
            RULES_NUMBER,
            cards.fingerprint,
            cards.actions.table,
            BOTS,
        )
        self.cards: Final = cards

    def set_up(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> MinersState:
        """Boards, decks, events, players. IM-6 to IM-10"""
        rng = seeded(seed)
        decks = [self.cards.of_level(level) for level in range(len(LEVELS))]
        for deck in decks:
            rng.shuffle(deck)
        events, unused, are_known = self.dealt_events(str(options["events"]), rng)
        return MinersState(
            seats,
            rng,
            Agenda([BEGIN_ROUND, Deal(bool(options["first_game"]))]),
            Journal([], False),
            [[] for _ in range(seats)],
            0,
            self.cards,
            bool(options["contiguous"]),
            are_known,
            self.dealt_sides(str(options["boards"]), rng),
            [new_player() for _ in range(seats)],
            decks,
            [[] for _ in LEVELS],
            events,
            unused,
            [],
            -1,
            0,
            False,
            "",
        )

    def dealt_events(self, chosen: str, rng: Rng) -> tuple[list[int], list[int], bool]:
        """Ten face down, the next last, and those put away; or a list all know. IM-8"""
        ids = [event.id for event in self.cards.events]
        if chosen != "random":
            given = [ids.index(id_) for id_ in chosen.split("+")]
            unused = [event for event in range(len(ids)) if event not in given]
            return given[::-1], unused, True
        events = list(range(len(ids)))
        rng.shuffle(events)
        return events[: self.cards.rounds], events[self.cards.rounds :], False

    def dealt_sides(self, chosen: str, rng: Rng) -> list[int]:
        """A random side of each board, or given ones. IM-6, IM-A26"""
        sides = [board.side for board in self.cards.boards]
        if chosen != "random":
            return [sides.index(side) for side in chosen.split("+")]
        result: list[int] = []
        for board in range(1, BOARDS + 1):
            own = [i for i in range(len(sides)) if sides[i].startswith(str(board))]
            result.append(own[rng.below(len(own))])
        return result

    def view(self, state: MinersState, seat: int) -> dict[str, object]:
        return view.view(state, seat)

    def reimagined(self, state: MinersState, seat: int, rng: Rng) -> MinersState:
        return imagining.reimagined(state, seat, rng)

    def tallies(self, state: MinersState) -> list[dict[str, int]]:
        return [player.tally() for player in state.players]

    def round(self, state: MinersState) -> int:
        return state.round

    def card_list(self) -> list[dict[str, object]]:
        """Cards, events and boards of the set in use."""
        cards = self.cards
        result = [card.to_json() for card in cards.cards]
        result += [event.to_json() for event in cards.events]
        return result + [board.to_json() for board in cards.boards]

    def census(self, state: MinersState) -> dict[str, list[list[str]]]:
        """Which designs everyone laid, and the faction icons in their mines, one for each icon."""
        designs: list[list[str]] = []
        icons: list[list[str]] = []
        for player in state.players:
            designs.append([self.cards.cards[kind].design for kind in player.mine.kinds])
            letters: list[str] = []
            for faction in range(len(FACTIONS)):
                letters += [FACTIONS[faction]] * player.mine.factions[faction]
            icons.append(letters)
        return {"laid": designs, "icons": icons}

    def pieces(self) -> dict[str, dict[str, int]]:
        """Faction icons in the set. IM-L1"""
        icons = dict.fromkeys(FACTIONS, 0)
        for card in self.cards.cards:
            for faction in card.face.factions:
                icons[FACTIONS[faction]] += card.copies
        return {"icons": icons}

    def evaluate(self, state: MinersState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def horizon(self, state: MinersState) -> int:
        return state.round

    def is_judged_by_its_end(self) -> bool:
        """What an unfinished mine is worth is hard to say, and a game is short."""
        return True

    def scores(self, state: MinersState) -> list[dict[str, int]]:
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def places(self, state: MinersState) -> list[int]:
        return scoring.places(state)

    def compared(self, state: MinersState) -> list[str]:
        """Points, then coins, then carts. IM-48, IM-A16"""
        return ["total", "coins", "carts"]

    def verdict(self, state: MinersState) -> Verdict:
        """Alone, the rank and how far it is to the next. IM-49"""
        return scoring.solo_verdict(state) if state.seats == 1 else super().verdict(state)

    def ending(self, state: MinersState) -> str:
        return state.ending


def make(box: dict[str, Any] | None = None, where: str = "box") -> ImperialMiners:
    """The game with our own set of cards, or with a box file's."""
    return ImperialMiners(read_cards(box, where))
