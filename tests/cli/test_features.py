"""The command that tells what a learner is told."""

import pytest

from cli.running import run
from pithead.games import NAMES, find_game
from pithead.text import LANGUAGES


@pytest.mark.parametrize("name", NAMES)
def test_every_part_is_named_with_its_places_shape_and_scale(name: str) -> None:
    features = find_game(name).features

    ran = run("features", name, COLUMNS="160")

    assert ran.code == 0
    assert f"{features.size} numbers, version {features.version}" in ran.out
    for part in features.parts:
        line = next(line for line in ran.out.splitlines() if line.startswith(f"{part.name} "))
        assert f" {part.first}" in line
        assert ("0 or 1" in line) == part.is_flag()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_document_has_all_that_a_program_needs(language: str) -> None:
    features = find_game("dwergar").features

    document = run("features", "dwergar", "--json", "--lang", language).document()

    assert (document["version"], document["size"]) == (features.version, features.size)
    assert document["fingerprint"] == features.fingerprint()
    goods = next(part for part in document["parts"] if part["name"] == "goods")
    assert goods["axes"][1] == {"name": "good", "labels": ["stone", "iron", "gold", "crystal"]}
    assert (goods["first"], goods["per"], goods["most"]) == (
        features.part("goods").first, 5, 6
    )  # fmt: skip
    assert all(part["meaning"].endswith(".") for part in document["parts"])


def test_a_game_that_is_not_there_is_refused_in_one_sentence() -> None:
    ran = run("features", "chess")

    assert (ran.code, ran.out) == (2, "")
    assert "There is no game called 'chess'" in ran.err
