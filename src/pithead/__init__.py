"""Pithead: three dwarven mining board games, to play, to study and to build on.

>>> import pithead
>>> game = pithead.game("dwergar")
>>> state = game.start(seats=3, seed=1)
>>> state
<DwergarState: 3 seats, to act: 0>
>>> while not state.is_over():
...     for seat in state.seats_to_act():
...         game.apply(state, seat, game.legal_actions(state, seat)[0])
>>> len(game.scores(state)), game.winners(state) != []
(3, True)

The contract is `pithead.engine.game`. Nothing here needs another package.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pithead.bots import Bot
    from pithead.engine.game import Game
    from pithead.engine.match import Match

__all__ = ["__version__", "bot", "game", "match"]
__version__ = "1.0.0"

# Imported when they are called: `pithead --help` waits for no game.


def game(name: str, box: dict[str, Any] | None = None) -> "Game[Any]":
    """A game by its name, with a box file's values (a table as `tomllib` reads it) if given.

    >>> game("dwarf")
    <DWARF: 1-5 seats, rules 2>
    """
    from pithead.games import find_game  # noqa: PLC0415

    return find_game(name, box)


def bot(name: str, seed: int = 0) -> "Bot[Any]":
    """A bot by its name, such as `greedy`, `search:200`, `search:0.5s`, or by its path.

    >>> from pithead.engine.outlook import Outlook
    >>> dwarf = game("dwarf")
    >>> state = dwarf.start(seats=2, seed=1)
    >>> action = bot("greedy").choose(Outlook(dwarf, state, state.seats_to_act()[0]))
    >>> action in dwarf.legal_actions(state, state.seats_to_act()[0])
    True
    """
    from pithead.bots import find_bot  # noqa: PLC0415

    return find_bot(name, seed)


def match(record: str) -> "Match[Any]":
    """The game that a record's text tells, played to its end.

    >>> from pithead.engine.match import new_match
    >>> text = new_match(game("dwarf"), ["Ada", "Bruno"], {}, seed=1).record.to_text()
    >>> match(text)
    <Match: dwarf, Ada and Bruno, 0 actions>
    """
    from pithead.engine.record import read_record  # noqa: PLC0415
    from pithead.games import open_record  # noqa: PLC0415

    return open_record(read_record(record))
