"""Everything on the table of Dwergar at one moment."""

from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias, final

from pithead.engine.action import Action
from pithead.engine.agenda import Agenda
from pithead.engine.compiling import mypyc_attr
from pithead.engine.game import State
from pithead.engine.journal import Journal
from pithead.engine.message import Message
from pithead.engine.position import FORMAT, brief
from pithead.engine.rng import Rng
from pithead.engine.sign import signs_json
from pithead.games.dwergar.cards import Allowance, Board, Place, Project, does_json
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.shown import DwergarCard, DwergarEvent
from pithead.games.dwergar.words import (
    DECKS,
    DWARVES,
    FOREMAN,
    GOODS,
    LEVELS,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
    Cost,
    Phrase,
    Word,
)

# A cart: how many of each resource, and 1 if the foreman rides in it.
CART: Final = 5
RIDER: Final = 4


@final
class RoundRules:
    """What the active event changes for the round. Made when the events are read."""

    def __init__(self) -> None:
        self.actions = 0
        self.toll = 0
        self.install_points = 0
        self.mine_points = 0
        self.empty_points = 0
        self.rich_foremen = False
        self.heat_at = [0] * len(PLACES)
        # A closed place offers nothing, a quiet one no bonuses.
        self.closed = [False] * len(PLACES)
        self.quiet = [False] * len(PLACES)


class EventWord(Word):
    """One word of an event: something that happens at once, or holds for the round. DG-55"""

    group: ClassVar[str] = "happens"

    def run(self, state: "DwergarState") -> None:
        """What happens when the event is revealed."""

    def mark(self, rules: RoundRules) -> None:
        """What holds while it is active."""


EventReader: TypeAlias = Callable[[Phrase], EventWord | None]


@final
class Event:
    """An event, with what it does at once and for the round. DG-55"""

    def __init__(self, number: int, name: str, words: list[EventWord], provenance: str) -> None:
        self.number: Final = number
        # Empty for ours, whose names the catalogues have.
        self.name: Final = name
        self.words: Final = words
        self.provenance: Final = provenance
        self.rules: Final = RoundRules()
        for word in words:
            word.mark(self.rules)

    def title(self) -> Message:
        if not self.name:
            return Message(f"dwergar.event.{self.number}")
        return Message("dwergar.card", {"name": self.name})

    def messages(self) -> list[Message]:
        return [word.message() for word in self.words]

    def phrase(self) -> str:
        return "; ".join(word.phrase() for word in self.words)

    def to_json(self) -> DwergarEvent:
        return {
            "kind": "event",
            "number": self.number,
            "title": self.title().to_json(),
            "does": does_json(self.messages()),
            "signs": [signs_json(word.signs()) for word in self.words],
            "effect": self.phrase(),
            "mark": self.provenance,
        }


@final
class Cards:
    """All tables of one edition, with a box file's changes."""

    def __init__(
        self,
        *,
        edition: str,
        fingerprint: str,
        projects: list[Project],
        events: list[Event],
        places: list[Place],
        board: Board,
    ) -> None:
        self.edition: Final = edition
        self.fingerprint: Final = fingerprint
        self.projects: Final = projects
        self.events: Final = events
        self.places: Final = places
        self.board: Final = board
        # By number. Where there is no such card, nobody asks.
        most = max(projects[-1].number, events[-1].number)
        self.project_at: Final = [projects[0]] * (most + 1)
        for project in projects:
            self.project_at[project.number] = project
        self.event_at: Final = [events[0]] * (most + 1)
        self.rules_of: Final = [RoundRules()] * (most + 1)
        for event in events:
            self.event_at[event.number] = event
            self.rules_of[event.number] = event.rules
        # Cards with other values than listed, by a box file or the edition of 2020. DG-39
        self.differs: list[DwergarCard] = []

    def project(self, number: int) -> Project:
        return self.project_at[number]

    def event(self, number: int) -> Event:
        return self.event_at[number]

    def to_json(self) -> list[DwergarCard]:
        """Projects, events and places."""
        result: list[DwergarCard] = [project.to_json() for project in self.projects]
        result += [event.to_json() for event in self.events]
        result += [place.to_json() for place in self.places]
        return result


