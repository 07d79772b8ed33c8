"""What the documentation site needs beside docs/: pages of the project's root, in their places.

A hook of MkDocs: mkdocs.yml names this file, `scripts/docs` runs it.
"""

import re
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).resolve().parent.parent
# Kept where people look for them, shown beside the others.
PAGES: Final = ("CHANGELOG", "CONTRIBUTING")
_LINK: Final = re.compile(rf"\]\(\.\./((?:\.\./)*)({'|'.join(PAGES)})\.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in PAGES:
        text = (ROOT / f"{name}.md").read_text("utf-8").replace("](docs/", "](")
        files.append(File.generated(config, f"{name.lower()}.md", content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links to those pages lead out of docs/ in the source, and stay within it on the site."""
    return _LINK.sub(lambda found: f"]({found[1]}{found[2].lower()}.md", markdown)
