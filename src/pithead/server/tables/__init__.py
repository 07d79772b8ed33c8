"""The tables: who sits where, what may be done, what each reader may know. Knows no web."""
