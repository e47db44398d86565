"""How native code is built and found: hatch_build.py, and tools/native.sh for ./play."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hatch_build import compiled_files, progress

ROOT = Path(__file__).parent.parent
PACKAGE = "src/burnham"


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def run(command: list[str], **environ: str) -> str:
    done = subprocess.run(
        command,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


# What is compiled, and what is said of it


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """Sources of two small modules."""
    rooms = '[steps]\ncompiled = true\n["drawing"]\n'
    write(tmp_path / PACKAGE / "games/rooms.toml", rooms)
    for folder in ("", "kernel/", "games/", "games/toy/", "games/toy/steps/"):
        write(tmp_path / PACKAGE / f"{folder}__init__.py", "")
    write(tmp_path / PACKAGE / "kernel/chance.py", "def half(n: int) -> int:\n    return n // 2\n")
    write(
        tmp_path / PACKAGE / "games/toy/steps/opening.py",
        "from burnham.kernel.chance import half\n\n\n"
        "def quarter(n: int) -> int:\n    return half(half(n))\n",
    )
    return tmp_path


def test_rooms_are_compiled_as_files_and_as_folders(small: Path) -> None:
    for name in ("drawing", "steps/late/end"):
        write(small / PACKAGE / f"games/toy/{name}.py", "")
    write(small / PACKAGE / "games/other/steps.py", "")
    assert compiled_files(small) == [
        f"{PACKAGE}/games/other/steps.py",
        f"{PACKAGE}/games/toy/steps/late/end.py",
        f"{PACKAGE}/games/toy/steps/opening.py",
        f"{PACKAGE}/kernel/chance.py",
    ]


@pytest.mark.parametrize("files", [1, 7, 10, 228])
def test_progress_is_told_ten_times_and_at_the_end(files: int) -> None:
    told = [line for done in range(1, files + 1) if (line := progress(done, files))]
    assert len(told) == min(files, 10)
    assert told[-1] == f"{files} of {files} files"


COMPILE = """
import sys
from pathlib import Path
from hatch_build import compile_to
compile_to(Path(sys.argv[1]), Path(sys.argv[2]), release=True)
"""

RUN = """
from burnham.games.toy.steps import opening
print(opening.quarter(20), opening.__file__)
"""


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("gcc"), reason="needs gcc")
def test_a_compiler_that_cannot_optimise_as_a_whole_makes_a_release_nevertheless(
    small: Path,
) -> None:
    refuse = 'case "$*" in *-flto*) exit 1 ;; esac'
    compiler = write(small / "cc", f'#!/bin/sh\n{refuse}\nexec gcc "$@"\n')
    compiler.chmod(0o755)
    said = run(
        [sys.executable, "-c", COMPILE, str(small), str(small / "build")],
        PYTHONPATH=str(ROOT),
        CC=str(compiler),
        LDSHARED=f"{compiler} -shared",
    )
    assert "Native code: translating 2 modules to C\n" in said
    assert "Native code: not optimised as a whole: " in said
    shutil.copytree(small / "src", small / "build/lib", dirs_exist_ok=True)
    number, file = run([sys.executable, "-c", RUN], PYTHONPATH=str(small / "build/lib")).split()
    assert number == "5"
    assert file.endswith(".so")


# What ./play does with it

PYTHON = """#!/bin/sh
# Stands for the Python of .venv: installing takes no time, and does what the test says.
case "$*" in
-V) echo "Python ${VERSION:-3.11}" ;;
-c*) exec "$REAL" "$@" ;;
*"pip install"*)
    echo "  Native code: 1 of 2 files"
    mkdir -p .venv/native.new/package/burnham
    cp -R src/. .venv/native.new/package/burnham
    eval "${MEANWHILE:-:}"
    ;;
