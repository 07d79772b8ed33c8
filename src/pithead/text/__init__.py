"""Sentences in the reader's language, made from messages.

A catalogue is a folder of JSON files, `text/<language>/<part>.json`, each a flat table of keys and
patterns in ICU MessageFormat (arguments, plural, select; nothing else). The browser reads the same
files.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from pyicumessageformat import Parser

from pithead.engine.message import Message, Param

LANGUAGES: Final = {"en": "English", "uk": "Українська", "it": "Italiano"}

_PARSER: Final = Parser()


class Catalogue:
    """All that can be said in one language.

    A key or a param that is not there raises `KeyError`: it is a slip of ours, never a reader's.
    """

    def __init__(self, language: str, patterns: Mapping[str, str]) -> None:
        self.language: Final = language
        self.patterns: Final = patterns
        self._locale: Final = Locale.parse(language)
        self._parsed: Final[dict[str, list[Any]]] = {}

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence. `names` are the seats' names, for params called `seat`."""
        return self._fill(self._parts(message.key), message.params, names)

    def word(self, key: str, **params: Param) -> str:
        """The sentence of a key that is known here."""
        return self.say(Message(key, params))

    def has(self, key: str) -> bool:
        return key in self.patterns

    def _parts(self, key: str) -> list[Any]:
        parts = self._parsed.get(key)
        if parts is None:
            parts = _PARSER.parse(self.patterns[key])
            self._parsed[key] = parts
        return parts

    def _fill(self, parts: list[Any], params: dict[str, Param], names: Sequence[str]) -> str:
        return "".join(
            part if isinstance(part, str) else self._argument(part, params, names) for part in parts
        )

    def _argument(
        self, part: dict[str, Any], params: dict[str, Param], names: Sequence[str]
    ) -> str:
        value = params[part["name"]]
        kind = part.get("type")
        if kind == "plural":
            return self._fill(self._plural_option(part["options"], value), params, names)
        if kind == "select":
            options = part["options"]
            return self._fill(options.get(str(value), options["other"]), params, names)
        return self._plain(part["name"], value, names)

    def _plural_option(self, options: dict[str, list[Any]], value: Param) -> list[Any]:
        """The number's own option if it has one, else the one of its plural form."""
        exact = f"={value}"
        if exact in options:
            return options[exact]
        return options.get(self._locale.plural_form(int(str(value))), options["other"])

    def _plain(self, name: str, value: Param, names: Sequence[str]) -> str:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, list):
            return format_list([self.say(each, names) for each in value], locale=self._locale)
        if name == "seat" and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value + 1)
        return str(value)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of one of `LANGUAGES`, read once."""
    return Catalogue(language, read_patterns(language))


def read_patterns(language: str) -> dict[str, str]:
    """Every key of a language's files."""
    result: dict[str, str] = {}
    folder = files("pithead.text") / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".json"):
            result.update(json.loads(file.read_text("utf-8")))
    return result
