"""What any store may say no with, whatever it keeps its tables in."""

from pithead.engine.errors import Declined
from pithead.engine.message import Message, Param


class StoreRefused(Declined):
    """The database cannot do what is asked."""

    def __init__(self, key: str, params: dict[str, Param]) -> None:
        super().__init__(Message(f"server.error.{key}", params))
