"""Tables in a browser: the same service, told by messages, with what the browser keeps."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
import typing_extensions

from building.offline import BEGINNINGS, archive
from pithead.engine.match import Match
from pithead.engine.record import record_from_json
from pithead.engine.report import report
from pithead.games import NAMES, find_game
from pithead.server.offline.copies import sum_of
from pithead.server.offline.mind import Mind
from server.browser import Kept, Tab
from server.growing import grown

RECORDS = Path(__file__).parents[1] / "records"
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "name": "Brokk", "level": "apprentice"}]


@pytest.fixture(scope="module")
def mind() -> Mind:
    return Mind()


@pytest.fixture
def tab(mind: Mind) -> Tab:
    return Tab(Kept(), mind)


class Seat:
    """Ada's seat at a new table, at one tab."""

    def __init__(self, tab: Tab, made: tuple[int, Any]) -> None:
        status, answer = made
        assert status == 201, answer
        self.tab = tab
        self.table: str = answer["table"]
        self.secret = next(each["secret"] for each in answer["seats"] if each["secret"])

    def at(self, tab: Tab) -> "Seat":
        """The same seat at another tab."""
        other = object.__new__(Seat)
        other.tab, other.table, other.secret = tab, self.table, self.secret
        return other

    def get(self, path: str = "") -> Any:
        status, answer = self.tab.request("GET", f"/tables/{self.table}{path}", None, self.secret)
        assert status == 200, answer
        return answer

    def post(self, path: str, **body: Any) -> tuple[int, Any]:
        return self.tab.request("POST", f"/tables/{self.table}{path}", body, self.secret)

    def act(self, moment: Any) -> tuple[int, Any]:
        seq, action = moment["seq"], moment["question"]["actions"][0]["notation"]
        return self.post("/actions", id=f"command-{seq}", expected_seq=seq, action=action)

    def play(self, most: int = 10_000) -> int:
        """Answer whatever is asked, until the end; how often."""
        for given in range(most):
            moment = self.get("/moment")
            if moment["result"] is not None:
                return given
            assert self.act(moment)[0] == 200
        return most


def new_table(tab: Tab, game: str, **more: Any) -> Seat:
    return Seat(tab, tab.request("POST", "/tables", {"game": game, "seats": SEATS, **more}))


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_against_a_bot(tab: Tab, game: str) -> None:
    seat = new_table(tab, game)

    seat.play()

    record = record_from_json(seat.get("/record"))
    match = Match(find_game(game), record)
    assert match.state.is_over()
    assert len(tab.kept.entries) == len(record.actions)
    assert seat.get("/course")[-1]["tallies"] == match.game.tallies(match.state)
    assert seat.get("/report") == json.loads(json.dumps(report(match)))
    status, following = seat.post("/rematch")
    assert status == 200
    assert seat.get()["rematch"] == following["table"]


def test_a_game_goes_on_from_what_the_browser_keeps(tab: Tab, mind: Mind) -> None:
    seat = new_table(tab, "dwarf")
    seat.play(6)
    before = seat.get("/moment")

    again = seat.at(Tab(tab.kept, mind))

    assert again.get("/moment") == before
    assert again.get("/log") == seat.get("/log")
    assert again.play() > 0


def test_two_tabs_play_one_table_and_lose_nothing(tab: Tab, mind: Mind) -> None:
    """Both know the same, and what both send is done once."""
    one = new_table(tab, "imperial-miners")
    other = one.at(Tab(tab.kept, mind))
    for _ in range(8):
        seen = one.get("/moment")
        assert other.get("/moment") == seen
        assert one.act(seen)[1]["seq"] == other.act(seen)[1]["seq"]
        one, other = other, one

    numbers = [seq for _, seq in tab.kept.entries]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_whoever_was_slower_works_it_out_again(tab: Tab, mind: Mind) -> None:
    one, second = new_table(tab, "dwarf"), Tab(tab.kept, mind)
    other = new_table(second, "dwarf")
    bring = second.bring

    def slowly(asked: str) -> None:
        """The other tab writes between our reading and our writing, once."""
        bring(asked)
        second.bring = bring  # type: ignore[method-assign]
        one.act(one.get("/moment"))

    before = other.get("/moment")
    second.bring = slowly  # type: ignore[method-assign]
    status, done = other.act(before)

    assert status == 200
    assert second.late == 1
    assert done["seq"] == before["seq"] + 1
    assert one.at(second).get("/log") == one.get("/log")


def test_the_same_command_twice_is_written_once(tab: Tab) -> None:
    seat = new_table(tab, "dwarf")
    moment = seat.get("/moment")

    first, second = seat.act(moment)[1], seat.act(moment)[1]

    assert first["seq"] == second["seq"]