@mypyc_attr(acyclic=True)
@final
class Work:
    """The action being taken: who stands where, and what may still be done. DG-20, DG-21"""

    __slots__ = (
        "base", "bonus", "completed", "dwarf", "has_changed_skill", "is_bonus_taken",
        "is_lift_over", "is_rich", "lifted", "paid", "place", "seat", "silver", "skills",
    )  # fmt: skip

    def __init__(
        self,
        *,
        seat: int,
        place: int,
        dwarf: int,
        skills: list[bool],
        is_rich: bool,
        base: Allowance,
        bonus: Allowance,
    ) -> None:
        self.seat = seat
        self.place = place
        self.dwarf = dwarf
        self.skills = skills
        # Whether a furnace installed before this action gives the additional yield. DG-54
        self.is_rich = is_rich
        self.base = base
        self.bonus = bonus
        self.is_bonus_taken = False
        self.has_changed_skill = False
        # The speciality whose bonus Silverbeard gave; -1 for none. DG-58
        self.silver = -1
        self.lifted = 0
        self.is_lift_over = False
        # The project completed in this action; 0 for none. DG-47
        self.completed = 0
        # What was paid for it, heat apart; replaced, never changed. DG-51
        self.paid = [0, 0, 0, 0]

    def copy(self) -> "Work":
        other = Work(
            seat=self.seat,
            place=self.place,
            dwarf=self.dwarf,
            skills=self.skills.copy(),
            is_rich=self.is_rich,
            base=self.base.copy(),
            bonus=self.bonus.copy(),
        )
        other.is_bonus_taken = self.is_bonus_taken
        other.has_changed_skill = self.has_changed_skill
        other.silver = self.silver
        other.lifted = self.lifted
        other.is_lift_over = self.is_lift_over
        other.completed = self.completed
        other.paid = self.paid
        return other

    def facts(self) -> dict[str, object]:
        return {
            "seat": self.seat + 1,
            "place": PLACES[self.place],
            "dwarf": DWARVES[self.dwarf],
            **brief(
                {
                    "skills": [SPECIALITIES[i] for i in range(FOREMAN) if self.skills[i]],
                    "rich": self.is_rich,
                    "base": self.base.facts(),
                    "bonus": self.bonus.facts(),
                    "bonus_taken": self.is_bonus_taken,
                    "changed_skill": self.has_changed_skill,
                    "silverbeard": SPECIALITIES[self.silver] if self.silver >= 0 else None,
                    "lifted": self.lifted,
                    "lift_over": self.is_lift_over,
                    "completed": self.completed,
                    "paid": Cost(0, self.paid).phrase() if any(self.paid) else None,
                }
            ),
        }


