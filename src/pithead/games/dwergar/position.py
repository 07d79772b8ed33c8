"""Reading a position of Dwergar: docs/notation.md, Positions."""

from typing import Final, final

from pithead.engine.agenda import Agenda
from pithead.engine.journal import Journal
from pithead.engine.position import SHARED, Entry
from pithead.games.dwergar.cards import NO_UPGRADES, Allowance, Project
from pithead.games.dwergar.player import Player, new_player
from pithead.games.dwergar.state import CART, RIDER, Cards, DwergarState, Work
from pithead.games.dwergar.words import (
    AMOUNTS,
    DWARVES,
    FOREMAN,
    GOODS,
    LEVELS,
    NO_EVENT,
    NO_OWNER,
    NOBODY,
    PLACES,
    SPECIALITIES,
    read_cost,
)

# Of each speciality, and of all that are in play. DG-3, DG-11
OF_EACH_KIND: Final = 6
IN_PLAY: Final = 12
USUAL_ROUNDS: Final = 10
KEYS: Final = [
    "edition", "decks", "round", "rounds", "turn", "actions_left", "event", "events",
    "unused_events", "past_events", "row", "deck", "discards", "standing", "silverbeard",
    "players", "work",
]  # fmt: skip
PLAYER_KEYS: Final = [
    *GOODS, "heat", "hot", "cool", "furnaces", "workers", "foreman", "carts", "points",
    "completed", "upgraded", "extra_actions",
]  # fmt: skip
WORK_KEYS: Final = [
    "seat", "place", "dwarf", "skills", "rich", "base", "bonus", "bonus_taken", "changed_skill",
    "silverbeard", "lifted", "lift_over", "completed", "paid",
]  # fmt: skip
ALLOWANCE_KEYS: Final = [
    "exchanges", "lights", "lights_all", "heat", "lifts", "lift_points", "only_loaded", "loads",
    "load_good", "builds", "converts", "completes", "take_backs", "upgrade_less", "upgrade_more",
]  # fmt: skip


@final
class Box:
    """The numbers of one kind of card; each can be laid once."""

    def __init__(self, numbers: list[int], kind: str) -> None:
        self.left: Final = numbers.copy()
        self.all: Final = numbers
        self.kind: Final = kind

    def take(self, number: object, entry: Entry, key: str) -> int:
        if type(number) is not int or number not in self.all:
            raise entry.wrong(key, repr(number), f"the number of {self.kind}")
        if number not in self.left:
            raise entry.wrong(key, f"{number} a second time", f"{self.kind} once")
        self.left.remove(number)
        return number

    def take_all(self, entry: Entry, key: str) -> list[int]:
        return [self.take(number, entry, key) for number in entry.list_of(key)]


def laid_out(cards: Cards, decks: list[bool], seats: int, entry: Entry) -> DwergarState:
    """The table as it is written."""
    entry.allow([*SHARED, *KEYS])
    board = cards.board
    projects = Box([project.number for project in cards.projects], "a project")
    tables = entry.tables("players", seats)
    players = [read_player(tables[seat], cards, projects) for seat in range(seats)]
    row = projects.take_all(entry, "row")
    discards = projects.take_all(entry, "discards")
    deck = projects.take_all(entry, "deck")[::-1]
    if not entry.has("deck"):
        own = [n for n in projects.left if decks[cards.project(n).deck]]
        deck = sorted(own, key=lambda number: (-cards.project(number).tier, -number))
    state = DwergarState(
        seats=seats,
        rng=entry.chance(),
        agenda=Agenda([]),
        journal=Journal([], False),
        offers=[[] for _ in range(seats)],
        reveals=entry.number("reveals", most=10**9),
        cards=cards,
        decks=decks,
        players=players,
        standing=read_standing(entry.table("standing"), seats),
        furnaces=[NO_OWNER] * len(PLACES),
        carts=[[0] * (CART * seats) for _ in LEVELS],
        deck=deck,
        advanced=sum(cards.project(number).tier for number in deck),
        row=row,
        discards=discards,
        events=[],
        unused_events=[],
        past_events=[],
        event=NO_EVENT,
        round_=entry.number("round", board.first_event, 0, 99),
        rounds=0,
        silverbeard=entry.seat("silverbeard", seats, NO_OWNER),
        actions_left=entry.number("actions_left"),
        work=None,
        ending=entry.text("ending"),
    )
    lay_events(state, entry)
    for seat in range(seats):
        lay_furnaces(state, seat, tables[seat])
        load_carts(state, seat, tables[seat].table("carts"))
        find_foreman(state, seat, tables[seat])
    count_workers(state, entry)
    if entry.has("work"):
        state.work = read_work(entry.table("work"), state)
    return state


