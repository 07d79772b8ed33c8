"""The table as somebody sees it who knows no rule: outlined things to click, numbers to type."""

import random
import re
import time
from typing import Any, Final

from playwright.sync_api import Locator, Page, Response

from web.browsing import PATIENCE, Visitor

# What can be clicked now, in the order of the page. `#confirm` is the second click of an answer.
LOOK: Final = """() => {
  const seen = (e) => e.checkVisibility({visibilityProperty: true}) && !e.disabled;
  const all = [...document.querySelectorAll('.can')].filter(seen);
  return {
    spots: all.filter((e) => e.id !== 'confirm').map((e) => ({
      action: e.dataset.action ?? null,
      step: e.dataset.step ?? null,
      cover: 'handOver' in e.dataset,
    })),
    confirm: all.some((e) => e.id === 'confirm'),
    chosen: document.querySelector('.chosen[data-action]')?.dataset.action ?? null,
    over: document.querySelector('.stage > .end') !== null,
  };
}"""
OUTLINED: Final = ".can:not(#confirm)"
# Where to point at one of them: its middle, brought into view; null while something lies over it.
POINT: Final = """([selector, place]) => {
  const seen = (e) => e.checkVisibility({visibilityProperty: true}) && !e.disabled;
  const spot = [...document.querySelectorAll(selector)].filter(seen)[place];
  if (!spot) return {gone: true};
  spot.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const box = spot.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && spot.contains(hit) ? {x, y} : null;
}"""


class TablePage:
    """A visitor's page with a table on it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.context = visitor.context

    # -- what is seen --------------------------------------------------------------------------

    def look(self) -> Any:
        return self.page.evaluate(LOOK)

    @property
    def question(self) -> str:
        """The sentence at the top."""
        return self.page.locator("#question").inner_text()

    @property
    def plank(self) -> str:
        return self.page.locator(".plank").last.inner_text()

    @property
    def log(self) -> list[str]:
        return self.page.locator(".log li").all_inner_texts()

    @property
    def link_state(self) -> str:
        return self.page.locator("[data-link]").get_attribute("data-link") or ""

    @property
    def moves(self) -> int:
        """How many moves the replay bar knows of."""
        return int(self.page.locator(".replay input[type=range]").get_attribute("max") or 0)

    @property
    def at(self) -> int:
        """The moment that is shown."""
        return int(self.page.locator(".replay input[type=range]").input_value())

    def notations(self) -> list[str]:
        """Every answer that is outlined on the board or in the plank."""
        return [spot["action"] for spot in self.look()["spots"] if spot["action"]]

    def is_over(self) -> bool:
        return bool(self.look()["over"])

    def is_asked(self) -> bool:
        seen = self.look()
        return bool(seen["spots"]) and not seen["over"]

    def undo(self) -> Locator:
        return self.page.locator("button.undo")

    def take_back(self) -> None:
        """Press undo, though it may say that it will not do it."""
        self.press("button.undo")

    def tool(self, name: str) -> None:
        """Open or close one of the beam's tools."""
        self.page.locator(".tools").get_by_role("button", name=name, exact=True).click()

    # -- waiting -------------------------------------------------------------------------------

    def until_asked(self) -> None:
        """Until there is something to click, or the game is over."""
        self.page.wait_for_selector(f"{OUTLINED}, .stage > .end", state="visible")

    def asked(self) -> Any:
        """What is seen once there is something to click, or the game is over."""
        seen = self.look()
        if not seen["spots"] and not seen["over"]:
            self.until_asked()
            seen = self.look()
        return seen

    def until_shown(self) -> None:
        """Until the table is drawn."""
        self.page.wait_for_selector(".table .stage > *", state="visible")

    def until_link(self, state: str) -> None:
        self.page.wait_for_selector(f"[data-link={state}]", state="attached")

    # -- playing -------------------------------------------------------------------------------

    def press(self, selector: str) -> None:
        """Click the middle of a thing, once it is there and nothing lies over it."""
        self.page.wait_for_selector(selector, state="visible")
        assert self.press_if_there(selector, 0), f"{selector} has gone again"

    def press_if_there(self, selector: str, place: int) -> bool:
        """The same with one of several; False if there is no such thing any more."""
        found = self.page.wait_for_function(POINT, arg=[selector, place], polling=30).json_value()
        if "gone" in found:
            return False
        self.page.mouse.click(found["x"], found["y"])
        return True

    def choose(self, notation: str) -> None:
        """The first click: the answer is shown, nothing is done yet."""
        self.press(f'.can[data-action="{notation}"]')

    def confirm(self) -> None:
        """The second click, on the button that has come for it; back once it is acknowledged."""
        with self.page.expect_response(is_action):
            self.press("#confirm.can")

    def play(self, notation: str) -> None:
        self.choose(notation)
        self.confirm()


def is_action(response: Response) -> bool:
    return response.request.method == "POST" and response.url.endswith("/actions")


def click_outlined(table: TablePage, chance: random.Random) -> str | None:
    """Click one outlined thing, whichever. The answer that was given, if that was its last click.

    Steps on the way to an answer are clicked less often than answers, so that it comes to one.
    """
    seen = table.asked()
    if seen["over"]:
        return None
    spots = list(enumerate(seen["spots"]))
    answers = [each for each in spots if each[1]["action"]]
    steps = [each for each in spots if not each[1]["action"]]
    place, _ = chance.choice(answers if answers and chance.random() < 0.8 else steps or spots)
    if not table.press_if_there(OUTLINED, place):
        return None  # Somebody else's move has changed what is outlined in the meantime.
    after = table.look()
    if after["confirm"]:
        table.confirm()
        return str(after["chosen"])
    return None


def by_keyboard(table: TablePage, chance: random.Random) -> int | None:
    """Answer with keys only: the number of an action and Enter. The number that was typed."""
    seen = table.asked()
    if seen["over"]:
        return None
    if any(spot["cover"] for spot in seen["spots"]):
        table.page.keyboard.press("Enter")
        return None
    number = chance.randint(1, action_count(table))
    for digit in str(number):
        table.page.keyboard.press(digit)
    with table.page.expect_response(is_action):
        table.page.keyboard.press("Enter")
    return number


def action_count(table: TablePage) -> int:
    """How many answers there are, as the plank says it."""
    found = re.search(r"\d+", table.page.locator(".plank .inline").last.inner_text())
    assert found, "the plank does not say how many answers there are"
    return int(found.group())


def play_to_the_end(
    *tables: TablePage, seed: int, turn: Any = click_outlined, seconds: float = 1800.0
) -> int:
    """All play at once, whoever is asked, until every page shows the end. How many answers."""
    chance = random.Random(seed)
    given = 0
    until = time.monotonic() + seconds
    while True:
        assert time.monotonic() < until, f"no end after {given} answers: {tables[0].question}"
        asked = [table for table in tables if table.is_asked()]
        if asked:
            given += turn(chance.choice(asked), chance) is not None
        elif all(table.is_over() for table in tables):
            return given
        else:
            tables[0].page.wait_for_timeout(15)


__all__ = ["PATIENCE", "TablePage", "by_keyboard", "click_outlined", "play_to_the_end"]
