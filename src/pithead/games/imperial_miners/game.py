"""Imperial Miners by Tim Armstrong: the game as the engine sees it."""

from collections.abc import Mapping
from typing import Final, final

from pithead.engine.agenda import Agenda
from pithead.engine.game import Game
from pithead.engine.journal import Journal
from pithead.engine.options import OptionValue
from pithead.engine.position import Entry, read_agenda
from pithead.engine.rng import Rng, seeded
from pithead.engine.verdict import Verdict
from pithead.games.imperial_miners import evaluation, imagining, position, scoring, view
from pithead.games.imperial_miners.bots import BOTS
from pithead.games.imperial_miners.cards import Cards
from pithead.games.imperial_miners.features import MinersFeatures
from pithead.games.imperial_miners.player import new_player
from pithead.games.imperial_miners.reckoning import MinersReckoning
from pithead.games.imperial_miners.setup import SEAT_COUNTS, dealt_events, dealt_sides, options
from pithead.games.imperial_miners.shown import MinersAnyCard, MinersView
from pithead.games.imperial_miners.state import MinersState
from pithead.games.imperial_miners.turns import (
    BEGIN_ROUND,
    END_ROUND,
    RESOLVE,
    REVEAL,
    SEAL,
    TASKS,
    Deal,
)
from pithead.games.imperial_miners.words import FACTIONS, LEVELS, NO_EVENT, RANKS

RULES_NUMBER: Final = 2


@final
class ImperialMiners(Game[MinersState]):
    """1 to 5 seats, ten rounds, all at once."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(
            "imperial-miners",
            "Imperial Miners",
            SEAT_COUNTS,
            options(cards),
            RULES_NUMBER,
            cards.fingerprint,
            cards.actions.table,
            BOTS,
            MinersFeatures(cards),
        )
        self.cards: Final = cards

    def set_up(self, seats: int, options: Mapping[str, OptionValue], seed: int) -> MinersState:
        """Boards, decks, events, players. IM-6 to IM-10"""
        rng = seeded(seed)
        decks = [self.cards.of_level(level) for level in range(len(LEVELS))]
        for deck in decks:
            rng.shuffle(deck)
        events, unused, are_known = dealt_events(self.cards, str(options["events"]), rng)
        return MinersState(
            seats=seats,
            rng=rng,
            agenda=Agenda([BEGIN_ROUND, Deal(bool(options["first_game"]))]),
            journal=Journal([], False),
            offers=[[] for _ in range(seats)],
            reveals=0,
            cards=self.cards,
            is_contiguous=bool(options["contiguous"]),
            has_known_events=are_known,
            sides=dealt_sides(self.cards, str(options["boards"]), rng),
            players=[new_player() for _ in range(seats)],
            decks=decks,
            discards=[[] for _ in LEVELS],
            events=events,
            unused_events=unused,
            past_events=[],
            event=NO_EVENT,
            round_=0,
            is_revealed=False,
            ending="",
        )

    def laid_out(self, seats: int, entry: Entry) -> MinersState:
        state = position.laid_out(self.cards, seats, entry)
        if entry.has("agenda"):
            state.agenda = read_agenda(entry, state, TASKS)
        else:
            state.agenda.then([SEAL, REVEAL, RESOLVE, END_ROUND])
        return state

    def view(self, state: MinersState, seat: int) -> MinersView:
        return view.view(state, seat)

    def reimagined(self, state: MinersState, seat: int, rng: Rng) -> MinersState:
        return imagining.reimagined(state, seat, rng)

    def tallies(self, state: MinersState) -> list[dict[str, int]]:
        return [player.tally(state.cards.top) for player in state.players]

    def round(self, state: MinersState) -> int:
        return state.round

    def card_list(self) -> list[MinersAnyCard]:
        """Cards, events and boards of the set in use."""
        cards = self.cards
        result: list[MinersAnyCard] = [card.to_json() for card in cards.cards]
        result += [event.to_json() for event in cards.events]
        result += [board.to_json() for board in cards.boards]
        return result

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

    def reckoning(self, state: MinersState) -> MinersReckoning:
        return MinersReckoning(len(state.players), state.round)

    def evaluate(self, state: MinersState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def spread(self, state: MinersState) -> float:
        return evaluation.spread(state)

    def expects(self, state: MinersState, spread: float) -> list[float]:
        """Alone, the points on the solo scale: nobody can win or lose. IM-49"""
        if state.seats == 1:
            return [evaluation.expected_alone(state)]
        return super().expects(state, spread)

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

    def result(self, state: MinersState, seat: int) -> float:
        """Alone there is nobody to beat: the part of the solo scale that was climbed. IM-49"""
        if state.seats == 1:
            return scoring.rank(scoring.total(state, 0)) / (len(RANKS) - 1)
        return super().result(state, seat)

    def ending(self, state: MinersState) -> str:
        return state.ending
