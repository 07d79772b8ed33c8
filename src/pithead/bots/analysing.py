"""The analysis of a recorded game: every decision judged, each by itself.

The decisions of a game do not need each other, so they can be judged in any order, by anybody, and
kept one by one: each has its chance from the analysis' seed and its own number.
"""

from typing import Any, Final

from pithead.bots.judging import VERDICTS, Judged, Weighed, judge
from pithead.bots.shown import Analysis, JudgedMove, SeatSum, TriedMove
from pithead.engine.game import Game, State
from pithead.engine.match import Match, replay
from pithead.engine.record import Record
from pithead.engine.rng import seeded

# Of expectations so many digits are told.
DIGITS: Final = 4
SEEDS: Final = 2**31


def moments(game: Game[Any], record: Record) -> list[State]:
    """The state before each action of a record, and the last one.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> match.play(0, match.game.parse("place 5"))
    >>> moments(match.game, match.record)
    [<DwarfState: 2 seats, to act: 0>, <DwarfState: 2 seats, to act: 1>]
    """
    return [state.copy() for state in replay(game, record)]


def judged_move(
    game: Game[Any], record: Record, state: State, number: int, simulations: int, seed: int
) -> JudgedMove:
    """A record's action of this number, from 1, judged; the state is the one before it.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> match.play(0, match.game.parse("place 5"))
    >>> before = moments(match.game, match.record)[0]
    >>> told = judged_move(match.game, match.record, before, 1, simulations=20, seed=1)
    >>> told["action"], told["seat"], told["round"], told["luck"]
    ('place 5', 0, 1, [0.0, 0.0])
    """
    seat, notation = record.actions[number - 1]
    chance = own_seed(seed, number)
    judged = judge(game, state, seat, game.parse(notation), simulations, chance)
    return in_json(game, state, number, judged)


def own_seed(seed: int, number: int) -> int:
    """Of one decision of an analysis."""
    rng = seeded(seed)
    rng.a = (rng.a + number) & 0xFFFFFFFF
    return rng.split().below(SEEDS)


def in_json(game: Game[Any], state: State, number: int, judged: Judged) -> JudgedMove:
    played = judged.played.action
    return {
        "number": number,
        "seat": judged.seat,
        "round": game.round(state),
        "action": played.notation,
        "offers": game.offers(state, judged.seat, played).to_json(),
        "verdict": judged.verdict,
        "before": rounded(judged.moves[0].expects),
        "after": rounded(judged.played.expects),
        "given": round(judged.given, DIGITS),
        "error": round(judged.error, DIGITS),
        "luck": rounded(judged.luck),
        "luck_error": round(judged.luck_error, DIGITS),
        "moves": [tried(game, state, judged.seat, each) for each in judged.moves],
        "gains": judged.gains,
        "within": judged.within,
    }


def tried(game: Game[Any], state: State, seat: int, move: Weighed) -> TriedMove:
    return {
        "action": move.action.notation,
        "offers": game.offers(state, seat, move.action).to_json(),
        "expects": rounded(move.expects),
        "error": round(move.error, DIGITS),
    }


def rounded(numbers: list[float]) -> list[float]:
    return [round(each, DIGITS) for each in numbers]


def summed_up(
    match: Match[Any], simulations: int, seed: int, decisions: list[JudgedMove]
) -> Analysis:
    """The analysis that these decisions make, for the match as it stands.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> summed_up(match, 20, 1, [])["sums"][0]["given"]
    0.0
    """
    game = match.game
    state = match.state
    seats = range(state.seats)
    ordered = sorted(decisions, key=number_of)
    is_over = state.is_over()
    return {
        "game": game.name,
        "rules": match.record.rules,
        "data": match.record.data,
        "seats": match.record.seats,
        "simulations": simulations,
        "seed": seed,
        "decisions": ordered,
        "results": [game.result(state, seat) for seat in seats] if is_over else None,
        "sums": [sum_of(ordered, seat) for seat in seats],
    }


def sum_of(decisions: list[JudgedMove], seat: int) -> SeatSum:
    own = [each for each in decisions if each["seat"] == seat]
    return {
        "verdicts": {
            verdict: len([each for each in own if each["verdict"] == verdict])
            for verdict in VERDICTS
        },
        "given": round(sum([each["given"] for each in own], 0.0), DIGITS),
        "luck": round(sum([each["luck"][seat] for each in decisions], 0.0), DIGITS),
    }


def number_of(decision: JudgedMove) -> int:
    return decision["number"]


def analyse(match: Match[Any], simulations: int, seed: int) -> Analysis:
    """Every decision of a match, one after the other.

    >>> import pithead
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> match.play(0, match.game.parse("place 5"))
    >>> [each["number"] for each in analyse(match, simulations=20, seed=1)["decisions"]]
    [1]
    """
    states = moments(match.game, match.record)
    decisions = [
        judged_move(match.game, match.record, states[i], i + 1, simulations, seed)
        for i in range(len(match.record.actions))
    ]
    return summed_up(match, simulations, seed, decisions)
