"""What a seat imagines in place of what is hidden: IM-7, IM-8, IM-10, IM-18, IM-42, IM-A22."""

import json

import pytest

from every_game.tables import choice
from imperial_miners.hidden import broken_promises, few_cards, kind, seen, table
from imperial_miners.look import hand, names, to_act
from imperial_miners.table import COLOURS, GAME, Belongings, found, play, position
from pithead.engine.game import SPECTATOR
from pithead.engine.rng import seeded
from pithead.games.imperial_miners import make
from pithead.games.imperial_miners.state import MinersState
from rules import rule

EVENTS = "+".join(f"V{number:02}" for number in range(1, 11))
SEEDS = range(20)
# Level III has a place in this mine, for whoever can pay.
DEEP = {"I/0": "A1", "II/1": "A2"}
TWO: Belongings = {"hand": "A1 B1"}


@rule("IM-18")
def test_imagined_hands_have_the_levels_that_are_seen() -> None:
    state = table()

    for seed in range(20):
        other = GAME.reimagined(state, 0, seeded(seed))
        assert seen(other, 0) == seen(state, 0)


@rule("IM-18", "IM-8")
def test_what_is_hidden_is_dealt_anew() -> None:
    state = table()
    imagined = [GAME.reimagined(state, 0, seeded(seed)) for seed in range(20)]

    assert len({hand(other, "blue") for other in imagined}) > 10
    assert len({str(other.decks) for other in imagined}) == 20
    assert len({str(other.events) for other in imagined}) > 15


@rule("IM-42")
def test_a_card_everyone_has_seen_stays_in_an_imagined_hand() -> None:
    state = table()
    imagined = [GAME.reimagined(state, 0, seeded(seed)) for seed in range(20)]

    assert all("D21a" in hand(other, "blue").split() for other in imagined)
    assert not all("D20a" in hand(other, "blue").split() for other in imagined)


@rule("IM-18")
def test_ones_own_hand_stays() -> None:
    state = table()

    assert hand(GAME.reimagined(state, 1, seeded(3)), "blue") == hand(state, "blue")


@rule("IM-7")
def test_all_cards_are_still_there_in_what_is_imagined() -> None:
    state = table()
    other = GAME.reimagined(state, SPECTATOR, seeded(3))

    for level in range(4):
        assert sorted(cards_of(other, level)) == sorted(cards_of(state, level))


def cards_of(state: MinersState, level: int) -> list[str]:
    """Everywhere but in mines."""
    kinds = state.decks[level] + state.discards[level]
    for player in state.players:
        kinds = kinds + [k for k in player.hand if state.cards.cards[k].level == level]
    return names(state, kinds).split()


@rule("IM-A22")
def test_an_imagined_sealed_card_is_any_that_could_be_played() -> None:
    state = table()
    play(state, "blue: play D02a")

    imagined = [GAME.reimagined(state, 0, seeded(seed)) for seed in range(30)]

    assert len({other.players[1].sealed for other in imagined}) > 5
    for other in imagined:
        assert other.players[1].sealed in other.players[1].hand
        assert other.can_play(1, other.players[1].sealed)


@rule("IM-A22")
def test_a_sealed_card_is_imagined_as_playable_even_where_hardly_any_is() -> None:
    # Blue has no coins: of level III only D37 can have been sealed, and it was without asking.
    laid = {"I/0": "D14b", "II/1": "D20a"}
    state = position(2, red={"hand": "D01a D01b"}, blue={"hand": "D37 D38", "mine": laid})

    for seed in range(60):
        other = GAME.reimagined(state, 0, seeded(seed))
        assert other.can_play(1, other.players[1].sealed)


@rule("IM-A22")
def test_once_revealed_a_card_stays_in_what_is_imagined() -> None:
    state = table()
    play(state, "blue: play D20a", "red: play D01a")

    imagined = [GAME.reimagined(state, 0, seeded(seed)) for seed in range(10)]

    assert {other.players[1].sealed for other in imagined} == {kind("D20a")}


