"""A host that knows nothing but files, and can be cut off."""

import shutil
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

# Not at the root: a folder of files may lie anywhere.
PLACE: Final = Path("some", "where")


class Files(SimpleHTTPRequestHandler):
    def log_message(self, *words: Any) -> None:
        """Nobody reads it."""

    def handle(self) -> None:
        """A browser that has what it wants leaves without a word."""
        try:
            super().handle()
        except ConnectionError:
            self.close_connection = True


class FilesHost:
    """Serves a copy of a folder, which tests may change."""

    def __init__(self, folder: Path, place: Path) -> None:
        self.folder: Final = place / PLACE
        shutil.copytree(folder, self.folder)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(place)))
        self._server.daemon_threads = True
        self.url: Final = f"http://127.0.0.1:{self._server.server_port}/{PLACE.as_posix()}/"
        self._thread: Final = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def cut(self) -> None:
        """From now on nobody answers."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def change_version(self, title: str) -> None:
        """Another version of the page, as a later build would be: all files, then the worker."""
        page = self.folder / "index.html"
        page.write_text(page.read_text("utf-8").replace("<title>Pithead<", f"<title>{title}<"))
        worker = self.folder / "sw.js"
        worker.write_text(worker.read_text("utf-8").replace("VERSION = '", "VERSION = 'later"))
