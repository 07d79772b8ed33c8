"""Word of one's turn while no page is open: by push, to a web address, by mail."""

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from starlette.testclient import TestClient

from pithead.server.bells.push import new_keys, read, read_keys
from pithead.server.refusals import Refusal
from server.browser_keys import Subscription
from server.called import Endpoint, Mailbox, endpoint, mailbox
from server.running import Server
from server.sitting import Player, make_table
from server.tables_api import HUMAN, QUICK, Seat, application_on, seated

KEY = new_keys()
CONTACT = "mailto:host@example.org"


@pytest.fixture
def place() -> Iterator[Endpoint]:
    with endpoint() as found:
        yield found


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as found:
        yield found


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database where it does not matter of which kind."""
    return f"sqlite:///{tmp_path / 'pithead.db'}"


@contextmanager
def calling(database: str, *places: Endpoint, **more: Any) -> Iterator[TestClient]:
    """A server that calls a moment after somebody has gone, and these places, too."""
    hosts = " ".join(each.url for each in places)
    settings = replace(
        QUICK, bell_seconds=0.3, bell_retry_seconds=0.1, bell_hosts=hosts, bell_rate=1e9, **more
    )
    with application_on(database, settings) as client:
        yield client


def two(client: TestClient) -> tuple[Seat, Seat, int]:
    """Who acts at a table of two, who waits, and the number of the latter's seat."""
    seats = seated(client, "dwarf", {**HUMAN, "name": "Bor"}, {**HUMAN, "name": "Bor"})
    acting = seats[0].get()["to_act"][0]
    return seats[acting], seats[1 - acting], 1 - acting


def until_other(seat: Seat) -> None:
    """Act until it is somebody else's turn."""
    while seat.moment()["question"]:
        assert seat.act().status_code == 200


def hang(seat: Seat, number: int, way: str, address: str, **more: Any) -> Any:
    return seat.post(f"/seats/{number}/bells", way=way, address=address, **more)


def bells(seat: Seat, number: int) -> Any:
    return seat.get(f"/seats/{number}/bells")


def until(seat: Seat, number: int, state: str) -> Any:
    """Until the only bell of a seat is in this state."""
    for _ in range(2000):
        found = bells(seat, number)
        if [each["state"] for each in found] == [state]:
            return found[0]
    raise AssertionError(found)


# -- push ------------------------------------------------------------------------------------------


def test_a_browser_is_called_once_and_alone_can_read_it(database: str, place: Endpoint) -> None:
    browser = Subscription(f"{place.url}/push/abc")
    with calling(database, place, push_key=KEY, push_contact=CONTACT) as client:
        ada, bor, number = two(client)
        answer = hang(bor, number, "push", browser.endpoint, keys=browser.keys, language="uk")
        assert answer.status_code == 201, answer.text
        until_other(ada)
        [heard] = place.wait(1)

        told = browser.read(heard.body)
        assert told["table"] == bor.table
        assert "ваш хід" in told["text"]
        assert bor.secret is not None
        assert bor.secret not in json.dumps(told)
        assert heard.path == "/push/abc"
        assert (heard.headers["Content-Encoding"], heard.headers["TTL"]) == ("aes128gcm", "86400")
        until_other(bor)
        until_other(ada)
        assert len(place.wait(2)) == 2, "a turn, a call"


