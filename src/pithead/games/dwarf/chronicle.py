"""What DWARF tells the journal. Everything that happens is open, so everyone may read it all.

Each function is one kind of event; its sentence stands in the catalogues as `dwarf.told.<kind>`.
"""

from pithead.engine.message import Param
from pithead.games.dwarf.cards import Card
from pithead.games.dwarf.effects import goods_message
from pithead.games.dwarf.fronts import Front
from pithead.games.dwarf.state import DwarfState
from pithead.games.dwarf.whereabouts import position_name


def _tell(state: DwarfState, kind: str, params: dict[str, Param]) -> None:
    state.journal.tell(kind, params)


def round_began(state: DwarfState) -> None:
    if not state.journal.muted:
        _tell(state, "round", {"round": state.round, "seat": state.first})


def dug(state: DwarfState, card: Card, position: int) -> None:
    if not state.journal.muted:
        _tell(state, "dug", {"card": card.name(), "position": position_name(state, position)})


def discarded(state: DwarfState, card: Card, position: int) -> None:
    if not state.journal.muted:
        _tell(state, "discarded", {"card": card.name(), "position": position_name(state, position)})


def placed(state: DwarfState, owner: int, position: int, is_helper: bool) -> None:
    if not state.journal.muted:
        kind = "helper" if is_helper else "placed"
        params: dict[str, Param] = {"seat": owner, "position": position_name(state, position)}
        params["card"] = state.top(position).name()
        _tell(state, kind, params)


def passed(state: DwarfState, seat: int) -> None:
    if not state.journal.muted:
        _tell(state, "passed", {"seat": seat})


def special_taken(state: DwarfState, seat: int, front: Front, medals: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "medals": medals}
        params["special"] = front.title()
        _tell(state, "special", params)


def mustered(state: DwarfState) -> None:
    if not state.journal.muted:
        _tell(state, "mustered", {})


def shuffled_back(state: DwarfState, count: int) -> None:
    if not state.journal.muted:
        _tell(state, "shuffled_back", {"n": count})


def sold(state: DwarfState, seat: int, mix: list[int]) -> None:
    if not state.journal.muted:
        goods = [goods_message(i, mix[i]) for i in range(3) if mix[i]]
        _tell(state, "sold", {"seat": seat, "goods": goods})


def ordered(state: DwarfState, seat: int, mix: list[int]) -> None:
    if not state.journal.muted:
        goods = [goods_message(i, mix[i]) for i in range(3) if mix[i]]
        _tell(state, "ordered", {"seat": seat, "goods": goods})


def raised(state: DwarfState, seat: int, card: Card, position: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "position": position_name(state, position)}
        params["card"] = card.name()
        _tell(state, "raised", params)


def turned_back(state: DwarfState, seat: int, card: Card, position: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "position": position_name(state, position)}
        params["card"] = card.name()
        _tell(state, "turned_back", params)


def joined(state: DwarfState, seat: int, position: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "position": position_name(state, position)}
        params["card"] = state.top(position).name()
        _tell(state, "joined", params)


def stacks_changed(state: DwarfState, front: str) -> None:
    if not state.journal.muted:
        _tell(state, front, {})


def laid(state: DwarfState, card: Card, position: int) -> None:
    if not state.journal.muted:
        _tell(state, "laid", {"card": card.name(), "position": position_name(state, position)})


def worked(state: DwarfState, owner: int, card: Card) -> None:
    """A seam, an alloy or a forging. DW-36, DW-37"""
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": owner, "card": card.name()}
        params["does"] = card.effect.message()
        _tell(state, "worked", params)


def declined(state: DwarfState, seat: int, card: Card) -> None:
    if not state.journal.muted:
        _tell(state, "declined", {"seat": seat, "card": card.name()})


def helpers_called(state: DwarfState, owner: int) -> None:
    if not state.journal.muted:
        _tell(state, "helpers", {"seat": owner})


def helper_lost(state: DwarfState, owner: int) -> None:
    if not state.journal.muted:
        _tell(state, "helper_lost", {"seat": owner})


def helper_declined(state: DwarfState, seat: int) -> None:
    if not state.journal.muted:
        _tell(state, "helper_declined", {"seat": seat})


def medal_won(state: DwarfState, owner: int, card: Card) -> None:
    if not state.journal.muted:
        _tell(state, "medal", {"seat": owner, "card": card.name()})


def rival_honoured(state: DwarfState, owner: int, medals: int) -> None:
    if not state.journal.muted:
        _tell(state, "rival_medals", {"seat": owner, "medals": medals})


def struck(state: DwarfState, card: Card, position: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"card": card.name(), "position": position_name(state, position)}
        params["does"] = card.effect.message()
        _tell(state, "struck", params)


def lost(state: DwarfState, owner: int, before: list[int]) -> None:
    """What a monster took from one player, if anything."""
    if not state.journal.muted:
        goods = state.players[owner].goods
        for good in range(4):
            if goods[good] < before[good]:
                gone = goods_message(good, before[good] - goods[good])
                _tell(state, "lost", {"seat": owner, "goods": [gone]})
            elif goods[good] > before[good]:
                got = goods_message(good, goods[good] - before[good])
                _tell(state, "got", {"seat": owner, "goods": [got]})


def marker_moved(state: DwarfState) -> None:
    if not state.journal.muted:
        _tell(state, "marker", {"seat": state.marker})


def ended(state: DwarfState, reason: str) -> None:
    if not state.journal.muted:
        _tell(state, f"ended_{reason}", {})