@mypyc_attr(acyclic=True)
@final
class DwergarState(State):
    """The mountain, the mine, the row of projects, and everyone's belongings."""

    def __init__(
        self,
        *,
        seats: int,
        rng: Rng,
        agenda: Agenda,
        journal: Journal,
        offers: list[list[Action]],
        reveals: int,
        cards: Cards,
        decks: list[bool],
        players: list[Player],
        standing: list[int],
        furnaces: list[int],
        carts: list[list[int]],
        deck: list[int],
        advanced: int,
        row: list[int],
        discards: list[int],
        events: list[int],
        unused_events: list[int],
        past_events: list[int],
        event: int,
        round_: int,
        rounds: int,
        silverbeard: int,
        actions_left: int,
        work: Work | None,
        ending: str,
    ) -> None:
        super().__init__(seats, rng, agenda, journal, offers, reveals)
        self.cards = cards
        self.decks = decks
        self.players = players
        # Who stands on each place, and who has installed a furnace there.
        self.standing = standing
        self.furnaces = furnaces
        # By level from the top; each level a flat list, a cart for each seat. DG-6
        # A level is replaced and never changed, as are furnaces, discards and events: copies
        # share them.
        self.carts = carts
        # Project numbers; the top is last, and the lowest `advanced` are the advanced ones. DG-9
        self.deck = deck
        self.advanced = advanced
        self.row = row
        self.discards = discards
        # Event numbers: face down with the next last, never used, and past ones. DG-10
        self.events = events
        self.unused_events = unused_events
        self.past_events = past_events
        self.event = event
        self.round = round_
        self.rounds = rounds
        self.silverbeard = silverbeard
        self.actions_left = actions_left
        self.work = work
        self.ending = ending

    def copy(self) -> "DwergarState":
        return DwergarState(
            seats=self.seats,
            rng=self.rng.copy(),
            agenda=self.agenda.copy(),
            journal=self.journal.copy(),
            offers=self.offers.copy(),
            reveals=self.reveals,
            cards=self.cards,
            decks=self.decks,
            players=[player.copy() for player in self.players],
            standing=self.standing.copy(),
            furnaces=self.furnaces,
            carts=self.carts.copy(),
            deck=self.deck.copy(),
            advanced=self.advanced,
            row=self.row.copy(),
            discards=self.discards,
            events=self.events,
            unused_events=self.unused_events,
            past_events=self.past_events,
            event=self.event,
            round_=self.round,
            rounds=self.rounds,
            silverbeard=self.silverbeard,
            actions_left=self.actions_left,
            work=None if self.work is None else self.work.copy(),
            ending=self.ending,
        )

    def facts(self) -> dict[str, object]:
        result: dict[str, object] = {
            "pithead": FORMAT,
            "game": "dwergar",
            "data": self.cards.fingerprint,
            "seats": self.seats,
            "edition": self.cards.edition,
            "decks": "+".join(DECKS[i] for i in range(len(DECKS)) if self.decks[i]),
            "round": self.round,
            "rounds": self.rounds,
            "players": [self.player_facts(seat) for seat in range(self.seats)],
            "standing": {
                PLACES[i]: standing_name(self.standing[i])
                for i in range(len(PLACES))
                if self.standing[i] != NOBODY
            },
            "row": list(self.row),
            "deck": self.deck[::-1],
            "events": self.events[::-1],
            "unused_events": self.unused_events,
        }
        result |= brief(
            {
                "past_events": self.past_events,
                "discards": self.discards,
                "event": self.event,
                "silverbeard": self.silverbeard + 1,
                "actions_left": self.actions_left,
                "work": None if self.work is None else self.work.facts(),
                "ending": self.ending,
                "reveals": self.reveals,
            }
        )
        result["chance"] = self.rng.words()
        result["agenda"] = self.agenda.lines(self)
        return result

    def player_facts(self, seat: int) -> dict[str, object]:
        """Belongings, with the furnaces and carts of a seat that are not on its board."""
        result = self.players[seat].facts()
        carts = {
            LEVELS[i]: cart_name(self.carts[i][seat * CART : (seat + 1) * CART])
            for i in range(len(LEVELS))
        }
        own = [PLACES[i] for i in range(len(PLACES)) if self.furnaces[i] == seat]
        return result | brief({"furnaces": own, "carts": brief({**carts})})

    # -- looking around ------------------------------------------------------------------------

    def rules(self) -> RoundRules:
        """What the active event changes this round."""
        return self.cards.rules_of[self.event]

    def cart_is_empty(self, level: int, seat: int) -> bool:
        """A foreman in it is no resource. DG-27, DG-39"""
        goods = self.carts[level]
        at = seat * CART
        return not (goods[at] or goods[at + 1] or goods[at + 2] or goods[at + 3])

    def any_cart_loaded(self) -> bool:
        return any(
            not self.cart_is_empty(level, seat)
            for level in range(len(self.carts))
            for seat in range(self.seats)
        )

    def has_furnace(self, place: int) -> bool:
        return self.furnaces[place] != NO_OWNER

    def foreman_at(self, seat: int) -> int:
        """The place this seat's foreman stands on, or -1."""
        code = FOREMAN + seat
        return self.standing.index(code) if code in self.standing else -1

    # -- changing things -----------------------------------------------------------------------

    def load(self, level: int, seat: int, goods: list[int]) -> None:
        """Put resources into a cart, full or not. DG-31"""
        at = seat * CART
        tile = self.carts[level].copy()
        for good in range(len(GOODS)):
            tile[at + good] += goods[good]
        self.carts[level] = tile

    def clear_place(self, place: int) -> None:
        self.standing[place] = NOBODY

    def working(self) -> Work:
        """The action being taken now."""
        work = self.work
        assert work is not None
        return work


# -- how a position writes it ------------------------------------------------------------------


def standing_name(who: int) -> str:
    return SPECIALITIES[who] if who < FOREMAN else f"foreman {who - FOREMAN + 1}"


def cart_name(cart: list[int]) -> str:
    """`2 iron, foreman`, or nothing."""
    goods = Cost(0, cart[:RIDER]).phrase() if any(cart[:RIDER]) else ""
    return ", ".join(part for part in (goods, "foreman" if cart[RIDER] else "") if part)
