"""The learning example runs, where its library is installed (it brings PyTorch)."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from docs.pages import ROOT

pytest.importorskip("sb3_contrib", reason="pip install stable-baselines3 sb3-contrib")


@pytest.mark.heavy
def test_the_example_learns_and_leaves_a_player_a_curve_and_its_numbers(tmp_path: Path) -> None:
    script = ROOT / "docs" / "examples" / "learn_dwarf.py"

    subprocess.run(
        [sys.executable, script, "--minutes", "0.01", "--games", "4", "--out", "one"],
        cwd=tmp_path, check=True,
    )  # fmt: skip

    told = json.loads((tmp_path / "one.json").read_text("utf-8"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["one.json", "one.svg", "one.zip"]
    assert told["curve"][-1]["share"] > told["curve"][0]["share"]
    assert told["proof"]["games"] == 4
