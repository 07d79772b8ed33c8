"""The edge: HTTP, streams and strangers. Asks the tables, and decides nothing about a game."""
