"""A second try at a decision that was judged: whether another move had given nothing away.

The best move and the one that was played are known already. Any other is tried beside those two,
as often as they are and each time in the same imagined game (`Trial`), so that what it is told
here is what the analysis had told of it.
"""

from typing import Any, Final

from pithead.bots.analysing import DIGITS, own_seed
from pithead.bots.judging import BEST, GOOD, SURE, verdict_on
from pithead.bots.shown import JudgedMove, Retried
from pithead.bots.trial import Trial
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.outlook import Outlook

# Gives away nothing that can be noticed; less than what was played; that very move; as much.
RIGHT: Final = "right"
BETTER: Final = "better"
PLAYED: Final = "played"
NO_BETTER: Final = "no_better"


def retried_at_once(
    game: Game[Any], state: State, judged: JudgedMove, action: Action
) -> Retried | None:
    """What the analysis says of a move itself; None where it has to be tried. See `retried`.

    >>> import pithead
    >>> from pithead.bots import judged_move
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> before = match.state.copy()
    >>> match.play(0, match.game.parse("place 5"))
    >>> judged = judged_move(match.game, match.record, before, 1, simulations=20, seed=1)
    >>> best = match.game.parse(judged["moves"][0]["action"])
    >>> retried_at_once(match.game, before, judged, best)["answer"]
    'right'
    >>> print(retried_at_once(match.game, before, judged, match.game.parse("place 8")))
    None
    """
    seat = judged["seat"]
    if action.notation == judged["moves"][0]["action"]:
        return told(game, state, seat, action, RIGHT, BEST, 0.0, 0.0, {}, 0)
    if action.notation != judged["action"]:
        return None
    return told(
        game, state, seat, action, PLAYED, judged["verdict"], judged["given"], judged["error"],
        judged["gains"], judged["within"],
    )  # fmt: skip


def retried(
    game: Game[Any], state: State, judged: JudgedMove, action: Action, simulations: int, seed: int
) -> Retried:
    """Another move, tried as often as the analysis has tried each; the state is the one before it.

    >>> import pithead
    >>> from pithead.bots import judged_move
    >>> from pithead.engine.match import new_match
    >>> match = new_match(pithead.game("dwarf"), ["Ada", "Bruno"], {"first": "1"}, seed=1)
    >>> before = match.state.copy()
    >>> match.play(0, match.game.parse("place 5"))
    >>> judged = judged_move(match.game, match.record, before, 1, simulations=20, seed=1)
    >>> tried = retried(match.game, before, judged, match.game.parse("place 8"), 20, seed=1)
    >>> tried["action"], tried["answer"] in ("right", "better", "no_better")
    ('place 8', True)
    """
    known = retried_at_once(game, state, judged, action)
    if known is not None:
        return known
    seat = judged["seat"]
    best = game.parse(judged["moves"][0]["action"])
    played = game.parse(judged["action"])
    chance = own_seed(own_seed(seed, judged["number"]), action.index)
    trial = Trial(Outlook(game, state, seat), [best, action, played], simulations, chance)
    given, error = trial.difference(0, 1)
    verdict = verdict_on(
        trial.expected(0)[seat], trial.expected(1)[seat], given, error, given <= 0.0
    )
    gained, doubt = trial.difference(1, 2)
    answer = NO_BETTER
    if verdict in (BEST, GOOD):
        answer = RIGHT
    elif gained - SURE * doubt > 0.0:
        answer = BETTER
    gains, within = trial.gains(0, 1)
    return told(
        game, state, seat, action, answer, verdict, max(0.0, given), error, gains, within
    )  # fmt: skip


def told(
    game: Game[Any],
    state: State,
    seat: int,
    action: Action,
    answer: str,
    verdict: str,
    given: float,
    error: float,
    gains: dict[str, float],
    within: int,
) -> Retried:
    return {
        "seat": seat,
        "action": action.notation,
        "offers": game.offers(state, seat, action).to_json(),
        "answer": answer,
        "verdict": verdict,
        "given": round(given, DIGITS),
        "error": round(error, DIGITS),
        "gains": gains,
        "within": within,
    }
