"""Dwergar as numbers, for whoever learns: all that `view` tells. DG-9 to DG-11

Open projects are told twice: by their numbers, and in the slots of the row by what they cost the
reader now and are worth, so that what was learnt of one project helps with the others.
"""

from typing import Final, final

from pithead.engine.agenda import Question
from pithead.engine.features import Axis, Features, Part, Pen, Questions, seat_axis
from pithead.games.dwergar.forge import ChangeLast, FreeUpgrade, StokeMore, upgrade_cost
from pithead.games.dwergar.parts import PayHeat, TakeBack
from pithead.games.dwergar.player import Player, Powers
from pithead.games.dwergar.reasons import missing, nearest
from pithead.games.dwergar.state import CART, RIDER, Cards, DwergarState
from pithead.games.dwergar.studio import ChooseDiscount, completion_costs
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
DECK: Final = Axis("deck", DECKS)
PLACE: Final = Axis("place", PLACES)
LEVEL: Final = Axis("level", LEVELS)
# Who may stand on a place: workers, and the foreman of each seat.
STANDING: Final = Axis("dwarf", [*SPECIALITIES, *[f"foreman-{i}" for i in range(MOST_SEATS)]])
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
        order = [(seat + i) % state.seats for i in range(state.seats)]
        self.write_question(state, seat, pen)
        self.write_round(state, seat, pen)
        self.write_projects(state, seat, pen)
        self.write_places(state, seat, order, pen)
        self.write_players(state, order, pen)
        self.write_work(state, seat, pen)

    # -- what is asked, and how far the game is ------------------------------------------------

    def write_question(self, state: DwergarState, seat: int, pen: Pen) -> None:
        there = state.seats
        for other in range(MOST_SEATS):
            pen.flag(other < there)
        pen.marks([(other - seat + there) % there for other in state.seats_to_act()], MOST_SEATS)
        pen.one_of(seat, MOST_SEATS)
        question = state.agenda.asked(seat)
        pen.one_of(QUESTIONS.of(question), self.question.size)
        pen.one_of(self.project_at[project_of(question)], self.asked_project.size)
        pen.amount(self.asked_amount, question.amount if isinstance(question, PayHeat) else 0)
        pen.amount(self.asked_amount, question.points if isinstance(question, StokeMore) else 0)

    def write_round(self, state: DwergarState, seat: int, pen: Pen) -> None:
        pen.one_of(EDITIONS.index(state.cards.edition), len(EDITIONS))
        for is_used in state.decks:
            pen.flag(is_used)
        pen.amount(self.round, state.round)
        pen.amount(self.round, state.rounds - state.round)
        pen.amount(self.actions_left, state.actions_left)
        pen.one_of(self.event_at[state.event], self.event.size)
        pen.marks([self.event_at[number] for number in state.past_events], self.past_events.size)
        pen.amount(self.events_left, len(state.events))
        pen.one_of(relative(state, seat, state.silverbeard), MOST_SEATS)

    # -- projects ------------------------------------------------------------------------------

    def write_projects(self, state: DwergarState, seat: int, pen: Pen) -> None:
        self.mark(pen, state.row)
        self.mark(pen, state.discards)
        pen.amount(self.deck, len(state.deck) - state.advanced)
        pen.amount(self.deck, state.advanced)
        row = sorted(state.row)[: self.slots]
        empty = self.slots - len(row)
        player = state.players[seat]
        costs = [nearest(player, completion_costs(state, seat, number)) for number in row]
        for cost in costs:
            write_cost(pen, self.slot_cost, cost)
        pen.nothing(empty * PRICES)
        for cost in costs:
            write_cost(pen, self.slot_short, missing(player, cost))
        pen.nothing(empty * PRICES)
        for number in row:
            write_cost(pen, self.slot_upgrade, upgrade_cost(state, seat, number, 0, 0))
        pen.nothing(empty * PRICES)
        for number in row:
            project = state.cards.project(number)
            pen.amount(self.slot_points, project.points)
            pen.amount(self.slot_points, project.upgrade_points)
        pen.nothing(empty * 2)
        for number in row:
            project = state.cards.project(number)
            pen.one_of(project.deck, len(DECKS))
        pen.nothing(empty * len(DECKS))

    def mark(self, pen: Pen, numbers: list[int]) -> None:
        """These projects among all."""
        pen.marks([self.project_at[number] for number in numbers], self.open.size)

    # -- places and carts ----------------------------------------------------------------------

    def write_places(self, state: DwergarState, seat: int, order: list[int], pen: Pen) -> None:
        away = MOST_SEATS - len(order)
        for code in state.standing:
            is_foreman = code >= FOREMAN
            who = FOREMAN + relative(state, seat, code - FOREMAN) if is_foreman else code
            pen.one_of(who, len(STANDING.labels))
        for owner in state.furnaces:
            pen.one_of(relative(state, seat, owner), MOST_SEATS)
        rules = state.rules()
        for place in range(len(PLACES)):
            pen.flag(rules.closed[place])
            pen.flag(rules.quiet[place])
        for carts in state.carts:
            for other in order:
                at = other * CART
                pen.amounts(self.carts, carts[at : at + RIDER])
            pen.nothing(away * len(GOODS))
        for carts in state.carts:
            for other in order:
                pen.flag(carts[other * CART + RIDER] > 0)
            pen.nothing(away)

    # -- belongings ----------------------------------------------------------------------------

    def write_players(self, state: DwergarState, order: list[int], pen: Pen) -> None:
        away = MOST_SEATS - len(order)
        players = [state.players[other] for other in order]
        for player in players:
            pen.amounts(self.goods, player.goods)
        pen.nothing(away * len(GOODS))
        for player in players:
            pen.amount(self.heat, player.heat)
            pen.amount(self.heat, player.hot)
            pen.amount(self.heat, player.cool)
            pen.amount(self.heat, player.installed)
        pen.nothing(away * 4)
        for player in players:
            pen.amounts(self.dwarves, player.workers)
            pen.amount(self.dwarves, 1 if player.has_foreman else 0)
        pen.nothing(away * len(DWARVES))
        for player in players:
            pen.amount(self.points, player.points)
        pen.nothing(away)
        for player in players:
            pen.amount(self.extra, player.extra_actions)
        pen.nothing(away)
        self.write_done(players, pen)
        for player in players:
            self.write_powers(player.powers, pen)
        pen.nothing(away * len(POWERS))

    def write_done(self, players: list[Player], pen: Pen) -> None:
        """Completed and upgraded projects, by number and by deck."""
        away = MOST_SEATS - len(players)
        for player in players:
            self.mark(pen, player.completed)
        pen.nothing(away * self.open.size)
        for player in players:
            self.mark(pen, player.upgraded)
        pen.nothing(away * self.open.size)
        for player in players:
            pen.amounts(self.done, player.done)
        pen.nothing(away * len(DECKS))
        for player in players:
            pen.amounts(self.raised, player.raised)
        pen.nothing(away * len(DECKS))

    def write_powers(self, powers: Powers, pen: Pen) -> None:
        """In the order of `POWERS`."""
        part = self.powers
        pen.amount(part, powers.flexible_discount)
        pen.amounts(part, powers.complete_discount)
        pen.amounts(part, powers.upgrade_discount)
        for has_skill in powers.foreman_skills:
            pen.amount(part, 1 if has_skill else 0)
        for is_rich in powers.rich_skills:
            pen.amount(part, 1 if is_rich else 0)
        pen.amount(part, powers.empty_points)
        pen.amount(part, powers.gold_complete_points)
        pen.amount(part, powers.gold_upgrade_points)
        pen.amounts(part, powers.income)
        pen.amount(part, powers.income_heat)
        pen.amounts(part, powers.change_price)
        pen.amount(part, powers.warm)
        pen.amount(part, powers.disguise)

    # -- the action being taken ----------------------------------------------------------------

    def write_work(self, state: DwergarState, seat: int, pen: Pen) -> None:
        work = state.work
        if work is None:
            pen.nothing(self.size - self.work_seat.first)
            return
        pen.one_of(relative(state, seat, work.seat), MOST_SEATS)
        pen.one_of(work.place, len(PLACES))
        pen.one_of(work.dwarf, len(DWARVES))
        for has_skill in work.skills:
            pen.flag(has_skill)
        pen.one_of(self.project_at[work.completed], self.open.size)
        part, base, bonus = self.work_left, work.base, work.bonus
        pen.amount(part, base.exchanges + bonus.exchanges)
        pen.amount(part, base.lights + bonus.lights)
        pen.amount(part, 1 if base.lights_all or bonus.lights_all else 0)
        pen.amount(part, base.heat + bonus.heat)
        pen.amount(part, 0 if work.is_lift_over else base.lifts + bonus.lifts)
        pen.amount(part, work.lifted)
        pen.amount(part, base.loads + bonus.loads)
        pen.amount(part, base.builds + bonus.builds)
        pen.amount(part, 1 if base.converts or bonus.converts else 0)
        pen.amount(part, base.completes + bonus.completes)
        pen.amount(part, base.take_backs + bonus.take_backs)
        pen.amount(part, 1 if base.upgrade_more >= 0 or bonus.upgrade_more >= 0 else 0)


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


def write_cost(pen: Pen, part: Part, cost: Cost) -> None:
    pen.amount(part, cost.heat)
    pen.amounts(part, cost.goods)