def test_a_hint_is_thought_about_first(tab: Tab) -> None:
    seat = new_table(tab, "dwarf")

    status, hint = seat.post("/hint")

    legal = [each["notation"] for each in seat.get("/moment")["question"]["actions"]]
    assert status == 200
    assert hint["moves"][0]["action"] in legal


def test_taking_back_and_standing_in(tab: Tab) -> None:
    seat = new_table(tab, "dwarf")
    seat.play(1)
    moment = seat.get("/moment")

    status, _ = seat.post("/undo", id="command-undo", expected_seq=moment["seq"], to=0)
    assert status == 200
    # Where a bot begins, it has begun again since.
    assert [json.loads(each)["kind"] for each in tab.kept.entries.values()].count("rewind") == 1
    status, facts = seat.post("/seats/0/stand-in", level="apprentice")
    assert (status, facts["seats"][0]["stand_in"]) == (200, "apprentice")
    assert seat.get()["status"] == "over"


@pytest.mark.parametrize("game", NAMES)
def test_a_tutorial_follows_its_script(tab: Tab, game: str) -> None:
    seat = Seat(tab, tab.request("POST", "/tables", {"game": game, "tutorial": True}))
    moment = seat.get("/moment")
    while moment["lesson"]:
        body = {"id": f"command-{moment['seq']}", "expected_seq": moment["seq"]}
        assert seat.post("/actions", action=moment["lesson"]["action"], **body)[0] == 200
        moment = seat.get("/moment")

    assert moment["moves"] > 5


def test_around_one_screen_everybody_has_one_secret(tab: Tab) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bor"}]
    seat = new_table(tab, "dwergar", seats=seats, hot_seat=True)

    assert seat.get()["mine"] == [0, 1]
    assert seat.play(4) == 4


def test_a_record_goes_on_here(tab: Tab) -> None:
    record = json.loads((RECORDS / "dwarf-2-seats-items.json").read_text("utf-8"))
    seat = Seat(
        tab, tab.request("POST", "/imports", {"record": record, "at": 20, "hot_seat": True})
    )

    assert seat.get()["moves"] == 20
    assert seat.play() > 0


def test_a_running_game_is_taken_along_as_a_record(tab: Tab, mind: Mind) -> None:
    seat = new_table(tab, "imperial-miners")
    seat.play(3)
    moment = seat.get("/moment")

    record = seat.get("/record?whole=true")
    elsewhere = Tab(Kept(), mind)
    there = Seat(elsewhere, elsewhere.request("POST", "/imports", {"record": record}))

    assert there.get("/moment")["view"] == moment["view"]
    assert there.get("/log") == seat.get("/log")
    assert there.get()["origin"] == "record"
    assert there.play() > 0


def test_the_lobby_tells_how_ones_tables_stand(tab: Tab, mind: Mind) -> None:
    seat = new_table(tab, "dwarf")
    wish = {"seats": [{"table": seat.table, "secret": seat.secret}]}

    status, lines = Tab(tab.kept, mind).request("POST", "/lobby", wish)

    assert status == 200
    assert lines[0]["known"]["facts"]["title"] == "DWARF"


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "key"),
    [
        ("GET", "/tables/nowhere/moment", None, 404, "server.error.no_table"),
        ("GET", "/nothing", None, 404, "server.error.no_route"),
        ("POST", "/tables", {"game": "chess"}, 422, "error.game"),
        ("POST", "/imports", {"record": {"milk": 2}}, 422, None),
        ("POST", "/positions", {"game": "dwarf", "position": "{"}, 422, None),
        ("POST", "/tables", {"game": "dwarf", "box": "= 1"}, 422, None),
    ],
)
def test_what_cannot_be_is_refused_in_one_message(
    tab: Tab, method: str, path: str, body: Any, status: int, key: str | None
) -> None:
    found, problem = tab.request(method, path, body)

    assert found == status
    assert key in (None, problem["message"]["key"])
    assert not tab.kept.tables


def test_a_wrong_secret_opens_nothing(tab: Tab) -> None:
    seat = new_table(tab, "dwarf")
    seat.secret = "wrong"

    status, problem = tab.request("GET", f"/tables/{seat.table}", None, seat.secret)

    assert (status, problem["message"]["key"]) == (403, "server.error.secret")


