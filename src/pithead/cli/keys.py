"""Letters typed on a Ukrainian keyboard by someone who meant the Latin key in the same place."""

from typing import Final

_CYRILLIC: Final = "йцукенгшщзфівапролдячсмить"
_LATIN: Final = "qwertyuiopasdfghjklzxcvbnm"
_KEYS: Final = str.maketrans(_CYRILLIC + _CYRILLIC.upper(), _LATIN + _LATIN.upper())


def as_typed_in_latin(line: str) -> str:
    return line.translate(_KEYS)
