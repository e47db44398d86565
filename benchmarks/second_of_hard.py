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
from benchmarks.installed import NotInstalled, python_of
from benchmarks.native import ROOT, environment
from benchmarks.tables import table

LOOKS = 200
"""How often py-spy looks, a second."""

THINKING = "CPyDef_tree___Tree___think"

PARTS = {
    "imagining": re.compile(r":Position___(imagine|seen_by)$"),
    "copying": re.compile(r":\w+___clone$|:Position___copy_kernel$|\.position:\w+_dealloc$"),
    "short list": re.compile(r":shortlist$"),
    "rules": re.compile(
        r":Position___(take|carry_out|settle|answers)$|^burnham\.games\.\w+\.steps\b"
    ),
    "judging": re.compile(r"^burnham\.games\.\w+\.(judgement|scoring)\b"),
}
REST = "tree"
SHOWN = ("judging", "rules", "short list", "copying", "imagining", REST)
"""The parts in the order of the table."""


class Modules:
    """Finds the module of a native function, whose name begins with the shortest end of the
    module's name that no other module has: `CPyDef_worth___value (file.c:12)`."""

    def __init__(self, names: Iterable[str]) -> None:
        ends: dict[str, list[str]] = {}
        for name in names:
            words = name.split(".")
            for place in range(len(words)):
                ends.setdefault("___".join(words[place:]), []).append(name)
        self.ends = {end: found[0] for end, found in ends.items() if len(found) == 1}

    def full_name(self, call: str) -> str:
        """`burnham.games.chicago_1991.judgement.worth:value`; as it is if it is none of ours."""
        words = re.sub(r"^CPy(Def|Py)_", "", call.partition(" ")[0]).split("___")
        for place in range(len(words) - 1, 0, -1):
            module = self.ends.get("___".join(words[:place]))
            if module:
                return f"{module}:{'___'.join(words[place:])}"
        return call


def part_of(calls: Iterable[str]) -> str:
    """The part to which a look belongs, by the full names of the calls."""
    for call in calls:
        if call.endswith(":luck"):  # gives an answer: what is called from there counts
            continue
        for part, form in PARTS.items():
            if form.search(call):
                return part
    return REST


def shares(looks: Iterable[str], modules: Modules) -> Counter[str]:
    """How many looks fell on each part, from py-spy's lines: `call;call;call number`."""
    found: Counter[str] = Counter()
    for line in looks:
        stack, _, count = line.rpartition(" ")
        if THINKING in stack:
            found[part_of(map(modules.full_name, stack.split(";")))] += int(count)
    return found


def compiled(folder: Path) -> list[str]:
    """The names of the modules that are native code in a folder."""
    found = [path.relative_to(folder) for path in folder.rglob("*.so")]
    return [".".join([*path.parent.parts, path.name.partition(".")[0]]) for path in found]


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
        looks = told.read_text(encoding="utf-8").splitlines()
        return shares(looks, Modules(compiled(folder)))


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
