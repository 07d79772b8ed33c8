"""What the lab cannot do, as a message: the command says it in the reader's language."""

from pithead.engine.errors import Declined
from pithead.engine.message import Message, Param


class ArenaRefused(Declined):
    """The arena cannot go on; every finished game is kept."""

    def __init__(self, key: str, params: dict[str, Param]) -> None:
        super().__init__(Message(f"cli.error.{key}", params))


class DatasetRefused(Declined):
    """The data set cannot be made there; every whole shard is kept."""

    def __init__(self, key: str, params: dict[str, Param]) -> None:
        super().__init__(Message(f"cli.error.{key}", params))
