"""Names and chat: what people write, made fit to be shown to others."""

import unicodedata
from typing import Final

from pithead.server.refusals import Refusal

LONGEST_NAME: Final = 24
LONGEST_TABLE_NAME: Final = 60
LONGEST_CHAT: Final = 500
# Marks that turn the direction of what follows could make a name look like another's.
UNWANTED: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")


def name_of(text: str, longest: int = LONGEST_NAME) -> str:
    """A name somebody has typed. One that is too long is told, never cut in silence."""
    shown = cleaned(text, 4 * longest + 1)
    if len(shown) > longest:
        raise Refusal("bad", "server.error.name_long", {"most": longest})
    return shown


def shortened(text: str, longest: int = LONGEST_NAME) -> str:
    """A name nobody is there to type again; where it is cut, everybody sees that it was."""
    shown = cleaned(text, longest + 1)
    return shown if len(shown) <= longest else shown[: longest - 1].rstrip() + "…"


def cleaned(text: str, longest: int) -> str:
    """On one line, without what cannot be seen, and not too long."""
    shown = "".join(each for each in text if unicodedata.category(each) not in UNWANTED)
    return " ".join(shown.split())[:longest].strip()
