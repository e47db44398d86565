"""Our games side by side with the field: what each engine needs for the same things.

    python -m benchmarks.compare                           everything, some fifteen minutes
    python -m benchmarks.compare --quick                   whether it runs; the numbers mean little
    python -m benchmarks.compare --games san_francisco     of ours this game only
    python -m benchmarks.compare --against v0.1.0          and our native code of an earlier commit
    python -m benchmarks.compare --seconds-of-hard         only what a second of `hard` goes into
    python -m benchmarks.compare --write docs/performance.md --record

Peers are installed in environments of their own (`--peers DIR`), our native code is kept for the
next time (`--native DIR`), both in the user's cache unless a folder is named.  All processes share
one core and take turns: the first pass of all, the second of all, and so on; the best counts.
Times are CPU time.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from benchmarks import contenders, ratios, second_of_hard
from benchmarks.circumstances import Circumstances
from benchmarks.contenders import NATIVE, OURS, PLAIN, Contender, Failed, Result
from benchmarks.native import CACHE, ROOT, library, tree_of
from benchmarks.report import chart_of, report
from benchmarks.tables import replaced

FASTEST = ("decisions", "playouts")
"""Measures of which more is better; of all other times less is."""

SLOWEST = ("copy", "legal", "serialise", "view", "imagine", "import")


def best(passes: list[Result]) -> Result:
    """The best of several passes; what is no time is the same in all."""
    found = dict(passes[0])
    for other in passes[1:]:
        for name in FASTEST:
            if found.get(name):
                found[name] = max(found[name], other[name])
        for name in SLOWEST:
            if found.get(name):
                found[name] = min(found[name], other[name])
    return found


class Run:
    """All measurements of one call of the program."""

    def __init__(self, passes: int, seconds: float, processes: int) -> None:
        self.passes = passes
        self.seconds = seconds
        self.processes = processes
        self.failures: list[str] = []

    def measure(self, who: list[Contender]) -> dict[Contender, Result]:
        """Everybody's best; who fails is left out, and it is said."""
        found: dict[Contender, list[Result]] = {one: [] for one in who}
        for number in range(self.passes):
            for one in list(found):
                tell(f"pass {number + 1} of {self.passes}: {one.name}")
                try:
                    found[one].append(one.measure(self.seconds))
                except Failed as reason:
                    self.failures.append(str(reason))
                    del found[one]
        return {one: best(passes) for one, passes in found.items()}

    def games_of_a_seed(self, one: Contender) -> frozenset[str]:
        """The different games that one seed gives in several processes."""
        tell(f"same seed, {self.processes} processes: {one.name}")
        return frozenset(one.fingerprint(number) for number in range(1, self.processes + 1))


def tell(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def main() -> None:
    asked = arguments()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # first positions come from compiled files
    run = Run(1, 0.05, 2) if asked.quick else Run(asked.passes, 0.5, 5)
    thinking = 0.1 if asked.quick else 1.0
    parts = {}
    with tempfile.TemporaryDirectory(prefix="burnham-compare-") as scratch:
        now = library(ROOT, asked.native, Path(scratch) / "now")
        if not asked.seconds_of_hard:
            parts["compare"] = compared(asked, run, now, Path(scratch))
        tell("what a second of hard goes into")
        parts["hard"] = second_of_hard.report(asked.games, now, asked.peers, thinking)
    print("\n\n".join(parts.values()))
    if asked.write:
        page = asked.write.read_text(encoding="utf-8")
        for part, text in parts.items():
            page = replaced(page, part, text)
        asked.write.write_text(page, encoding="utf-8")


def compared(asked: argparse.Namespace, run: Run, now: Path, scratch: Path) -> str:
    """Measures all; gives the tables, and writes them and the chart beside the peers."""
    who = contenders.ours(NATIVE, now, asked.games)
    if asked.against:
        tree = tree_of(asked.against, scratch / "tree")
        then = library(tree, asked.native, scratch / "then")
        who += contenders.ours(f"Burnham at {asked.against}", then, asked.games)
    who += contenders.ours(PLAIN, ROOT / "src", asked.games)
    others, missing = contenders.peers(asked.peers)
    run.failures += missing
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    circumstances = Circumstances(run.passes, run.seconds, run.processes)
    found = run.measure(who + others)
    seeded = {one: run.games_of_a_seed(one) for one in found}
    run.failures += disagreements(seeded)
    same = {one: len(games) == 1 for one, games in seeded.items()}
    faster = native_to_plain(found)
    for warning in ratios.warnings(faster, ratios.recorded()):
        tell(f"WARNING: {warning}")
    text = report(found, same, run.failures, circumstances.told(), ratios.recorded())
    page = asked.write or asked.peers / "compare.md"
    picture = page.with_suffix(".svg")
    picture.write_text(chart_of(found), encoding="utf-8")
    if not asked.write:
        page.write_text(text + "\n", encoding="utf-8")
    tell(f"written: {page}, {picture}")
    if asked.record:
        ratios.record(faster)
    return text


def native_to_plain(found: dict[Contender, Result]) -> dict[str, float]:
    """How many times as many random decisions native code takes, by game."""
    rates = {(one.engine, one.id): result["decisions"] for one, result in found.items()}
    games = [game for engine, game in rates if engine == NATIVE and (PLAIN, game) in rates]
    return {game: rates[NATIVE, game] / rates[PLAIN, game] for game in games}


def disagreements(seeded: Mapping[Contender, frozenset[str]]) -> list[str]:
    """In sentences: games that native code and plain Python do not play alike."""
    games = {(one.engine, one.id): games for one, games in seeded.items()}
    return [
        f"{one.game}: native code and plain Python play different games of one seed"
        for one, played in seeded.items()
        if one.engine == NATIVE and games.get((PLAIN, one.id), played) != played
    ]


def arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--games", nargs="+", choices=OURS, default=list(OURS), metavar="GAME")
    reader.add_argument("--against", metavar="COMMIT", help="an earlier commit of ours")
    reader.add_argument("--peers", type=Path, metavar="DIR", default=CACHE / "peers")
    reader.add_argument("--native", type=Path, metavar="DIR", default=CACHE / "native")
    reader.add_argument("--write", type=Path, metavar="FILE", help="the page to be renewed")
    reader.add_argument("--record", action="store_true", help="keep the ratio of native to plain")
    reader.add_argument("--passes", type=int, default=3)
    reader.add_argument("--quick", action="store_true", help="only see whether it runs")
    reader.add_argument("--seconds-of-hard", action="store_true", help="only that")
    return reader.parse_args()


if __name__ == "__main__":
    main()
