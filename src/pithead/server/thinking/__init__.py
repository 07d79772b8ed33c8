"""Thinking: bots decide in worker processes or on a cluster. Knows records, not tables."""
