"""Why a position, a pile or a card of DWARF cannot be chosen now.

Everything here is open to everyone, DW-5. The sentences stand in the catalogues as
`dwarf.why.<reason>`.
"""

from pithead.engine.action import Action
from pithead.engine.message import Message, Param, names_of
from pithead.games.dwarf.effects import goods_message
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.whereabouts import pile_name, position_name


def why(reason: str) -> Message:
    return Message(f"dwarf.why.{reason}")


def has_no_worker(state: DwarfState, seat: int, action: Action) -> bool:
    """Whether a seat wants to use a worker while all of its own are at work. DW-18, DW-22"""
    if state.is_over() or not 0 <= seat < state.seats:
        return False
    return action.verb in ("place", "special") and not state.players[seat].regulars


def position_taken(state: DwarfState, seat: int, position: int) -> Message | None:
    """A worker needs a position where none stands. DW-17, DW-22, DW-34, DW-51"""
    if position >= len(state.stacks):
        return why("one_mine")
    owners: list[int] = []
    for worker in state.workers:
        if worker.position == position and worker.owner not in owners:
            owners.append(worker.owner)
    if owners == [seat]:
        return why("own_worker")
    return Message("dwarf.why.occupied", {"seats": names_of(owners)}) if owners else None


def single_card(state: DwarfState, position: int) -> Message | None:
    """A stack needs two cards for one to leave its top. DW-26, DW-28"""
    if position >= len(state.stacks):
        return why("one_mine")
    return why("single_card") if len(state.stacks[position]) < 2 else None


def no_special(state: DwarfState, seat: int, pile: int, with_medals: bool) -> Message | None:
    """A pile that cannot be used, or a price that cannot be paid. DW-18, DW-19, DW-49"""
    if pile >= len(state.piles):
        return why("one_mine")
    player = state.players[seat]
    if state.is_out_of_specials(player):
        return Message("dwarf.why.all_specials", {"n": state.cards.rival_specials})
    if not state.piles[pile]:
        return Message("dwarf.why.empty_pile", {"pile": pile_name(state, pile)})
    price = state.cards.special_medals
    if with_medals and player.medals < price:
        return lacks(Message("dwarf.goods.medals", {"n": price}), player.medals)
    return None


def no_order(state: DwarfState, seat: int, mix: list[int]) -> Message | None:
    """A payment of more than the player has; of one kind, or it would not be asked. DW-27"""
    goods = state.players[seat].goods
    for good in range(3):
        if goods[good] < mix[good]:
            return lacks(goods_message(good, mix[good]), goods[good])
    return None


def not_in_stack(state: DwarfState, position: int, card: int) -> Message:
    """Only a card below the top of the stack being searched is brought up. DW-26"""
    if state.stacks[position][-1] == card:
        return why("on_top")
    return Message("dwarf.why.not_in_stack", {"position": position_name(state, position)})


def lacks(price: Message, owned: int) -> Message:
    params: dict[str, Param] = {"price": price, "owned": owned}
    return Message("dwarf.why.lacks", params)
