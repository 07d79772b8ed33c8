"""How much TOML is read at all.

`tomllib` takes quadratic time for a key of many parts, and fails with a RecursionError for brackets
deep inside each other. So the text is looked through once before it is parsed: strings and comments
are passed over as TOML ends them, and what is left is counted. Where this meets what is no TOML,
`tomllib` stops as well, and has read no more than was counted.
"""

import re
from typing import Final, final

from pithead.engine.errors import BadBox

# The largest of our own files has 15,000 characters and 700 keys.
LONGEST_TEXT: Final = 100_000
MOST_KEYS: Final = 5_000
LONGEST_KEY: Final = 200
# No table of ours is nested deeper than four levels.
DEEPEST: Final = 8

_SIGN: Final = re.compile(r"[\"'#\[\]{}.,=\n]")
# What ends a string, and what is passed over in it.
_ENDS: Final = {
    "'": re.compile(r"['\n]"),
    '"': re.compile(r'\\.|["\n]', re.DOTALL),
    "'''": re.compile(r"'''"),
    '"""': re.compile(r'\\.|"""', re.DOTALL),
}


def check_limits(text: str, where: str) -> None:
    """Refuse what would take long to parse. The time for this grows with the length only."""
    if len(text) > LONGEST_TEXT:
        raise BadBox(where, f"{len(text)} characters", f"at most {LONGEST_TEXT}")
    _Look(text, where).through()


@final
class _Look:
    """One look through the text, and what has been counted."""

    def __init__(self, text: str, where: str) -> None:
        self.text: Final = text
        self.where: Final = where
        self.keys = 0
        # Brackets that are open, and whether they belong to a value.
        self.depth = 0
        self.is_value = False
        # Where the word before this sign began, and the dots in it.
        self.began = 0
        self.dots = 0

    def through(self) -> None:
        at = 0
        while True:
            match = _SIGN.search(self.text, at)
            if match is None:
                return
            sign, at = match.group(), match.end()
            if sign == '"' or sign == "'":
                at = self.end_of_string(at - 1, sign)
            elif sign == "#":
                end = self.text.find("\n", at)
                at = len(self.text) if end < 0 else end
            elif sign == ".":
                self.dots += 1
                if self.dots >= DEEPEST:
                    raise self.refusal(at, "a key of many parts", f"at most {DEEPEST}")
            else:
                self.count(sign, at)
                self.began = at
                self.dots = 0

    def count(self, sign: str, at: int) -> None:
        is_header = not self.is_value and sign in "[]"
        if (sign == "=" or is_header) and at - self.began > LONGEST_KEY:
            raise self.refusal(at, "a very long key", f"at most {LONGEST_KEY} characters")
        if sign == "=" or (is_header and self.depth == 0):
            self.keys += 1
            if self.keys > MOST_KEYS:
                raise self.refusal(at, "very many keys", f"at most {MOST_KEYS}")
        if sign == "=":
            self.is_value = True
        elif sign == "[" or sign == "{":
            self.depth += 1
            if self.depth > DEEPEST:
                deep = "tables or lists inside each other"
                raise self.refusal(at, deep, f"at most {DEEPEST} deep")
        elif sign == "]" or sign == "}":
            self.depth = max(0, self.depth - 1)
        elif sign == "\n" and self.depth == 0:
            self.is_value = False

    def end_of_string(self, at: int, quote: str) -> int:
        """Past a string. One that does not end ends with its line, or with the text."""
        text = self.text
        is_long = text.startswith(3 * quote, at)
        at += 3 if is_long else 1
        ends = _ENDS[3 * quote if is_long else quote]
        while True:
            match = ends.search(text, at)
            if match is None:
                return len(text)
            at = match.end()
            if not match.group().startswith("\\"):
                break
        # A long string may end with two more of its quotes.
        for _ in range(2 if is_long else 0):
            at += text.startswith(quote, at)
        return at

    def refusal(self, at: int, found: str, expected: str) -> BadBox:
        """With the place in the words of `tomllib`."""
        line = self.text.count("\n", 0, at - 1) + 1
        column = at - (self.text.rfind("\n", 0, at - 1) + 1)
        return BadBox(self.where, f"{found} (at line {line}, column {column})", expected)
