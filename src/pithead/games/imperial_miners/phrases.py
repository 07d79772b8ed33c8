"""A phrase of the effect language, word by word. Each word of the language reads on from here."""

import re
from collections.abc import Callable
from typing import Final, TypeAlias, final

from pithead.engine.inspection import BadPhrase
from pithead.games.imperial_miners.effects import EffectStep

# Where an effect stands decides which words it may use. IM-L4, IM-L7
ON_CARD: Final = 0
ON_SPACE: Final = 1
ON_TOP: Final = 2
IN_EVENT: Final = 3
IN_MINE_PHASE: Final = 4
# The words of the last place, which stand nowhere else.
TURN_RULES: Final = ["discount", "surface", "both", "fork"]

# One digit to three, without zeros in front: what is printed is what was read.
NUMBER: Final = re.compile("[1-9][0-9]{0,2}")
MOST_NESTED: Final = 6


@final
class Phrase:
    """The words of one step, from the left; `words` are those of the language, by their verbs."""

    def __init__(self, text: str, where: int, words: "dict[str, StepReader]") -> None:
        self.text: Final = text
        self.parts: Final = text.split(" ")
        self.where: Final = where
        self.words: Final = words
        self.at = 0
        self.nested = 0
        # That of the step which is being read.
        self.verb = ""

    def step(self) -> EffectStep:
        """The step that comes next, behind a `>` too."""
        self.nested += 1
        if self.nested > MOST_NESTED:
            raise BadPhrase(repr(self.text), f"at most {MOST_NESTED} steps inside each other")
        verb = self.next("a verb such as 'coin'")
        if verb not in self.words:
            raise BadPhrase(f"{verb!r} in {self.text!r}", "one of " + ", ".join(self.words))
        if (verb in TURN_RULES) != (self.where == IN_MINE_PHASE):
            raise BadPhrase(
                f"{verb!r}",
                "discount, surface, both and fork in events of the mine phase, and only there",
            )
        self.verb = verb
        return self.words[verb](self)

    def next(self, expected: str) -> str:
        if self.at >= len(self.parts):
            raise BadPhrase(f"{self.text!r} ends early", expected)
        self.at += 1
        return self.parts[self.at - 1]

    def peek(self) -> str:
        return self.parts[self.at] if self.at < len(self.parts) else ""

    def one_of(self, names: list[str], expected: str, allowed: str) -> str:
        word = self.next(expected)
        if word not in names:
            raise BadPhrase(f"{word!r} in {self.text!r}", allowed)
        return word

    def number(self, expected: str) -> int:
        return self.whole_number(self.next(expected), expected)

    def amount(self) -> int:
        """The number behind the verb."""
        return self.number(f"a number after {self.verb!r}")

    def whole_number(self, word: str, expected: str) -> int:
        if not NUMBER.fullmatch(word):
            raise BadPhrase(f"{word!r} in {self.text!r}", expected)
        return int(word)

    def arrow(self) -> None:
        if self.next("' > ' and a step") != ">":
            raise BadPhrase(repr(self.text), "' > ' and a step")

    def end(self) -> None:
        if self.at < len(self.parts):
            rest = " ".join(self.parts[self.at :])
            raise BadPhrase(f"{rest!r} after {' '.join(self.parts[: self.at])!r}", "nothing more")


# Reads a step of one word, from behind its verb on.
StepReader: TypeAlias = Callable[[Phrase], EffectStep]
