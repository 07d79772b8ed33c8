"""Pictures of people who meet: invitations, my tables, steps, series, clocks, strangers, calls."""

from collections.abc import Callable
from typing import Any, Final

from pithead.text import catalogue
from server.sitting import Player
from web.arranging import imported, link, make_table, people
from web.camera import NAMES, Photographer, View, Views
from web.table_page import TablePage
from web.test_undo import alternating

RECORDS: Final = {
    "dwarf": ("dwarf-2-seats-layered-items", 62),
    "dwergar": ("dwergar-2-seats-2021-rounds", 92),
    "imperial-miners": ("imperial-miners-2-seats-plain", 128),
}
OPEN: Final = {"kind": "open"}
BROKK: Final = {"kind": "bot", "name": "Brokk", "level": "apprentice"}


def company(camera: Photographer) -> Views:
    """Everything that is about others."""
    yield from my_tables(camera)
    yield from invitations(camera)
    yield from waiting(camera)
    yield from afterwards(camera)


def word(table: TablePage, key: str) -> str:
    """A word of the language that the page is to have."""
    language = table.page.evaluate("JSON.parse(localStorage['pithead.settings']).language")
    return catalogue(language).word(key)


def press(table: TablePage, key: str) -> None:
    table.page.get_by_role("button", name=word(table, key)).first.click()


# -- my tables -------------------------------------------------------------------------------------


def my_tables(camera: Photographer) -> Views:
    """The lobby, a table that was removed, the way to another device and its arrival."""
    names = people(*NAMES[:2])
    mine = [
        imported(camera.url, record, at, seats=names, name=f"{NAMES[index]}’s evening")
        for index, (record, at) in enumerate(RECORDS.values())
    ]
    over = imported(camera.url, RECORDS["dwarf"][0], None, seats=names, name="Last week")
    carried: list[str] = []

    def sit_everywhere(table: TablePage) -> None:
        for made in [*mine, over]:
            for seat in (0, 1) if made is mine[0] else (0,):
                table.page.goto(link(camera.url, made, seat))
                table.until_shown()
        table.page.goto(f"{camera.url}/tables")
        table.page.locator("main .mine h2").first.wait_for()

    def remove(table: TablePage) -> None:
        sit_everywhere(table)
        table.page.locator("main article button:has(use[href='#i-close'])").first.click()
        table.page.get_by_role("alertdialog").wait_for()

    def remove_indeed(table: TablePage) -> None:
        remove(table)
        dialog = table.page.get_by_role("alertdialog")
        dialog.get_by_role("button", name=word(table, "web.lobby.remove.yes"), exact=True).click()
        table.page.get_by_role("button", name=word(table, "web.lobby.restore")).wait_for()

    def carry(table: TablePage) -> None:
        sit_everywhere(table)
        table.page.get_by_text(word(table, "web.lobby.carry"), exact=True).click()
        field = table.page.get_by_label(word(table, "web.link"), exact=True)
        carried[:] = [field.input_value()]

    def arrive(table: TablePage) -> None:
        table.page.goto(carried[0])
        table.page.get_by_role("button", name=word(table, "web.lobby.carry.yes")).wait_for()

    yield View("lobby", camera.url, sit_everywhere, is_long=True)
    yield View("lobby-remove", camera.url, remove)
    yield View("lobby-removed", camera.url, remove_indeed)
    yield View("lobby-carry", camera.url, carry, is_long=True)
    yield View("lobby-arrive", camera.url, arrive)
    yield View("start-mine", camera.url, lambda table: back_to_start(table, sit_everywhere))


def back_to_start(table: TablePage, before: Callable[[TablePage], None]) -> None:
    before(table)
    table.page.goto("/".join(table.page.url.split("/")[:3]))
    table.page.locator("main article").first.wait_for()


# -- invitations -----------------------------------------------------------------------------------


