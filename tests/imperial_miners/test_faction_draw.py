"""Searching decks for a faction: IM-42, IM-43, IM-A20."""

from imperial_miners.look import (
    asked,
    coins,
    deck,
    design,
    discards,
    hand,
    legal,
    shown,
)
from imperial_miners.table import invented, play, position
from pithead.engine.message import Message
from pithead.games.imperial_miners.state import MinersState
from rules import rule


def revealed(state: MinersState, kind: str) -> list[list[str]]:
    """The cards shown by each search of this kind."""
    result = []
    for event in state.journal.events:
        if event.kind == kind:
            cards = event.params["cards"]
            assert isinstance(cards, list)
            named = [card.params["card"] for card in cards]
            result.append([design(card) for card in named if isinstance(card, Message)])
    return result


@rule("IM-42")
def test_a_search_reveals_cards_until_the_faction_appears_and_takes_that_one() -> None:
    decks = {"II": "D17a D20a D15b D16a", "I": "", "III": ""}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b")

    assert (hand(state), revealed(state, "searched")) == ("D15b", [["D17", "D20"]])


@rule("IM-42")
def test_the_other_revealed_cards_are_shuffled_back() -> None:
    tops = set()
    for seed in range(30):
        decks = {"II": "D17a D20a D15b D16a", "I": "", "III": ""}
        state = position(
            decks=decks, seed=seed, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}}
        )
        play(state, "place 1", "effect b")
        assert sorted(deck(state, "II").split()) == ["D16a", "D17a", "D20a"]
        tops.add(deck(state, "II").split()[0])

    assert tops == {"D16a", "D17a", "D20a"}


@rule("IM-42")
def test_if_the_first_card_fits_nothing_is_shuffled() -> None:
    decks = {"II": "D15b D17a D20a D16a D18a D19a", "I": "", "III": ""}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b")

    assert deck(state, "II") == "D17a D20a D16a D18a D19a"


@rule("IM-42")
def test_a_card_of_two_factions_is_found_for_either() -> None:
    decks = {"II": "D17a D28", "I": "", "III": ""}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b")

    assert hand(state) == "D28"


@rule("IM-42")
def test_the_deck_to_search_is_chosen() -> None:
    decks = {"II": "D17a D15b", "I": "D01a", "III": "D35a"}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b", "draw III")

    assert (hand(state), deck(state, "II"), deck(state, "I")) == ("D35a", "D17a D15b", "D01a")


@rule("IM-42")
def test_after_a_search_in_vain_another_deck_is_picked() -> None:
    decks = {"II": "D17a D20a", "I": "D01a", "III": "D35a"}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b", "draw II")

    assert (legal(state), sorted(deck(state, "II").split())) == (
        ["draw I", "draw III"],
        ["D17a", "D20a"],
    )
    assert revealed(state, "searched_in_vain") == [["D17", "D20"]]


@rule("IM-42")
def test_a_deck_searched_in_vain_is_shuffled() -> None:
    tops = set()
    for seed in range(30):
        decks = {"II": "D17a D20a D18a", "I": "D01a", "III": "D35a"}
        state = position(
            decks=decks, seed=seed, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}}
        )
        play(state, "place 1", "effect b", "draw II")
        tops.add(deck(state, "II").split()[0])

    assert tops == {"D17a", "D18a", "D20a"}


@rule("IM-42")
def test_with_every_deck_searched_in_vain_nothing_is_taken() -> None:
    decks = {"II": "D17a", "I": "D03a", "III": "D39a"}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b", "draw II", "draw I")

    assert (hand(state), coins(state), asked(state)) == ("", 0, "effect")


@rule("IM-42")
def test_the_search_does_not_enter_the_discard_pile() -> None:
    decks = {"II": "D17a D20a", "I": "D03a", "III": "D39a"}
    state = position(
        decks=decks, discards="D15b", red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}}
    )

    play(state, "place 1", "effect b", "draw II")

    assert (hand(state), discards(state), legal(state)) == ("", "D15b", ["draw I", "draw III"])


@rule("IM-42", "IM-43")
def test_an_empty_deck_is_made_anew_to_be_searched() -> None:
    decks = {"II": "", "I": "D03a", "III": "D39a"}
    state = position(
        decks=decks, discards="D15b", red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}}
    )

    play(state, "place 1", "effect b", "draw II")

    assert (hand(state), discards(state)) == ("D15b", "")


@rule("IM-42")
def test_for_any_the_faction_is_named_first() -> None:
    decks = {"I": "D01a D06a D02a", "II": "", "III": ""}
    state = position(decks=decks, red={"hand": "D10a"})

    play(state, "effect b")
    offered = legal(state)
    play(state, "faction A")

    assert (offered, hand(state)) == ([f"faction {letter}" for letter in "SEABJR"], "D06a")


@rule("IM-42")
def test_the_faction_is_named_anew_for_each_card() -> None:
    game = invented(X1="drawf 2 any")
    decks = {"I": "D01a D06a D02a", "II": "", "III": ""}
    state = position(game=game, decks=decks, red={"hand": "X1"})

    play(state, "effect a", "faction A", "faction S")

    assert (hand(state), asked(state)) in [("D01a D06a", "surface"), ("D02a D06a", "surface")]


@rule("IM-42")
def test_a_deck_searched_in_vain_is_offered_again_for_the_next_card() -> None:
    game = invented(X1="drawf 2 any")
    decks = {"I": "D01a D02a", "II": "D20a", "III": ""}
    state = position(game=game, decks=decks, red={"hand": "X1"})

    play(state, "effect a", "faction A", "draw I", "faction S")

    assert hand(state) in ("D01a D20a", "D02a D20a")


@rule("IM-42")
def test_the_card_that_was_found_is_known_to_all() -> None:
    decks = {"II": "D17a D15b", "I": "", "III": ""}
    state = position(decks=decks, red={"coins": 2, "hand": "D16b", "mine": {"I/0": "D14a"}})

    play(state, "place 1", "effect b")

    assert shown(state) == "D15b"


@rule("IM-A20")
def test_a_faction_is_searched_in_decks_i_to_iii_only() -> None:
    state = position(red={"hand": "D10a"})

    play(state, "effect b", "faction S")

    assert legal(state) == ["draw I", "draw II", "draw III"]