def test_the_archive_has_all_that_a_browser_imports(tmp_path: Path) -> None:
    """In a Python without any other package; before 3.12 with the one that stands in for it."""
    (tmp_path / "modules.zip").write_bytes(archive())
    with zipfile.ZipFile(tmp_path / "modules.zip") as packed:
        packed.extractall(tmp_path / "modules")
    stand_in = Path(typing_extensions.__file__)
    (tmp_path / "modules" / stand_in.name).write_bytes(stand_in.read_bytes())
    first, second = BEGINNINGS
    program = (
        f"import sys; sys.path.insert(0, sys.argv[1])\n"
        f"from {first} import Desk\nfrom {second} import Mind\n"
        "Desk(), Mind()\n"
        "print(sorted({n.split('.')[0] for n in sys.modules} - set(sys.stdlib_module_names)))"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program, str(tmp_path / "modules")],
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert done.returncode == 0, done.stderr
    assert "pithead" in done.stdout
    assert "sqlalchemy" not in done.stdout


def test_the_archive_is_the_same_for_the_same_source() -> None:
    assert archive() == archive()


def test_variations_are_grown_here_as_at_a_server_and_kept(tab: Tab, mind: Mind) -> None:
    seat = new_table(tab, "dwarf")
    seat.play()
    tree = grown(tab.request, table=seat.table)

    number = tree.aside(3)
    status, answer = tree.post(f"/nodes/{number}/answer", level="apprentice")
    assert status == 200, answer
    assert tree.post(f"/nodes/{number}/hint")[1]["moves"]
    tree.post(f"/nodes/{number}/name", name="Keep the gold")

    other = Tab(tab.kept, mind)
    tree.ask = other.request
    assert tree.get()["nodes"][-2]["name"] == "Keep the gold"
    assert tree.get(f"/nodes/{number}/log")[-1]["move"] == 4
    assert tree.reader().post(f"/nodes/{number}/remove")[0] == 403
    assert tree.post(f"/nodes/{number}/remove")[0] == 200
    assert grown(other.request, variations=tree.get("/export")).get()["main"] == tree.get()["main"]


# -- all games as one file ---------------------------------------------------------------------


@pytest.fixture
def other(mind: Mind) -> Tab:
    """In another browser, which keeps nothing yet."""
    return Tab(Kept(), mind)


def copied(tab: Tab) -> Any:
    status, copy = tab.told("GET", "/copy")
    assert status == 200
    return copy


def test_all_games_go_to_another_browser_and_go_on_there(tab: Tab, other: Tab) -> None:
    one, two = new_table(tab, "dwarf"), new_table(tab, "imperial-miners")
    one.play(4)
    two.play()
    tree = grown(tab.request, table=two.table)
    tree.aside(3)

    assert other.told("POST", "/copy", copied(tab)) == (200, {"added": 3})

    for seat in (one, two):
        assert seat.at(other).get("/moment") == seat.get("/moment")
        assert seat.at(other).get("/log") == seat.get("/log")
    tree_there = tree.get()
    tree.ask = other.request
    assert tree.get() == tree_there
    assert one.at(other).play() > 0
    # The other way it has grown; here it is what it was.
    assert other.told("POST", "/copy", copied(tab)) == (200, {"added": 0})
    assert tab.told("POST", "/copy", copied(other)) == (200, {"added": 1})
    assert one.get()["status"] == "over"


def test_a_game_that_went_two_ways_stays_as_it_is_here(tab: Tab, other: Tab) -> None:
    seat = new_table(tab, "dwarf")
    other.told("POST", "/copy", copied(tab))
    there = seat.at(other)
    moment = seat.get("/moment")
    seat.act(moment)
    last = moment["question"]["actions"][-1]["notation"]
    there.post("/actions", id="another", expected_seq=moment["seq"], action=last)
    log = seat.get("/log")

    assert tab.told("POST", "/copy", copied(other)) == (200, {"added": 0})

    assert seat.get("/log") == log != there.get("/log")


@pytest.mark.parametrize("damage", ["no sum", "cut", "gap", "no copy"])
def test_of_a_damaged_file_nothing_is_taken(tab: Tab, other: Tab, damage: str) -> None:
    new_table(tab, "dwarf").play(4)
    copy = copied(tab)
    if damage == "no sum":
        copy["sum"] = "0"
    elif damage == "cut":
        copy["tables"][0] = copy["tables"][0][:-2]
    elif damage == "gap":
        del copy["entries"][1]
        copy["sum"] = sum_of(copy["tables"], copy["entries"])
    else:
        copy = {"pithead_tables": 1, "tables": []}

    status, problem = other.told("POST", "/copy", copy)

    assert (status, problem["message"]["key"]) == (422, "server.error.unreadable")
    assert not other.kept.tables
    assert not other.kept.entries
