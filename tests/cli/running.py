"""Commands as processes of their own."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path


def run(*command: str | Path, cwd: Path, **environ: str) -> str:
    """What a command prints; it must go well."""
    done = subprocess.run(
        [*map(str, command)],
        env={**os.environ, **environ},
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
