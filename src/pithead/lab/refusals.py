"""What the arena cannot do, as a message: the command says it in the reader's language."""

from pithead.engine.message import Message, Param


class ArenaRefused(Exception):
    """The arena cannot go on; every finished game is kept."""

    def __init__(self, key: str, params: dict[str, Param]) -> None:
        self.message = Message(f"cli.error.{key}", params)
        facts = ", ".join(f"{name} {value}" for name, value in params.items())
        super().__init__(f"{key.replace('_', ' ')}: {facts}")
