"""Cards that a box file adds: a few lines of data, and nothing else."""

from typing import Final

from dwergar.look import completed, heat, owns, points, upgraded
from dwergar.table import GAME, position
from pithead.engine.box import read_toml
from pithead.engine.match import new_match
from pithead.engine.rng import seeded
from pithead.games import find_game, open_record
from pithead.games.dwergar import make
from pithead.games.dwergar.game import Dwergar
from pithead.text import catalogue
from rules import rule

BOX: Final = """
[projects.61]
name = "Brewery"
deck = "western"
tier = "basic"
cost = "1 heat, 2 stone"
points = 3
upgrade = "1 gold"
upgrade_points = 2
effect = "take 2 crystal; turn heat 1"

[events.62]
name = "Feast"
effect = "everyone heat 3; toll 2"
"""


def with_more() -> Dwergar:
    return make(read_toml(BOX, "my.toml"), "my.toml")


@rule("DG-7", "DG-47", "DG-48")
def test_a_new_project_is_completed_and_upgraded() -> None:
    game = with_more()
    state = position(
        red={"workers": "ironworker foreman", "stone": 2, "gold": 1, "heat": 1}, row=[61], game=game
    )

    for line in ("place ironworker studio", "complete 61", "upgrade 61"):
        game.apply(state, 0, game.parse(line))

    assert (completed(state, "red"), upgraded(state, "red")) == ([61], [61])
    assert (owns(state, "red"), points(state, "red")) == ("2 crystal", 5)
    assert state.players[0].powers.income_heat == 1


@rule("DG-8", "DG-9")
def test_a_new_project_is_dealt_with_its_deck() -> None:
    game = with_more()

    with_it = game.start(2, {"decks": "western+eastern"}, seed=1)
    without = game.start(2, {"decks": "old_shaft+eastern"}, seed=1)

    # Among the basic ones, of which five are open already.
    assert 61 in with_it.deck[with_it.advanced :] + with_it.row
    assert 61 not in without.deck + without.row


@rule("DG-10", "DG-55")
def test_a_new_event_happens() -> None:
    state = position(coming=[62], at="round end", game=with_more())

    assert (heat(state, "blue"), state.rules().toll) == (3, 2)


@rule("DG-10")
def test_there_may_be_as_many_rounds_as_there_are_events() -> None:
    state = with_more().start(2, {"events": 16}, seed=1)

    assert (state.rounds, 62 in state.events) == (17, True)


def test_new_cards_have_the_names_of_the_box_and_are_listed() -> None:
    game = with_more()
    titles = {str(card.get("number")): card["title"] for card in game.card_list()}

    assert catalogue("it").say(game.editions[0].project(61).title()) == "Brewery"
    assert (titles["61"], titles["62"]) == (
        {"key": "dwergar.card", "params": {"name": "Brewery"}},
        {"key": "dwergar.card", "params": {"name": "Feast"}},
    )


def test_a_renamed_project_has_its_new_name_and_the_others_ours() -> None:
    cards = make({"projects": {"1": {"name": "Tools"}}}).editions[0]

    said = [catalogue("en").say(cards.project(number).title()) for number in (1, 2)]
    assert said == ["Tools", "Bowling alley"]


def test_the_actions_of_new_projects_come_after_all_others() -> None:
    game = with_more()
    ours = [action.notation for action in GAME.table.actions]

    assert [action.notation for action in game.table.actions[: len(ours)]] == ours
    assert game.index(game.parse("complete 61")) >= len(ours)
    assert GAME.table.find("complete 61") is None


def test_a_game_with_new_cards_is_played_to_its_end_and_replayed() -> None:
    box = read_toml(BOX, "my.toml")
    match = new_match(find_game("dwergar", box), ["a", "b"], {"events": 16}, 3, box)
    rng = seeded(3)
    while match.state.seats_to_act():
        seat = match.state.seats_to_act()[0]
        actions = match.game.legal_actions(match.state, seat)
        match.play(seat, actions[rng.below(len(actions))])

    assert open_record(match.record).state.facts() == match.state.facts()
