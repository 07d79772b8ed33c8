"""The grammar of the effect language: what is read is printed again, anything else refused."""

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperial_miners.phrases import PLACES, phrases
from imperial_miners.table import GAME
from pithead.engine.inspection import BadPhrase
from pithead.games.imperial_miners.grammar import VERBS, read_effect
from pithead.games.imperial_miners.loader import read_data
from pithead.games.imperial_miners.phrases import TURN_RULES
from pithead.games.imperial_miners.quantities import PLACEMENTS, QUANTITIES, TARGETS
from rules import rule


def written() -> list[tuple[str, str]]:
    """Every phrase of our data, with the kind of place it stands in."""
    data = read_data()
    result = [("card", text) for card in data["cards"].values() for text in card["effects"]]
    for event in data["events"].values():
        place = "mine phase" if event["when"] == "mine phase" else "event"
        result.append((place, event["effect"]))
    for board in data["boards"].values():
        *spaces, top = board["spaces"]
        result += [("space", text) for text in spaces]
        result.append(("top space", top))
    return list(dict.fromkeys(result))


def printed(text: str, place: str) -> str:
    return read_effect(text, PLACES[place]).phrase()


def refusal(text: str, place: str = "card") -> str:
    with pytest.raises(BadPhrase) as error:
        read_effect(text, PLACES[place])
    return f"{error.value.found}; expected {error.value.expected}"


def printed_unless_refused(text: str, place: str) -> str:
    try:
        return printed(text, place)
    except BadPhrase:
        return text


# -- there and back ----------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "text"), written(), ids=str)
def test_every_phrase_of_our_data_is_printed_as_it_is_written(place: str, text: str) -> None:
    assert printed(text, place) == text


def test_the_cards_of_the_game_print_what_the_data_says() -> None:
    texts = {card.design: [effect.phrase() for effect in card.effects] for card in GAME.cards.cards}

    assert texts == {name: entry["effects"] for name, entry in read_data()["cards"].items()}


@pytest.mark.parametrize("place", PLACES)
@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_any_phrase_of_the_grammar_is_printed_as_it_is_written(
    place: str, data: st.DataObject
) -> None:
    text = data.draw(phrases(place))

    assert printed(text, place) == text


SCRAPS: Final = [
    *VERBS, *TARGETS, *QUANTITIES, *PLACEMENTS, ">", ";", "; ", "per", "max", "div>=4", "S/2", "1",
    "0", "01", "999", "1000", "-1", "5-S", "-S", "any", "/", ">=", "", "²", "\n", "ё",
]  # fmt: skip


@pytest.mark.parametrize("place", PLACES)
@given(text=st.lists(st.sampled_from(SCRAPS), max_size=9).map(" ".join) | st.text(max_size=30))
@settings(max_examples=300, deadline=None)
def test_scraps_of_the_language_are_read_or_refused_but_never_misread(
    place: str, text: str
) -> None:
    assert printed_unless_refused(text, place) == text


