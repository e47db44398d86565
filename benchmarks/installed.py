"""Throw-away environments: a virtual environment for each peer of PyPI, a folder for npm's.

What is once installed in the wanted version stays for the next time.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).parent
REQUIREMENTS = HERE / "peers" / "requirements.txt"
PACKAGE = HERE / "boardgame_io" / "package.json"


class NotInstalled(Exception):
    """In a sentence: why a peer is not there."""


def wanted(text: str) -> dict[str, str]:
    """What each name of a requirements file asks for."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {re.split(r"[\[=]", line)[0]: line for line in lines}


def python_of(name: str, folder: Path) -> Path:
    """The interpreter of an environment in which this requirement is installed."""
    requirement = wanted(REQUIREMENTS.read_text(encoding="utf-8"))[name]
    place = folder / name
    python = place / "bin" / "python"
    stamp = place / "installed.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != requirement:
        print(f"Installing {requirement} in {place} …", file=sys.stderr, flush=True)
        venv.create(place, clear=True, with_pip=True)
        _run([str(python), "-m", "pip", "install", "--quiet", requirement])
        stamp.write_text(requirement, encoding="utf-8")
    return python


def node_modules(folder: Path) -> Path:
    """The modules that `package.json` asks for."""
    place = folder / "boardgame_io"
    package = place / "package.json"
    modules = place / "node_modules"
    if not modules.exists() or package.read_bytes() != PACKAGE.read_bytes():
        if not shutil.which("npm"):
            raise NotInstalled("npm is not there")
        print(f"Installing boardgame.io in {place} …", file=sys.stderr, flush=True)
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        package.write_bytes(PACKAGE.read_bytes())
        _run(["npm", "install", "--prefix", str(place), "--no-audit", "--no-fund"])
    return modules


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def _run(command: list[str]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        raise NotInstalled("installing took more than ten minutes") from None
    if done.returncode:
        raise NotInstalled((done.stderr.strip() or "it failed").splitlines()[-1][:200])
