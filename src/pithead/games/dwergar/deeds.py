"""Carrying out the parts of an action."""

from typing import Final, final

from pithead.engine.action import Action
from pithead.engine.agenda import NOTHING, Step
from pithead.engine.lists import replaced
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import CHANGE, LIGHT_ALL
from pithead.games.dwergar.mine import lift, load_everyone
from pithead.games.dwergar.payment import pay_heat
from pithead.games.dwergar.player import Player
from pithead.games.dwergar.projects import complete, offer_take_back, upgrade, upgrade_cost
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import FOREMAN, in_the_mine, level_of

HOT: Final = 0
COOL: Final = 1


def do_part(state: DwergarState, seat: int, action: Action) -> None:
    """Carry one part out; what it costs in heat is asked next."""
    verb = action.verb
    if verb in ("light", "light-all"):
        do_light(state, seat, action is LIGHT_ALL)
    elif verb == "mine":
        do_mine(state, seat)
    elif verb == "heat":
        do_heat(state, seat)
    elif verb == "lift":
        do_lift(state, seat)
    elif verb == "build":
        do_build(state, seat)
    else:
        do_part_with(state, seat, verb, action.value)


def do_part_with(state: DwergarState, seat: int, verb: str, value: int) -> None:
    """The parts that say what with: a kind, a level, a project, a speciality."""
    if verb == "exchange":
        do_exchange(state, seat, value)
    elif verb == "load":
        do_load(state, value)
    elif verb == "forge":
        do_forge(state, seat, value)
    elif verb == "complete":
        state.working().base.completes -= 1
        complete(state, seat, value)
    elif verb == "upgrade":
        do_upgrade(state, seat, value)
    elif verb == "install":
        do_install(state, seat, value)
    elif verb == "silverbeard":
        use_silverbeard(state, seat, value)
    elif verb == "become":
        become(state, seat, value)
    else:
        change_heat(state, seat, value)


def do_mine(state: DwergarState, seat: int) -> None:
    """Load the own cart with the level's yield. DG-26, DG-28"""
    work = state.working()
    place = state.cards.places[work.place]
    goods = place.rich if yields_more(state, seat, work) else place.yields
    work.is_bonus_taken = True
    level = level_of(work.place)
    state.load(level, seat, goods)
    chronicle.mined(state, seat, level, goods)


def yields_more(state: DwergarState, seat: int, work: Work) -> bool:
    """An own furnace there, cards 2 to 4, or event 58; they do not add up. DG-28"""
    if work.is_rich or (work.dwarf == FOREMAN and state.rules().rich_foremen):
        return True
    rich = state.players[seat].powers.rich_skills
    if work.dwarf == FOREMAN:
        return rich[0] or rich[1] or rich[2]
    return any(rich[i] and work.skills[i] for i in range(3))


def do_exchange(state: DwergarState, seat: int, good: int) -> None:
    """One piece into several of the next lower kind. DG-32, DG-33"""
    work = state.working()
    if work.base.exchanges:
        work.base.exchanges -= 1
    else:
        work.bonus.exchanges -= 1
        work.is_bonus_taken = True
    player = state.players[seat]
    gain = state.cards.board.exchange[good]
    player.goods[good] -= 1
    player.take_goods(gain)
    chronicle.exchanged(state, seat, good, gain)


def do_light(state: DwergarState, seat: int, every: bool) -> None:
    """Light one furnace, or all. DG-34 to DG-36, DG-43"""
    work = state.working()
    player = state.players[seat]
    before = player.cool
    if every:
        work.base.lights_all = False
        work.bonus.lights_all = False
        work.is_bonus_taken = True
        player.light(before)
    else:
        if work.base.lights:
            work.base.lights -= 1
        else:
            work.bonus.lights -= 1
            work.is_bonus_taken = True
        player.light(1)
    chronicle.lit(state, seat, before - player.cool)


def do_heat(state: DwergarState, seat: int) -> None:
    """Gain heat onto the track. DG-34, DG-37, DG-46"""
    work = state.working()
    amount = work.base.heat + work.bonus.heat
    work.base.heat = 0
    work.bonus.heat = 0
    work.is_bonus_taken = True
    state.players[seat].gain_heat(amount)
    chronicle.warmed(state, seat, amount)


def lift_price(state: DwergarState, work: Work) -> int:
    """The first level is free, each further one costs 1 heat; or all a toll. DG-38, DG-E48"""
    toll = state.rules().toll
    if toll:
        return toll
    return 0 if work.lifted < work.base.lifts else state.cards.board.lift_heat


def can_lift(state: DwergarState, work: Work, player: Player) -> bool:
    if not work.base.lifts or work.is_lift_over:
        return False
    return player.heat_at_hand() >= lift_price(state, work)


def do_lift(state: DwergarState, seat: int) -> None:
    """Pay, then the lift goes up one level. DG-38"""
    work = state.working()
    price = lift_price(state, work)
    work.lifted += 1
    state.agenda.push(LIFT_UP[seat])
    pay_heat(state, seat, price)


