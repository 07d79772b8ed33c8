"""Calls people to their turn when no page of theirs is open: by push, to an address, by mail."""
