"""Which place offers which part of an action, and to whom. DG-21, DG-22"""

from pithead.engine.message import Message, Param
from pithead.games.dwergar import chronicle
from pithead.games.dwergar.bonuses import NO_UPGRADES, Parts
from pithead.games.dwergar.cards import Place
from pithead.games.dwergar.effects import dwarf_message
from pithead.games.dwergar.shortage import why
from pithead.games.dwergar.state import DwergarState, Work
from pithead.games.dwergar.words import FOREMAN


def allows(parts: Parts, verb: str) -> bool:
    """Whether the words of a place let this part be done."""
    if verb == "exchange":
        return parts.exchanges > 0
    if verb == "forge":
        return parts.converts
    if verb == "light":
        return parts.lights > 0
    if verb == "light-all":
        return parts.lights_all
    if verb == "heat":
        return parts.heat > 0
    if verb == "lift":
        return parts.lifts > 0
    if verb == "load":
        return parts.loads > 0
    if verb == "build":
        return parts.builds > 0
    if verb == "complete":
        return parts.completes > 0
    return verb == "upgrade" and parts.upgrade_more != NO_UPGRADES


def specialists(place: Place, verb: str) -> list[int]:
    """The specialities whose bonus here lets this part be done. DG-22"""
    result: list[int] = []
    for speciality in range(FOREMAN):
        skills = [speciality == each for each in range(FOREMAN)]
        if allows(place.bonus_parts(skills), verb):
            result.append(speciality)
    return result


def not_offered(state: DwergarState, work: Work, verb: str) -> Message | None:
    """Why the dwarf at work may not do this part, whatever it costs. DG-21, DG-22"""
    if allows(work.base, verb) or allows(work.bonus, verb):
        return None
    place = state.cards.places[work.place]
    is_quiet = state.rules().quiet[work.place]
    if allows(place.base_parts(), verb):
        return why("used_up")
    if not is_quiet and allows(place.bonus_parts(work.skills), verb):
        return why("used_up")
    able = specialists(place, verb)
    if able and is_quiet:
        return Message("dwergar.why.quiet", {"place": place.title()})
    if able:
        return Message("dwergar.why.bonus_of", {"dwarves": [dwarf_message(each) for each in able]})
    places = places_for(state, verb)
    return Message("dwergar.why.elsewhere", {"places": places}) if places else None


def places_for(state: DwergarState, verb: str) -> list[Message]:
    """Where this part is done at all, by a base action or a bonus."""
    return [
        chronicle.place_message(place.number)
        for place in state.cards.places
        if allows(place.base_parts(), verb) or specialists(place, verb)
    ]


def send_first(state: DwergarState, verb: str) -> Message | None:
    """Where a dwarf must be placed before this part can be done, and which. DG-20, DG-22"""
    rules = state.rules()
    base: list[Message] = []
    bonus: list[Message] = []
    able: set[int] = set()
    shut: Message | None = None
    for place in state.cards.places:
        has_base = allows(place.base_parts(), verb)
        those = specialists(place, verb)
        if not has_base and not those:
            continue
        if rules.closed[place.number]:
            shut = Message("dwergar.why.closed", {"place": place.title()})
        elif has_base:
            base.append(place.title())
        elif rules.quiet[place.number]:
            shut = Message("dwergar.why.quiet", {"place": place.title()})
        else:
            bonus.append(place.title())
            able.update(those)
    if base:
        return Message("dwergar.why.send", {"places": base})
    if len(able) > 1:
        return Message("dwergar.why.send_one_of", {"places": bonus})
    if not able:
        return shut
    params: dict[str, Param] = {"places": bonus, "dwarf": dwarf_message(min(able))}
    return Message("dwergar.why.send_specialist", params)
