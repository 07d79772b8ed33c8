"""What axe says about a screen."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """Everything axe finds wrong on a page as it is now, a line for each thing."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed here: NOTHING is proved about accessibility")
    # Playwright's own evaluation is not bound by the page's security policy.
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    result: Any = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [
        f"{found['id']}: {node['target']}: {node['failureSummary']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]
