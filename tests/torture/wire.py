"""A bad network of our own: a relay on loopback that delays, stalls, swallows and cuts."""

import asyncio
import contextlib
import random
import threading
from collections import Counter

# Of a thousand pieces of a conversation so many end it: with a reset, or with silence.
CUT = 15
SWALLOWED = 3
# Seconds a piece may be late, and every twentieth much later.
DELAY = 0.03
STALL = 0.5
# Longer than anybody waits.
SILENCE = 600.0


class BadNetwork:
    """Listens on a free port and passes everything on to another, as badly as it may."""

    def __init__(self, target: int, seed: int = 1) -> None:
        self.target = target
        self.port = 0
        self.chance = random.Random(seed)
        self.counts = Counter[str]()
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.thread.start()
        self.ready.wait()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        tasks = asyncio.all_tasks(self.loop)
        for task in tasks:
            task.cancel()
        self.loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.loop.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.counts["connections"] += 1
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        both = [
            asyncio.create_task(self._pass(reader, far_writer)),
            asyncio.create_task(self._pass(far_reader, writer)),
        ]
        # Where one direction ends, the conversation does.
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        for each in (writer, far_writer):
            each.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(2048):
                fate = self.chance.randrange(1000)
                if fate < CUT:
                    # In the middle of what was being said.
                    self.counts["cut"] += 1
                    writer.write(piece[: len(piece) // 2])
                    await writer.drain()
                    return
                if fate < CUT + SWALLOWED:
                    self.counts["swallowed"] += 1
                    await asyncio.sleep(SILENCE)
                    return
                late = STALL if fate % 20 == 0 else DELAY
                self.counts["delayed"] += 1
                await asyncio.sleep(self.chance.random() * late)
                writer.write(piece)
                await writer.drain()
