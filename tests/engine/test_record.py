"""Records: written, read back, and refused in one sentence when they are broken."""

import json
import re
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pithead.engine.errors import BadRecord
from pithead.engine.record import MOST_NUMBER, Record, read_record, record_from_json
from pithead.engine.rng import MOST_SEED

NUMBERS = st.integers(0, MOST_NUMBER)
SEEDS = st.integers(0, MOST_SEED)
# A file is UTF-8, which has no halves of characters.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
OPTIONS = st.dictionaries(TEXTS, TEXTS | st.integers() | st.booleans())
VALUES = st.integers(-(2**63), 2**63 - 1)
# A box's texts hold no number that no card could show.
PHRASES = TEXTS.filter(lambda text: re.search(r"\d{5}", text) is None)
BOXES = st.none() | st.dictionaries(
    TEXTS, PHRASES | VALUES | st.lists(VALUES) | st.dictionaries(TEXTS, PHRASES)
)
SCORES = st.none() | st.lists(st.dictionaries(TEXTS, st.integers()))


@st.composite
def records(draw: st.DrawFn) -> Record:
    seats = draw(st.lists(TEXTS, min_size=1, max_size=5))
    actions = st.lists(st.tuples(st.integers(0, len(seats) - 1), TEXTS))
    return Record(
        draw(TEXTS), draw(NUMBERS), draw(TEXTS), draw(OPTIONS), seats, draw(SEEDS), draw(BOXES),
        draw(actions), draw(SCORES),
    )  # fmt: skip


def document(**changes: object) -> dict[str, Any]:
    """A sound record's document, with some fields changed."""
    record = Record(
        "bids", 1, "0123456789ab", {"rich": True}, ["Brokk", "Sindri"], 7,
        actions=[(0, "bid 1"), (1, "bid 2")],
    )  # fmt: skip
    return record.to_json() | changes


def refused(**changes: object) -> str:
    with pytest.raises(BadRecord) as refusal:
        record_from_json(document(**changes), "game.json")
    return str(refusal.value)


@given(records())
def test_a_record_until_its_end_is_the_record(record: Record) -> None:
    assert record.until(len(record.actions)).to_json() == record.to_json()


@given(records(), st.data())
def test_a_record_until_a_moment_has_lost_its_tail_and_scores(
    record: Record, data: st.DataObject
) -> None:
    number = data.draw(st.integers(0, max(0, len(record.actions) - 1)))

    expected = record.to_json() | {"actions": record.to_json()["actions"][:number]}  # type: ignore[index]
    if record.actions:
        expected["scores"] = None

    assert record.until(number).to_json() == expected


@given(records())
def test_a_record_is_read_back_from_its_text(record: Record) -> None:
    assert read_record(record.to_text()).to_json() == record.to_json()


@given(records())
def test_a_records_text_is_utf_8(record: Record) -> None:
    assert record.to_text().encode("utf-8")


def test_a_record_whose_box_speaks_of_actions_is_read_back() -> None:
    record = record_from_json(document(box={"actions": []}))

    assert read_record(record.to_text()).to_json() == record.to_json()


def test_a_records_text_has_one_action_a_line() -> None:
    lines = record_from_json(document()).to_text().splitlines()

    assert [line for line in lines if "bid " in line] == ['  [0, "bid 1"],', '  [1, "bid 2"]']


def test_letters_of_every_language_stand_in_the_text_as_they_are() -> None:
    text = record_from_json(document(seats=["Оленка", "Eldhúsfífl"])).to_text()

    assert '"Оленка"' in text
    assert '"Eldhúsfífl"' in text


@given(st.text())
@example("")
@example("[" * 100_000)
@example('{"a":' * 100_000)
@example("9" * 5_000)
@example("\ufeff{}")
@example("NaN")
def test_garbage_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text, "game.json")

    assert is_one_sentence(str(refusal.value))


@given(JSON)
def test_any_other_json_is_refused_in_one_sentence(value: object) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(json.dumps(value), "game.json")

    assert is_one_sentence(str(refusal.value))


@given(st.sampled_from(list(document())), JSON)
@example("box", {"a": {"b": {"\ud800": 1}}})
@example("options", {"a\nb": None})
@example("options", {"\ud800": None})
@example("scores", [{"a\nb": None}])
@example("seats", ["\ud800"])
@example("actions", [[0, "\ud800"]])
@example("pithead", True)
@example("scores", [{"total": True}])
def test_a_record_with_any_one_field_replaced_is_read_or_refused(key: str, value: object) -> None:
    text = json.dumps(document(**{key: value}))

    record, refusal = read_or_refused(text)

    if record is None:
        assert is_one_sentence(refusal)
    else:
        assert json.dumps(record.to_json()[key]) == json.dumps(value)
        assert record.to_text().encode("utf-8")


