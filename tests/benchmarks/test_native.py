"""When native code has to be built anew."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from benchmarks import native
from benchmarks.native import sources_hash


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("hatch_build.py", "src/burnham/games/rooms.toml", "src/burnham/kernel/step.py",
                 "src/burnham/games/toy/drawing/board.py", "src/burnham/table/web.py"):  # fmt: skip
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x = 1")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "anew"),
    [
        ("hatch_build.py", True),
        ("src/burnham/games/rooms.toml", True),
        ("src/burnham/kernel/step.py", True),
        ("src/burnham/games/toy/position.py", True),
        ("src/burnham/games/toy/drawing/board.py", False),
        ("src/burnham/table/web.py", False),
    ],
)
def test_a_changed_source_is_noticed_where_native_code_looks(
    root: Path, name: str, anew: bool
) -> None:
    before = sources_hash(root)
    (root / name).write_text("x = 2")
    assert (sources_hash(root) != before) == anew


def test_native_code_is_built_once_and_again_when_a_source_has_changed(
    root: Path, tmp_path: Path, built: list[str]
) -> None:
    folder = tmp_path / "native"
    native.library(root, folder, tmp_path / "one")
    native.library(root, folder, tmp_path / "two")
    assert built == ["x = 1"]
    (root / "src/burnham/kernel/step.py").write_text("x = 2")
    place = native.library(root, folder, tmp_path / "three")
    assert built == ["x = 1", "x = 2"]
    assert (place / "burnham" / "step.so").read_text() == "x = 2"
    assert (place / "burnham" / "table" / "web.py").read_text() == "x = 1"


def test_an_earlier_commit_is_taken_from_its_own_sources(
    root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(native, "ROOT", root)
    git(root, "init", "--quiet")
    for text in ("x = 3", "x = 4"):
        (root / "src/burnham/kernel/step.py").write_text(text)
        git(root, "add", "hatch_build.py", "src")
        git(root, "commit", "--quiet", "--message", text)
    tree = native.tree_of("HEAD~1", tmp_path / "then")
    assert (tree / "src/burnham/kernel/step.py").read_text() == "x = 3"
    assert native.sources_hash(tree) != native.sources_hash(root)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was in a source each time that native code was built."""
    found: list[str] = []

    def build(root: Path, place: Path) -> None:
        found.append((root / "src/burnham/kernel/step.py").read_text())
        (place / "lib" / "burnham").mkdir(parents=True)
        (place / "lib" / "burnham" / "step.so").write_text(found[-1])

    monkeypatch.setattr(native, "build", build)
    return found


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=test", "-c", "user.email=test@example.org"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True)
