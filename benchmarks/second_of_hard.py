"""What a second of `hard` goes into: py-spy looks at the native code a few hundred times a second.

A look sees all calls under way, the outermost first.  The outermost one that belongs to a part
decides; what belongs to none is the tree itself.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from benchmarks.contenders import titled
from benchmarks.environments import NotInstalled, python_of
from benchmarks.native import ROOT, environment
from benchmarks.tables import table

LOOKS = 200
"""How often py-spy looks, a second."""

THINKING = "CPyDef_tree___Tree___think"

PARTS = {
    "imagining": re.compile(r"Position___(imagine|seen_by) "),
    "copying": re.compile(r"___clone |___copy_kernel |___position___\w+_dealloc "),
    "short list": re.compile(r"___shortlist "),
    "rules": re.compile(r"Position___(take|carry_out|settle|answers) |___steps___"),
    "judging": re.compile(r"___judgement___|___scoring"),
}
REST = "tree"
SHOWN = ("judging", "rules", "short list", "copying", "imagining", REST)


def part_of(calls: list[str]) -> str:
    """The part to which a look belongs."""
    for call in calls:
        if "___luck " in call:  # gives an answer: what is called from there counts
            continue
        for part, form in PARTS.items():
            if form.search(call):
                return part
    return REST


def shares(looks: Iterable[str]) -> Counter[str]:
    """How many looks fell on each part, from py-spy's lines: `call;call;call number`."""
    found: Counter[str] = Counter()
    for line in looks:
        stack, _, count = line.rpartition(" ")
        if THINKING in stack:
            found[part_of(stack.split(";"))] += int(count)
    return found


def watch(game: str, folder: Path, peers: Path, seconds: float) -> Counter[str]:
    """Let `hard` of the native code in `folder` think, and look."""
    spy = python_of("py-spy", peers).parent / "py-spy"
    with tempfile.TemporaryDirectory() as scratch:
        told = Path(scratch) / "looks.txt"
        look = [str(spy), "record", "--native", "--rate", str(LOOKS), "--format", "raw"]
        think = [sys.executable, "-m", "benchmarks.ours", "think", game, str(seconds)]
        command = [*look, "--output", str(told), "--", *think]
        done = subprocess.run(command, cwd=ROOT, env=environment(folder), capture_output=True)
        if done.returncode:
            raise NotInstalled(f"it failed: {done.stderr.decode()[-200:]}")
        return shares(told.read_text(encoding="utf-8").splitlines())


def report(games: list[str], folder: Path, peers: Path, seconds: float) -> str:
    """The shares of all games as a table."""
    rows = []
    try:
        for game in games:
            found = watch(game, folder, peers, seconds)
            percents = [f"{100 * found[part] / max(1, found.total()):.0f} %" for part in SHOWN]
            rows.append([titled(game), *percents, str(found.total())])
    except NotInstalled as reason:
        return f"py-spy could not look: {reason}"
    return table(["", *SHOWN, "looks"], rows)