# -- strict ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' in ''; expected one of coin, vp, draw,"),
        ("gold 3", "'gold' in 'gold 3'; expected one of coin, vp, draw,"),
        ("Coin 3", "'Coin' in 'Coin 3'; expected one of coin"),
        ("coin", "'coin' ends early; expected a number after 'coin'"),
        ("coin x", "'x' in 'coin x'; expected a number after 'coin'"),
        ("coin 0", "'0' in 'coin 0'; expected a number after 'coin'"),
        ("coin 02", "'02' in 'coin 02'; expected a number after 'coin'"),
        ("coin -2", "'-2' in 'coin -2'; expected a number after 'coin'"),
        ("coin 1000", "'1000' in 'coin 1000'; expected a number after 'coin'"),
        ("coin ²", "'²' in 'coin ²'; expected a number after 'coin'"),
        ("coin 2 3", "'3' after 'coin 2'; expected nothing more"),
        ("coin  2", "'' in 'coin  2'; expected a number after 'coin'"),
        ("coin 2;vp 1", "'2;vp' in 'coin 2;vp 1'; expected a number after 'coin'"),
        ("coin 2; ", "'' in ''; expected one of coin"),
        ("draw 1 per", "'draw 1 per' ends early; expected a quantity after 'per'"),
        ("draw 1 per gold", "'gold' in 'draw 1 per gold'; expected one of S E A B J R div"),
        ("draw 1 per div/", "'' in 'draw 1 per div/'; expected a number after '/'"),
        ("draw 1 per div/0", "'0' in 'draw 1 per div/0'; expected a number after '/'"),
        ("draw 1 per div/1", "'/1' in 'draw 1 per div/1'; expected a number from 2 after '/'"),
        ("draw 1 per div /2", "'/2' after 'draw 1 per div'; expected nothing more"),
        ("draw 1 max 2", "'max 2' after 'draw 1'; expected nothing more"),
        ("draw 1 per div max", "'draw 1 per div max' ends early; expected a number after 'max'"),
        ("drawf 1", "'drawf 1' ends early; expected a faction letter or any"),
        ("drawf 1 X", "'X' in 'drawf 1 X'; expected one of S E A B J R any"),
        ("gear 1", "'gear 1' ends early; expected a target such as any or adj"),
        ("gear 1 here", "'here' in 'gear 1 here'; expected one of this any adj"),
        ("ruin any", "'any' in 'ruin any'; expected a number after 'ruin'"),
        ("act", "'act' ends early; expected a target such as any or adj"),
        ("act L5", "'L5' in 'act L5'; expected one of this any adj"),
        ("fix 2", "'fix 2' ends early; expected coin or vp"),
        ("fix 2 gear 1", "'gear' in 'fix 2 gear 1'; expected coin or vp"),
        ("fix 2 coin", "'fix 2 coin' ends early; expected what each token gives"),
        ("pay", "'pay' ends early; expected a price such as 3 or 5-S"),
        ("pay 3-E > vp 1", "'3-E' in 'pay 3-E > vp 1'; expected a price such as 3 or 5-S"),
        ("pay 3 vp 1", "'pay 3 vp 1'; expected ' > ' and a step"),
        ("pay 3 >", "'pay 3 >' ends early; expected a verb such as 'coin'"),
        ("if > vp 1", "'>' in 'if > vp 1'; expected Q>=n, edge, two_above, enclosed or bottom"),
        ("if div>4 > vp 1", "'div>4' in 'if div>4 > vp 1'; expected Q>=n, edge"),
        ("if gold>=4 > vp 1", "'gold' in 'if gold>=4 > vp 1'; expected one of S E A"),
        ("if div>=0 > vp 1", "'0' in 'if div>=0 > vp 1'; expected a number after '>='"),
        ("may", "'may' ends early; expected a verb such as 'coin'"),
        ("fix 1 coin 1 per div", "'per div' after 'fix 1 coin 1'; expected nothing more"),
        ("act any per div", "'per div' after 'act any'; expected nothing more"),
        ("may " * 9 + "coin 1", "expected at most 6 steps inside each other"),
        ("may " * 5000 + "coin 1", "…; expected at most 6 steps inside each other"),
        ("coin " + "9" * 5000, "…; expected a number after 'coin'"),
    ],
    ids=lambda each: str(each)[:40],
)
def test_what_is_not_the_grammar_is_refused_with_one_sentence(text: str, sentence: str) -> None:
    assert sentence in refusal(text)


def test_six_steps_may_lie_inside_each_other() -> None:
    text = "may pay 1 > if edge > discard 1 > ungear 1 > vp 1"

    assert printed(text, "card") == text


# -- where words may stand ---------------------------------------------------------------------


@rule("IM-L4")
@pytest.mark.parametrize("place", [place for place in PLACES if place != "mine phase"])
@pytest.mark.parametrize("text", ["discount L3 2", "surface 2", "both", "fork", "may both"])
def test_the_words_of_the_mine_phase_stand_in_its_events_only(text: str, place: str) -> None:
    assert "expected discount, surface, both and fork in events of the mine phase" in refusal(
        text, place
    )


