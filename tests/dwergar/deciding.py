"""Whether what a deck gives its builders has decided a recorded game: the game without it.

Each function plays a finished match again, leaves out the one thing, and says who then wins.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from pithead.engine.action import Action
from pithead.engine.match import Match
from pithead.games.dwergar.state import DwergarState
from pithead.games.dwergar.words import EASTERN, NEW_SHAFT, NO_OWNER


def winners_without(match: Match[Any], points: list[int]) -> list[int]:
    """Who has won if these are the points."""
    state: DwergarState = match.state.copy()
    for seat in range(state.seats):
        state.players[seat].points = points[seat]
    return match.game.winners(state)


def moments(match: Match[Any]) -> Iterator[tuple[int, DwergarState, int, Action]]:
    """Before each action of the record: its number, the state, who acts and how."""
    record = match.record
    state = match.game.start(len(record.seats), record.options, record.seed)
    for number, (seat, notation) in enumerate(record.actions):
        action = match.game.parse(notation)
        yield number, state, seat, action
        match.game.apply(state, seat, action)


def is_in_the_ending(state: DwergarState) -> bool:
    """After the last round, when no event is active any more. DG-60"""
    return state.round == state.rounds and not state.event


def asks(match: Match[Any], state: DwergarState, seat: int) -> str:
    return match.game.asks(state, seat).key.removeprefix("dwergar.ask.")


def set_back(match: Match[Any], state: DwergarState, agenda: str) -> DwergarState:
    """The same position, going on with another moment of the end."""
    written = {**state.facts(), "agenda": [agenda], "actions_left": 0, "work": None}
    moved: DwergarState = match.game.set_out(written)
    return moved


# -- what each deck gives ----------------------------------------------------------------------


def without_extra_turns(match: Match[Any]) -> list[int]:
    """The Western extra turns are not played. DG-60"""
    for _, state, seat, _ in moments(match):
        if is_in_the_ending(state) and asks(match, state, seat) != "free_upgrade":
            shortened = set_back(match, state, "free-upgrades")
            return match.game.winners(shortened)
    return match.game.winners(match.state)


def without_new_shaft_points(match: Match[Any]) -> list[int]:
    """The upgraded New Shaft projects give no points: not 2, 4, 6 and so on. DG-P10"""
    points = [
        player.points - player.raised[NEW_SHAFT] * (player.raised[NEW_SHAFT] + 1)
        for player in match.state.players
    ]
    return winners_without(match, points)


def without_free_upgrades(match: Match[Any]) -> list[int]:
    """Nobody upgrades a project for nothing. DG-61"""
    for _, state, seat, _ in moments(match):
        if asks(match, state, seat) == "free_upgrade":
            shortened = set_back(match, state, "final-scoring")
            return match.game.winners(shortened)
    return match.game.winners(match.state)


def without_silverbeard(match: Match[Any]) -> list[int]:
    """The winner goes once without the token, in the turn it was worth most. DG-58"""
    (winner,) = match.game.winners(match.state)
    worst = 0
    for number, state, seat, action in moments(match):
        if seat == winner and action.verb == "silverbeard":
            other = state.copy()
            other.silverbeard = NO_OWNER
            other.offers = [[] for _ in range(other.seats)]
            other.agenda.proceed(other)
            worst = max(worst, lost_in_turn(match, other, winner, number + 1))
    return without(match, winner, worst)


def without_kept_heat(match: Match[Any]) -> list[int]:
    """The winner once keeps no heat after a turn, when it was worth most. DG-18"""
    (winner,) = match.game.winners(match.state)
    actions = match.record.actions
    worst = 0
    for number, state, seat, action in moments(match):
        ends_turn = number + 1 < len(actions) and actions[number + 1][0] != winner
        if seat == winner and ends_turn and state.players[winner].done[EASTERN]:
            other = state.copy()
            kept = other.players[winner].done
            other.players[winner].done = [*kept[:EASTERN], 0]
            match.game.apply(other, seat, action)
            other.players[winner].done[EASTERN] += kept[EASTERN]
            worst = max(worst, lost_in_turn(match, other, winner, number + 1))
    return without(match, winner, worst)


def without(match: Match[Any], winner: int, lost: int) -> list[int]:
    points = [player.points for player in match.state.players]
    points[winner] -= lost
    return winners_without(match, points)


def lost_in_turn(match: Match[Any], state: DwergarState, seat: int, number: int) -> int:
    """How many points fewer a seat has after its next turn, played from here like the record."""
    actions = match.record.actions
    own_turn = False
    while number < len(actions):
        who, notation = actions[number]
        if own_turn and who != seat:
            break
        own_turn = own_turn or who == seat
        as_far_as_possible(match, state, who, match.game.parse(notation))
        number += 1
    if number == len(actions):
        # The last turn of all ends in the scoring, which the shortened one may not reach.
        return 0
    return int(match.state_at(number).players[seat].points - state.players[seat].points)


def as_far_as_possible(match: Match[Any], state: DwergarState, seat: int, action: Action) -> None:
    """Do it, after what has to be answered before; or leave it out."""
    while state.seats_to_act() == [seat]:
        legal = match.game.legal_actions(state, seat)
        if action in legal:
            match.game.apply(state, seat, action)
            return
        question = asks(match, state, seat)
        if question in ("action", "break") or (
            question == "part" and action.verb not in ("place", "break")
        ):
            return
        # The last part is the end of the action; a payment is made from the track first.
        match.game.apply(state, seat, legal[-1] if question == "part" else legal[0])


GIVEN: Final[dict[str, Callable[[Match[Any]], list[int]]]] = {
    "western-extra-turn": without_extra_turns,
    "new-shaft-points": without_new_shaft_points,
    "golden-terraces-free-upgrade": without_free_upgrades,
    "old-shaft-silverbeard": without_silverbeard,
    "eastern-heat-kept": without_kept_heat,
}


def has_decided(match: Match[Any], given: str) -> bool:
    """Whether one player has won, and would not have without it."""
    won = match.game.winners(match.state)
    return len(won) == 1 and won[0] not in GIVEN[given](match)
