"""Native code of a tree of sources: this one, or that of an earlier commit."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from platformdirs import user_cache_path

ROOT = Path(__file__).parent.parent
CACHE = user_cache_path("burnham-benchmarks")
"""What is built or installed for benchmarks, unless other folders are named."""

LAYERS = ("kernel", "games", "bots")
"""What compiled modules may import; of games all but their drawings."""

BUILD = "import hatch_build as h, pathlib as p, sys; h.compile_to(*map(p.Path, sys.argv[1:]))"


def library(tree: Path, folder: Path, place: Path) -> Path:
    """The package of a tree, copied to `place` with its native code, which is kept in `folder`."""
    shutil.copytree(tree / "src", place)
    shutil.copytree(compiled(tree, folder), place, dirs_exist_ok=True)
    return place


def compiled(tree: Path, folder: Path) -> Path:
    """The native code of a tree, made once for the sources it is made from."""
    place = folder.resolve() / sources_hash(tree)[:12]
    if not place.exists():
        print(f"Building native code in {place}: some minutes …", file=sys.stderr, flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as scratch:
            build(tree, Path(scratch))
            (Path(scratch) / "lib").rename(place)  # whole or not at all
    return place


def build(tree: Path, place: Path) -> None:
    """Compile the rules of a tree into `place/lib`."""
    command = [sys.executable, "-c", BUILD, str(tree), str(place)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"no native code: {done.stderr[-2000:]}")


def tree_of(commit: str, place: Path) -> Path:
    """All files of an earlier commit, in `place`."""
    archive = subprocess.check_output(["git", "archive", commit], cwd=ROOT)
    place.mkdir(parents=True)
    subprocess.run(["tar", "-x", "-C", str(place)], input=archive, check=True)
    return place


def sources_hash(tree: Path) -> str:
    """Changes whenever a source changes that native code is made of or looks at."""
    package = tree / "src" / "burnham"
    paths = [path for layer in LAYERS for path in sorted((package / layer).rglob("*"))]
    found = hashlib.sha256((tree / "hatch_build.py").read_bytes())
    for path in paths:
        looked_at = path.suffix == ".py" or path.name == "rooms.toml"
        if looked_at and "drawing" not in path.relative_to(tree).parts:
            found.update(str(path.relative_to(tree)).encode() + path.read_bytes())
    return found.hexdigest()


def environment(library: Path) -> dict[str, str]:
    """Variables with which a process finds the `burnham` of a library."""
    return {**os.environ, "PYTHONPATH": f"{library}{os.pathsep}{ROOT}"}


def run_again(module: str, folder: Path) -> int:
    """Run this program once more, with the same arguments, on native code, which is kept in
    `folder`; gives its exit status."""
    with tempfile.TemporaryDirectory(prefix="burnham-native-") as scratch:
        now = library(ROOT, folder, Path(scratch) / "now")
        words = [sys.executable, "-m", module, *sys.argv[1:]]
        return subprocess.call(words, env=environment(now))
