"""A real Chromium, and visitors whose browsers remember nothing but their settings."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    ViewportSize,
    sync_playwright,
)

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: Final[ViewportSize] = {"width": 1280, "height": 720}
PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
# Milliseconds something may take on a busy machine before a test gives up.
PATIENCE: Final = 120_000
SETTINGS: Final = {"language": "en", "animation": "off", "theme": "mine", "name": "Ada"}
# What a browser says of its own accord when a request finds nobody or is refused; the page itself
# tells its reader, and tests look at that.
NETWORK: Final = "Failed to load resource"


def chromium() -> str | None:
    """Chromium's own shell without windows where there is one: it starts and draws sooner."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser")
    return next((found for name in names if (found := shutil.which(name))), None)


class SharedBrowser:
    """One Chromium for many tests, and the next one where it has died."""

    def __init__(self) -> None:
        self.playwright: Playwright | None = None
        self.running: Browser | None = None

    def browser(self) -> Browser:
        """A browser that lives: the one there was, else a new one."""
        if not self.is_alive():
            self.close()
            self.playwright = sync_playwright().start()
            self.running = self.playwright.chromium.launch(
                executable_path=chromium(), args=ARGUMENTS
            )
        assert self.running is not None
        return self.running

    def is_alive(self) -> bool:
        """Whether it answers: what we were told of its end may still be on its way."""
        if self.running is None:
            return False
        try:
            session = self.running.new_browser_cdp_session()
            session.send("Browser.getVersion")
            session.detach()
        except Error:
            return False
        return True

    def close(self) -> None:
        """A dead browser, or a dead driver of it, cannot say goodbye."""
        for part in (self.running and self.running.close, self.playwright and self.playwright.stop):
            if part:
                with suppress(Error):
                    part()
        self.running = self.playwright = None


@contextmanager
def open_browser() -> Iterator[Browser]:
    shared = SharedBrowser()
    try:
        yield shared.browser()
    finally:
        shared.close()


@dataclass
class Visitor:
    """One person's browser window, and everything in it that went wrong."""

    context: BrowserContext
    page: Page
    errors: list[str] = field(default_factory=list)

    def listen(self) -> None:
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(NETWORK):
            self.errors.append(message.text)


def visitor(
    browser: Browser,
    settings: dict[str, Any] | None = None,
    viewport: ViewportSize | None = None,
    **more: Any,
) -> Visitor:
    """Somebody who has never been here, but likes the table so and so."""
    wishes: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **more}
    context = browser.new_context(viewport=viewport or DESK, **wishes)
    context.set_default_timeout(PATIENCE)
    kept = json.dumps(json.dumps(SETTINGS | (settings or {})))
    # Only once: what the visitor changes afterwards shall survive a reload.
    context.add_init_script(
        "try { if (!localStorage.getItem('pithead.settings'))"
        f" localStorage.setItem('pithead.settings', {kept}); }} catch {{}}"
    )
    result = Visitor(context, context.new_page())
    result.listen()
    return result
