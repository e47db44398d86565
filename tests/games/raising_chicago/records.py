"""Recorded games, one for every number of players with and without the council.

    python -m tests.games.raising_chicago.records

plays them again and writes them anew.  Needed only when the rules or the components change so that
the old ones no longer replay.  The players take what the judgement likes best, and now and then
anything at all, so that odd ways to pay and all kinds of tiles come up.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from burnham.bots.greedy import Greedy
from burnham.games.raising_chicago import TITLE
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice

FOLDER = Path(__file__).parent / "records"
GAMES = {
    f"{seats}-players{'-council' if council else ''}": (seats, council)
    for seats in (2, 3, 4)
    for council in (False, True)
}
WHIMS = 5
"""One answer in so many is left to chance."""


def play(name: str) -> Game:
    seats, council = GAMES[name]
    game = new_game(TITLE, seats, name, {"council": council}, None)
    dice, player = Dice(name), Greedy(TITLE.thinking.judge_all, name)
    while not game.over:
        if dice.roll(WHIMS) == 0:
            game.take(dice.pick(game.answers()))
        else:
            seat = game.position.seat
            game.take(player.choose(game.seen_by(seat), seat))
    return game


def read(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return record


def write(name: str) -> None:
    game = play(name)
    record = {**game.record(), "totals": TITLE.rules.scores(game.position).totals}
    text = json.dumps(record, indent=1, ensure_ascii=False)
    (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        write(each)
