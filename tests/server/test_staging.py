"""A change is worked out once: staged on a copy, appended, adopted."""

from collections.abc import Iterator

import pytest

from pithead.server.refusals import Refusal
from pithead.server.settings import Settings
from pithead.server.store.store import Store
from pithead.server.tables import playing, taking_back
from pithead.server.tables.live import LiveTable
from pithead.server.tables.making import Made, SeatWish, TableWish, create
from pithead.server.tables.service import Tables
from pithead.server.wire import text_of

GAMES = ["dwarf", "dwergar", "imperial-miners"]


@pytest.fixture
def servers(database: str) -> Iterator[list[Tables]]:
    """Two servers at one database."""
    stores = [Store(database), Store(database)]
    stores[0].migrate()
    yield [Tables(store, Settings(), lambda _table, _seq: None) for store in stores]
    for store in stores:
        store.close()


def of_one(tables: Tables, game: str) -> Made:
    wish = TableWish([SeatWish("human")] * 2, hot_seat=True)
    return create(tables, game, {}, None, wish)


def act(tables: Tables, made: Made, number: int) -> None:
    live = made.live
    seat = live.match.state.seats_to_act()[0]
    action = live.match.game.legal_actions(live.match.state, seat)[-1].notation
    playing.act(tables, live, made.secrets[seat], seat, action, live.seq, f"command-{number}")


def take_back(tables: Tables, made: Made, to: int) -> None:
    live = made.live
    reader = tables.reader(live, made.secrets[0])
    taking_back.undo(tables, live, reader, to, live.seq, f"command-back-{to}")


def known(live: LiveTable) -> str:
    """All that a table remembers of its game."""
    return text_of([live.moment((0, 1)), live.log(0), live.log(1), live.full_record().to_json()])


@pytest.mark.parametrize("game", GAMES)
def test_the_state_before_an_action_is_left_as_it_was(servers: list[Tables], game: str) -> None:
    made = of_one(servers[0], game)
    before = made.live.match.state
    facts = str(before.facts())

    act(servers[0], made, 1)

    assert made.live.match.state is not before
    assert str(before.facts()) == facts


@pytest.mark.parametrize("game", GAMES)
def test_what_was_adopted_is_what_folding_the_entries_gives(
    servers: list[Tables], game: str
) -> None:
    made = of_one(servers[0], game)
    for number in range(12):
        act(servers[0], made, number)
    take_back(servers[0], made, 7)
    act(servers[0], made, 13)

    assert known(made.live) == known(servers[1].open(made.live.row.id))


def test_a_table_that_went_on_elsewhere_stages_anew(servers: list[Tables]) -> None:
    made = of_one(servers[0], "dwarf")
    elsewhere = Made(servers[1].open(made.live.row.id), made.invitations, made.secrets)
    act(servers[0], made, 1)

    with pytest.raises(Refusal):
        act(servers[1], elsewhere, 2)
    act(servers[1], elsewhere, 3)
    servers[0].refresh(made.live)

    assert known(made.live) == known(elsewhere.live)
