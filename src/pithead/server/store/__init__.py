"""The store: tables, seats and entries in SQLite or PostgreSQL. Knows no game."""
