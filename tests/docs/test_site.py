"""The documentation site: built without a warning, with no dead link, asking nobody else."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs.pages import ROOT
from docs.test_examples import PUBLIC, defined

# What a browser fetches by itself.
_FETCHED = re.compile(r"<(?:script|img|link|iframe)\b[^>]*(?:src|href)=\"?((?:https?:)?//[^\" >]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Strictly: a dead link, a dead anchor or a page that is in no menu stops it."""
    folder = tmp_path_factory.mktemp("site")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, text=True, check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    assert built.returncode == 0, built.stdout
    return folder


def test_every_page_of_the_documentation_is_on_the_site(site: Path) -> None:
    pages = [each.relative_to(ROOT / "docs") for each in (ROOT / "docs").rglob("*.md")]

    assert [each for each in pages if not (site / each).with_suffix(".html").is_file()] == []
    assert (site / "changelog.html").is_file()


def test_a_page_of_the_site_asks_nobody_else_for_anything(site: Path) -> None:
    asked = {
        address for page in site.rglob("*.html") for address in _FETCHED.findall(page.read_text())
    }
    assert asked == set()


def test_links_to_pages_of_the_projects_root_stay_on_the_site(site: Path) -> None:
    assert 'href="../changelog.html"' in (site / "tutorials" / "host.html").read_text("utf-8")


def test_every_public_name_is_on_a_page_of_the_reference(site: Path) -> None:
    pages = "".join(page.read_text("utf-8") for page in (site / "reference").glob("*.html"))

    for module, name in PUBLIC:
        if defined(module, name)[1] is not None:
            assert f'id="{module}.{name}"' in pages