@rule("IM-A2", "IM-18")
def test_who_is_asked_for_a_card_is_imagined_with_a_choice() -> None:
    # Blue has six coins: many cards of level III would be too dear.
    laid = {"I/0": "D14b", "II/1": "D20a"}
    state = position(
        2, red={"hand": "D01a D01b"}, blue={"coins": 6, "hand": "D35a D36a", "mine": laid}
    )

    for seed in range(20):
        other = GAME.reimagined(state, 0, seeded(seed))
        assert len(GAME.legal_actions(other, 1)) == 2


@rule("IM-8")
def test_given_events_stay_in_their_order_in_what_is_imagined() -> None:
    state = GAME.start(2, {"events": EVENTS}, seed=1)

    assert GAME.reimagined(state, 0, seeded(1)).events == state.events


@rule("IM-18")
def test_imagining_leaves_the_true_state_alone() -> None:
    state = table()
    before = json.dumps(state.facts())

    other = GAME.reimagined(state, 0, seeded(1))
    play(other, "red: play D01a")

    assert json.dumps(state.facts()) == before


# -- the promise -------------------------------------------------------------------------------


def kept(state: MinersState) -> bool:
    """Whether all that the seats and a spectator imagine agrees with what they know."""
    return [broken_promises(GAME, state, seed) for seed in SEEDS] == [[]] * len(SEEDS)


@rule("IM-18", "IM-A2")
def test_who_is_asked_has_two_answers_where_only_two_cards_can_be_played() -> None:
    game = few_cards(F3="0, 1 copy", G3="0, 1 copy", X3="13, 40 copies")
    blue: Belongings = {"hand": "F3 G3 X3", "mine": DEEP}

    state = position(2, game=game, red=TWO, blue=blue)

    assert (to_act(state), kept(state)) == ("red, blue", True)


@rule("IM-18", "IM-A2")
def test_several_who_are_asked_share_the_few_cards_that_can_be_played() -> None:
    # Of each of two cards there are as many as seats that must have both.
    game = few_cards(F3="0, 3 copies", G3="0, 3 copies", X3="13, 40 copies")
    poor: Belongings = {"hand": "F3 G3 X3 X3", "mine": DEEP}

    state = position(4, game=game, red=TWO, blue=poor, green=poor, yellow=poor)

    assert (to_act(state), kept(state)) == ("red, blue, green, yellow", True)


@rule("IM-A2", "IM-A22")
def test_sealed_cards_can_be_played_where_hardly_any_can() -> None:
    game = few_cards(F3="0, 1 copy", G3="0, 1 copy", X3="13, 40 copies")
    blue: Belongings = {"hand": "F3 X3", "mine": DEEP}
    green: Belongings = {"hand": "G3 X3", "mine": DEEP}

    state = position(3, game=game, red=TWO, blue=blue, green=green)

    # Each of the two had only one card to choose.
    assert (to_act(state), kept(state)) == ("red", True)


@rule("IM-19", "IM-A2")
def test_who_can_play_nothing_is_imagined_so() -> None:
    game = few_cards(X3="13, 2 copies", F3="0, 40 copies")
    blue: Belongings = {"hand": "X3 X3", "mine": DEEP}

    state = position(2, game=game, red=TWO, blue=blue)

    assert (to_act(state), kept(state)) == ("red", True)
    assert hand(GAME.reimagined(state, 0, seeded(1)), "blue") == "X3 X3"


@rule("IM-A2", "IM-18")
def test_who_can_play_much_leaves_the_dear_cards_to_who_can_play_nothing() -> None:
    # Blue, with nine coins, could also hold what green, with five, must.
    game = few_cards(
        E3="2, 1 copy", F3="3, 1 copy", G3="7, 2 copies", H3="1, 30 copies", X3="13, 1 copy"
    )
    blue: Belongings = {"coins": 9, "hand": "E3 F3", "mine": DEEP}
    green: Belongings = {"coins": 5, "hand": "G3 G3 X3", "mine": DEEP}

    state = position(3, game=game, red=TWO, blue=blue, green=green)

    assert (to_act(state), kept(state)) == ("red, blue", True)
    assert hand(GAME.reimagined(state, 0, seeded(1)), "green") == "G3 G3 X3"


