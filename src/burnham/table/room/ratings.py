"""Ratings of people and bots, by title, from finished games in the order in which they ended.

They are OpenSkill's (Plackett and Luce): a middle and a spread, told in points as in chess, where
400 points are ten to one.  Nothing of them is stored: the same games give the same ratings, on
every server and after every start.  A bot begins where it was measured, `normal` at 1500.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from openskill.models import PlackettLuce

from burnham.bots import LEVELS
from burnham.table.room.results import Finished, Player

MEASURED = Path(__file__).with_name("measured.toml")
ANCHOR: Final = "normal"
BOT: Final = "bot:"
MODEL = PlackettLuce()
MIDDLE, SPREAD, BETA = float(MODEL.mu), float(MODEL.sigma), float(MODEL.beta)
CLASS: Final = math.sqrt(2) * BETA
"""So far apart in `mu` the odds are e to one, between two whose ratings are sure."""
POINTS: Final = 400 / math.log(10) / CLASS
START: Final = 1500
SURE: Final = 2.0
"""The least spread with which a bot begins."""
CERTAINTY: Final = 1.96
FEW: Final = 10
"""With fewer games here the place of a bot is the one that was measured."""


@dataclass(frozen=True)
class Rating:
    mu: float = MIDDLE
    sigma: float = SPREAD
    games: int = 0
    won: int = 0

    @property
    def points(self) -> int:
        return _points(self.mu)

    @property
    def low(self) -> int:
        """The lower end of where somebody is in 95 of 100 cases.  The ladder goes by it."""
        return _points(self.mu - CERTAINTY * self.sigma)

    @property
    def high(self) -> int:
        return _points(self.mu + CERTAINTY * self.sigma)


Ratings = dict[tuple[str, str], Rating]
"""By game and player: a person's id, or "bot:" and a level."""


def player_key(player: Player) -> str:
    return f"{BOT}{player.bot}" if player.bot else player.person or ""


def rated(games: Iterable[Finished]) -> Ratings:
    """The ratings after all these games; those that do not count are passed over."""
    found: Ratings = {}
    for game in games:
        if game.counts:
            _rate(found, game)
    return found


def _rate(found: Ratings, game: Finished) -> None:
    """Two bots of one level at a table share a rating: each moves it by its half."""
    keys = [player_key(player) for player in game.players]
    before = [found.get((game.game, key)) or beginning(game.game, key) for key in keys]
    teams = [[MODEL.create_rating([one.mu, one.sigma])] for one in before]
    after = MODEL.rate(teams, ranks=[float(place) for place in game.places])
    for key in dict.fromkeys(keys):
        mine = [seat for seat, other in enumerate(keys) if other == key]
        old = before[mine[0]]
        found[game.game, key] = replace(
            old,
            mu=sum(after[seat][0].mu for seat in mine) / len(mine),
            sigma=sum(after[seat][0].sigma for seat in mine) / len(mine),
            games=old.games + 1,
            won=old.won + any(seat in game.winners for seat in mine),
        )


def beginning(game: str, key: str) -> Rating:
    level = key.removeprefix(BOT)
    return _measured(game).get(level, Rating()) if key.startswith(BOT) else Rating()


def bots_of(game: str) -> list[str]:
    """The levels that have a place before anybody has played here."""
    return [level for level in LEVELS if level in _measured(game)]


@cache
def _measured(game: str) -> Mapping[str, Rating]:
    """Where the bots of a game begin; nobody has measured those of other games."""
    matches = tomllib.loads(MEASURED.read_text("utf-8")).get(game, [])
    if not matches:
        return {}
    found = {ANCHOR: Rating(MIDDLE, SURE)}
    for match in matches:
        level, lead, error = _lead(match)
        found[level] = Rating(MIDDLE + CLASS * lead, max(SURE, CLASS * error))
    found["expert"] = found["hard"]  # never measured; it is the same bot, with more time
    return found


def _lead(match: Mapping[str, Any]) -> tuple[str, float, float]:
    """How much stronger the other bot of a match is than the anchor, as a logarithm, and the error
    of that; with two games won and two lost besides (Agresti and Coull)."""
    games = match["games"] + 4
    share = (match["won"] + 2) / games
    lead = math.log(share / (1 - share) * (match["seats"] - 1))
    error = 1 / math.sqrt(games * share * (1 - share))
    if match["one"] == ANCHOR:
        return match["others"], -lead, error
    return match["one"], lead, error


def _points(mu: float) -> int:
    return round(START + POINTS * (mu - MIDDLE))
