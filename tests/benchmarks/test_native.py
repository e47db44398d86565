"""When native code has to be built anew."""

from __future__ import annotations

from pathlib import Path

import pytest

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
