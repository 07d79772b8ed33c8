"""The workshop: makes the compiled build beside the server, so that nobody waits for it.

It is there in a checkout of the project. The compiler is a process that ends with the server;
when the build is ready, the bots' workers are replaced, and the next server starts with it.
"""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pithead
from pithead.engine.message import Message
from pithead.fingerprint import build
from pithead.server.protocol.everybody import WorkshopFacts
from pithead.server.protocol.messages import said_if
from pithead.server.refusals import Refusal
from pithead.server.thinking.thinkers import LocalThinkers, OtherBuild, Thinkers
from pithead.server.thinking.worker import WorkerDied

# Told in the terminal on the way.
MILESTONES: Final = (25, 50, 75)


class Workshop:
    """Works once, while the server serves."""

    def __init__(self, root: Path, tell: Callable[[Message], None]) -> None:
        """In the project's folder. What people should know is told as it happens."""
        self.root: Final = root
        self.tell: Final = tell
        # None once it is done with.
        self.percent: int | None = 0
        # Why there is no compiled build.
        self.trouble: Message | None = None

    async def run(self, thinkers: Thinkers) -> None:
        """Make it, then let bots think with it. Never raises: bots think on without it."""
        try:
            # A cluster has the build that its machines were given.
            if isinstance(thinkers, LocalThinkers) and await self._make():
                await thinkers.change(self.root / "build" / "compiled")
                self.tell(Message("server.workshop.ready"))
        except (OtherBuild, WorkerDied):
            self._fail(Message("server.workshop.other"))
        except OSError as error:
            self._fail(Message("server.workshop.failed", {"why": str(error)}))
        finally:
            self.percent = None

    async def _make(self) -> bool:
        """Whether the build is ready, made now or before."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "building.compiled", "--beside",
            cwd=self.root, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
        )  # fmt: skip
        try:
            return await self._listen(process)
        finally:
            # Without its standard input it ends at once.
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()

    async def _listen(self, process: Process) -> bool:
        assert process.stdout is not None
        async for line in process.stdout:
            word, _, rest = line.decode("utf-8", "replace").strip().partition(" ")
            if word == "ready":
                return True
            if word == "percent":
                self._advance(int(rest))
            elif word == "no-compiler":
                self._fail(Message("server.workshop.no_compiler"))
                return False
            elif word == "failed":
                self._fail(Message("server.workshop.failed", {"why": rest}))
                return False
        self._fail(Message("server.workshop.failed", {"why": f"code {await process.wait()}"}))
        return False

    def _advance(self, percent: int) -> None:
        before = self.percent or 0
        self.percent = percent
        if before == 0:
            self.tell(Message("server.workshop.began"))
        elif any(before < each <= percent for each in MILESTONES):
            self.tell(Message("server.workshop.percent", {"percent": percent}))

    def _fail(self, trouble: Message) -> None:
        self.trouble = trouble
        self.tell(trouble)

    def facts(self) -> WorkshopFacts:
        return {"percent": self.percent, "trouble": said_if(self.trouble)}


def open_workshop(tell: Callable[[Message], None]) -> Workshop | None:
    """Where what runs is not compiled. Refuses where there is no source to compile."""
    if build() == "compiled":
        return None
    package = Path(pithead.__file__).resolve().parent
    root = package.parent.parent
    if package != root / "src" / "pithead" or not (root / "building" / "compiled.py").is_file():
        raise Refusal("bad", "server.error.no_source", {})
    return Workshop(root, tell)
