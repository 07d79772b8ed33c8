"""For all tests: properties have as long as they need, since machines are noisy."""

import pytest
from hypothesis import settings

settings.register_profile("pithead", deadline=None)
settings.load_profile("pithead")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones first, so that no worker is left alone with one at the end."""
    items.sort(key=lambda item: item.get_closest_marker("heavy") is None)