def lay_events(state: DwergarState, entry: Entry) -> None:
    """Active, past and coming ones; the rest are not used. DG-10, DG-55"""
    box = Box([event.number for event in state.cards.events], "an event")
    if entry.has("event"):
        state.event = box.take(entry.values["event"], entry, "event")
    state.past_events = box.take_all(entry, "past_events")
    coming = box.take_all(entry, "events")
    # The first comes after round 1, or in 2020 after round 2.
    late = state.cards.board.first_event - 1
    if not entry.has("events"):
        rounds = entry.number("rounds", USUAL_ROUNDS, 1, 99)
        coming = box.left[: max(0, rounds - state.round + late)]
        for number in coming:
            box.left.remove(number)
    state.events = coming[::-1]
    state.rounds = entry.number("rounds", max(1, state.round + len(coming) - late), 1, 99)
    unused = box.take_all(entry, "unused_events")
    state.unused_events = unused + box.left


def read_standing(entry: Entry, seats: int) -> list[int]:
    """Who stands on which place: a worker by speciality, or `foreman 1`."""
    entry.allow(PLACES)
    names = SPECIALITIES + [f"foreman {seat + 1}" for seat in range(seats)]
    standing = [entry.choice(place, names, NOBODY) for place in PLACES]
    for seat in range(seats):
        if standing.count(FOREMAN + seat) > 1:
            raise entry.wrong(names[FOREMAN + seat], "two of him", "each foreman once")
    return standing


def count_workers(state: DwergarState, entry: Entry) -> None:
    """Not more of a speciality, nor of all together, than there are. DG-3, DG-11"""
    total = 0
    for kind in range(FOREMAN):
        count = state.standing.count(kind) + sum(p.workers[kind] for p in state.players)
        total += count
        if count > OF_EACH_KIND:
            name = SPECIALITIES[kind]
            raise entry.wrong("players", f"{count} of {name}", f"at most {OF_EACH_KIND} {name}s")
    if total > IN_PLAY:
        raise entry.wrong("players", f"{total} workers", f"at most {IN_PLAY} in play")


# -- players -----------------------------------------------------------------------------------


def read_player(entry: Entry, cards: Cards, projects: Box) -> Player:
    entry.allow(PLAYER_KEYS)
    limits = cards.board.limits
    player = new_player([entry.number(good) for good in GOODS], 0, limits)
    player.heat = entry.number("heat", 0, 0, limits.heat)
    player.hot = entry.number("hot", 0, 0, limits.furnaces)
    player.cool = entry.number("cool", 0, 0, limits.furnaces)
    player.points = entry.number("points")
    player.extra_actions = entry.number("extra_actions")
    for name in entry.texts("workers"):
        player.workers[entry.named("workers", name, SPECIALITIES)] += 1
    for number in projects.take_all(entry, "completed"):
        project = cards.project(number)
        player.add_completed(number, project.deck)
        player.crystal_projects += project.costs_crystal
    for number in entry.list_of("upgraded"):
        if number not in player.completed or number in player.upgraded:
            raise entry.wrong("upgraded", repr(number), "completed projects, each once")
        project = cards.project(number)
        player.add_upgraded(number, project.deck)
        grow(player, project)
    return player


def grow(player: Player, project: Project) -> None:
    """Of an upgraded project's effect only what lasts is left. DG-48"""
    other = new_player([0, 0, 0, 0], 0, player.limits)
    other.powers = player.powers
    for effect in project.effects:
        effect.run([other], 0)
    player.powers = other.powers


