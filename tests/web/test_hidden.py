"""A spectator's page knows nothing that is hidden: neither what it draws nor what it was told."""

import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser

from web.arranging import link, people, recorded
from web.browsing import visitor
from web.conftest import Visit
from web.listening import listen, received, words
from web.table_page import TablePage, click_outlined

pytestmark = pytest.mark.heavy
SEED = 8190712733406519


def test_a_spectator_of_imperial_miners_is_told_no_hand_and_no_seed(
    url: str, visit: Visit, browser: Browser
) -> None:
    record = recorded("imperial-miners-2-seats-plain") | {"seed": SEED, "actions": []}
    body = {"record": record, "seats": people("Ada", "Bor")}
    made = httpx.post(f"{url}/api/imports", json=body, timeout=60).raise_for_status().json()
    players = [visit(link(url, made, seat)) for seat in range(2)]
    one = visitor(browser)
    listen(one.context)
    one.page.goto(link(url, made))
    watcher = TablePage(one)
    watcher.until_shown()
    play_a_while(url, made, players)
    wander(watcher)
    told = [each for each in received(one.page) if is_of_table(each["url"])]
    heard = "\n".join(each["text"] for each in told)
    drawn = one.page.content()
    hidden = secret_cards(url, made)
    assert any("/stream" in each["url"] and each["text"] for each in told)
    assert len(hidden) >= 4
    assert [card for card in hidden if re.search(rf"\b{card}\b", heard)] == []
    names = names_of(url)
    unnamed = {names[card] for card in hidden} - {names[card] for card in opened_cards(url, made)}
    assert unnamed
    assert [name for name in unnamed | hidden if name in drawn] == []
    assert str(SEED) not in heard
    assert not re.search(r'"seed":\s*[^n\s]', heard)
    assert watcher.notations() == []
    assert one.errors == []
    one.context.close()
    # The same search finds a player's own hand: it can fail.
    players[0].page.wait_for_function(
        "(names) => names.every((name) => document.body.innerHTML.includes(name))",
        arg=[names[card] for card in hand(url, made, 0)],
    )


def is_of_table(address: str) -> bool:
    """Not the list of all cards there are, which is the same for everybody."""
    return "/api/tables/" in address and not address.endswith("/cards")


def play_a_while(url: str, made: Any, players: list[TablePage]) -> None:
    """The first of those who are asked clicks, so that it goes the same way every time."""
    chance = random.Random(5)
    for _ in range(30):
        facts = httpx.get(f"{url}/api/tables/{made['table']}", timeout=60).json()
        click_outlined(players[min(facts["to_act"])], chance)


def wander(watcher: TablePage) -> None:
    """Look wherever a spectator can look: the past, the rules, the table's menu, the record."""
    watcher.page.get_by_role("button", name="One move back").click()
    watcher.page.get_by_role("button", name="To the beginning").click()
    watcher.page.get_by_role("button", name="To the current position").click()
    for name in ("Rules", "Chat", "The table"):
        watcher.tool(name)
    with watcher.page.expect_download():
        watcher.page.get_by_role("button", name="record").click()
    watcher.page.keyboard.press("Escape")


def moment(url: str, made: Any, seat: int | None, **params: Any) -> Any:
    secret = None if seat is None else made["seats"][seat]["secret"]
    headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
    address = f"{url}/api/tables/{made['table']}/moment"
    return httpx.get(address, params=params, headers=headers, timeout=60).raise_for_status().json()


def hand(url: str, made: Any, seat: int) -> set[str]:
    return set(moment(url, made, seat)["view"]["players"][seat]["hand"])


def names_of(url: str) -> dict[str, str]:
    """What the cards are called, as a page writes it."""
    cards = httpx.get(f"{url}/api/games/imperial-miners/cards", timeout=60).json()
    return {card["id"]: card["name"] for card in cards if "name" in card}


def opened_cards(url: str, made: Any) -> set[str]:
    """Cards that have lain open so far: revealed, in a mine, on a pile, in a search seen by all."""
    found: set[str] = set()
    for at in range(moment(url, made, 0)["moves"] + 1):
        view = moment(url, made, 0, at=at)["view"]
        found |= words(view["discards"])
        for player in view["players"]:
            found |= words(player["mine"]) | words(player["shown"])
            found |= words(player["sealed"]) if view["revealed"] else set()
    return found & names_of(url).keys()


def secret_cards(url: str, made: Any) -> set[str]:
    """Cards in hands now that have lain open nowhere so far."""
    return (hand(url, made, 0) | hand(url, made, 1)) - opened_cards(url, made)
