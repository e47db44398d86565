"""Builds wheels of native code: the rules and the search go through mypyc.

hatch-mypyc compiles inside the source tree, where the objects would shadow the sources, and
fails where there is no compiler.  This hook compiles elsewhere and falls back to plain Python.
BURNHAM_COMPILE=0 never compiles, =1 must; unset, it compiles where it can.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOMS = "games/rooms.toml"
"""Which rooms of a game are compiled."""

COMPILED = (
    "kernel/chance.py",
    "kernel/fields.py",
    "kernel/playout.py",
    "kernel/position.py",
    "kernel/scores.py",
    "kernel/step.py",
    "bots/easy.py",
    "bots/greedy.py",
    "bots/looks.py",
    "bots/search/*.py",
)

# Types are checked strictly by ./test; a build has only the rules' own imports at hand.
CHECKING = ("--explicit-package-bases", "--follow-imports=silent", "--ignore-missing-imports")


class NativeCode(BuildHookInterface[Any]):
    place: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("BURNHAM_COMPILE", "")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        self.place = Path(tempfile.mkdtemp(prefix="burnham-build-"))
        try:
            compile_to(Path(self.root), self.place)
        except BaseException as error:  # distutils leaves by SystemExit, too
            if wish == "1" or isinstance(error, KeyboardInterrupt):
                raise
            self.app.display_warning(f"no native code, plain Python instead: {error}")
            return
        libraries = self.place / "lib"
        for library in libraries.rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.place:
            shutil.rmtree(self.place, ignore_errors=True)


def compiled_files(root: Path) -> list[str]:
    """All that becomes native code; `__init__.py` files only gather and stay plain."""
    package = root / "src" / "burnham"
    rooms = tomllib.loads((package / ROOMS).read_text(encoding="utf-8"))
    places = [name for name, room in rooms.items() if room.get("compiled")]
    of_games = [f"games/*/{name}{rest}" for name in places for rest in (".py", "/**/*.py")]
    found = [path for pattern in (*COMPILED, *of_games) for path in package.glob(pattern)]
    return sorted(str(path.relative_to(root)) for path in found if path.name != "__init__.py")


def compile_to(root: Path, build: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(root)
    os.environ["MYPYPATH"] = str(root / "src")
    extensions = mypycify(
        [*CHECKING, *compiled_files(root)],
        target_dir=str(build / "c"),
        opt_level="3",
        multi_file=True,
    )
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()