def lay_furnaces(state: DwergarState, seat: int, entry: Entry) -> None:
    """Installed ones, and not more in all than a board has. DG-4, DG-52"""
    player = state.players[seat]
    for name in entry.texts("furnaces"):
        place = entry.named("furnaces", name, PLACES)
        if state.furnaces[place] != NO_OWNER:
            raise entry.wrong("furnaces", f"a second one at {name}", "one at each place")
        state.furnaces[place] = seat
        player.installed += 1
    count = player.hot + player.cool + player.installed
    if count > player.limits.furnaces:
        raise entry.wrong("furnaces", f"{count} in all", f"at most {player.limits.furnaces}")


def load_carts(state: DwergarState, seat: int, entry: Entry) -> None:
    """By level: `2 iron, foreman`. DG-6, DG-29"""
    entry.allow(LEVELS)
    for level in range(len(LEVELS)):
        load = entry.text(LEVELS[level])
        goods = ", ".join(part for part in load.split(", ") if part not in ("", "foreman"))
        cost = read_cost(goods or "nothing")
        if cost is None or cost.heat:
            raise entry.wrong(LEVELS[level], repr(load), f"{AMOUNTS}, without heat, or foreman")
        state.load(level, seat, cost.goods)
        if "foreman" in load.split(", "):
            state.carts[level][seat * CART + RIDER] = 1


def find_foreman(state: DwergarState, seat: int, entry: Entry) -> None:
    """He is at hand, stands on a place or rides in one cart. DG-3, DG-29"""
    out = sum(level[seat * CART + RIDER] for level in state.carts)
    out += state.standing.count(FOREMAN + seat)
    has_foreman = entry.flag("foreman", out == 0)
    if out + has_foreman > 1:
        raise entry.wrong("foreman", "two of him", "him at hand, on a place or in one cart")
    state.players[seat].has_foreman = has_foreman


# -- the action being taken --------------------------------------------------------------------


def read_work(entry: Entry, state: DwergarState) -> Work:
    entry.allow(WORK_KEYS)
    skills = entry.texts("skills")
    for skill in skills:
        entry.named("skills", skill, SPECIALITIES)
    paid = read_cost(entry.text("paid", "nothing"))
    if paid is None or paid.heat:
        raise entry.wrong("paid", repr(entry.text("paid")), f"{AMOUNTS}, without heat")
    work = Work(
        seat=entry.seat("seat", state.seats, 0),
        place=entry.choice("place", PLACES, 0),
        dwarf=entry.choice("dwarf", list(DWARVES), FOREMAN),
        skills=[name in skills for name in SPECIALITIES],
        is_rich=entry.flag("rich"),
        base=read_allowance(entry.table("base")),
        bonus=read_allowance(entry.table("bonus")),
    )
    work.is_bonus_taken = entry.flag("bonus_taken")
    work.has_changed_skill = entry.flag("changed_skill")
    work.silver = entry.choice("silverbeard", SPECIALITIES)
    work.lifted = entry.number("lifted")
    work.is_lift_over = entry.flag("lift_over")
    work.completed = entry.number("completed")
    if work.completed and work.completed not in state.players[work.seat].completed:
        raise entry.wrong("completed", str(work.completed), "a project this seat has completed")
    work.paid = paid.goods
    return work


def read_allowance(entry: Entry) -> Allowance:
    entry.allow(ALLOWANCE_KEYS)
    allowance = Allowance()
    allowance.exchanges = entry.number("exchanges")
    allowance.lights = entry.number("lights")
    allowance.lights_all = entry.flag("lights_all")
    allowance.heat = entry.number("heat")
    allowance.lifts = entry.number("lifts")
    allowance.lift_points = entry.number("lift_points")
    allowance.only_loaded = entry.flag("only_loaded")
    allowance.loads = entry.number("loads")
    allowance.load_good = entry.choice("load_good", GOODS, 0)
    allowance.builds = entry.number("builds")
    allowance.converts = entry.flag("converts")
    allowance.completes = entry.number("completes")
    allowance.take_backs = entry.number("take_backs")
    allowance.upgrade_less = entry.number("upgrade_less")
    allowance.upgrade_more = (
        entry.number("upgrade_more") if entry.has("upgrade_more") else NO_UPGRADES
    )
    return allowance
