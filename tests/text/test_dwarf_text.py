"""Sentences of DWARF that are easily got wrong."""

from typing import Final

import pytest

from pithead.engine.message import Message
from pithead.games.dwarf.grammar import read_effect
from pithead.games.dwarf.words import DEFEND, FORGE
from pithead.text import catalogue

NAMES: Final = ["Ola", "Bo"]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "1 item for 1 gold and 2 steel"),
        ("uk", "1 артефакт за 1 золото і 2 сталі"),
        ("it", "1 artefatto in cambio di 1 oro e 2 acciaio"),
    ],
)
def test_forging_is_said_as_a_trade(language: str, sentence: str) -> None:
    mace = read_effect("pay 2 steel, 1 gold > gain 1 item", FORGE)

    assert catalogue(language).say(mace.message()) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola takes the special action “Run amok” for a worker and 4 medals."),
        ("uk", "Ola бере спеціальну дію «Впасти в шал» за робітника і 4 медалі."),
        (
            "it",
            "Ola sceglie l’Azione Speciale «Furia Cieca» al costo di un lavoratore e 4 medaglie.",
        ),
    ],
)
def test_medals_paid_for_a_special_action_are_counted(language: str, sentence: str) -> None:
    told = Message(
        "dwarf.told.special",
        {"seat": 0, "medals": 4, "special": Message("dwarf.special.run_amok")},
    )

    assert catalogue(language).say(told, NAMES) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "undefended: everyone loses all items"),
        ("uk", "без оборони: кожен втрачає артефакти без залишку"),
        ("it", "senza difesa: ognuno resta senza artefatti"),
    ],
)
def test_a_box_file_may_let_a_monster_take_any_good(language: str, sentence: str) -> None:
    thief = read_effect("lose all items", DEFEND)

    assert catalogue(language).say(thief.message()) == sentence
