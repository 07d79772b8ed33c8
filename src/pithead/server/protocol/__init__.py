"""The protocol: what every answer of the server looks like, described once.

The tables make these values, the edge names them in `/api/openapi.json`, and the page's types are
generated from there. `docs/protocol.md` says what they mean. A dictionary stays a dictionary: the
types cost nothing where answers are made, and mypy checks what makes them.
"""
