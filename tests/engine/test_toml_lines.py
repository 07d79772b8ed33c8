"""Lines of TOML values: every key of any file that `tomllib` reads is found where it stands."""

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pithead
from pithead.engine.toml_lines import Place, places_in

OWN_FILES: Final = sorted(Path(pithead.__file__).parent.glob("games/*/data/*.toml"))

TEXT: Final = '''\
# a comment = 1
top = 1
"quoted key" = 'a # b'  # another [comment]
dotted.inner = "x = [1]"
dotted.other = 2

[table]
text = """
first line
  [not.a.table]
key = "no key" \\
"""
raw = \'\'\'
x = 1\'\'\'\'\'
list = [
  1, 2,  # two
  # nothing
  [3, "]"],
  { pay = 4, "two words" = [
    5 ] },
]
when = 1979-05-27 07:32:00
empty = []
none = {}
last = ""

[table.deep."key: with colon"]
value = true
[[many]]
n = 1
[[many]]
n = 2
  [many.inner]
  m = 3
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("top", 2),
        ("quoted key", 3),
        ("dotted", 4),
        ("dotted: inner", 4),
        ("dotted: other", 5),
        ("table", 7),
        ("table: text", 8),
        ("table: raw", 13),
        ("table: list", 15),
        ("table: list: 1", 16),
        ("table: list: 2", 16),
        ("table: list: 3", 18),
        ("table: list: 3: 2", 18),
        ("table: list: 4", 19),
        ("table: list: 4: pay", 19),
        ("table: list: 4: two words", 19),
        ("table: list: 4: two words: 1", 20),
        ("table: when", 22),
        ("table: empty", 23),
        ("table: none", 24),
        ("table: last", 25),
        ("table: deep: key: with colon", 27),
        ("table: deep: key: with colon: value", 28),
        ("many", 29),
        ("many: 1", 29),
        ("many: 1: n", 30),
        ("many: 2", 31),
        ("many: 2: n", 32),
        ("many: 2: inner: m", 34),
    ],
)
def test_a_value_is_found_on_its_line(path: str, line: int) -> None:
    assert places_in(TEXT).line_of(path) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [("", 1), ("nothing", 1), ("table: nothing: more", 7), ("table: list: 9", 15)],
)
def test_a_path_that_is_not_there_leads_as_far_as_it_can(path: str, line: int) -> None:
    assert places_in(TEXT).line_of(path) == line


@pytest.mark.parametrize(("path", "line"), [("effects: a", 2), ("effects: b", 3)])
def test_entries_of_a_list_may_be_called_by_letters(path: str, line: int) -> None:
    assert places_in('effects = [\n  "coin 1",\n  "vp 1",\n]').line_of(path) == line


def names(value: object) -> object:
    """A document's keys, without its values; entries of lists are numbered."""
    if isinstance(value, dict):
        return {key: names(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return {str(i + 1): names(inner) for i, inner in enumerate(value)}
    return {}


def found(place: Place) -> object:
    return {key: found(inner) for key, inner in place.inside.items()}


def test_all_keys_and_no_others_are_found() -> None:
    assert found(places_in(TEXT)) == names(tomllib.loads(TEXT))


@pytest.mark.parametrize("file", OWN_FILES, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_all_keys_of_our_own_files_are_found(file: Path) -> None:
    text = file.read_text("utf-8")

    assert found(places_in(text)) == names(tomllib.loads(text))


# -- any document ------------------------------------------------------------------------------

keys = st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=5)
values: st.SearchStrategy[Any] = st.recursive(
    st.integers(-9, 9) | st.booleans() | keys,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=6,
)


def quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def written(value: object, indent: str) -> str:
    """A value in TOML, with lists over several lines."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        pairs = [f"{quoted(key)} = {written(inner, indent)}" for key, inner in value.items()]
        return "{ " + ", ".join(pairs) + " }"
    if isinstance(value, list):
        entries = "".join(f"\n{indent}{written(each, indent + ' ')}, # ]" for each in value)
        return f"[{entries}\n{indent}]"
    return quoted(value) if isinstance(value, str) else str(value)


@given(document=st.dictionaries(keys, st.dictionaries(keys, values, max_size=3), max_size=4))
def test_all_keys_of_any_document_are_found(document: dict[str, dict[str, Any]]) -> None:
    lines: list[str] = []
    for table, entries in document.items():
        lines.append(f"[{quoted(table)}] # {table}")
        lines += [f"{quoted(key)}={written(value, '')}" for key, value in entries.items()]
    text = "\n".join(lines)

    assert found(places_in(text)) == names(document)


@given(document=st.dictionaries(keys, st.integers(0, 9) | st.lists(st.integers(0, 9), max_size=3)))
def test_every_key_of_any_document_is_on_its_line(document: dict[str, Any]) -> None:
    lines: list[str] = []
    expected: dict[str, int] = {}
    for key, value in document.items():
        expected[key] = sum(line.count("\n") for line in lines) + len(lines) + 1
        lines.append(f"{quoted(key)} = {written(value, '')}")

    places = places_in("\n".join(lines))

    assert {key: place.line for key, place in places.inside.items()} == expected


@pytest.mark.parametrize("text", ["a = ", "= 1", "a = [1", "a = {b", "a 1", "[a", "[[a]", "[]"])
def test_text_that_is_no_toml_is_not_taken_for_some(text: str) -> None:
    with pytest.raises(ValueError, match="line 1 is not the TOML"):
        places_in(text)