@rule("IM-L4")
@pytest.mark.parametrize("verb", [verb for verb in VERBS if verb not in TURN_RULES])
def test_no_other_verb_stands_in_an_event_of_the_mine_phase(verb: str) -> None:
    assert refusal(f"{verb} 1", "mine phase").startswith(f"'{verb}'; expected discount, surface")


@rule("IM-L4")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("discount 2", "'2' in 'discount 2'; expected a level L1 to L4"),
        ("discount L5 2", "'L5' in 'discount L5 2'; expected a level L1 to L4"),
        ("discount L3", "'discount L3' ends early; expected a number of coins"),
        ("surface", "'surface' ends early; expected a number of effects"),
        ("surface 1", "'surface 1'; expected 2 to 9 effects"),
        ("surface 10", "'surface 10'; expected 2 to 9 effects"),
        ("both 2", "'2' after 'both'; expected nothing more"),
    ],
)
def test_the_words_of_the_mine_phase_have_their_own_form(text: str, sentence: str) -> None:
    assert refusal(text, "mine phase") == sentence


@rule("IM-L7")
@pytest.mark.parametrize("place", ["space", "top space", "event"])
@pytest.mark.parametrize("target", ["this", "adj", "above", "below", "row"])
@pytest.mark.parametrize("verb", ["gear 1", "ruin 1", "act", "again"])
def test_targets_around_a_card_need_an_acting_card(verb: str, target: str, place: str) -> None:
    sentence = f"'{target}' without an acting card; expected a target of the mine"

    assert refusal(f"{verb} {target}", place) == sentence


@rule("IM-L7")
@pytest.mark.parametrize("place", ["space", "top space", "event"])
@pytest.mark.parametrize("quantity", ["gthis", "carts_this", "adj", "adjF", "row"])
@pytest.mark.parametrize("phrase", ["vp 1 per {}", "if {}>=2 > vp 1"])
def test_quantities_around_a_card_need_an_acting_card(
    phrase: str, quantity: str, place: str
) -> None:
    sentence = f"'{quantity}' without an acting card; expected a quantity of the mine or player"

    assert refusal(phrase.format(quantity), place) == sentence


@rule("IM-L7")
@pytest.mark.parametrize("place", ["space", "top space", "event"])
@pytest.mark.parametrize("placement", PLACEMENTS)
def test_placement_conditions_need_an_acting_card(placement: str, place: str) -> None:
    sentence = f"'{placement}' without an acting card; expected a condition such as div>=4"

    assert refusal(f"if {placement} > vp 1", place) == sentence


@rule("IM-L7")
@pytest.mark.parametrize("text", ["draw4 1", "may draw4 1", "pay 3 > draw4 1"])
def test_a_mine_card_never_takes_cards_of_level_iv(text: str) -> None:
    assert refusal(text) == "'draw4' on a mine card; expected it on boards and events only"


@rule("IM-A14")
@pytest.mark.parametrize("text", ["adv 1", "vp 2; adv 1", "may pay 1 > adv 1", "adv 1 per fin"])
def test_a_top_space_never_advances(text: str) -> None:
    assert refusal(text, "top space") == (
        "'adv' on a top space; expected no advance there, which could go on for ever"
    )


@rule("IM-L2")
@pytest.mark.parametrize(
    "step", ["coin 1", "vp 1", "draw 1", "drawf 1 S", "gear 1 any", "ruin 1 any", "cart 1", "adv 1"]
)
def test_per_may_follow_these_steps_on_a_card(step: str) -> None:
    assert printed(f"{step} per S/2 max 3", "card") == f"{step} per S/2 max 3"


@rule("IM-L2")
def test_per_may_follow_draw4_on_a_board() -> None:
    assert printed("draw4 1 per fin", "space") == "draw4 1 per fin"
