"""Where puzzles come from: strong bots' own games, and the moments where one move is clearly best.

A bot plays itself. Where its search likes one move much better than all others, two looks follow,
each with a chance of its own: a short one throws most moments out, and a larger one, which tries
every legal move in the same imagined games, says whether each of them gives away clearly more than
its noise. All looks know only what the seat could know. What looks best at once makes an easy
puzzle, if it is best by far, or a harder one; what does not, a hard one.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from pithead.bots import find_bot
from pithead.bots.analysing import DIGITS, own_seed
from pithead.bots.bot import Thought
from pithead.bots.judging import SURE
from pithead.bots.search import SearchBot
from pithead.bots.trial import Trial
from pithead.engine.action import Action
from pithead.engine.game import Game, State
from pithead.engine.journal import muted
from pithead.engine.outlook import Outlook
from pithead.puzzles.puzzle import EASY, HARD, HARDER, Choice, Collection, Grade, Puzzle, counted

# Fewer legal moves make no question.
LEAST_MOVES: Final = 4
# The short look: how many moves, and how often.
LOOKED_AT: Final = 4
SHORT: Final = 40
# What every other move has to give away, of a win, beyond noise.
LEAST_GIVEN: Final = 0.04
# What is clearly bad in the beginning of the larger look is not looked at longer.
GLANCE: Final = 40
CLEARLY: Final = 3.0
# Who finds a move that looks best at once, most of so many times; and by far, if all others surely
# give away so much.
AT_ONCE: Final = "greedy"
TIMES: Final = 3
BY_FAR: Final = 0.1
# Moves of what is expected to follow.
LONGEST_LINE: Final = 6
# Of what the solution brings so many numbers are kept, the largest.
MOST_GAINS: Final = 4
# At most so many puzzles of one game: they should not be all alike.
MOST_OF_A_GAME: Final = 6
APART: Final = 3

Progress: TypeAlias = Callable[[Collection], None]


def mine(
    game: Game[Any],
    collection: Collection,
    games: int,
    each: int,
    on_game: Progress,
) -> None:
    """Play games until there are enough puzzles of every grade, or as many games were played.

    Goes on after the games that the collection counts already; tells of each when it is over.
    """
    made = collection["made"]
    while made["games"] < games and not is_full(collection, each):
        found = of_a_game(game, collection, each)
        collection["each"].extend(found)
        made["games"] += 1
        on_game(collection)


def is_full(collection: Collection, each: int) -> bool:
    return min(counted(collection["each"]).values()) >= each


def strong(bot: str, seed: int, game: Game[Any]) -> SearchBot | None:
    """The bot of this name; None if it is one that cannot say what it thinks of every move."""
    found = find_bot(bot, seed, game.levels)
    # Compiled, all bots share what `isinstance` remembers of their base.
    return found if type(found) is SearchBot else None


def of_a_game(game: Game[Any], collection: Collection, each: int) -> list[Puzzle]:
    """The puzzles of the next game."""
    made = collection["made"]
    seed = made["seed"] + made["games"]
    wanted = {grade: each - count for grade, count in counted(collection["each"]).items()}
    state = game.start(made["seats"], seed=seed)
    state.journal = muted()
    bots = [find_bot(made["bot"], own_seed(seed, seat)) for seat in range(made["seats"])]
    found: list[Puzzle] = []
    number = 0
    while not state.is_over():
        seat = state.seats_to_act()[0]
        bot = bots[seat]
        assert isinstance(bot, SearchBot)
        thoughts = bot.search(Outlook(game, state, seat), True)
        is_apart = not found or number - found[-1]["number"] >= APART
        if is_apart and len(found) < MOST_OF_A_GAME:
            chance = own_seed(seed, 1000 + number)
            puzzle = puzzle_at(game, state, seat, thoughts, wanted, made["simulations"], chance)
            if puzzle is not None:
                puzzle["id"] = f"{game.name}-{seed}-{number}"
                puzzle["seed"], puzzle["number"] = seed, number
                wanted[puzzle["grade"]] -= 1
                found.append(puzzle)
        game.apply(state, seat, thoughts[0].action)
        number += 1
    return found


def puzzle_at(
    game: Game[Any],
    state: State,
    seat: int,
    thoughts: list[Thought],
    wanted: dict[int, int],
    simulations: int,
    seed: int,
) -> Puzzle | None:
    """The puzzle that a moment is, if it is one of a grade that is wanted."""
    if len(thoughts) < LEAST_MOVES or not stands_out(thoughts):
        return None
    outlook = Outlook(game, state, seat)
    first = thoughts[0].action
    possible: tuple[Grade, ...]
    possible = (EASY, HARDER) if looks_best_at_once(outlook, first, seed) else (HARD,)
    if all(wanted[grade] <= 0 for grade in possible):
        return None
    # Where only what is best by far is wanted, what is not is thrown out early.
    is_by_far = possible[0] == EASY and wanted[HARDER] <= 0
    least = BY_FAR if is_by_far else LEAST_GIVEN
    if not seems_best(outlook, [each.action for each in thoughts[:LOOKED_AT]], least, seed):
        return None
    others = [each.action for each in thoughts[1:]]
    moves = weighed(outlook, first, others, least, simulations, seed)
    if moves is None:
        return None
    grade = possible[-1] if min(surely_given(each) for each in moves[1:]) < BY_FAR else possible[0]
    if wanted[grade] <= 0:
        return None
    return {
        "id": "", "grade": grade, "seed": 0, "number": 0, "round": game.round(state), "seat": seat,
        "position": state.facts(), "moves": moves, "line": line_of(outlook, first, seed),
    }  # fmt: skip


def stands_out(thoughts: list[Thought]) -> bool:
    """Whether the bot has looked at its first move clearly more often than at the next."""
    return thoughts[0].visits > 1.2 * thoughts[1].visits


def seems_best(outlook: Outlook[Any], actions: list[Action], least: float, seed: int) -> bool:
    trial = Trial(outlook, actions, SHORT, own_seed(seed, 1))
    return all(trial.difference(0, i)[0] >= least for i in range(1, len(actions)))


def looks_best_at_once(outlook: Outlook[Any], action: Action, seed: int) -> bool:
    """Whether who looks one decision ahead finds it, most times."""
    found = 0
    for time in range(TIMES):
        bot = find_bot(AT_ONCE, own_seed(seed, 10 + time))
        found += bot.choose(outlook).index == action.index
        if 2 * found > TIMES or 2 * (time + 1 - found) > TIMES:
            break
    return 2 * found > TIMES


def weighed(
    outlook: Outlook[Any],
    first: Action,
    others: list[Action],
    least: float,
    simulations: int,
    seed: int,
) -> list[Choice] | None:
    """Every move tried, the best first; None if one of them is as good as the solution."""
    glance = Trial(outlook, [first, *others], GLANCE, own_seed(seed, 2))
    close = [
        i
        for i in range(1, len(others) + 1)
        if glance.difference(0, i)[0] - CLEARLY * glance.difference(0, i)[1] < least
    ]
    if any(glance.difference(0, i)[0] < least - LEAST_GIVEN for i in close):
        return None
    larger = Trial(
        outlook, [first, *(others[i - 1] for i in close)], simulations, own_seed(seed, 3)
    )
    best = choice(larger, first, 0)
    rest: list[Choice] = []
    for i, action in enumerate(others, 1):
        own = (
            choice(larger, action, close.index(i) + 1) if i in close else choice(glance, action, i)
        )
        if surely_given(own) < least:
            return None
        rest.append(own)
    rest.sort(key=given_of)
    return [best, *rest]


def choice(trial: Trial, action: Action, which: int) -> Choice:
    given, error = trial.difference(0, which)
    gains, within = trial.gains(0, which)
    large = sorted(gains.items(), key=largest_first)[:MOST_GAINS]
    return {
        "action": action.notation,
        "value": round(trial.expected(0)[trial.seat] - given, DIGITS),
        "given": round(given, DIGITS),
        "error": round(error, DIGITS),
        "gains": dict(large),
        "within": within,
    }


def line_of(outlook: Outlook[Any], first: Action, seed: int) -> list[tuple[int, str]]:
    """The solution, and what is expected to follow it."""
    bot = find_bot("search:60", own_seed(seed, 4))
    assert isinstance(bot, SearchBot)
    bot.search(outlook, False)
    line = bot.line_after(outlook, first)[: LONGEST_LINE - 1]
    return [(outlook.seat, first.notation), *((each.seat, each.action.notation) for each in line)]


def surely_given(each: Choice) -> float:
    """What a move gives away at least, beyond noise."""
    return each["given"] - SURE * each["error"]


def given_of(each: Choice) -> float:
    return each["given"]


def largest_first(pair: tuple[str, float]) -> float:
    return -abs(pair[1])
