"""Variations: other moves from any moment of a record, a finished game or a position."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from pithead.engine.match import Match
from pithead.engine.record import record_from_json
from pithead.games import NAMES, find_game
from pithead.server.store.rows import Node, TreeRow
from pithead.server.store.store import Store
from pithead.server.tables import tree as trees
from server.growing import RECORDS, SHORT, Grower, grown, over_http
from server.tables_api import HUMAN, QUICK, application, made

TOTAL = len(SHORT["actions"])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with application(tmp_path_factory.mktemp("trees")) as client:
        yield client


@pytest.fixture
def tree(client: TestClient) -> Grower:
    return grown(over_http(client))


def refused(answer: tuple[int, Any]) -> str:
    return str(answer[1]["message"]["key"])


def test_the_records_own_moves_are_the_main_line(tree: Grower) -> None:
    known = tree.get()

    assert known["main"] == TOTAL
    assert [each["number"] for each in known["nodes"]] == list(range(1, TOTAL + 1))
    assert [[each["seat"], each["action"]] for each in known["nodes"]] == SHORT["actions"]
    assert known["nodes"][-1]["over"]
    assert not any(each["over"] for each in known["nodes"][:-1])


def test_another_move_leads_to_a_moment_of_its_own(tree: Grower) -> None:
    action = tree.others(3)[0]

    number = tree.move(3, action)

    assert number == TOTAL + 1
    record = tree.get(f"/nodes/{number}/record")
    assert record["actions"] == [*SHORT["actions"][:3], [0, action]]
    assert tree.moment(number)["moves"] == 4
    assert tree.get()["nodes"][-1]["after"] == 3


def test_chance_goes_on_from_the_records_seed(tree: Grower) -> None:
    record = tree.get(f"/nodes/{tree.aside(tree.aside(5))}/record")

    match = Match(find_game("dwarf"), record_from_json(record))

    number = tree.get()["nodes"][-1]["number"]
    assert tree.moment(number)["view"] == match.game.view(match.state, 0)


def test_a_move_that_was_made_there_leads_to_the_same_moment(tree: Grower) -> None:
    action = tree.others(3)[0]

    assert tree.move(3, action) == tree.move(3, action)
    assert tree.move(3, SHORT["actions"][3][1]) == 4


def test_a_branch_goes_on_to_the_end_of_its_game(tree: Grower) -> None:
    number = tree.aside(TOTAL - 3)
    while tree.moment(number)["result"] is None:
        number = tree.move(number, tree.moment(number)["question"]["actions"][0]["notation"])

    assert tree.get()["nodes"][-1]["over"]


def test_a_bot_answers_where_it_is_asked_to(tree: Grower) -> None:
    status, answer = tree.post(f"/nodes/{tree.aside(2)}/answer", level="apprentice")

    assert status == 200
    assert answer["moment"]["moves"] == 4
    assert answer["node"]["after"] == TOTAL + 1


def test_what_is_best_is_said_of_any_moment(tree: Grower) -> None:
    number = tree.aside(TOTAL - 4)

    status, hint = tree.post(f"/nodes/{number}/hint")

    assert status == 200
    offered = {each["notation"] for each in tree.moment(number)["question"]["actions"]}
    assert {each["action"] for each in hint["moves"]} <= offered
    assert hint["moves"]


def test_branches_are_named_and_the_tree_is(tree: Grower) -> None:
    number = tree.aside(3)

    tree.post(f"/nodes/{number}/name", name="Keep the gold")
    tree.post("/nodes/0/name", name="Friday")

    known = tree.get()
    assert known["name"] == "Friday"
    assert known["nodes"][-1]["name"] == "Keep the gold"


def test_what_is_taken_down_is_gone_with_all_after_it_and_can_be_put_back(tree: Grower) -> None:
    first = tree.aside(3)
    second = tree.aside(first)
    before = tree.get()

    _, after = tree.post(f"/nodes/{first}/remove")

    assert len(after["nodes"]) == TOTAL
    assert tree.ask("GET", f"/trees/{tree.tree}/nodes/{second}/moment", None, None)[0] == 404
    _, again = tree.post(f"/nodes/{first}/restore")
    assert again == before


def test_the_games_own_moves_cannot_be_taken_down(tree: Grower) -> None:
    assert refused(tree.post("/nodes/4/remove")) == "server.error.tree_main"


def test_whoever_has_the_link_reads_and_changes_nothing(tree: Grower) -> None:
    number, reader = tree.aside(3), tree.reader()

    assert reader.moment(number)["view"] == tree.moment(number)["view"]
    assert reader.moment(number)["question"] is None
    assert not reader.get()["mine"]
    for path in ("moves", "answer", "hint", "name", "remove", "restore"):
        body = {"moves": {"action": "place 1"}, "answer": {"level": "master"}}.get(path, {})
        body |= {"name": "mine"} if path == "name" else {}
        assert refused(reader.post(f"/nodes/{number}/{path}", **body)) == "server.error.tree_secret"
    wrong = Grower(tree.ask, tree.tree, "not-the-secret")
    assert refused(wrong.post(f"/nodes/{number}/remove")) == "server.error.tree_secret"


def test_an_exported_tree_grows_again_as_it_was(tree: Grower) -> None:
    number = tree.aside(tree.aside(3))
    tree.post(f"/nodes/{number}/name", name="Deeper")
    document = tree.get("/export")

    again = grown(tree.ask, variations=document)

    assert again.get()["nodes"] == tree.get()["nodes"]
    assert again.get("/export") == document
    assert again.aside(0) == number + 1


@pytest.mark.parametrize(
    "moves",
    [
        [[3, 1, 0, "place 1", ""]],
        [[40, 41, 0, "place 1", ""]],
        [[40, 1, 0, "place 1"]],
        [["40", 1, 0, "place 1", ""]],
        [[40, 3, 0, "no such move", ""]],
        [[40, 3, 5, "place 1", ""]],
        [[True, 3, 0, "place 1", ""]],
    ],
)
def test_a_file_with_a_mistake_is_refused_in_a_sentence(client: TestClient, moves: Any) -> None:
    document = {"pithead": 1, "variations": "", "record": SHORT, "moves": moves}

    status, problem = over_http(client)("POST", "/trees", {"variations": document}, None)

    assert status in (409, 422), problem
    assert problem["detail"]


def test_variations_grow_from_one_thing(client: TestClient) -> None:
    ask = over_http(client)

    for source in ({}, {"table": "no-such"}, {"record": SHORT, "game": "dwarf", "position": "{}"}):
        assert ask("POST", "/trees", source, None)[0] in (404, 422)


def test_variations_grow_from_a_position(client: TestClient) -> None:
    tree = grown(over_http(client), game="dwarf", position='{"seats": 2, "round": 4}')

    number = tree.move(0, tree.moment(0)["question"]["actions"][0]["notation"])

    assert number == 1
    assert tree.get()["main"] == 0
    assert tree.moment(1)["round"] == 4


def test_a_game_that_goes_on_has_no_variations(client: TestClient) -> None:
    table = made(client, "dwarf", HUMAN, HUMAN)["table"]

    answer = over_http(client)("POST", "/trees", {"table": table}, None)

    assert refused(answer) == "server.error.tree_early"


def test_variations_of_a_finished_table_say_which_it_was(client: TestClient) -> None:
    table = client.post("/api/imports", json={"record": SHORT}).json()["table"]

    assert grown(over_http(client), table=table).get()["table"] == table


@pytest.mark.parametrize("game", NAMES)
def test_every_game_can_be_played_on_from_its_beginning(client: TestClient, game: str) -> None:
    record = next(iter(sorted(RECORDS.glob(f"{game}-2*.json"))))
    tree = grown(over_http(client), record=json.loads(record.read_text("utf-8")))

    number = tree.aside(tree.aside(0))

    log = tree.get(f"/nodes/{number}/log")
    assert [each["move"] for each in log] == [0, 1, 2]
    assert tree.get(f"/nodes/{number}/course")[-1]["tallies"] == tree.moment(number)["tallies"]


def test_a_tree_has_so_many_moves_and_what_was_taken_down_makes_room(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trees, "MOST_NODES", 2)
    tree = grown(over_http(client))
    first, second = tree.aside(3), tree.aside(4)

    full = tree.post("/nodes/5/moves", action=tree.others(5)[0])
    assert refused(full) == "server.error.tree_full"
    tree.post(f"/nodes/{first}/remove")

    assert tree.aside(5) == second + 1


def test_nobody_makes_trees_without_end(tmp_path: Path) -> None:
    with application(tmp_path, replace(QUICK, creation_rate=2)) as client:
        ask = over_http(client)
        grown(ask)
        grown(ask)

        assert ask("POST", "/trees", {"record": SHORT}, None)[0] == 429


ROW = TreeRow("tree", "hash", "Friday", SHORT, None, (), 25, 1.0, 1.0)


def test_a_tree_is_kept_as_it_was(store: Store) -> None:
    row = replace(ROW, nodes=(Node(26, 3, 0, "place 1", "Зо́лото", True), Node(27, 26, 0, "done")))

    store.trees.add(row)

    assert store.trees.load("tree") == row
    assert store.trees.load("other") is None
    assert store.trees.load("\0") is None


def test_of_two_who_change_a_tree_at_once_the_second_is_told(store: Store) -> None:
    store.trees.add(ROW)

    assert store.trees.change(replace(ROW, name="Saturday"))
    assert not store.trees.change(replace(ROW, name="Sunday"))

    kept = store.trees.load("tree")
    assert kept is not None
    assert (kept.name, kept.version) == ("Saturday", 1)
    assert store.trees.change(replace(kept, name="Sunday"))
