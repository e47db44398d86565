"""Bots against each other, measured fairly.

Every deal is played once in each rotation of the line-up, so that luck of the deal and of the
seat falls on all alike.  With playout budgets a match is the same every time; a file of results
makes it resumable.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from burnham.bots import Bot, make_bot, thinking_seconds
from burnham.games import title_of
from burnham.kernel.errors import BadRecord
from burnham.kernel.game import new_game
from burnham.kernel.title import Options, Title
from burnham.lab import selfplay
from burnham.lab.place import Place, spread
from burnham.lab.results import add_result, read_results
from burnham.lab.selfplay import seated, victory

Make = Callable[[str, Title, str], Bot]
"""Gives the bot of a name, for a game and with a seed."""


class Match(NamedTuple):
    """Who plays what.  `line_up` names a bot for every seat."""

    game: str
    line_up: tuple[str, ...]
    options: Options
    seed: str


class Pairing(NamedTuple):
    match: Match
    number: int


@dataclass(frozen=True)
class Outcome:
    """One game: by entrant (place in the line-up) the seat, points and rank."""

    number: int
    seats: list[int]
    points: list[int]
    ranks: list[int]

    @property
    def wins(self) -> list[float]:
        """One victory, shared by those on the first place; an automaton's counts for nobody."""
        return victory(self.ranks)


def play(pairing: Pairing, make: Make = make_bot) -> Outcome:
    """One game of the match, numbered from 0."""
    match, number = pairing
    title = title_of(match.game)
    count = len(match.line_up)
    deal, turn = divmod(number, count)
    seats = [(entrant + turn) % count for entrant in range(count)]
    game = new_game(title, count, f"{match.seed}/{deal}", match.options, None)
    bots = {
        seat: make(name, title, f"{match.seed}/{number}/{seat}")
        for seat, name in zip(seats, match.line_up, strict=True)
    }
    selfplay.play(game.position, seated(bots))
    scores = title.rules.scores(game.position)
    ranks = scores.ranks()
    return Outcome(number, seats, [scores.totals[s] for s in seats], [ranks[s] for s in seats])


def run(match: Match, games: int, place: Place, results: Path | None = None) -> Iterator[Outcome]:
    """All games of a match in order.  What `results` already holds is not played again."""
    for name in match.line_up:
        make_bot(name, title_of(match.game), match.seed)
    long = any(thinking_seconds(name) for name in match.line_up)
    done = _read(match, results)
    yield from done.values()
    missing = [Pairing(match, number) for number in range(games) if number not in done]
    for outcome in spread(play, missing, place, long):
        if results:
            add_result(results, outcome)
        yield outcome


def _read(match: Match, results: Path | None) -> dict[int, Outcome]:
    """The outcomes in a file, which begins with the match they belong to."""
    if results is None:
        return {}
    head = json.dumps({**match._asdict(), "line_up": list(match.line_up)}, sort_keys=True)
    refusal = BadRecord("arena-other-match", file=str(results))
    found = read_results(results, head, Outcome, lambda _: refusal)
    return {outcome.number: outcome for outcome in sorted(found, key=lambda o: o.number)}


# --- what came of it ----------------------------------------------------------------------


def summary(match: Match, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Win share with its 95 % interval, points and rating by entrant; win share by seat."""
    return {
        "game": match.game,
        "line_up": list(match.line_up),
        "options": match.options,
        "seed": match.seed,
        "games": len(outcomes),
        "entrants": [_entrant(match, outcomes, e) for e in range(len(match.line_up))],
        "bots": _by_name(match, outcomes),
        "seats": _by_seat(outcomes, len(match.line_up)),
    }


def _entrant(match: Match, outcomes: Sequence[Outcome], entrant: int) -> dict[str, Any]:
    wins = sum(outcome.wins[entrant] for outcome in outcomes)
    return {
        "bot": match.line_up[entrant],
        "win_share": wins / max(len(outcomes), 1),
        "interval": wilson(wins, len(outcomes)),
        "mean_score": mean([outcome.points[entrant] for outcome in outcomes]),
        "mean_rank": mean([outcome.ranks[entrant] for outcome in outcomes]),
    }


def _by_name(match: Match, outcomes: Sequence[Outcome]) -> dict[str, dict[str, float]]:
    """All entrants of one name together, with their OpenSkill rating (mu, sigma)."""
    model = PlackettLuce()
    names = list(dict.fromkeys(match.line_up))
    ratings = {name: model.rating(name=name) for name in names}
    for outcome in outcomes:
        teams = [[ratings[name]] for name in match.line_up]
        rated = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for name in names:
            mine = [team[0] for team, n in zip(rated, match.line_up, strict=True) if n == name]
            ratings[name].mu = mean([rating.mu for rating in mine])
            ratings[name].sigma = mean([rating.sigma for rating in mine])
    return {
        name: {
            "mu": ratings[name].mu,
            "sigma": ratings[name].sigma,
            "share": _share(name, match, outcomes),
        }
        for name in names
    }


def _share(name: str, match: Match, outcomes: Sequence[Outcome]) -> float:
    """Victories per seat held by bots of this name."""
    held = [entrant for entrant, n in enumerate(match.line_up) if n == name]
    return mean([outcome.wins[entrant] for outcome in outcomes for entrant in held])


def _by_seat(outcomes: Sequence[Outcome], count: int) -> list[dict[str, float]]:
    """How much the seat alone is worth."""
    found = []
    for seat in range(count):
        entrants = [(outcome, outcome.seats.index(seat)) for outcome in outcomes]
        found.append(
            {
                "win_share": mean([outcome.wins[e] for outcome, e in entrants]),
                "mean_score": mean([outcome.points[e] for outcome, e in entrants]),
            }
        )
    return found


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score)."""
    if games == 0:
        return (0.0, 1.0)
    z, share = 1.959964, wins / games
    middle = share + z * z / (2 * games)
    spread_ = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return (max(0.0, (middle - spread_) / scale), min(1.0, (middle + spread_) / scale))
