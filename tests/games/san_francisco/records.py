"""Recorded games, one for every way San Francisco can end, and how they were found.

    python -m tests.games.san_francisco.records

plays games again until each ending has been seen, and writes the records anew.  Needed only when
the rules change so that the old ones no longer replay.
"""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from burnham.games.san_francisco import TITLE
from burnham.games.san_francisco.box import (
    BUILD,
    BUILD_ANY_COLOUR,
    BUILD_ANY_NUMBER,
    MATERIAL,
    PERMIT,
    YEARS,
)
from burnham.games.san_francisco.position import NONE, SanFrancisco
from burnham.games.san_francisco.steps.actions import hindrance
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import Options

FOLDER = Path(__file__).parent / "records"
BUILDS: Final = (BUILD, BUILD_ANY_COLOUR, BUILD_ANY_NUMBER)

EIGHTH = "the eighth building of a seat on a card"
COMMITTEE = "the eighth building of the Committee"
FAIR = "1915, and nobody has built eight"
EIGHTH_AT_THE_FAIR = "the eighth building as the bonus of 1915"


class Ending(NamedTuple):
    """How a recorded game was set up, and how it ends."""

    how: str
    seats: int
    options: Options


ENDINGS = {
    "eighth-2-duopoly": Ending(EIGHTH, 2, {"duopoly": True}),
    "eighth-3": Ending(EIGHTH, 3, {"plot_sides": "all_B"}),
    "eighth-1": Ending(EIGHTH, 1, {}),
    "committee-1-hard": Ending(COMMITTEE, 1, {"level": "hard"}),
    "fair-4": Ending(FAIR, 4, {"plot_sides": "ABABAABB"}),
    "fair-1": Ending(FAIR, 1, {"level": "normal"}),
    "eighth-at-the-fair-2": Ending(EIGHTH_AT_THE_FAIR, 2, {"plot_sides": "random"}),
}


def ending_of(g: SanFrancisco) -> str:
    """How a finished game has ended."""
    if g.builder == NONE:
        return FAIR
    if g.builder == g.committee:
        return COMMITTEE
    return EIGHTH_AT_THE_FAIR if g.year == YEARS - 1 else EIGHTH


class Builder:
    """Builds whenever it can and gathers what building takes; else it leaves it to chance."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def choose(self, g: SanFrancisco) -> int:
        answers = g.answers()
        likes = [self.like(g, answer) for answer in answers]
        best = [answer for answer, like in zip(answers, likes, strict=True) if like == max(likes)]
        return self.dice.pick(best)

    def like(self, g: SanFrancisco, answer: int) -> int:
        word = g.step.word(answer)
        if g.step.name in ("place_stone", "choose_action") and word != "forgo":
            return self.field(g, g.step.arguments(answer)["field"])
        return int(word.startswith(("build", "take bonus=18")))

    def field(self, g: SanFrancisco, field: int) -> int:
        kind, seat = g.box.field_kind[field], g.seat
        if hindrance(g, seat, kind, g.money[seat], False):
            return 0
        if kind in BUILDS:
            return 4
        if kind == MATERIAL:
            return 3 if g.area[seat] < 2 else 0
        return 2 if kind == PERMIT and len(g.permits[seat]) < 4 else 1


def played(ending: Ending, seed: int) -> Game:
    game = new_game(TITLE, ending.seats, seed, ending.options, None)
    bot = Builder(str(seed))
    while not game.over:
        assert isinstance(game.position, SanFrancisco)
        game.take(bot.choose(game.position))
    return game


def found(ending: Ending) -> Game:
    for seed in count():
        game = played(ending, seed)
        assert isinstance(game.position, SanFrancisco)
        if ending_of(game.position) == ending.how:
            return game
    raise AssertionError("unreachable")


def read(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, ending in ENDINGS.items():
        game = found(ending)
        record = {**game.record(), "totals": [p["total"] for p in game.scores()["players"]]}
        text = json.dumps(record, indent=1, ensure_ascii=False)
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {game.number} answers, seed {game.seed}")


if __name__ == "__main__":
    write_all()
