"""Experiments with the games: many at once, measured. Knows the engine and the bots."""
