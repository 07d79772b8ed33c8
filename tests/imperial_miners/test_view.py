"""What is hidden and what is open: IM-7, IM-8, IM-18, IM-42, IM-A22, IM-A27."""

from collections.abc import Callable
from typing import Any

import pytest

from imperial_miners.hidden import kind, seen, table
from imperial_miners.look import hand, shown
from imperial_miners.table import GAME, Belongings, invented, play, position
from pithead.engine.game import SPECTATOR
from pithead.engine.match import new_match
from pithead.engine.message import Message
from pithead.engine.rng import seeded
from pithead.games.imperial_miners.state import MinersState
from rules import rule

EVENTS = "+".join(f"V{number:02}" for number in range(1, 11))


def swap(state: MinersState, one: str, other: str, level: int) -> None:
    """A card of blue's hand for one of the deck."""
    deck = state.decks[level]
    deck[deck.index(kind(other))] = kind(one)
    state.players[1].hand.remove(kind(one))
    state.players[1].hand.append(kind(other))
    state.players[1].hand.sort()


def exchange_hidden_cards(state: MinersState) -> None:
    swap(state, "D02a", "D06a", 0)
    swap(state, "D20a", "D26a", 1)


def reverse_decks(state: MinersState) -> None:
    for deck in state.decks:
        deck.reverse()


def reverse_events(state: MinersState) -> None:
    state.events.reverse()


def exchange_events(state: MinersState) -> None:
    state.events[0], state.unused_events[0] = state.unused_events[0], state.events[0]


def use_other_chance(state: MinersState) -> None:
    state.rng = seeded(99)


@rule("IM-7", "IM-8", "IM-18")
@pytest.mark.parametrize(
    "change",
    [
        exchange_hidden_cards,
        reverse_decks,
        reverse_events,
        exchange_events,
        use_other_chance,
    ],
)
def test_hands_decks_and_face_down_events_are_hidden(change: Callable[[MinersState], None]) -> None:
    state = table()
    before = [seen(state, seat) for seat in (0, SPECTATOR)]

    change(state)

    assert [seen(state, seat) for seat in (0, SPECTATOR)] == before


def draw_level_iii(state: MinersState) -> None:
    """The back of a card tells its level."""
    state.players[1].hand.remove(kind("D20a"))
    state.players[1].hand.append(state.decks[2].pop())


def show_another(state: MinersState) -> None:
    state.players[1].shown = [kind("D20a")]


def discard_another(state: MinersState) -> None:
    state.discards[0] = [kind("D02b")]


def gain_coin(state: MinersState) -> None:
    state.players[1].coins += 1


def gain_point(state: MinersState) -> None:
    state.players[1].vp += 1


def gear(state: MinersState) -> None:
    state.players[1].mine.gears[0] += 1


def ruin(state: MinersState) -> None:
    state.players[1].mine.is_ruined[0] = True


def activate(state: MinersState) -> None:
    state.players[1].mine.is_acted[0] = True


def move_marker(state: MinersState) -> None:
    state.players[1].board = 0


def finish_board(state: MinersState) -> None:
    state.players[1].finished += 1


def turn_board(state: MinersState) -> None:
    state.sides = [3, *state.sides[1:]]


def turn_over_event(state: MinersState) -> None:
    state.event = 0


@rule("IM-A27", "IM-42", "IM-18")
@pytest.mark.parametrize(
    "change",
    [
        draw_level_iii,
        show_another,
        discard_another,
        gain_coin,
        gain_point,
        gear,
        ruin,
        activate,
        move_marker,
        finish_board,
        turn_board,
        turn_over_event,
    ],
)
def test_everything_else_is_seen_by_everyone(change: Callable[[MinersState], None]) -> None:
    state = table()
    before = [seen(state, seat) for seat in (0, 1, SPECTATOR)]

    change(state)

    assert all(
        seen(state, seat) != old for seat, old in zip((0, 1, SPECTATOR), before, strict=True)
    )


@rule("IM-18")
def test_everyone_sees_the_own_hand_and_of_others_the_size_and_the_levels() -> None:
    players = GAME.view(table(), 0)["players"]
    assert isinstance(players, list)

    hands = [(p["hand"], p["hand_size"], p["hand_levels"], p["shown"]) for p in players]

    assert hands == [
        (["D01a", "D15a", "D36b"], 3, [1, 1, 1, 0], []),
        (None, 4, [2, 2, 0, 0], ["D21a"]),
    ]


@rule("IM-A27")
def test_discard_piles_lie_face_up() -> None:
    assert GAME.view(table(), SPECTATOR)["discards"] == [["D03a"], ["D16a"], [], []]


@rule("IM-8")
def test_events_given_in_an_option_are_known_to_all() -> None:
    state = GAME.start(2, {"events": EVENTS}, seed=1)

    assert GAME.view(state, SPECTATOR)["coming_events"] == EVENTS.split("+")
    assert GAME.view(GAME.start(2, {}, seed=1), 0)["coming_events"] is None


@rule("IM-A22", "IM-18")
def test_a_sealed_card_is_secret_until_the_reveal() -> None:
    one, other = table(), table()

    play(one, "blue: play D02a")
    play(other, "blue: play D20a")

    assert [seen(one, seat) for seat in (0, SPECTATOR)] == [seen(other, 0), seen(other, SPECTATOR)]
    assert sealed(one, 1, seat=1) == "D02a"


