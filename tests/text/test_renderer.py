"""A message becomes one sentence in the reader's language."""

from typing import Final

import pytest

from pithead.engine.errors import BadBox, BadNotation, IllegalAction, NotAsked, PitheadError
from pithead.engine.message import Message
from pithead.text import Catalogue, catalogue

CARDS: Final = {
    "en": "{n, plural, one {# card} other {# cards}}",
    "uk": "{n, plural, one {# карта} few {# карти} many {# карт} other {# карти}}",
    "it": "{n, plural, one {# carta} other {# carte}}",
}


def said(language: str, pattern: str, **params: int | str) -> str:
    return Catalogue(language, {"key": pattern}).word("key", **params)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (0, "0 карт"),
        (1, "1 карта"),
        (2, "2 карти"),
        (5, "5 карт"),
        (11, "11 карт"),
        (12, "12 карт"),
        (21, "21 карта"),
        (22, "22 карти"),
        (111, "111 карт"),
    ],
)
def test_ukrainian_counts_in_three_forms(number: int, sentence: str) -> None:
    assert said("uk", CARDS["uk"], n=number) == sentence


@pytest.mark.parametrize(("number", "sentence"), [(0, "0 carte"), (1, "1 carta"), (21, "21 carte")])
def test_italian_counts_in_two_forms(number: int, sentence: str) -> None:
    assert said("it", CARDS["it"], n=number) == sentence


@pytest.mark.parametrize(("number", "sentence"), [(0, "0 cards"), (1, "1 card"), (21, "21 cards")])
def test_english_counts_in_two_forms(number: int, sentence: str) -> None:
    assert said("en", CARDS["en"], n=number) == sentence


def test_a_number_with_an_option_of_its_own_is_said_by_it() -> None:
    pattern = "{n, plural, =0 {nothing} one {# card} other {# cards}}"

    assert said("en", pattern, n=0) == "nothing"


def test_an_option_may_say_nothing() -> None:
    assert said("en", "done{n, plural, =0 {} one { once} other { # times}}", n=0) == "done"


def test_a_form_without_an_option_is_said_as_other() -> None:
    assert said("uk", "{n, plural, other {карт: #}}", n=2) == "карт: 2"


def test_select_takes_the_option_named_by_the_param() -> None:
    pattern = "{who, select, bot {The bot} other {Someone}} passes"

    assert said("en", pattern, who="bot") == "The bot passes"


def test_select_falls_back_to_other() -> None:
    pattern = "{who, select, bot {The bot} other {Someone}} passes"

    assert said("en", pattern, who="guest") == "Someone passes"


def test_a_chosen_empty_option_of_select_stays_empty() -> None:
    assert said("en", "pass{who, select, bot {} other { or stay}}", who="bot") == "pass"


def test_arguments_inside_an_option_are_filled() -> None:
    pattern = "{n, plural, one {{name} has # card} other {{name} has # cards}}"

    assert said("en", pattern, n=3, name="Ola") == "Ola has 3 cards"


def test_a_message_inside_a_message_is_said_in_the_same_language() -> None:
    dug = Message("dwarf.told.dug", {"card": Message("dwarf.effect.iron"), "position": "b4"})

    assert catalogue("uk").say(dug) == "На позиції b4 відкопано картку «Залізна жила»."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "3 iron, 1 gold, and 1 steel"),
        ("uk", "3 заліза, 1 золото і 1 сталь"),
        ("it", "3 ferro, 1 oro e 1 acciaio"),
    ],
)
def test_a_list_of_messages_is_joined_as_the_language_does(language: str, sentence: str) -> None:
    goods = [
        Message("dwarf.goods.iron", {"n": 3}),
        Message("dwarf.goods.gold", {"n": 1}),
        Message("dwarf.goods.steel", {"n": 1}),
    ]

    assert catalogue(language).say(Message("dwarf.offer.sell", {"goods": goods})) == sentence


def test_a_seat_is_called_by_its_name() -> None:
    passed = Message("dwarf.told.passed", {"seat": 1})

    assert catalogue("it").say(passed, ["Ola", "Bo"]) == "Bo passa."


def test_a_seat_inside_a_nested_message_is_called_by_its_name() -> None:
    inner = Message("inner", {"seat": 0})

    catalogue_of_two = Catalogue("en", {"outer": "{what}!", "inner": "{seat} wins"})

    assert catalogue_of_two.say(Message("outer", {"what": inner}), ["Ola"]) == "Ola wins!"


def test_a_name_with_braces_is_said_as_it_is() -> None:
    passed = Message("dwarf.told.passed", {"seat": 0})

    assert catalogue("en").say(passed, ["{n}'s # 1"]) == "{n}'s # 1 passes."


def test_a_seat_without_a_name_is_said_as_its_number() -> None:
    assert catalogue("en").word("dwarf.told.passed", seat=1) == "2 passes."


def test_a_key_that_no_catalogue_has_is_refused() -> None:
    with pytest.raises(KeyError, match="no_such_key"):
        catalogue("en").word("dwarf.no_such_key")


def test_a_param_that_is_lacking_is_refused() -> None:
    with pytest.raises(KeyError, match="seat"):
        catalogue("en").word("dwarf.told.passed")


def test_a_catalogue_knows_which_keys_it_has() -> None:
    assert (catalogue("uk").has("dwarf.title"), catalogue("uk").has("dwarf.subtitle")) == (
        True,
        False,
    )


@pytest.mark.parametrize(
    "error",
    [
        BadNotation("dwarf", "place {3}'s", ["place 1"]),
        BadBox("my.toml: cards", "'{0}'", "a number"),
    ],
)
def test_an_error_reads_the_same_from_the_engine_and_from_the_catalogue(
    error: PitheadError,
) -> None:
    assert catalogue("en").say(error.message) == str(error)


@pytest.mark.parametrize(
    ("error", "programmer", "player"),
    [
        (
            IllegalAction("place 3", 0, ["pass"]),
            "place 3 is not legal for seat 0",
            "for seat 1 now",
        ),
        (NotAsked(1, []), "Seat 1 is not asked anything now; to act: -.", "Seat 2 is not asked"),
        (NotAsked(1, [0, 2]), "to act: 0, 2.", "to act: 1 and 3."),
    ],
)
def test_a_programmer_counts_seats_from_nothing_and_a_player_from_one(
    error: PitheadError, programmer: str, player: str
) -> None:
    assert programmer in str(error)
    assert player in catalogue("en").say(error.message)
