"""Dwergar as numbers, for whoever learns: all that `view` tells. DG-9 to DG-11

Open projects are told twice: by their numbers, and in the slots of the row by what they cost the
reader now and are worth, so that what was learnt of one project helps with the others.
"""

from typing import Final, final

from pithead.engine.agenda import Question
from pithead.engine.compiling import i64
from pithead.engine.features import Axis, Features, Part, Pen, Questions, seat_axis
from pithead.games.dwergar.forge import ChangeLast, FreeUpgrade, StokeMore, upgrade_cost
from pithead.games.dwergar.parts import PayHeat, TakeBack
from pithead.games.dwergar.player import Powers
from pithead.games.dwergar.state import CART, RIDER, Cards, DwergarState
from pithead.games.dwergar.studio import ChooseDiscount, nearest_cost
from pithead.games.dwergar.turns import DoPart, TakeAction
from pithead.games.dwergar.words import (
    DECKS,
    DWARVES,
    EDITIONS,
    FOREMAN,
    GOODS,
    LEVELS,
    MOST_SEATS,
    NO_OWNER,
    PLACES,
    SPECIALITIES,
    Cost,
)

# Raised when a part is added, left out or changed (tests/every_game/test_features.py).
VERSION: Final = 1

QUESTIONS: Final = Questions(
    [TakeAction, DoPart, PayHeat, ChooseDiscount, TakeBack, StokeMore, FreeUpgrade, ChangeLast]
)
SEAT: Final = seat_axis(MOST_SEATS)
GOOD: Final = Axis("good", GOODS)
# Prices have heat before the goods.
PRICE: Final = Axis("price", ["heat", *GOODS])
PRICES: Final = len(PRICE.labels)
KINDS: Final = len(GOODS)
DECK: Final = Axis("deck", DECKS)
PLACE: Final = Axis("place", PLACES)
LEVEL: Final = Axis("level", LEVELS)
# Who may stand on a place: workers, and the foreman of each seat.
STANDING: Final = Axis("dwarf", [*SPECIALITIES, *[f"foreman-{i}" for i in range(MOST_SEATS)]])
STANDINGS: Final = len(STANDING.labels)
# What upgraded projects allow, as `write_powers` tells it.
POWERS: Final = [
    "flexible-discount",
    *[f"complete-{good}" for good in GOODS],
    *[f"upgrade-{good}" for good in GOODS],
    *[f"foreman-{each}" for each in SPECIALITIES],
    *[f"rich-{each}" for each in SPECIALITIES],
    *["empty-points", "gold-complete-points", "gold-upgrade-points"],
    *[f"income-{good}" for good in GOODS],
    "income-heat",
    *[f"price-of-{good}" for good in GOODS],
    *["warm", "disguise"],
]  # fmt: skip
# What may still be done in an action, as `write_left` tells it.
LEFT: Final = [
    "exchange", "light", "light-all", "heat", "lift", "lifted", "load", "build", "convert",
    "complete", "take-back", "upgrade-any",
]  # fmt: skip


