"""The mark that says which numbered rules a test proves."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """`@rule("DW-13")` above a test: it fails when that rule is broken."""
    return pytest.mark.rule(*ids)
