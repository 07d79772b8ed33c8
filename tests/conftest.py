"""For all tests: properties have as long as they need, since machines are noisy."""

from hypothesis import settings

settings.register_profile("pithead", deadline=None)
settings.load_profile("pithead")