esac
"""

TABLE = """
set -eu
. tools/native.sh
use_native
wait
echo "runs on ${PYTHONPATH:-sources}"
"""


class Checkout:
    """A clone with sources and a Python that does as told."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.native = place / ".venv" / "native"
        write(place / ".venv/bin/python", PYTHON).chmod(0o755)
        write(place / "tools/native.sh", (ROOT / "tools/native.sh").read_text("utf-8"))
        for name in ("src/rules.py", "src/old.py", "hatch_build.py", "pyproject.toml"):
            write(place / name, "as it was")

    def play(self, **environ: str) -> str:
        """What ./play says and runs on; it ends when all is built."""
        given = {"REAL": sys.executable, "PYTHONPATH": "", **environ}
        return run(["sh", "-c", f"cd '{self.place}'\n{TABLE}"], **given)

    def built(self) -> set[str]:
        return {path.name for path in self.native.iterdir()} if self.native.exists() else set()


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    yield Checkout(tmp_path)
    assert not (tmp_path / ".venv" / "native.new").exists()


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler to ask for native code")
class TestPlay:
    def test_the_first_start_compiles_and_the_next_uses_it(self, checkout: Checkout) -> None:
        first = checkout.play()
        assert "\nNative code: 1 of 2 files\n" in first
        assert "Native code is ready" in first
        assert first.endswith("runs on sources\n")
        (name,) = checkout.built()
        assert checkout.play() == f"runs on {checkout.native / name}\n"

    @pytest.mark.parametrize("change", ["changed", "deleted", "added", "build", "python"])
    def test_native_code_of_other_sources_is_not_used(
        self, checkout: Checkout, change: str
    ) -> None:
        checkout.play()
        version = "3.11"
        match change:
            case "changed":
                write(checkout.place / "src/rules.py", "as it is")
            case "deleted":
                (checkout.place / "src/old.py").unlink()
            case "added":
                write(checkout.place / "src/new rules.py", "")
            case "build":
                write(checkout.place / "hatch_build.py", "as it is")
            case _:
                version = "3.12"
        assert checkout.play(VERSION=version).endswith("runs on sources\n")
        assert "native/" in checkout.play(VERSION=version)
        newest = max(checkout.native.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        ours = {path.name: path.read_text() for path in (checkout.place / "src").iterdir()}
        assert {path.name: path.read_text() for path in (newest / "burnham").iterdir()} == ours

    def test_a_failed_build_leaves_nothing_and_is_not_repeated(self, checkout: Checkout) -> None:
        assert "There is no native code" in checkout.play(MEANWHILE="exit 1")
        assert checkout.built() == set()
        assert checkout.play() == "runs on sources\n"
        write(checkout.place / "src/rules.py", "mended")
        assert "Native code is ready" in checkout.play()

    def test_sources_changed_meanwhile_are_compiled_at_the_next_start(
        self, checkout: Checkout
    ) -> None:
        assert "changed meanwhile" in checkout.play(MEANWHILE="echo later >src/rules.py")
        assert checkout.built() == set()
        assert "Native code is ready" in checkout.play()

    def test_what_a_killed_build_left_is_not_used(self, checkout: Checkout) -> None:
        write(checkout.place / ".venv/native.new/package/burnham/half.py", "")
        write(checkout.place / ".venv/native.new/finished", "")
        assert checkout.play().endswith("runs on sources\n")
        (name,) = checkout.built()
        assert not (checkout.native / name / "burnham" / "half.py").exists()

    def test_two_starts_build_once(self, checkout: Checkout) -> None:
        with write(checkout.place / ".venv/native.lock", "").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            assert checkout.play() == "runs on sources\n"
        assert "Native code is ready" in checkout.play()

    def test_the_last_two_builds_are_kept(self, checkout: Checkout) -> None:
        builds: list[str] = []
        for text in ("one", "two", "three"):
            write(checkout.place / "src/rules.py", text)
            checkout.play()
            builds += checkout.built() - set(builds)
        assert checkout.built() == set(builds[1:])
