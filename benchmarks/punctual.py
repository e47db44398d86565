"""Whether `hard` keeps its time, on the code that runs this: native or plain Python.

    python -m benchmarks.punctual [SECONDS] [QUESTIONS]

asks it at real choices of every game, from the beginning to the end, and tells how long it took:
in the middle, and at the worst.  It may be quicker when a choice is clear.
"""

from __future__ import annotations

import sys
import time
from statistics import median

from benchmarks.tables import table
from burnham.bots import make_bot
from burnham.bots.search.outcome import Outlook
from burnham.games import titles
from burnham.kernel.game import new_game
from burnham.kernel.position import Position
from burnham.kernel.title import Title


def questions(title: Title, count: int) -> list[Position]:
    """Some choices of a game of two players, evenly spread."""
    g = new_game(title, 2, "punctual", {}, None).position
    outlook = Outlook(title)
    found: list[Position] = []
    while not g.over:
        if len(g.answers()) > 1:
            found.append(g.clone())
        g.take(outlook.quick_answer(g))
    return found[:: max(1, len(found) // count)][:count]


def times(title: Title, seconds: float, count: int) -> list[float]:
    """How long `hard` took for each of the choices, in seconds."""
    found = []
    for g in questions(title, count):
        seen, bot = g.seen_by(g.seat), make_bot(f"hard@{seconds:g}", title, "punctual")
        start = time.perf_counter()
        bot.choose(seen, g.seat)
        found.append(time.perf_counter() - start)
    return found


def main(seconds: str = "0.2", count: str = "40") -> None:
    rows = []
    for name, title in titles().items():
        took = times(title, float(seconds), int(count))
        rows.append([name, f"{median(took):.3f} s", f"{max(took):.3f} s", str(len(took))])
    print(table(["", "in the middle", "at the worst", "questions"], rows))


if __name__ == "__main__":
    main(*sys.argv[1:])