@given(st.integers(0, 400), st.characters(codec="utf-8"))
def test_a_record_with_any_one_letter_replaced_is_read_or_refused(at: int, letter: str) -> None:
    text = record_from_json(document()).to_text()

    record, refusal = read_or_refused(text[:at] + letter + text[at + 1 :])

    assert record is not None or is_one_sentence(refusal)


@pytest.mark.parametrize("depth", [100, 900, 940, 960, 970, 980, 985, 990, 995, 1000, 2000, 10_000])
def test_a_deep_document_is_refused(depth: int) -> None:
    nested = "[" * depth + "]" * depth
    text = json.dumps(document()).replace('"bids"', nested)

    with pytest.raises(BadRecord):
        read_record(text)


def test_a_deep_box_is_read_or_refused() -> None:
    depths = range(50, 1500, 50)
    texts = [
        json.dumps(document(box={"a": 0})).replace("0}", "[" * depth + "]" * depth + "}")
        for depth in depths
    ]

    assert all(record or is_one_sentence(why) for record, why in map(read_or_refused, texts))


def test_a_missing_field_is_named() -> None:
    broken = document()
    del broken["seed"]

    with pytest.raises(BadRecord, match=r"^game\.json: no field 'seed'; expected one of each: "):
        record_from_json(broken, "game.json")


@pytest.mark.parametrize("field", ["box", "scores"])
def test_box_and_scores_may_be_left_out(field: str) -> None:
    shorter = document()
    del shorter[field]

    assert record_from_json(shorter).to_json() == document()


def test_an_unknown_field_is_named() -> None:
    assert refused(colour="red").startswith("game.json: an unknown field 'colour'; expected only ")


def test_another_format_is_refused() -> None:
    assert refused(pithead=2) == "game.json: pithead: 2; expected record format 1."


@pytest.mark.parametrize(
    "seed",
    [-1, 1.5, "7", str(2**53 - 1), f"0{2**53}", f"{2**53} ", "9" * 5000, "١" * 20, True, None],
)
def test_a_seed_that_is_none_is_refused(seed: object) -> None:
    assert refused(seed=seed).endswith("; expected a whole number from 0 to 2**128 - 1.")


@pytest.mark.parametrize("seed", [MOST_SEED + 1, str(MOST_SEED + 1)])
def test_a_seed_beyond_128_bits_is_refused(seed: object) -> None:
    assert refused(seed=seed).startswith("game.json: seed: ")


@pytest.mark.parametrize("seed", [2**53, 2**63 - 1, 2**63, MOST_SEED])
def test_a_seed_too_great_for_some_readers_is_written_as_its_digits(seed: int) -> None:
    """JavaScript rounds numbers from 2**53 on; a text passes through any reader."""
    record = record_from_json(document() | {"seed": seed})

    assert record.to_json()["seed"] == str(seed)
    assert record_from_json(record.to_json()).seed == seed


def test_a_smaller_seed_stays_a_number_as_in_older_records() -> None:
    assert record_from_json(document() | {"seed": 2**53 - 1}).to_json()["seed"] == 2**53 - 1


@pytest.mark.parametrize("seats", [[], "Brokk", [1], None])
def test_seats_without_names_are_refused(seats: object) -> None:
    assert (
        refused(seats=seats) == f"game.json: seats: {seats!r}; expected a list of the seats' names."
    )


def test_an_action_of_nobody_is_refused() -> None:
    expected = "game.json: actions[2]: seat 2; expected a seat from 0 to 1."

    assert refused(actions=[[0, "bid 1"], [2, "bid 1"]]) == expected


@pytest.mark.parametrize("action", ["bid 1", [0], [0, 1], [0, "bid 1", 2], {"0": "bid 1"}])
def test_an_action_that_is_no_pair_is_refused(action: object) -> None:
    expected = f'game.json: actions[1]: {action!r}; expected [seat, "notation"].'

    assert refused(actions=[action]) == expected


def test_a_long_value_is_shown_shortened() -> None:
    assert len(refused(seed="9" * 1000)) < 150


def read_or_refused(text: str) -> tuple[Record | None, str]:
    """The record, or the refusal."""
    try:
        return read_record(text, "game.json"), ""
    except BadRecord as refusal:
        return None, str(refusal)


def is_one_sentence(text: str) -> bool:
    """One line that any terminal and any file can take, with an end."""
    return text.isprintable() and text.endswith(".") and len(text) < 500
