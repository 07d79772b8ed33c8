"""Reads the games' descriptions, which know the standard library alone.

Before Python 3.12 pydantic reads only the TypedDicts of typing-extensions. So each TypedDict of a
game is made again as one of those, with the same name, fields and words.
"""

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from pydantic import Field
from typing_extensions import TypedDict, is_typeddict

from pithead.engine import shown
from pithead.server.protocol.messages import Message


def any_of(kinds: Sequence[Any]) -> Any:
    """What one of the games tells; they differ in `game`, where they have it."""
    union = one_of(kinds)
    has_names = len(kinds) > 1 and all("game" in get_type_hints(kind) for kind in kinds)
    return Annotated[union, Field(discriminator="game")] if has_names else union


def one_of(kinds: Sequence[Any]) -> Any:
    return reduce(or_, [readable(kind) for kind in kinds])


def made(name: str, fields: dict[str, Any]) -> Any:
    """A new TypedDict; mypy knows only those whose names are written out."""
    make: Any = TypedDict
    return make(name, fields)


@cache
def in_part(kind: Any, name: str, number: type) -> Any:
    """Some of the numbers of a TypedDict, each of which may be missing."""
    fields = dict.fromkeys(get_type_hints(kind), NotRequired[number])
    return made(kind.__name__ + name, fields)


@cache
def readable(kind: Any) -> Any:
    """The same type, as pydantic reads it."""
    if kind is shown.Message:
        return Message
    if is_typeddict(kind):
        hints = get_type_hints(kind, include_extras=True)
        result = made(kind.__name__, {name: readable(hints[name]) for name in hints})
        result.__doc__ = kind.__doc__
        return result
    origin, inner = get_origin(kind), get_args(kind)
    if origin is None or origin is Literal:
        return kind
    if origin in (Union, UnionType):
        return one_of(inner)
    parts = tuple(readable(each) for each in inner)
    return origin[parts if len(parts) > 1 else parts[0]]