def invitations(camera: Photographer) -> Views:
    """A host with links to give away, a guest who follows one, a stranger."""
    seats: list[dict[str, Any]] = [*people("Ada"), OPEN, OPEN]
    made = make_table(camera.url, "imperial-miners", seats, name="Friday’s table")
    invited = f"{link(camera.url, made)}#join-{made['invitation']}"

    def host(table: TablePage) -> None:
        press(table, "web.new.invite")
        table.page.locator("[data-invitations] input").first.wait_for()

    yield View("join", invited, until_main, settings={"name": "Bor"})
    yield View("invite", f"{camera.url}/new/dwarf?way=online", host)
    opened = make_table(
        camera.url, "dwarf", [*people("Ada"), OPEN], name="Come in", public=True, strangers=True,
        clock={"kind": "bank", "seconds": 1800},
    )  # fmt: skip
    yield View("public", camera.url, until_public, is_long=True)
    yield View("stranger", link(camera.url, opened), settled)


def until_main(table: TablePage) -> None:
    table.page.locator("main form, main .sheet").first.wait_for()


def until_public(table: TablePage) -> None:
    table.page.get_by_role("region", name=word(table, "web.public")).locator("a").first.wait_for()


def settled(table: TablePage) -> None:
    table.page.locator("main form, .table .stage > *").first.wait_for()


# -- while others play -----------------------------------------------------------------------------


def waiting(camera: Photographer) -> Views:
    """Moves step by step, a clock, chat that is unread, a wish to go back, calls."""
    record, at = RECORDS["dwarf"]

    def steps(table: TablePage) -> None:
        bots = [*people("Ada"), BROKK, BROKK | {"name": "Sindri"}]
        made = make_table(camera.url, "dwarf", bots)
        table.page.goto(link(camera.url, made, 0))
        table.until_shown()
        until_steps(table)

    yield View("steps", camera.url, steps, settings={"animation": "step"})
    timed = make_table(
        camera.url, "dwergar", people("Ada", "Bor", "Cyn"), clock={"kind": "move", "seconds": 7200}
    )
    yield View("clock", link(camera.url, timed, 0), lambda table: table.until_shown())
    chatting = imported(camera.url, record, at, seats=people("Ada", "Bor"))
    secret = chatting["seats"][1]["secret"]
    Player(camera.url, chatting["table"], secret).post("/chat", id="chat-0001", text="Well?")
    yield View("unread", link(camera.url, chatting, 0), lambda table: table.until_shown())
    yield View("menu", link(camera.url, chatting, 0), opened_menu)

    def asked_back(table: TablePage) -> None:
        begun = alternating()
        made = imported(camera.url, "dwarf-2-seats-items", begun, seats=people("Ada", "Bor"))
        first = made["facts"]["to_act"][0]
        asker, other = (
            Player(camera.url, made["table"], made["seats"][seat]["secret"])
            for seat in (first, 1 - first)
        )
        for player in (asker, other):
            now = player.moment()
            answers = [each["notation"] for each in now["question"]["actions"]]
            player.act(next(each for each in answers if each.startswith("place")), now["seq"])
        wish = {"to": begun, "expected_seq": asker.moment()["seq"], "id": "undo-0001"}
        asker.post("/undo", **wish).raise_for_status()
        table.page.goto(link(camera.url, made, 1 - first))
        table.page.get_by_role("button", name=word(table, "web.undo.agree")).wait_for()

    yield View("undo-asked", camera.url, asked_back)


def until_steps(table: TablePage) -> None:
    """Answer until others have moved, which is shown step by step."""
    steps = table.page.locator("[data-steps]")
    while not steps.is_visible():
        table.until_asked()
        if steps.is_visible():
            break
        table.play(table.notations()[0])
        table.page.locator("[data-steps], .can:not(#confirm)").first.wait_for()


def opened_menu(table: TablePage) -> None:
    table.until_shown()
    table.page.evaluate("document.querySelector('.tools .of-menu').click()")
    table.page.locator(".panel").wait_for()


# -- after the end ---------------------------------------------------------------------------------


def afterwards(camera: Photographer) -> Views:
    """The end, the next game as who asked and as who follows, and how the series stands."""
    for game, (record, _) in RECORDS.items():
        made = imported(camera.url, record, None, seats=people("Ada", "Bor"))
        Player(camera.url, made["table"], made["seats"][0]["secret"]).post("/rematch")
        yield View(f"rematch-{game}", link(camera.url, made, 1), until_end)


def until_end(table: TablePage) -> None:
    table.page.locator(".stage > .end svg").first.wait_for()
