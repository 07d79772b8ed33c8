"""What the games themselves tell: put together from each game's own description.

The server hands these values on and never looks inside, so mypy knows them as they are held; how
they look is taken from the games when the interface is described.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeAlias

from pithead.engine import shown
from pithead.games import SHOWN

if TYPE_CHECKING:
    View: TypeAlias = Mapping[str, object]
    Meaning: TypeAlias = Mapping[str, object]
    Sign: TypeAlias = shown.Sign
    Card: TypeAlias = Mapping[str, object]
    Tally: TypeAlias = dict[str, int]
    Changes: TypeAlias = dict[str, int]
    Gains: TypeAlias = dict[str, float]
    Score: TypeAlias = dict[str, int]
    Consequences: TypeAlias = Mapping[str, object] | None
elif find_spec("pydantic") is None:
    # In a browser nobody describes the interface.
    View = Meaning = Sign = Card = Tally = Changes = Gains = Score = Consequences = Any
else:
    from pithead.server.protocol.reading import any_of, in_part, readable

    View = any_of([each.view for each in SHOWN])
    Meaning = any_of([each.meaning for each in SHOWN])
    Sign = readable(shown.Sign)
    Card = any_of([each.card for each in SHOWN])
    Tally = any_of([each.tally for each in SHOWN])
    # Those of the open numbers that change, and by how much they do on average.
    Changes = any_of([in_part(each.tally, "Changes", int) for each in SHOWN])
    Gains = any_of([in_part(each.tally, "Gains", float) for each in SHOWN])
    Score = any_of([each.score for each in SHOWN])
    Consequences = any_of([each.consequences for each in SHOWN if each.consequences]) | None
