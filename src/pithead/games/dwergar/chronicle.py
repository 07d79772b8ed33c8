"""What Dwergar tells the journal. Everything that happens is open, so everyone may read it all.

Each function is one kind of event; its sentence stands in the catalogues as `dwergar.told.<kind>`.
"""

from pithead.engine.message import Message, Param
from pithead.games.dwergar.cards import Project
from pithead.games.dwergar.state import DwergarState, Event
from pithead.games.dwergar.words import (
    FOREMAN,
    Cost,
    dwarf_message,
    goods_message,
    heat_message,
    level_message,
    place_message,
)


def tell(state: DwergarState, kind: str, params: dict[str, Param]) -> None:
    state.journal.tell(kind, params)


def round_began(state: DwergarState) -> None:
    if not state.journal.muted:
        tell(state, "round", {"round": state.round, "rounds": state.rounds})


def event_revealed(state: DwergarState, event: Event) -> None:
    if not state.journal.muted:
        tell(state, "event", {"event": event.title(), "does": event.messages()})


def turn_began(state: DwergarState, seat: int) -> None:
    if not state.journal.muted:
        tell(state, "turn", {"seat": seat})


def project_opened(state: DwergarState, project: Project) -> None:
    if not state.journal.muted:
        tell(state, "opened", {"project": project.title()})


def projects_discarded(state: DwergarState, numbers: list[int]) -> None:
    if not state.journal.muted and numbers:
        projects = [state.cards.project(number).title() for number in numbers]
        named = [Message("dwergar.named", {"project": title}) for title in projects]
        tell(state, "discarded", {"projects": named})


def silverbeard_given(state: DwergarState) -> None:
    if not state.journal.muted:
        tell(state, "silverbeard", {"seat": state.silverbeard})


def placed(state: DwergarState, seat: int, dwarf: int, place: int, met: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "place": place_message(place)}
        params["dwarf"] = dwarf_message(dwarf)
        if met < 0:
            tell(state, "placed", params)
        elif met < FOREMAN:
            params["met"] = dwarf_message(met)
            tell(state, "placed_taking", params)
        else:
            tell(state, "placed_freeing", params)
            tell(state, "foreman_home", {"seat": met - FOREMAN})


def took_break(state: DwergarState, seat: int) -> None:
    if not state.journal.muted:
        tell(state, "break", {"seat": seat})


def dwarf_taken(state: DwergarState, seat: int, dwarf: int, place: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "place": place_message(place)}
        params["dwarf"] = dwarf_message(dwarf)
        tell(state, "taken", params)


def scored(state: DwergarState, seat: int, points: int, source: str) -> None:
    """Points that are not printed on a project; `source` is one of `SOURCES`."""
    if not state.journal.muted and points:
        tell(state, "scored", {"seat": seat, "n": points, "source": source})


def warmed(state: DwergarState, seat: int, amount: int) -> None:
    if not state.journal.muted and amount:
        tell(state, "warmed", {"seat": seat, "goods": heat_message(amount)})


def gained(state: DwergarState, seat: int, goods: list[int]) -> None:
    if not state.journal.muted and goods != [0, 0, 0, 0]:
        tell(state, "gained", {"seat": seat, "goods": Cost(0, goods).messages()})


def mined(state: DwergarState, seat: int, level: int, goods: list[int]) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "level": level_message(level)}
        params["goods"] = Cost(0, goods).messages()
        tell(state, "mined", params)


def rode(state: DwergarState, seat: int, level: int) -> None:
    if not state.journal.muted:
        tell(state, "rode", {"seat": seat, "level": level_message(level)})


def lifted(state: DwergarState) -> None:
    if not state.journal.muted:
        tell(state, "lifted", {})


def unloaded(state: DwergarState, seat: int, goods: list[int], has_foreman: bool) -> None:
    if not state.journal.muted:
        if goods != [0, 0, 0, 0]:
            tell(state, "unloaded", {"seat": seat, "goods": Cost(0, goods).messages()})
        if has_foreman:
            tell(state, "foreman_home", {"seat": seat})


def loaded(state: DwergarState, level: int, good: int, amount: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"level": level_message(level)}
        params["goods"] = goods_message(good, amount)
        tell(state, "loaded", params)


def exchanged(state: DwergarState, seat: int, good: int, goods: list[int]) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "given": goods_message(good, 1)}
        params["goods"] = Cost(0, goods).messages()
        tell(state, "exchanged", params)


def forged(state: DwergarState, seat: int, good: int, into: int) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "given": goods_message(good, 1)}
        params["goods"] = goods_message(into, 1)
        tell(state, "forged", params)


def lit(state: DwergarState, seat: int, amount: int) -> None:
    if not state.journal.muted and amount:
        tell(state, "lit", {"seat": seat, "n": amount})


def built(state: DwergarState, seat: int) -> None:
    if not state.journal.muted:
        tell(state, "built", {"seat": seat})


def installed(state: DwergarState, seat: int, place: int) -> None:
    if not state.journal.muted:
        tell(state, "installed", {"seat": seat, "place": place_message(place)})


def heat_paid(state: DwergarState, seat: int, track: int, furnaces: int) -> None:
    if not state.journal.muted and track + furnaces:
        tell(state, "heat_paid", {"seat": seat, "track": track, "furnaces": furnaces})


def changed(state: DwergarState, seat: int, good: int) -> None:
    if not state.journal.muted:
        tell(state, "changed", {"seat": seat, "goods": goods_message(good, 1)})


def completed(state: DwergarState, seat: int, project: Project) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "project": project.title()}
        params["n"] = project.points
        tell(state, "completed", params)


def upgraded(state: DwergarState, seat: int, project: Project) -> None:
    if not state.journal.muted:
        params: dict[str, Param] = {"seat": seat, "project": project.title()}
        params["n"] = project.upgrade_points
        params["does"] = project.messages()
        tell(state, "upgraded", params)


def took_back(state: DwergarState, seat: int, good: int) -> None:
    if not state.journal.muted:
        tell(state, "took_back", {"seat": seat, "goods": goods_message(good, 1)})


def became(state: DwergarState, seat: int, speciality: int) -> None:
    if not state.journal.muted:
        tell(state, "became", {"seat": seat, "dwarf": dwarf_message(speciality)})


def silverbeard_used(state: DwergarState, seat: int, speciality: int) -> None:
    if not state.journal.muted:
        tell(state, "silverbeard_used", {"seat": seat, "dwarf": dwarf_message(speciality)})


def extra_turn(state: DwergarState, seat: int) -> None:
    if not state.journal.muted:
        tell(state, "extra_turn", {"seat": seat})


def end_scored(state: DwergarState, seat: int, project: Project, points: int) -> None:
    if not state.journal.muted and points:
        params: dict[str, Param] = {"seat": seat, "project": project.title(), "n": points}
        tell(state, "end_scored", params)


def ended(state: DwergarState) -> None:
    if not state.journal.muted:
        tell(state, "ended", {})
