"""The whole browser table, packed, is small; its texts and art included."""

import gzip

from pithead.server.edge.pages import folder

MOST = 200_000


def test_the_application_is_lighter_than_200_kilobytes() -> None:
    files = [each for each in folder().rglob("*") if each.suffix in (".js", ".css")]
    assert len(files) > 4, "the browser table is not built: scripts/build-web"
    packed = sum(len(gzip.compress(each.read_bytes(), 9)) for each in files)
    assert packed < MOST
