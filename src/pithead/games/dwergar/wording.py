"""What the parts of an action say to a person."""

from pithead.engine.action import Action
from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.actions import BUILD, LIFT, MINE, STOKE
from pithead.games.dwergar.costs import Cost, goods_message, heat_message
from pithead.games.dwergar.deeds import HOT, lift_price, yields_more
from pithead.games.dwergar.effects import dwarf_message
from pithead.games.dwergar.projects import can_pay, completion_costs, upgrade_cost
from pithead.games.dwergar.state import DwergarState


def part_message(state: DwergarState, seat: int, action: Action) -> Message:
    """What a part would do now."""
    verb = action.verb
    if verb == "change":
        return change_message(state, seat, action)
    if verb == "complete":
        return complete_message(state, seat, action.value)
    if verb == "upgrade":
        return upgrade_message(state, seat, action.value)
    if verb in ("exchange", "forge"):
        params = trade_params(state, action)
    elif verb in ("install", "silverbeard", "become"):
        params = skill_params(state, seat, action)
    else:
        params = simple_params(state, seat, action)
    return Message(f"dwergar.offer.{verb}", params)


def simple_params(state: DwergarState, seat: int, action: Action) -> dict[str, Param]:
    work = state.working()
    if action is MINE:
        place = state.cards.places[work.place]
        goods = place.rich if yields_more(state, seat, work) else place.yields
        return {"goods": Cost(0, goods).messages()}
    if action is STOKE:
        return {"goods": heat_message(work.base.heat + work.bonus.heat)}
    if action is LIFT:
        return {"n": lift_price(state, work)}
    if action is BUILD:
        return {"price": Cost(0, state.cards.board.furnace_price).messages()}
    if action.verb == "load":
        parts = work.bonus if work.bonus.loads else work.base
        load = goods_message(parts.load_good, parts.loads)
        return {"goods": load, "level": chronicle.level_message(action.value)}
    return {}


def trade_params(state: DwergarState, action: Action) -> dict[str, Param]:
    """An exchange at the Laboratory or a conversion at the Forge."""
    board = state.cards.board
    params: dict[str, Param] = {"given": goods_message(action.value, 1)}
    if action.verb == "exchange":
        params["goods"] = Cost(0, board.exchange[action.value]).messages()
    else:
        params["price"] = heat_message(board.convert_heat[action.value])
        params["goods"] = goods_message(board.convert_into[action.value], 1)
    return params


def skill_params(state: DwergarState, seat: int, action: Action) -> dict[str, Param]:
    if action.verb == "install":
        price = Cost(0, state.cards.places[state.working().place].install).messages()
        return {"price": price, "form": "hot" if action.value == HOT else "cool"}
    price_of_disguise = heat_message(state.players[seat].powers.disguise)
    return {"dwarf": dwarf_message(action.value), "price": price_of_disguise}


def change_message(state: DwergarState, seat: int, action: Action) -> Message:
    """Heat into a resource, at any time. DG-P37, DG-P39"""
    price = state.players[seat].powers.change_price[action.value]
    params: dict[str, Param] = {"price": heat_message(price)}
    params["goods"] = goods_message(action.value, 1)
    return Message("dwergar.offer.change", params)


def complete_message(state: DwergarState, seat: int, number: int) -> Message:
    """The price; both prices where the discount can still be chosen. DG-47, DG-P1"""
    player = state.players[seat]
    project = state.cards.project(number)
    costs = [c for c in completion_costs(state, seat, number) if can_pay(player, c)]
    params: dict[str, Param] = {"project": project.title(), "n": project.points}
    params["price"] = costs[0].messages()
    if len(costs) == 1:
        return Message("dwergar.offer.complete", params)
    params["other"] = costs[1].messages()
    return Message("dwergar.offer.complete_either", params)


def upgrade_message(state: DwergarState, seat: int, number: int) -> Message:
    project = state.cards.project(number)
    bonus = state.working().bonus
    is_own = number == state.working().completed
    more = -bonus.upgrade_less if is_own else bonus.upgrade_more
    params: dict[str, Param] = {"project": project.title(), "n": project.upgrade_points}
    params["price"] = upgrade_cost(state, seat, number, more).messages()
    params["does"] = project.messages()
    return Message("dwergar.offer.upgrade", params)
