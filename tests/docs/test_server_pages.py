"""What docs/server.md and docs/protocol.md say is what the server has."""

import re
from dataclasses import fields
from pathlib import Path

from pithead.server.settings import PREFIX, Settings, read_settings
from server.description import kept

DOCS = Path(__file__).parents[2] / "docs"
SERVER = (DOCS / "server.md").read_text("utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text("utf-8")


def test_every_setting_is_explained_with_its_usual_value() -> None:
    rows = [line.split("|")[1:3] for line in SERVER.splitlines() if PREFIX in line and "|" in line]
    told: dict[str, str] = {}
    for names, usual in rows:
        found = re.findall(r"PITHEAD_(\w+)", names)
        told.update(zip(found, re.split(r", ", usual.strip()), strict=True))
    for setting in fields(Settings):
        value = setting.default
        expected = {False: "no", "": "none"}.get(value, value)
        if isinstance(expected, float):
            expected = int(expected)
        assert told[setting.name.upper()] == str(expected), setting.name


def test_a_setting_is_read_from_the_environment() -> None:
    settings = read_settings({"PITHEAD_ABSENT_SECONDS": "5", "PITHEAD_BEHIND_PROXY": "yes"})

    assert settings.absent_seconds == 5
    assert settings.behind_proxy is True


def test_every_route_stands_in_the_protocol() -> None:
    for path, methods in kept()["paths"].items():
        short = path.replace("{game}", "<game>").replace("{language}", "<language>")
        short = re.sub(r"^/api/tables/{table}(?=/)|^/api/trees/{tree}(?=/nodes)", "...", short)
        short = short.replace("{table}", "<id>").replace("{seat}", "<seat>")
        short = (
            re.sub("{(bell|tree)}", "<id>", short)
            .replace("{puzzle}", "<puzzle>")
            .replace("{number}", "<n>")
        )
        for method in methods:
            pattern = rf"{method.upper()} .*(?<= ){re.escape(short)}(?![\w/])"
            assert re.search(pattern, PROTOCOL), f"{method.upper()} {short}"