@rule("IM-41")
def test_who_must_discard_is_imagined_with_different_cards() -> None:
    game = few_cards(hand=2, X3="13, 40 copies", F3="0, 1 copy")
    blue: Belongings = {"hand": "X3 X3 F3"}

    state = position(2, event="V04", round_=2, game=game, red=TWO, blue=blue)

    assert (to_act(state), kept(state)) == ("blue", True)


@rule("IM-42", "IM-18")
def test_cards_that_everyone_has_seen_count_among_the_answers() -> None:
    game = few_cards(F3="0, 2 copies", G3="0, 1 copy", X3="13, 40 copies")
    blue: Belongings = {"hand": "F3 G3 X3", "shown": "F3", "mine": DEEP}

    state = position(2, game=game, red=TWO, blue=blue)

    # The other copy of F3 would be no second answer.
    assert kept(state)
    assert "G3" in hand(GAME.reimagined(state, 0, seeded(1)), "blue")


@rule("IM-A22")
def test_a_preview_tells_of_no_reveal_while_somebody_still_chooses() -> None:
    game = few_cards(F3="0, 1 copy", G3="0, 1 copy", X3="13, 40 copies")
    blue: Belongings = {"hand": "F3 G3 X3", "mine": DEEP}
    state = position(2, game=game, red=TWO, blue=blue)

    preview = GAME.preview(state, 0, found(state, "play A1"))

    assert (preview.is_certain, preview.changes) == (True, [{}, {}])


SCARCE = few_cards(
    B2="6, 3 copies", C2="9, 2 copies", E3="0, 2 copies", F3="2, 2 copies", G3="5, 2 copies",
    H3="8, 2 copies", X3="13, 30 copies", Y3="13, 2 copies",
)  # fmt: skip


def by_chance(seats: int, seed: int) -> MinersState:
    """Hands of scarce cards, as likely by kind, and purses with which some can be played."""
    rng = seeded(seed)
    left = {"B2": 3, "C2": 2, "E3": 2, "F3": 2, "G3": 2, "H3": 2, "X3": 30, "Y3": 2}
    owned: list[Belongings] = []
    for _ in range(len(COLOURS)):
        cards: list[str] = []
        for _ in range(1 + rng.below(4)):
            kinds = [name for name, copies in left.items() if copies]
            cards.append(kinds[rng.below(len(kinds))])
            left[cards[-1]] -= 1
        everyone_knows = cards[0] if rng.below(4) == 0 else ""
        held: Belongings = {"coins": rng.below(12), "hand": " ".join(cards), "mine": DEEP}
        owned.append({**held, "shown": everyone_knows})
    red, blue, green, yellow, white = owned
    return position(seats, game=SCARCE, red=red, blue=blue, green=green, yellow=yellow, white=white)


@rule("IM-18", "IM-19", "IM-A2", "IM-A22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_promise_is_kept_where_playable_cards_are_scarce(seats: int) -> None:
    states = [by_chance(seats, seed) for seed in range(40)]

    assert [broken_promises(GAME, state, seed) for seed, state in enumerate(states)] == [[]] * 40


GAMES = {
    "ours": GAME,
    "small hands": make({"rules": {"hand": 2}}),
    "poor": few_cards(
        hand=3, B2="2, 15 copies", F3="0, 2 copies", X3="9, 9 copies", Y3="4, 9 copies"
    ),
}


@rule("IM-18", "IM-A22", "IM-10", "IM-41")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_the_promise_is_kept_in_random_games(name: str, seats: int) -> None:
    game = GAMES[name]
    broken: list[str] = []
    for seed in range(4):
        rng = seeded(seed)
        state = game.start(seats, {}, seed)
        while not state.is_over():
            if rng.below(4) == 0:
                broken += broken_promises(game, state, seed)
            game.apply(state, *choice(game, state, rng))
        broken += broken_promises(game, state, seed)

    assert broken == []