def test_the_push_service_can_tell_who_sends(file: str, place: Endpoint) -> None:
    browser = Subscription(f"{place.url}/push")
    with calling(file, place, push_key=KEY, push_contact=CONTACT) as client:
        public = client.get("/api/about").json()["bells"]["push"]
        ada, bor, number = two(client)
        hang(bor, number, "push", browser.endpoint, keys=browser.keys)
        until_other(ada)
        [heard] = place.wait(1)

    scheme, _, parts = heard.headers["Authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in parts.split(","))
    head, claims, signature = said["t"].split(".")
    raw = read(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert (scheme, said["k"]) == ("vapid", public)
    told = json.loads(base64.urlsafe_b64decode(claims + "=="))
    assert (told["aud"], told["sub"]) == (place.url, CONTACT)


def test_a_browser_that_has_gone_is_called_no_more(database: str, place: Endpoint) -> None:
    browser = Subscription(f"{place.url}/push")
    place.statuses = [410]
    with calling(database, place, push_key=KEY, push_contact=CONTACT) as client:
        ada, bor, number = two(client)
        hang(bor, number, "push", browser.endpoint, keys=browser.keys)
        until_other(ada)
        place.wait(1)
        for _ in range(2000):
            if not bells(bor, number):
                break
        assert bells(bor, number) == []


def test_a_server_without_keys_offers_no_push(file: str) -> None:
    browser = Subscription("https://push.example.org/abc")
    with calling(file) as client:
        ways = client.get("/api/about").json()["bells"]
        assert ways == {"push": None, "webhook": False, "mail": False}
        _, bor, number = two(client)
        answer = hang(bor, number, "push", browser.endpoint, keys=browser.keys)
        assert (answer.status_code, answer.json()["type"]) == (409, "off")


@pytest.mark.parametrize(
    "keys", [None, {"p256dh": "", "auth": ""}, {"p256dh": "!!", "auth": "??"},
             {"p256dh": "A" * 87, "auth": "A" * 22}],
)  # fmt: skip
def test_keys_that_are_no_browsers_are_refused(file: str, keys: Any) -> None:
    with calling(file, push_key=KEY, push_contact=CONTACT) as client:
        _, bor, number = two(client)
        answer = hang(bor, number, "push", "https://push.example.org/abc", keys=keys)
        assert answer.status_code == 422


@pytest.mark.parametrize(
    ("key", "contact"), [("no key", CONTACT), ("AAAA", CONTACT), ("A" * 43, CONTACT)]
)
def test_a_wrong_key_of_the_server_is_one_sentence(key: str, contact: str) -> None:
    with pytest.raises(Refusal):
        read_keys(key, contact)
    with pytest.raises(Refusal):
        read_keys(KEY, "somebody")


# -- a web address ---------------------------------------------------------------------------------


def test_a_web_address_is_greeted_then_called_once_a_turn(database: str, place: Endpoint) -> None:
    with calling(database, place, webhooks=True, public_address="https://tables.org") as client:
        ada, bor, number = two(client)
        assert hang(bor, number, "webhook", f"{place.url}/hook?t=s3cret").json()["state"] == "new"
        assert place.wait(1)[0].told()["kind"] == "hello"
        bell = until(bor, number, "ready")
        assert (bell["place"], bell["failures"]) == ("localhost", 0)
        until_other(ada)

        told = place.wait(2)[1].told()

        assert (told["kind"], told["table"], told["seat"]) == ("turn", bor.table, number)
        assert told["address"] == f"https://tables.org/t/{bor.table}"
        assert told["text"] == told["content"] == "DWARF: it is your turn, Bor."
        assert bor.secret is not None
        assert bor.secret not in json.dumps(told)


def test_what_fails_is_tried_again(database: str, place: Endpoint) -> None:
    place.statuses = [201, 500, 503, 200]
    with calling(database, place, webhooks=True) as client:
        ada, bor, number = two(client)
        hang(bor, number, "webhook", place.url)
        until(bor, number, "ready")
        until_other(ada)
        ids = [heard.told()["id"] for heard in place.wait(4)]
    assert len(set(ids[1:])) == 1, "the same call is known again"


def test_whoever_is_here_is_not_called(file: str, place: Endpoint) -> None:
    with calling(file, place, webhooks=True) as client:
        ada, bor, number = two(client)
        hang(bor, number, "webhook", place.url)
        until(bor, number, "ready")
        live = client.app.state.site.tables.find(bor.table)  # type: ignore[attr-defined]
        client.app.state.site.tables.arrive(live, (number,))  # type: ignore[attr-defined]
        until_other(ada)
        book, tables = client.app.state.site.bells, client.app.state.site.tables  # type: ignore[attr-defined]
        while tables.clock() - live.entries[-1].at < 1:
            book.look()
        assert len(place.heard) == 1, "only the greeting"
        tables.leave(live, (number,))
        assert place.wait(2)[1].told()["kind"] == "turn"


def test_an_address_is_told_to_its_seat_alone_and_can_be_removed(
    database: str, place: Endpoint
) -> None:
    with calling(database, place, webhooks=True) as client:
        ada, bor, number = two(client)
        bell = hang(bor, number, "webhook", f"{place.url}/hook/s3cret").json()
        assert "s3cret" not in json.dumps(bells(bor, number))
        assert ada.raw(f"/seats/{number}/bells").status_code == 403
        assert Seat(client, bor.table).raw(f"/seats/{number}/bells").status_code == 403
        assert ada.post(f"/seats/{number}/bells/{bell['id']}/remove").status_code == 403
        assert bor.post(f"/seats/{number}/bells/{bell['id']}/remove").status_code == 200
        assert bells(bor, number) == []
        assert bor.post(f"/seats/{number}/bells/{bell['id']}/remove").status_code == 404


def test_an_address_that_was_named_often_is_left_alone(file: str, place: Endpoint) -> None:
    with calling(file, place, webhooks=True) as client:
        answers = []
        for _ in range(6):
            _, bor, number = two(client)
            answers.append(hang(bor, number, "webhook", place.url).status_code)
    assert answers == [201] * 5 + [429]


def test_bells_go_along_to_the_next_game(database: str, place: Endpoint) -> None:
    with calling(database, place, webhooks=True) as client:
        ada, bor, number = two(client)
        hang(bor, number, "webhook", place.url)
        until(bor, number, "ready")
        while not (now := ada.moment())["result"]:
            acting = ada if ada.moment()["question"] else bor
            assert acting.act().status_code == 200
        assert now["result"]
        next_table = ada.post("/rematch").json()["table"]
        again = Seat(client, next_table, bor.secret)
        seat = again.get()["mine"][0]
        assert seat != number
        assert [each["way"] for each in bells(again, seat)] == ["webhook"]


@pytest.mark.heavy
def test_a_killed_server_calls_again_when_it_is_back(
    database: str, tmp_path: Path, place: Endpoint
) -> None:
    server = Server(
        database, tmp_path / "log", PITHEAD_WEBHOOKS="yes",
        PITHEAD_BELL_HOSTS=place.url, PITHEAD_BELL_SECONDS="0.5", PITHEAD_BELL_LEASE_SECONDS="2",
        PITHEAD_POLL_SECONDS="0.2",
    )  # fmt: skip
    server.start()
    try:
        made = make_table(server.url, "dwarf", [HUMAN, HUMAN])
        acting = made["facts"]["to_act"][0]
        ada, bor = (
            Player(server.url, made["table"], made["seats"][seat]["secret"])
            for seat in (acting, 1 - acting)
        )
        bor.post(f"/seats/{1 - acting}/bells", way="webhook", address=place.url)
        place.wait(1)
        while bor.get(f"/seats/{1 - acting}/bells")[0]["state"] != "ready":
            pass
        # Of this call nobody hears what became of it.
        place.statuses = [None]
        while (now := ada.moment())["question"]:
            ada.act(now["question"]["actions"][0]["notation"], now["seq"])
        place.wait(2)
        server.kill()
        server.start()
        heard = place.wait(3)
        assert heard[1].told()["id"] == heard[2].told()["id"]
        assert len(place.heard) == 3
    finally:
        server.stop()


# -- mail ------------------------------------------------------------------------------------------


def by_mail(box: Mailbox) -> dict[str, Any]:
    return {
        "mail_server": box.url, "mail_from": "tables@example.org",
        "public_address": "https://tables.example.org",
    }  # fmt: skip


def code_in(text: str) -> str:
    return text.split("https://tables.example.org/bells#")[1].split(maxsplit=1)[0]


def test_mail_comes_only_after_a_yes_and_until_a_no(database: str, box: Mailbox) -> None:
    with calling(database, **by_mail(box)) as client:
        ada, bor, number = two(client)
        hang(bor, number, "mail", "Bor@Example.org", language="it")
        [letter] = box.wait(1)
        assert letter["To"] == "Bor@Example.org"
        text = letter.get_content()
        assert "Se sei tu, conferma qui" in text
        until_other(ada)
        assert until(bor, number, "asked")["place"] == "b…@example.org"

        code = code_in(text)
        shown = client.post("/api/bells", json={"code": code}).json()
        assert shown == {"title": "DWARF", "place": "b…@example.org", "state": "asked",
                         "stopped": False}  # fmt: skip
        assert client.post("/api/bells", json={"code": code, "wish": "confirm"}).status_code == 200
        until_other(bor)
        until_other(ada)
        turn = box.wait(2)[1]
        assert turn["Subject"] == "DWARF: tocca a te, Bor."
        assert f"https://tables.example.org/t/{bor.table}" in turn.get_content()
        assert turn["List-Unsubscribe"].strip() == f"<https://tables.example.org/bells#{code}>"
        assert bor.secret is not None
        assert bor.secret not in turn.as_string()

        assert client.post("/api/bells", json={"code": code, "wish": "stop"}).json()["stopped"]
        assert bells(bor, number) == []
        assert client.post("/api/bells", json={"code": code}).status_code == 404


def test_nobody_is_written_to_twice_for_asking_twice(database: str, box: Mailbox) -> None:
    with calling(database, **by_mail(box)) as client:
        _, bor, number = two(client)
        first = hang(bor, number, "mail", "bor@example.org").json()
        until(bor, number, "asked")
        assert hang(bor, number, "mail", "bor@example.org").json()["id"] == first["id"]
        assert len(box.letters) == 1


def test_an_address_the_mail_server_does_not_know_is_dropped(database: str, box: Mailbox) -> None:
    box.refuses = True
    with calling(database, **by_mail(box)) as client:
        _, bor, number = two(client)
        hang(bor, number, "mail", "nobody@example.org")
        for _ in range(2000):
            if not bells(bor, number):
                break
        assert bells(bor, number) == []


@pytest.mark.parametrize(
    "address",
    ["", "bor", "bor@", "@example.org", "bor@example", "bor @example.org", "a@b.org, c@d.org",
     "bor@example.org\r\nBcc: all@example.org", '"b r"@example.org', "bor@[127.0.0.1]",
     "bor@localhost", "b" * 65 + "@example.org", "бор@example.org"],
)  # fmt: skip
def test_what_is_no_mail_address_is_refused(file: str, box: Mailbox, address: str) -> None:
    with calling(file, **by_mail(box)) as client:
        _, bor, number = two(client)
        assert hang(bor, number, "mail", address).status_code == 422


@pytest.mark.parametrize(
    "wrong",
    [{"mail_server": "mail.example.org"}, {"mail_server": "smtp://"}, {"mail_from": "me"},
     {"public_address": ""}, {"mail_server": "smtp://host:99999"}],
)  # fmt: skip
def test_wrong_settings_of_mail_are_one_sentence(file: str, wrong: dict[str, str]) -> None:
    good = {"mail_server": "smtp://127.0.0.1:1", "mail_from": "t@example.org",
            "public_address": "https://t.example.org"}  # fmt: skip
    with pytest.raises(Refusal), calling(file, **{**good, **wrong}):
        pass