@final
class DwergarFeatures(Features):
    """Four seats, five decks: what is not there is 0 throughout."""

    def __init__(self, editions: list[Cards]) -> None:
        super().__init__(VERSION)
        project = Axis("project", [str(each.number) for each in editions[0].projects])
        event = Axis("event", [str(each.number) for each in editions[0].events])
        # By number, the place among all projects, and among all events.
        self.project_at: Final = places_of(project.labels)
        self.event_at: Final = places_of(event.labels)
        self.slots: Final = max(cards.board.row for cards in editions)
        slot = Axis("slot", [str(i + 1) for i in range(self.slots)])

        self.seats: Final = self.tells("seats", [SEAT])
        self.to_act: Final = self.tells("to-act", [SEAT])
        self.turn: Final = self.tells("turn-order", [Axis("turn", ["1", "2", "3", "4"])])
        self.question: Final = self.tells("question", [QUESTIONS.axis()])
        self.asked_project: Final = self.tells("asked-project", [project])
        self.asked_amount: Final = self.tells(
            "asked-amount", [Axis("amount", ["heat", "points-each"])], per=5, most=4
        )
        self.edition: Final = self.tells("edition", [Axis("edition", EDITIONS)])
        self.decks: Final = self.tells("decks", [DECK])
        self.round: Final = self.tells("round", [Axis("rounds", ["played", "left"])], per=5, most=4)
        self.actions_left: Final = self.tells("actions-left", [], per=3, most=3)
        self.event: Final = self.tells("event", [event])
        self.past_events: Final = self.tells("past-events", [event])
        self.events_left: Final = self.tells("events-left", [], per=5, most=4)
        self.silverbeard: Final = self.tells("silverbeard", [SEAT])
        self.open: Final = self.tells("open", [project])
        self.discards: Final = self.tells("discards", [project])
        self.deck: Final = self.tells("deck", [Axis("tier", ["basic", "advanced"])], per=10, most=8)
        self.slot_cost: Final = self.tells("row-cost", [slot, PRICE], per=3, most=4)
        self.slot_short: Final = self.tells("row-short", [slot, PRICE], per=3, most=4)
        self.slot_upgrade: Final = self.tells("row-upgrade", [slot, PRICE], per=3, most=4)
        self.slot_points: Final = self.tells(
            "row-points", [slot, Axis("for", ["completing", "upgrading"])], per=5, most=4
        )
        self.slot_deck: Final = self.tells("row-deck", [slot, DECK])
        self.standing: Final = self.tells("standing", [PLACE, STANDING])
        self.furnaces: Final = self.tells("furnaces", [PLACE, SEAT])
        self.barred: Final = self.tells("barred", [PLACE, Axis("mark", ["closed", "quiet"])])
        self.carts: Final = self.tells("carts", [LEVEL, SEAT, GOOD], per=3, most=4)
        self.riders: Final = self.tells("riders", [LEVEL, SEAT])
        self.goods: Final = self.tells("goods", [SEAT, GOOD], per=5, most=6)
        self.heat: Final = self.tells(
            "heat", [SEAT, Axis("heat", ["track", "hot", "cool", "installed"])], per=4, most=5
        )
        self.dwarves: Final = self.tells(
            "dwarves-at-hand", [SEAT, Axis("dwarf", DWARVES)], per=2, most=3
        )
        self.points: Final = self.tells("points", [SEAT], per=20, most=10)
        self.extra: Final = self.tells("extra-actions", [SEAT], per=1, most=4)
        self.completed: Final = self.tells("completed", [SEAT, project])
        self.upgraded: Final = self.tells("upgraded", [SEAT, project])
        self.done: Final = self.tells("completed-of-deck", [SEAT, DECK], per=3, most=3)
        self.raised: Final = self.tells("upgraded-of-deck", [SEAT, DECK], per=3, most=3)
        self.powers: Final = self.tells("powers", [SEAT, Axis("power", POWERS)], per=2, most=4)
        self.work_seat: Final = self.tells("work-seat", [SEAT])
        self.work_place: Final = self.tells("work-place", [PLACE])
        self.work_dwarf: Final = self.tells("work-dwarf", [Axis("dwarf", DWARVES)])
        self.work_skills: Final = self.tells("work-skills", [Axis("skill", SPECIALITIES)])
        self.work_completed: Final = self.tells("work-completed", [project])
        self.work_left: Final = self.tells("work-left", [Axis("part", LEFT)], per=2, most=4)

    def write(self, state: DwergarState, seat: int, pen: Pen) -> None:
        self.write_question(state, seat, pen)
        self.write_round(state, seat, pen)
        self.write_projects(state, pen)
        self.write_row(state, seat, pen)
        self.write_places(state, seat, pen)
        self.write_carts(state, seat, pen)
        self.write_players(state, seat, pen)
        self.write_work(state, seat, pen)

    # -- what is asked, and how far the game is ------------------------------------------------

    def write_question(self, state: DwergarState, seat: i64, pen: Pen) -> None:
        there: i64 = state.seats
        other: i64
        for other in range(there):
            pen.mark(self.seats, other)
            if state.offers[other]:
                pen.mark(self.to_act, (other - seat + there) % there)
        pen.mark(self.turn, seat)
        question = state.agenda.asked(seat)
        pen.mark(self.question, QUESTIONS.of(question))
        pen.mark(self.asked_project, self.project_at[project_of(question)])
        if isinstance(question, PayHeat):
            pen.amount(self.asked_amount, 0, question.amount)
        elif isinstance(question, StokeMore):
            pen.amount(self.asked_amount, 1, question.points)

    def write_round(self, state: DwergarState, seat: int, pen: Pen) -> None:
        pen.mark(self.edition, EDITIONS.index(state.cards.edition))
        pen.flags(self.decks, 0, state.decks)
        pen.amount(self.round, 0, state.round)
        pen.amount(self.round, 1, state.rounds - state.round)
        pen.amount(self.actions_left, 0, state.actions_left)
        pen.mark(self.event, self.event_at[state.event])
        for number in state.past_events:
            pen.mark(self.past_events, self.event_at[number])
        pen.amount(self.events_left, 0, len(state.events))
        pen.mark(self.silverbeard, relative(state, seat, state.silverbeard))

    # -- projects ------------------------------------------------------------------------------

    def write_projects(self, state: DwergarState, pen: Pen) -> None:
        self.mark(pen, self.open, 0, state.row)
        self.mark(pen, self.discards, 0, state.discards)
        pen.amount(self.deck, 0, len(state.deck) - state.advanced)
        pen.amount(self.deck, 1, state.advanced)

    def write_row(self, state: DwergarState, seat: int, pen: Pen) -> None:
        """The open projects in the order of their numbers: prices for the reader, and points."""
        player = state.players[seat]
        heat: i64 = player.heat_at_hand()
        goods = player.goods
        row = sorted(state.row)
        slot: i64
        for slot in range(min(len(row), self.slots)):
            number = row[slot]
            project = state.cards.project(number)
            at: i64 = slot * PRICES
            cost = nearest_cost(state, seat, number)
            write_cost(pen, self.slot_cost, at, cost)
            # What the player lacks of it.
            pen.amount(self.slot_short, at, cost.heat - heat)
            asked = cost.goods
            good: i64
            for good in range(KINDS):
                amount: i64 = asked[good]
                if amount > 0:
                    pen.amount(self.slot_short, at + 1 + good, amount - goods[good])
            write_cost(pen, self.slot_upgrade, at, upgrade_cost(state, seat, number, 0, 0))
            pen.amount(self.slot_points, slot * 2, project.points)
            pen.amount(self.slot_points, slot * 2 + 1, project.upgrade_points)
            pen.mark(self.slot_deck, slot * len(DECKS) + project.deck)

    def mark(self, pen: Pen, part: Part, at: i64, numbers: list[int]) -> None:
        """These projects among all, from one place of the part on."""
        number: i64
        for number in numbers:
            pen.mark(part, at + self.project_at[number])

    # -- places and carts ----------------------------------------------------------------------

    def write_places(self, state: DwergarState, seat: i64, pen: Pen) -> None:
        there: i64 = state.seats
        rules = state.rules()
        place: i64
        for place in range(len(PLACES)):
            code: i64 = state.standing[place]
            if code >= FOREMAN:
                code = FOREMAN + (code - FOREMAN - seat + there) % there
            if code >= 0:
                pen.mark(self.standing, place * STANDINGS + code)
            owner: i64 = state.furnaces[place]
            if owner != NO_OWNER:
                pen.mark(self.furnaces, place * MOST_SEATS + (owner - seat + there) % there)
            if rules.closed[place]:
                pen.mark(self.barred, place * 2)
            if rules.quiet[place]:
                pen.mark(self.barred, place * 2 + 1)

    def write_carts(self, state: DwergarState, seat: i64, pen: Pen) -> None:
        there: i64 = state.seats
        level: i64
        for level in range(len(state.carts)):
            carts = state.carts[level]
            other: i64
            for other in range(there):
                to: i64 = level * MOST_SEATS + other
                at: i64 = (seat + other) % there * CART
                pen.some_amounts(self.carts, to * KINDS, carts, at, KINDS)
                if carts[at + RIDER] > 0:
                    pen.mark(self.riders, to)

    # -- belongings ----------------------------------------------------------------------------

    def write_players(self, state: DwergarState, seat: i64, pen: Pen) -> None:
        there: i64 = state.seats
        place: i64
        for place in range(there):
            player = state.players[(seat + place) % there]
            pen.amounts(self.goods, place * KINDS, player.goods)
            pen.amount(self.heat, place * 4, player.heat)
            pen.amount(self.heat, place * 4 + 1, player.hot)
            pen.amount(self.heat, place * 4 + 2, player.cool)
            pen.amount(self.heat, place * 4 + 3, player.installed)
            pen.amounts(self.dwarves, place * len(DWARVES), player.workers)
            if player.has_foreman:
                pen.amount(self.dwarves, place * len(DWARVES) + len(SPECIALITIES), 1)
            pen.amount(self.points, place, player.points)
            pen.amount(self.extra, place, player.extra_actions)
            self.mark(pen, self.completed, place * self.open.size, player.completed)
            self.mark(pen, self.upgraded, place * self.open.size, player.upgraded)
            pen.amounts(self.done, place * len(DECKS), player.done)
            pen.amounts(self.raised, place * len(DECKS), player.raised)
            if player.upgraded:
                self.write_powers(player.powers, place * len(POWERS), pen)

    def write_powers(self, powers: Powers, at: i64, pen: Pen) -> None:
        """In the order of `POWERS`."""
        part = self.powers
        pen.amount(part, at, powers.flexible_discount)
        pen.amounts(part, at + 1, powers.complete_discount)
        at += 1 + KINDS
        pen.amounts(part, at, powers.upgrade_discount)
        at += KINDS
        self.write_skills(powers.foreman_skills, at, pen)
        at += len(SPECIALITIES)
        self.write_skills(powers.rich_skills, at, pen)
        at += len(SPECIALITIES)
        pen.amount(part, at, powers.empty_points)
        pen.amount(part, at + 1, powers.gold_complete_points)
        pen.amount(part, at + 2, powers.gold_upgrade_points)
        pen.amounts(part, at + 3, powers.income)
        at += 3 + KINDS
        pen.amount(part, at, powers.income_heat)
        pen.amounts(part, at + 1, powers.change_price)
        at += 1 + KINDS
        pen.amount(part, at, powers.warm)
        pen.amount(part, at + 1, powers.disguise)

    def write_skills(self, skills: list[bool], at: i64, pen: Pen) -> None:
        for has_skill in skills:
            if has_skill:
                pen.amount(self.powers, at, 1)
            at += 1

    # -- the action being taken ----------------------------------------------------------------

    def write_work(self, state: DwergarState, seat: int, pen: Pen) -> None:
        work = state.work
        if work is None:
            return
        pen.mark(self.work_seat, relative(state, seat, work.seat))
        pen.mark(self.work_place, work.place)
        pen.mark(self.work_dwarf, work.dwarf)
        pen.flags(self.work_skills, 0, work.skills)
        pen.mark(self.work_completed, self.project_at[work.completed])
        part, base, bonus = self.work_left, work.base, work.bonus
        pen.amount(part, 0, base.exchanges + bonus.exchanges)
        pen.amount(part, 1, base.lights + bonus.lights)
        pen.amount(part, 2, 1 if base.lights_all or bonus.lights_all else 0)
        pen.amount(part, 3, base.heat + bonus.heat)
        pen.amount(part, 4, 0 if work.is_lift_over else base.lifts + bonus.lifts)
        pen.amount(part, 5, work.lifted)
        pen.amount(part, 6, base.loads + bonus.loads)
        pen.amount(part, 7, base.builds + bonus.builds)
        pen.amount(part, 8, 1 if base.converts or bonus.converts else 0)
        pen.amount(part, 9, base.completes + bonus.completes)
        pen.amount(part, 10, base.take_backs + bonus.take_backs)
        pen.amount(part, 11, 1 if base.upgrade_more >= 0 or bonus.upgrade_more >= 0 else 0)


def places_of(labels: list[str]) -> list[int]:
    """By number, the place in the list; -1 for all that are not in it, 0 among them."""
    numbers = [int(label) for label in labels]
    result = [-1] * (max(numbers) + 1)
    for place in range(len(numbers)):
        result[numbers[place]] = place
    return result


def project_of(question: Question | None) -> int:
    """The project that is asked about; 0 for none."""
    if isinstance(question, ChooseDiscount):
        return question.number
    return question.number if isinstance(question, TakeBack) else 0


def relative(state: DwergarState, seat: int, other: int) -> int:
    """A seat as the reader counts; -1 for nobody."""
    return -1 if other == NO_OWNER else (other - seat + state.seats) % state.seats


def write_cost(pen: Pen, part: Part, at: i64, cost: Cost) -> None:
    pen.amount(part, at, cost.heat)
    pen.amounts(part, at + 1, cost.goods)
