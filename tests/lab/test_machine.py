"""Results say by which code they came about."""

from __future__ import annotations

from pathlib import Path

from burnham.lab.machine import commit_of, this_machine
from tests.cli.running import run


def test_the_commit_is_the_last_that_changed_how_bots_play(tmp_path: Path) -> None:
    package, bot = written(tmp_path)
    run("git", "init", cwd=tmp_path)
    commit(tmp_path)
    first = commit_of(package)
    assert len(first) == 12
    (tmp_path / "README").write_text("more")
    commit(tmp_path)
    assert commit_of(package) == first
    bot.write_text("stronger")
    changed = commit_of(package)
    assert changed.startswith(f"{first}+")
    commit(tmp_path)
    assert commit_of(package) not in (first, changed)


def test_what_git_does_not_know_is_told_apart_by_a_fingerprint(tmp_path: Path) -> None:
    package, bot = written(tmp_path)
    first = commit_of(package)
    assert first.startswith("+")
    (bot.parent / "bot.so").write_text("made from it")
    assert commit_of(package) == first
    bot.write_text("stronger")
    assert commit_of(package) != first


def written(folder: Path) -> tuple[Path, Path]:
    """A package and its bot."""
    bot = folder / "burnham" / "bots" / "bot.py"
    bot.parent.mkdir(parents=True)
    bot.write_text("strong")
    return folder / "burnham", bot


def commit(folder: Path) -> None:
    run("git", "add", ".", cwd=folder)
    me = ("-c", "user.name=Me", "-c", "user.email=me@example.org")
    run("git", *me, "commit", "--message", "One", cwd=folder)


def test_the_machine() -> None:
    assert this_machine()["cores"] >= 1
