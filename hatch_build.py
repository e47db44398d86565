"""Builds wheels of native code: the rules and the search go through mypyc.

hatch-mypyc compiles inside the source tree, where the objects would shadow the sources, and
fails where there is no compiler.  This hook compiles elsewhere and falls back to plain Python.
BURNHAM_COMPILE=0 never compiles, =1 must, =release must and takes the time for the fastest code;
unset, it compiles where it can.
"""

from __future__ import annotations

import itertools
import os
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOMS = "games/rooms.toml"
"""Which rooms of a game are compiled."""

COMPILED = (
    "kernel/batch.py",
    "kernel/box.py",
    "kernel/chance.py",
    "kernel/fields.py",
    "kernel/flat.py",
    "kernel/learned.py",
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

# For gcc and clang; MSVC builds with what mypyc asks for.  Hidden functions are called directly,
# not through a table of symbols.  Warnings about generated C would only stop the build (-Werror).
FLAGS = ("-fvisibility=hidden", "-w")
AS_A_WHOLE = ("-flto=auto",)
"""Optimises across files: faster code, but linking takes minutes."""


class NativeCode(BuildHookInterface[Any]):
    place: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("BURNHAM_COMPILE", "")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        self.place = Path(tempfile.mkdtemp(prefix="burnham-build-"))
        try:
            compile_to(Path(self.root), self.place, wish == "release")
        except BaseException as error:  # distutils leaves by SystemExit, too
            shutil.rmtree(self.place, ignore_errors=True)
            if wish or isinstance(error, KeyboardInterrupt):
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


def compile_to(root: Path, build: Path, release: bool = False) -> None:
    """Put native code of these sources into `build/lib`."""
    extensions = translate(root, build / "c")
    try:
        compile_c(extensions, build, AS_A_WHOLE if release else ())
    except Exception as error:
        if not release:
            raise
        say(f"not optimised as a whole: {error}")  # not every compiler and linker can
        compile_c(extensions, build, ())


def translate(root: Path, place: Path) -> list[Any]:
    """The extensions: one of many C files, and for each module a small one that imports it."""
    from mypyc.build import mypycify

    files = compiled_files(root)
    say(f"translating {len(files)} modules to C")
    os.chdir(root)
    os.environ["MYPYPATH"] = str(root / "src")
    return mypycify(
        [*CHECKING, *files],
        target_dir=str(place),
        opt_level="3",
        debug_level="0",
        multi_file=True,
    )


def compile_c(extensions: list[Any], build: Path, flags: Sequence[str]) -> None:
    command = CompileSideBySide(Distribution({"ext_modules": extensions}))
    command.more_flags = flags
    command.build_lib = str(build / "lib")
    command.build_temp = str(build / "temp")
    command.ensure_finalized()
    command.run()


class CompileSideBySide(build_ext):
    """Compiles on all cores: setuptools alone takes the files of a library one after another."""

    more_flags: Sequence[str] = ()

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        if compiler.compiler_type == "unix":
            compiler.compiler_so += [*FLAGS, *self.more_flags]
            compiler.linker_so += self.more_flags
        files = sum(len(extension.sources) for extension in self.extensions)
        ready = itertools.count(1)
        compile_files = compiler.compile

        def compile_file(source: str, options: dict[str, Any]) -> list[str]:
            objects: list[str] = compile_files([source], **options)
            if line := progress(next(ready), files):
                say(line)
            return objects

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            made = cores.map(compile_file, sources, itertools.repeat(options))
            return [name for objects in made for name in objects]

        with ThreadPoolExecutor(os.cpu_count()) as cores:
            compiler.compile = compile_side_by_side
            self.parallel = True  # the small libraries, too
            super().build_extensions()


def progress(done: int, files: int) -> str:
    """How far the compiler is, whenever another tenth of the files is done; else nothing."""
    if done * 10 // files == (done - 1) * 10 // files:
        return ""
    return f"{done} of {files} files"


def say(words: str) -> None:
    print(f"Native code: {words}", file=sys.stderr, flush=True)
