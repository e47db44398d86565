"""Makes the records of this folder anew: whole games in which certain things happen.

    python -m tests.games.chicago_1875.make_records

Each is played by seats that think one answer ahead half of the time and choose at random else; the
first seed whose game shows what is wanted is kept.  Needed after a change of rules or components.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import NamedTuple

from burnham.bots.greedy import Greedy
from burnham.games.chicago_1875 import TITLE
from burnham.games.chicago_1875.position import BigShoulders
from burnham.kernel.game import Game, new_game
from burnham.kernel.playout import Dice
from burnham.kernel.title import OptionValue
from tests.games.chicago_1875.records import FOLDER, told


class Wanted(NamedTuple):
    seats: int
    options: Mapping[str, OptionValue]
    shows: Callable[[Game], bool]


def tells(*keys: str) -> Callable[[Game], bool]:
    """A game whose log has all these facts."""
    return lambda game: all(told(game, key) for key in keys)


def exhausted(game: Game) -> bool:
    g = game.position
    assert isinstance(g, BigShoulders)
    return not g.tile_stack and -1 in g.grid_tile and told(game, "sold-half") > 0


def special_played(game: Game) -> bool:
    g = game.position
    assert isinstance(g, BigShoulders)
    return sum(g.box.special[company] for company in g.appeal_order) >= 2


WANTED: dict[str, Wanted] = {
    "basic_2": Wanted(2, {}, tells("start-partner", "dividends")),
    "basic_3": Wanted(3, {}, tells("start-partner", "bonus-goods")),
    "basic_4": Wanted(4, {}, tells("start-partner", "sold-out")),
    "no_goals": Wanted(3, {"goals": False}, tells("dividends")),
    "special_companies": Wanted(4, {"special_companies": True}, special_played),
    "chief_assets": Wanted(3, {"chief_assets": True}, tells("used", "dividends")),
    "building_draft": Wanted(3, {"building_draft": True}, tells("drafted-on", "dividends")),
    "friendly_closing": Wanted(3, {"friendly_closing": True}, tells("closed", "consoled")),
    "advanced_supply_chain": Wanted(4, {"advanced_supply_chain": True}, tells("dividends")),
    "buy_during_production": Wanted(3, {"buy_during_production": True}, tells("produced")),
    "everything": Wanted(
        4,
        {
            "mode": "advanced",
            "special_companies": True,
            "chief_assets": True,
            "building_draft": True,
            "friendly_closing": True,
            "advanced_supply_chain": True,
            "buy_during_production": True,
        },
        tells("dividends", "director"),
    ),
    "closing": Wanted(3, {}, tells("closed", "partner-waits", "partner-on")),
    "takeover": Wanted(3, {"mode": "advanced"}, tells("director", "dividends")),
    "emergency": Wanted(3, {"mode": "advanced"}, tells("emergency", "dividends")),
    "exhausted_demand": Wanted(2, {}, exhausted),
    "price_protection": Wanted(3, {}, tells("shielded")),
}


def play(wanted: Wanted, seed: str) -> Game:
    game = new_game(TITLE, wanted.seats, seed, wanted.options, None)
    dice = Dice(seed)
    thinker = Greedy(TITLE.thinking.judge_all, seed)
    while game.seat is not None:
        if dice.roll(2):
            game.take(thinker.choose(game.seen_by(game.seat), game.seat))
        else:
            game.take(dice.pick(game.answers()))
    return game


def make(name: str, wanted: Wanted) -> None:
    for number in range(400):
        game = play(wanted, f"{name} {number}")
        if wanted.shows(game):
            text = json.dumps(game.record(), indent=1, ensure_ascii=False)
            (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
            print(f"{name}: {game.number} answers, seed {game.seed!r}")
            return
    raise SystemExit(f"no game shows {name}")


if __name__ == "__main__":
    for name, wanted in WANTED.items():
        make(name, wanted)