@rule("IM-A22")
def test_that_a_card_was_sealed_is_open() -> None:
    state = table()
    before = seen(state, 0)

    play(state, "blue: play D02a")

    assert seen(state, 0) != before
    assert GAME.view(state, 0)["to_act"] == [0]


@rule("IM-A22")
def test_at_the_reveal_all_see_the_cards() -> None:
    state = table()

    play(state, "blue: play D02a", "red: play D15a")

    assert [(sealed(state, 0, seat), sealed(state, 1, seat)) for seat in (0, 1, SPECTATOR)] == [
        ("D15a", "D02a")
    ] * 3


def sealed(state: MinersState, owner: int, seat: int) -> object:
    players: list[Any] = list(GAME.view(state, seat)["players"])
    return players[owner]["sealed"]


@rule("IM-A22")
def test_the_journal_tells_a_sealed_card_only_to_its_owner() -> None:
    state = table()

    play(state, "blue: play D02a")

    told = [[event.to_json() for event in state.journal.seen_by(s)][-1] for s in (0, 1, SPECTATOR)]
    assert told[0] == told[2] == {"kind": "sealed", "params": {"seat": 1}}
    assert told[1]["kind"] == "sealed_own"


def after_discards(*places: int) -> MinersState:
    """Blue has set aside cards of the first deal, by their places in the hand."""
    state = GAME.start(3, {}, seed=2)
    for place in places:
        kinds = state.players[1].hand
        GAME.apply(state, 1, GAME.cards.actions.discard[kinds[place]])
    return state


@rule("IM-10")
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_nobody_sees_what_another_discards_before_all_have_chosen(count: int) -> None:
    one, other = after_discards(*[0] * count), after_discards(*[-1] * count)

    assert one.players[1].aside != other.players[1].aside
    for seat in (0, 2, SPECTATOR):
        assert seen(one, seat) == seen(other, seat)
        told = [[event.to_json() for event in each.journal.seen_by(seat)] for each in (one, other)]
        assert told[0] == told[1]


@rule("IM-10")
def test_everyone_sees_the_own_discards_and_how_many_others_have_chosen() -> None:
    state = after_discards(0, 0)
    chosen = [GAME.cards.cards[kind].notation for kind in state.players[1].aside]

    found = [players_seen(state, seat)[1] for seat in (0, 1, SPECTATOR)]

    assert [(player["aside"], player["aside_size"]) for player in found] == [
        (None, 2), (chosen, 2), (None, 2),
    ]  # fmt: skip
    assert [(player["hand_size"], sum(player["hand_levels"])) for player in found] == [
        (6, 8), (6, 6), (6, 8),
    ]  # fmt: skip


@rule("IM-10")
def test_when_all_have_chosen_everyone_is_told_the_discards() -> None:
    state = GAME.start(2, {}, seed=2)
    while state.round == 0:
        seat = state.seats_to_act()[-1]
        before = len(state.journal.events)
        GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])

    told = [event.kind for event in state.journal.seen_by(SPECTATOR)[before:]]

    assert told[:4] == ["set_aside", "laid_open", "laid_open", "round"]


@rule("IM-10")
def test_a_discard_may_be_taken_back_until_all_have_chosen() -> None:
    match = new_match(GAME, ["Brokk", "Sindri"], {}, 1)
    for seat in (0, 0, 0, 0, 1, 1, 1):
        match.play(seat, GAME.legal_actions(match.state, seat)[0])
    early = match.undo_reason(1)
    match.play(1, GAME.legal_actions(match.state, 1)[0])

    assert early is None
    assert "showed something hidden" in str(match.undo_reason(1))


@rule("IM-10")
def test_imagined_discards_are_any_of_the_cards_dealt() -> None:
    state = after_discards(0, 0, 0)

    imagined = [GAME.reimagined(state, 0, seeded(seed)) for seed in range(20)]

    assert len({str(other.players[1].aside) for other in imagined}) > 15
    assert {len(other.players[1].aside) for other in imagined} == {3}
    assert GAME.reimagined(state, 1, seeded(1)).players[1].aside == state.players[1].aside


def players_seen(state: MinersState, seat: int) -> list[dict[str, Any]]:
    players: list[Any] = list(GAME.view(state, seat)["players"])
    return players


@rule("IM-40")
def test_the_journal_tells_a_drawn_card_only_to_its_owner() -> None:
    state = position(2, event="V01")

    play(state, "red: draw II")

    told = [state.journal.seen_by(seat)[-1] for seat in (0, 1, SPECTATOR)]
    assert [event.kind for event in told] == ["drew_own", "drew", "drew"]
    assert [isinstance(event.params.get("card"), Message) for event in told] == [True, False, False]


@rule("IM-1", "IM-40")
def test_a_level_iv_card_is_known_to_all_since_all_are_alike() -> None:
    state = position(2, event="V03", red={"coins": 5})

    play(state, "red: yes")

    assert shown(state) == "D66"


@rule("IM-1", "IM-40")
def test_level_iv_cards_that_differ_in_a_box_of_ones_own_are_secret() -> None:
    game = invented(events={"V01": ("at once", "draw4 1")}, X4="coin 1")
    two: Belongings = {"hand": "D01a D02a"}

    state = position(2, event="V01", game=game, decks={"IV": "X4 D66"}, red=two)

    assert (hand(state), shown(state)) == ("D01a D02a X4", "")


@rule("IM-42")
def test_a_card_everyone_has_seen_is_known_no_more_when_it_has_left_the_hand() -> None:
    state = table()

    play(state, "blue: play D21a", "red: play D01a")

    assert shown(state, "blue") == ""
