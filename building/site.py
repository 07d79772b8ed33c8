"""What the documentation site needs beside docs/: pages of the project's root, and our docstrings.

A hook of MkDocs and an extension of griffe, which reads the source: mkdocs.yml names this file,
`scripts/docs` runs it.
"""

import re
from pathlib import Path
from typing import Any, Final

import griffe
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).resolve().parent.parent
# Kept where people look for them, shown beside the others.
PAGES: Final = ("CHANGELOG", "CONTRIBUTING")
_LINK: Final = re.compile(rf"\]\(\.\./((?:\.\./)*)({'|'.join(PAGES)})\.md")
# An example: from a prompt to the next empty line, or to the end.
_EXAMPLE: Final = re.compile(r"^>>> .*?(?=\n\n(?!>>> )|\Z)", re.M | re.S)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in PAGES:
        text = (ROOT / f"{name}.md").read_text("utf-8").replace("](docs/", "](")
        files.append(File.generated(config, f"{name.lower()}.md", content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links to those pages lead out of docs/ in the source, and stay within it on the site."""
    return _LINK.sub(lambda found: f"]({found[1]}{found[2].lower()}.md", markdown)


class Fenced(griffe.Extension):
    """Our examples stand in docstrings as doctest reads them; Markdown needs a fence around."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = _EXAMPLE.sub(
                lambda found: f"```pycon\n{found[0].rstrip()}\n```", obj.docstring.value
            )