@final
class LiftUp(Step):
    """One level, with the ironworker's point for it. DG-30, DG-39"""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: DwergarState) -> None:
        work = state.working()
        points = work.bonus.lift_points
        if points and work.bonus.only_loaded and not state.any_cart_loaded():
            points = 0
        if points:
            work.is_bonus_taken = True
        lift(state)
        state.players[self.seat].points += points
        chronicle.scored(state, self.seat, points)

    def to_json(self) -> list[object]:
        return ["LiftUp", self.seat]


LIFT_UP: Final = [LiftUp(seat) for seat in range(4)]


def do_load(state: DwergarState, level: int) -> None:
    """Before or after lifting, not between two levels. DG-40"""
    work = state.working()
    parts = work.bonus if work.bonus.loads else work.base
    amount = parts.loads
    parts.loads = 0
    work.is_bonus_taken = True
    if work.lifted:
        work.is_lift_over = True
    load_everyone(state, level, parts.load_good, amount)


def do_build(state: DwergarState, seat: int) -> None:
    """A new cool furnace. DG-41, DG-42"""
    work = state.working()
    if work.base.builds:
        work.base.builds -= 1
    else:
        work.bonus.builds -= 1
        work.is_bonus_taken = True
    player = state.players[seat]
    player.pay_goods(state.cards.board.furnace_price)
    player.cool += 1
    chronicle.built(state, seat)


def do_forge(state: DwergarState, seat: int, good: int) -> None:
    """A piece and heat become one of the next higher kind. DG-44"""
    board = state.cards.board
    player = state.players[seat]
    player.goods[good] -= 1
    player.goods[board.convert_into[good]] += 1
    chronicle.forged(state, seat, good, board.convert_into[good])
    pay_heat(state, seat, board.convert_heat[good])


def do_upgrade(state: DwergarState, seat: int, number: int) -> None:
    """What was just completed, or any at the Forge. DG-45, DG-47, DG-50"""
    work = state.working()
    if number == work.completed:
        if work.bonus.upgrade_less:
            work.is_bonus_taken = True
        more_heat = -work.bonus.upgrade_less
    else:
        work.is_bonus_taken = True
        more_heat = work.bonus.upgrade_more
    upgrade(state, seat, number, upgrade_cost(state, seat, number, more_heat))


def do_install(state: DwergarState, seat: int, form: int) -> None:
    """A furnace moves from the own board to the place, for good. DG-52, DG-53"""
    work = state.working()
    player = state.players[seat]
    player.pay_goods(state.cards.places[work.place].install)
    if form == HOT:
        player.hot -= 1
    else:
        player.cool -= 1
    player.installed += 1
    state.furnaces = replaced(state.furnaces, work.place, seat)
    points = state.cards.board.install_points
    if not in_the_mine(work.place):
        points += state.rules().install_points
    player.points += points
    chronicle.installed(state, seat, work.place)
    chronicle.scored(state, seat, points)


def use_silverbeard(state: DwergarState, seat: int, speciality: int) -> None:
    """The token back for one of the place's bonuses. DG-58"""
    work = state.working()
    state.silverbeard = -1
    work.silver = speciality
    give_bonus(state, work, speciality)
    chronicle.silverbeard_used(state, seat, speciality)
    offer_take_back(state, seat)


def give_bonus(state: DwergarState, work: Work, speciality: int) -> None:
    place = state.cards.places[work.place]
    for i in range(len(place.bonuses)):
        if place.specialities[i] == speciality:
            for grant in place.bonuses[i]:
                grant.give(work.bonus)
    work.skills[speciality] = True


def become(state: DwergarState, seat: int, speciality: int) -> None:
    """The new speciality replaces the old, for heat. DG-P44"""
    work = state.working()
    work.has_changed_skill = True
    work.skills = [i == speciality for i in range(3)]
    if work.silver >= 0:
        work.skills[work.silver] = True
    if not state.rules().quiet[work.place]:
        work.bonus = state.cards.places[work.place].bonus_parts(work.skills)
    chronicle.became(state, seat, speciality)
    offer_take_back(state, seat)
    pay_heat(state, seat, state.players[seat].powers.disguise)


# -- changing heat at any time -----------------------------------------------------------------


def change_options(player: Player) -> list[Action]:
    """Heat into resources, at any time in the own turn. DG-P37, DG-P39"""
    if not player.powers.can_change:
        return NOTHING
    heat = player.heat_at_hand()
    prices = player.powers.change_price
    return [CHANGE[good] for good in range(4) if 0 < prices[good] <= heat]


def change_heat(state: DwergarState, seat: int, good: int) -> None:
    player = state.players[seat]
    player.goods[good] += 1
    chronicle.changed(state, seat, good)
    pay_heat(state, seat, player.powers.change_price[good])
