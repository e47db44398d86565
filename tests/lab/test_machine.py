"""Results say by which code they came about."""

from __future__ import annotations

from pathlib import Path

from burnham.lab.machine import commit_of, this_machine
from tests.cli.running import run


def test_the_commit_is_the_last_that_changed_how_bots_play(tmp_path: Path) -> None:
    package, bot = written(tmp_path)
    run("git", "init", cwd=tmp_path)
    commit(tmp_path)
    first = commit_of(package, "pond")
    assert len(first) == 12
    for other in ("games/pond/drawing.py", "games/pond/text/en.ftl", "games/lake/steps.py"):
        (package / other).write_text("more")
    commit(tmp_path)
    assert commit_of(package, "pond") == first
    bot.write_text("stronger")
    changed = commit_of(package, "pond")
    assert changed.startswith(f"{first}+")
    commit(tmp_path)
    second = commit_of(package, "pond")
    assert second not in (first, changed)
    (package / "games/pond/steps.py").write_text("another rule")
    commit(tmp_path)
    assert commit_of(package, "pond") != second


def test_what_git_does_not_know_is_told_apart_by_a_fingerprint(tmp_path: Path) -> None:
    package, bot = written(tmp_path)
    first = commit_of(package, "pond")
    assert first.startswith("+")
    (bot.parent / "bot.so").write_text("made from it")
    assert commit_of(package, "pond") == first
    bot.write_text("stronger")
    assert commit_of(package, "pond") != first


def written(folder: Path) -> tuple[Path, Path]:
    """A package with two games, and its bot."""
    package = folder / "burnham"
    rooms = ("games/pond/steps.py", "games/pond/text/en.ftl", "games/lake/steps.py", "bots/bot.py")
    for room in rooms:
        (package / room).parent.mkdir(parents=True, exist_ok=True)
        (package / room).write_text("strong")
    return package, package / "bots" / "bot.py"


def commit(folder: Path) -> None:
    run("git", "add", ".", cwd=folder)
    me = ("-c", "user.name=Me", "-c", "user.email=me@example.org")
    run("git", *me, "commit", "--message", "One", cwd=folder)


def test_the_machine() -> None:
    assert this_machine()["cores"] >= 1
