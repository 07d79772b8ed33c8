"""What a bot may imagine: all that is hidden, dealt anew. DW-5"""

import json
from itertools import chain

from dwarf.table import GAME, finish_round, play, position
from pithead.engine.rng import seeded
from pithead.games.dwarf.state import DwarfState
from rules import rule


def seen(state: DwarfState) -> str:
    return json.dumps(GAME.view(state, 0))


@rule("DW-5")
def test_an_imagined_state_looks_the_same() -> None:
    state = GAME.start(3, {}, seed=5)
    before = seen(state)

    assert [seen(GAME.reimagined(state, 1, seeded(seed))) for seed in range(10)] == [before] * 10


@rule("DW-5")
def test_what_is_hidden_is_dealt_anew() -> None:
    state = GAME.start(3, {}, seed=5)
    imagined = [GAME.reimagined(state, 1, seeded(seed)) for seed in range(20)]

    assert len({tuple(other.mountains[0]) for other in imagined}) == 20
    assert len({str(other.piles) for other in imagined}) > 10


@rule("DW-5")
def test_the_true_state_is_left_alone() -> None:
    state = GAME.start(2, {}, seed=5)
    before = json.dumps(state.facts())

    other = GAME.reimagined(state, 0, seeded(1))
    finish_round(other)

    assert json.dumps(state.facts()) == before


@rule("DW-5")
def test_the_cards_themselves_stay_the_same() -> None:
    state = GAME.start(5, {}, seed=5)

    other = GAME.reimagined(state, 0, seeded(1))

    for mine in range(2):
        assert sorted(other.mountains[mine]) == sorted(state.mountains[mine])
        piles = slice(3 * mine, 3 * mine + 3)
        assert sorted(chain(*other.piles[piles])) == sorted(chain(*state.piles[piles]))


@rule("DW-5", "DW-7")
def test_the_tops_of_the_piles_stay() -> None:
    state = GAME.start(2, {}, seed=5)

    for seed in range(20):
        other = GAME.reimagined(state, 0, seeded(seed))
        assert [pile[-1] for pile in other.piles] == [pile[-1] for pile in state.piles]


@rule("DW-5", "DW-9")
def test_the_layers_of_the_mountain_stay() -> None:
    state = GAME.start(2, {"layered": True}, seed=5)

    other = GAME.reimagined(state, 0, seeded(1))

    lanterns = [state.cards.cards[card].lanterns for card in other.mountains[0]]
    assert lanterns == [3] * 22 + [2] * (len(lanterns) - 22)
    assert other.deep == [22]


@rule("DW-5", "DW-9")
def test_both_layers_are_dealt_anew() -> None:
    state = GAME.start(2, {"layered": True}, seed=5)
    before = state.mountains[0]

    after = GAME.reimagined(state, 0, seeded(1)).mountains[0]

    assert (after[:22] == before[:22], after[22:] == before[22:]) == (False, False)


@rule("DW-5")
def test_chance_is_dealt_anew() -> None:
    state = position(laid="5 gold, 5 alloy, 5 help", piles=["run_amok"], mountain="")

    orders = set()
    for seed in range(40):
        other = GAME.reimagined(state, 0, seeded(seed))
        play(other, "red: special 1 workers")
        orders.add(tuple(other.stacks[4]))

    assert len(orders) > 1


@rule("DW-5", "DW-9")
def test_the_lower_layer_is_known_to_be_what_is_left_when_the_upper_is_used_up() -> None:
    state = position(mountain="1 gold, 2 orcs, 3 help, 5 gold, 6 knockers, 7 knockers")
    state.deep[0] = 5

    finish_round(state)

    assert (state.deep, len(state.mountains[0])) == ([4], 4)


@rule("DW-5")
def test_an_imagined_future_differs() -> None:
    state = GAME.start(2, {}, seed=5)

    futures = set()
    for seed in range(10):
        other = GAME.reimagined(state, 0, seeded(seed))
        finish_round(other)
        futures.add(seen(other))

    assert len(futures) > 1


@rule("DW-5")
def test_the_journal_of_an_imagined_state_is_muted() -> None:
    state = GAME.start(2, {}, seed=5)

    other = GAME.reimagined(state, 0, seeded(1))
    finish_round(other)

    assert other.journal.events == []
