"""Pithead: a table for three dwarven mining board games."""

__version__ = "1.0.0"
