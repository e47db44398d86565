"""Many tables at once: what a move costs the server, and how soon everybody has it.

    python -m benchmarks.load                    everything; writes the tables of docs/load.md
    python -m benchmarks.load json pages         these only
    python -m benchmarks.load --against COMMIT   beside a server of that commit, in turns
    python -m benchmarks.load --native DIR       native code, kept in DIR for the next time
    python -m benchmarks.load --quick            a smoke test; writes nothing

The figure is CPU of the server's processes, which a busy machine does not spoil; what is compared
takes turns.  boardgame.io is measured if it is installed (npm install --prefix
benchmarks/boardgame_io), PostgreSQL if the developers' requirements are.
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from benchmarks.load import browser, growth, idle, json_path, pages, rate, starve
from benchmarks.load.peer import installed
from benchmarks.load.plan import OUR_GAMES, Plan, quick
from benchmarks.load.report import Sheet, circumstances, markdown, write
from benchmarks.load.servers import sources
from benchmarks.postgres import own_server_if_installed

MEASURES: dict[str, Callable[[Plan], list[Sheet]]] = {
    "json": json_path.measure,
    "pages": pages.measure,
    "growth": growth.measure,
    "rate": rate.measure,
    "idle": idle.measure,
    "browser": browser.measure,
    "starve": starve.measure,
}


def main() -> None:
    asked = _arguments()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # no server is left behind
    with sources(asked.against, asked.native) as found, own_server_if_installed() as postgres:
        peer = installed(asked.peer)
        if postgres is None:
            print("PostgreSQL is not installed: left out.", file=sys.stderr)
        if peer is None:
            print("boardgame.io is not installed: left out.", file=sys.stderr)
        games = tuple(asked.games.split(","))
        plan = Plan(found, games, postgres, peer)
        if asked.quick:
            plan = quick(plan)
        said = circumstances([source.name for source in found], asked.native is not None)
        print(said, flush=True)
        for name in asked.measures or list(MEASURES):
            sheets = MEASURES[name](plan)
            for sheet in sheets:
                print(f"\n## {sheet.key}\n\n{markdown(sheet)}", flush=True)
            if not asked.quick:
                write(sheets, said)


def _arguments() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("measures", nargs="*", choices=[*MEASURES, []], metavar="measure")
    reader.add_argument("--against", metavar="COMMIT", help="an earlier commit")
    reader.add_argument("--native", type=Path, metavar="DIR", help="a folder for native code")
    reader.add_argument("--peer", type=Path, metavar="DIR", help="where boardgame.io is installed")
    reader.add_argument("--games", default=",".join(OUR_GAMES), help="separated by commas")
    reader.add_argument("--quick", action="store_true", help="a smoke test")
    return reader.parse_args()


if __name__ == "__main__":
    main()
