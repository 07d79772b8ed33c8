"""Pithead: a table for three dwarven mining board games."""

__version__ = "0.1.0"
