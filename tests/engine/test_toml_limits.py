"""What is refused before it is parsed, and that nothing else is."""

import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pithead.engine.box import read_toml
from pithead.engine.errors import BadBox
from pithead.engine.toml_limits import LONGEST_TEXT, check_limits

OWN_FILES = sorted((Path(__file__).parents[2] / "src/pithead/games").glob("*/data/*.toml"))


def refused(text: str) -> str:
    with pytest.raises(BadBox) as refusal:
        check_limits(text, "box")
    return str(refusal.value)


def lines_read_by_tomllib(text: str) -> int:
    """How many lines of Python it takes: the same on every machine, however busy."""
    count = 0

    def trace(_frame: object, event: str, _argument: object) -> object:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)  # type: ignore[arg-type]
    try:
        read_toml(text, "box")
    except BadBox:
        pass
    finally:
        sys.settrace(before)
    return count


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "a" + ".a" * 50 + " = 1",
            "a key of many parts (at line 1, column 16); expected at most 8",
        ),
        ("[a" + ".a" * 50 + "]", "a key of many parts (at line 1, column 17); expected at most 8"),
        ("x = {a" + ".'a'" * 50 + " = 1}", "a key of many parts (at line 1, column 35)"),
        ("\nx = " + "[" * 50, "tables or lists inside each other (at line 2, column 13)"),
        ("x = " + "{a=" * 50, "tables or lists inside each other (at line 1, column 29)"),
        ("k" * 300 + " = 1", "a very long key (at line 1, column 302); expected at most 200"),
        ("['" + "k" * 300 + "']", "a very long key (at line 1, column 304); expected at most 200"),
        ("\n".join(f"k{n} = 1" for n in range(6000)), "very many keys (at line 5001, column 7)"),
        ("\n".join(f"[k{n}]" for n in range(6000)), "very many keys (at line 5001, column 1)"),
        ("#" * (LONGEST_TEXT + 1), "100001 characters; expected at most 100000"),
    ],
    ids=[
        "dotted",
        "header",
        "inline",
        "lists",
        "tables",
        "long",
        "quoted",
        "keys",
        "heads",
        "size",
    ],
)
def test_what_would_take_long_to_parse_is_refused_with_its_place(text: str, sentence: str) -> None:
    assert refused(text).startswith(f"box: {sentence}")


@pytest.mark.parametrize(
    "text",
    [
        'x = "' + ".[{=" * 50 + '"',
        "x = '" + ".[{=" * 50 + "'",
        'x = """\n' + ".[{=\n" * 50 + '\\""" [[[[[[[[[[ """',
        "x = '''\n" + ".[{=\n" * 50 + "\\'''''",
        "x = 1 # " + ".[{=" * 50,
        'x = "\\"' + "[" * 50 + '"',
        'x = ["' + "k" * 300 + '"]\ny = [\n' + "1.5,\n" * 50 + "]",
    ],
    ids=["basic", "literal", "long", "long literal", "comment", "escaped", "values"],
)
def test_strings_and_comments_hold_what_they_like(text: str) -> None:
    assert read_toml(text, "box") == tomllib.loads(text)


@pytest.mark.parametrize("file", OWN_FILES, ids=lambda file: f"{file.parts[-3]}/{file.name}")
def test_our_own_files_are_far_below_the_limits(file: Path) -> None:
    check_limits(5 * file.read_text("utf-8"), file.name)


HOSTILE = {
    "dotted": "a" + ".a" * 49_990 + " = 1",
    "header": "[a" + ".a" * 49_990 + "]",
    "lists": "x = " + "[" * 90_000,
    "inline": "x = " + "{a=" * 33_000,
    "quotes": "x = " + '"""\\"""' * 14_000,
    "headings": "[[a.b.c.d.e.f.g]]\n" * 5_000,
    "keys": "\n".join(f"a.b.c.d.e.f.g.k{n}=1" for n in range(4_700)),
    "numbers": "x = [" + "1," * 49_990 + "]",
    "comments": "#\n" * 49_990,
    "escapes": 'x = """' + "\\\n" * 49_990,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_text_takes_more_than_its_length_to_read(text: str) -> None:
    assert lines_read_by_tomllib(text) < 100 * LONGEST_TEXT


PIECES = st.sampled_from(
    [
        "a",
        ".",
        "=",
        "\n",
        " ",
        "[",
        "]",
        "{",
        "}",
        ",",
        '"',
        "'",
        '"""',
        "'''",
        "\\",
        "#",
        "1",
        "k.k",
    ]
)


@given(st.lists(PIECES, max_size=60))
def test_small_texts_are_never_refused_for_their_size(pieces: list[str]) -> None:
    """What `tomllib` accepts below the limits is accepted; what it does not, is refused by it."""
    text = "".join(pieces)
    try:
        expected = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    if text.count(".") < 7 and max(text.count("["), text.count("{")) < 4:
        assert read_toml(text, "box") == expected
