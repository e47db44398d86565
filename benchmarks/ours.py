"""Our own games, native or plain: whichever `burnham` is found first."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benchmarks.measures import Engine, main, size_of

ROOT = Path(__file__).parent.parent


class Ours(Engine):
    """A game at its most seats."""

    def __init__(self, game: str) -> None:
        from burnham.bots.search.thinker import Thinker
        from burnham.games import title_of
        from burnham.kernel import game as kernel_game
        from burnham.kernel import playout

        self.title: Any = title_of(game)
        self.kernel, self.playout, self.thinker = kernel_game, playout, Thinker
        if find_spec("burnham.kernel.codec"):  # not in all earlier commits
            self.serialise = import_module("burnham.kernel.codec").packed

    def begin(self, seed: int) -> Any:
        seats: int = getattr(self.title, "rules", self.title).max_seats  # flat in 0.1.0
        # a copy: the game's own position keeps a log for people
        return self.kernel.new_game(self.title, seats, seed, {}, None).position.clone()

    def over(self, g: Any) -> bool:
        return bool(g.over)

    def choices(self, g: Any) -> Any:
        return g.answers()

    def take(self, g: Any, choice: Any) -> None:
        g.take(choice)

    def play(self, seed: int) -> int:
        return self.playout.play_random(self.begin(seed), self.playout.Dice(str(seed)))

    def copy(self, g: Any) -> Any:
        return g.clone()

    def legal(self, g: Any) -> Any:
        """Worked out anew: `answers` may give a list that is already known."""
        return g.step.answers(g, g.seat, g.arg)

    def view(self, g: Any) -> Any:
        return g.seen_by(g.seat)

    def imagine(self, g: Any) -> Any:
        return g.imagine(g.seat, "compare")

    def think(self, g: Any, seconds: float) -> int:
        bot = self.thinker(self.title, "compare", seconds=seconds)
        return bot.think(g.seen_by(g.seat), g.seat).playouts

    def size(self) -> int:
        """This package where it was found, and all it needs."""
        import burnham

        package = Path(next(iter(burnham.__path__)))
        own = [path for path in package.rglob("*") if path.is_file() and path.suffix != ".pyc"]
        wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        needed = needed_by(wanted["project"]["dependencies"])
        return sum(path.stat().st_size for path in own) + sum(map(size_of, needed.values()))


def needed_by(requirements: list[str]) -> dict[str, metadata.Distribution]:
    """All installed distributions that these requirements lead to, by name."""
    found: dict[str, metadata.Distribution] = {}
    open_ones = list(requirements)
    while open_ones:
        name, extras = parts_of(open_ones.pop())
        if name in found:
            continue
        try:
            found[name] = metadata.distribution(name)
        except metadata.PackageNotFoundError:  # not needed on this machine
            continue
        wishes = found[name].requires or ()
        open_ones += [wish for wish in wishes if extra_of(wish) in ("", *extras)]
    return found


def parts_of(requirement: str) -> tuple[str, list[str]]:
    """The name and the extras asked for: `psycopg[binary]>=3.2`."""
    fits = re.match(r"([A-Za-z0-9._-]+)(?:\[([^\]]*)\])?", requirement)
    if not fits:
        raise ValueError(requirement)
    return re.sub(r"[-_.]+", "-", fits[1]).lower(), re.split(r"[, ]+", fits[2] or "")


def extra_of(requirement: str) -> str:
    """The extra for which alone it is needed."""
    fits = re.search(r"""extra *== *["']([^"']+)""", requirement)
    return fits[1] if fits else ""


if __name__ == "__main__":
    main(Ours)
