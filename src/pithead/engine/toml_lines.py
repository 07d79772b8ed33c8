"""Which line of a TOML file a value stands on.

`tomllib` gives values without lines, so this reads the text once more, only as closely as lines
need: keys, and where values begin and end. It is for text that `tomllib` has accepted.
"""

import re
import tomllib
from bisect import bisect_right
from typing import Final, final

_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})|'
    r"'''.*?'''(?:'{0,2})|"
    r'"(?:[^"\\\n]|\\.)*"|'
    r"'[^'\n]*'",
    re.DOTALL,
)
# Numbers, dates, true and false: a date may hold a space, none of them a comma or bracket.
_PLAIN: Final = re.compile(r"[^,\]}#\n]+")


@final
class Place:
    """A key, or an entry of a list: its line, and what lies inside. Entries are called 1, 2, 3."""

    def __init__(self, line: int) -> None:
        self.line: Final = line
        self.inside: Final[dict[str, Place]] = {}
        # A list of tables: a header `[list.key]` means its last entry.
        self.is_list_of_tables = False

    def inner(self, key: str, line: int) -> "Place":
        """The place of a key in this table, made if it is not there."""
        if key not in self.inside:
            self.inside[key] = Place(line)
        place = self.inside[key]
        return place.inside[str(len(place.inside))] if place.is_list_of_tables else place

    def line_of(self, path: str) -> int:
        """The line of `cards: D01: effects: b`, or of as much of that path as there is."""
        if path.isascii() and path.isalpha() and len(path) == 1 and path not in self.inside:
            # Effects are called a and b where they are chosen.
            path = str(ord(path) - ord("a") + 1)
        for key in sorted(self.inside, key=len, reverse=True):
            if path == key or path.startswith(f"{key}: "):
                return self.inside[key].line_of(path[len(key) + 2 :])
        return self.line


@final
class _Scanner:
    """The text, and how far it has been read."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.ends: Final = [match.start() for match in re.finditer("\n", text)]

    def line(self) -> int:
        return bisect_right(self.ends, self.at - 1) + 1

    def skip_blank(self) -> None:
        self.skip(_BLANK)

    def skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            raise self.surprise()
        self.at = match.end()
        return match.group()

    def surprise(self) -> ValueError:
        return ValueError(f"line {self.line()} is not the TOML it was taken for")

    def is_quote(self) -> bool:
        return self.text.startswith(('"', "'"), self.at)

    def has(self, sign: str) -> bool:
        """Go past this sign if it is next, and past the blanks behind it."""
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        self.skip_blank()
        return True

    def expect(self, sign: str) -> None:
        if not self.has(sign):
            raise self.surprise()

    def keys(self) -> list[str]:
        """A key, or several with dots between."""
        result = [self.key()]
        while self.has("."):
            result.append(self.key())
        return result

    def key(self) -> str:
        is_quoted = self.is_quote()
        word = self.skip(_STRING if is_quoted else _BARE_KEY)
        self.skip_blank()
        return str(tomllib.loads(f"key = {word}")["key"]) if is_quoted else word

    def entry(self, table: Place) -> None:
        """`key = value` into its table."""
        line = self.line()
        *path, last = self.keys()
        for key in path:
            table = table.inner(key, line)
        self.expect("=")
        table.inside[last] = self.value(line)

    def value(self, line: int) -> Place:
        place = Place(line)
        if self.has("["):
            while not self.has("]"):
                number = str(len(place.inside) + 1)
                place.inside[number] = self.value(self.line())
                self.has(",")
        elif self.has("{"):
            while not self.has("}"):
                self.entry(place)
                self.has(",")
        else:
            self.skip(_STRING if self.is_quote() else _PLAIN)
            self.skip_blank()
        return place

    def header(self, root: Place) -> Place:
        """`[table]` or `[[list of tables]]`: where the entries below it go."""
        line = self.line()
        is_list = self.has("[[")
        if not is_list:
            self.expect("[")
        *path, last = self.keys()
        self.expect("]]" if is_list else "]")
        table = root
        for key in path:
            table = table.inner(key, line)
        if not is_list:
            return table.inner(last, line)
        entries = table.inside.setdefault(last, Place(line))
        entries.is_list_of_tables = True
        entry = entries.inside[str(len(entries.inside) + 1)] = Place(line)
        return entry


def places_in(text: str) -> Place:
    """Every key of a TOML text, with its line."""
    scanner = _Scanner(text)
    root = Place(1)
    table = root
    scanner.skip_blank()
    while scanner.at < len(text):
        if text.startswith("[", scanner.at):
            table = scanner.header(root)
        else:
            scanner.entry(table)
    return root
