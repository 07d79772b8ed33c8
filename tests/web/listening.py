"""Everything a page is told by the server, streams included."""

import json
from typing import Any, Final

from playwright.sync_api import BrowserContext, Page

# Responses are read twice: by the page, and into a list that the test can take.
LISTEN: Final = """
window.received = [];
const ask = window.fetch;
window.fetch = async (...wish) => {
  const response = await ask(...wish);
  const entry = {url: response.url, text: ''};
  window.received.push(entry);
  if (!response.body) return response;
  const [mine, theirs] = response.body.tee();
  (async () => {
    const reader = mine.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const {done, value} = await reader.read();
      if (done) return;
      entry.text += decoder.decode(value, {stream: true});
    }
  })().catch(() => undefined);
  return new Response(theirs, response);
};
"""


def listen(context: BrowserContext) -> None:
    """From now on, pages of this context remember what they are told."""
    context.add_init_script(LISTEN)


def received(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("() => window.received")
    return found


def words(value: Any) -> set[str]:
    """Every text in a JSON value."""
    if isinstance(value, dict):
        return set().union(*(words(each) for each in value.values()), value.keys())
    if isinstance(value, list):
        return set().union(*(words(each) for each in value))
    return {value} if isinstance(value, str) else {json.dumps(value)}
