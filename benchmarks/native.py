"""Native code of these sources, or of those of an earlier commit, in a folder of its own."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LAYERS = ("kernel", "games", "bots")
"""What compiled modules may import; of games all but their drawings."""

COMPILE = (
    "import sys, pathlib, hatch_build; hatch_build.compile_to(*map(pathlib.Path, sys.argv[1:]))"
)


def native(place: Path, root: Path = ROOT) -> Path:
    """The folder in `place` that holds the native code of `root`, built unless it is there."""
    stamp = place / "sources.txt"
    sources = sources_hash(root)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != sources:
        for old in ("c", "lib", "temp"):
            shutil.rmtree(place / old, ignore_errors=True)
        place.mkdir(parents=True, exist_ok=True)
        print(f"Building native code in {place}: some minutes …", file=sys.stderr, flush=True)
        build(root, place)
        stamp.write_text(sources, encoding="utf-8")
    shutil.copytree(root / "src" / "burnham", place / "lib" / "burnham", dirs_exist_ok=True)
    return place / "lib"


def build(root: Path, place: Path) -> None:
    """Compile the rules into `place/lib`."""
    command = [sys.executable, "-c", COMPILE, str(root), str(place)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"no native code: {done.stderr[-2000:]}")


def native_of(commit: str, place: Path) -> Path:
    """The same for an earlier commit."""
    name = subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()
    root = place / f"{name}-sources"
    if not root.exists():
        root.mkdir(parents=True)
        archive = subprocess.check_output(["git", "archive", name], cwd=ROOT)
        subprocess.run(["tar", "-x", "-C", str(root)], input=archive, check=True)
    return native(place / name, root)


def sources_hash(root: Path) -> str:
    """Changes whenever a source changes that native code is made of or looks at."""
    package = root / "src" / "burnham"
    paths = [path for layer in LAYERS for path in sorted((package / layer).rglob("*.py"))]
    found = hashlib.sha256((package / "games" / "rooms.toml").read_bytes())
    for path in [root / "hatch_build.py", *paths]:
        if "drawing" not in path.parts:
            found.update(str(path.relative_to(root)).encode() + path.read_bytes())
    return found.hexdigest()


def environment(folder: Path) -> dict[str, str]:
    """Variables with which a process finds the `burnham` in this folder."""
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}"}
