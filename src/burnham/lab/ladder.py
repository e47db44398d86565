"""The ladder: every level against every other, each pair until a sequential test decides.

Levels are named weakest first.  Of two, the stronger takes one seat and the weaker all others.
What comes of every deal is kept in a file, one a game, so that a ladder can be climbed over days:
what is there is not played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import combinations, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import burnham
from burnham.games import title_of
from burnham.kernel.errors import BadOption, BadRecord, shown
from burnham.kernel.title import Options
from burnham.lab.arena import Make, Match, Outcome, Pairing, mean, play
from burnham.lab.elsewhere import OLD, about, bot_from
from burnham.lab.machine import Machine, commit_of, is_native, this_machine
from burnham.lab.place import Place, spread
from burnham.lab.ratings import rate
from burnham.lab.results import add_result, read_results
from burnham.lab.sprt import Bounds, Finding, find


@dataclass(frozen=True)
class Level:
    """A bot, and exactly which: results of another are not its own."""

    bot: str
    version: str
    commit: str
    native: bool

    def __str__(self) -> str:
        code = "native" if self.native else "plain"
        return " ".join(part for part in (self.bot, self.version, self.commit, code) if part)


@dataclass(frozen=True)
class Ladder:
    """What is played; the head of its file."""

    game: str
    rules: int
    seats: int
    options: Options
    seed: str
    levels: list[Level]


class Pair(NamedTuple):
    stronger: str
    weaker: str


@dataclass(frozen=True)
class Deal:
    """A deal of a pair in all rotations, the stronger as the first entrant: a line of the file."""

    pair: Pair
    deal: int
    games: list[Outcome]
    date: str
    machine: Machine

    @property
    def share(self) -> float:
        return mean([game.wins[0] for game in self.games])


class Rung(NamedTuple):
    """A pair, and what the test found."""

    pair: Pair
    finding: Finding


class Climb(NamedTuple):
    """How a ladder is played: where results go, where it is played, with bots made how."""

    file: Path
    place: Place
    make: Make


def own_commit(game: str) -> str:
    return commit_of(Path(burnham.__file__).parent, game)


def make_ladder(
    game: str, bots: Sequence[str], seats: int, options: Options, seed: str, commit: str, old: str
) -> Ladder:
    """The ladder of these bots, or BadOption in a sentence; `old` is the Python of those from
    elsewhere."""
    title = title_of(game)
    full = title.full_options(seats, options)
    if len(set(bots)) < max(len(bots), 2) or seats < 2:
        raise BadOption("ladder-levels")
    levels = [_level(bot, game, commit, old) for bot in bots]
    return Ladder(game, title.rules.version, seats, full, seed, levels)


def _level(bot: str, game: str, commit: str, old: str) -> Level:
    bot_from(old, bot, title_of(game), "0")
    if not bot.startswith(OLD):
        return Level(bot, burnham.__version__, commit, is_native())
    there = about(old, game, bot.removeprefix(OLD))
    return Level(bot, there.version, commit_of(Path(there.package), game), there.native)


def pairs(ladder: Ladder) -> list[Pair]:
    return [Pair(high.bot, low.bot) for low, high in combinations(ladder.levels, 2)]


def climb(
    ladder: Ladder, bounds: Bounds, how: Climb, tell: Callable[[Pair, int], None]
) -> Iterator[Rung]:
    """One pair after the other; `tell` hears after every deal how many there are."""
    there = kept(ladder, how.file)
    for pair in pairs(ladder):
        found = shares(ladder, pair, there[pair], bounds.most, how)
        yield Rung(pair, find(counted(found, partial(tell, pair)), bounds))


def counted(shares: Iterator[float], tell: Callable[[int], None]) -> Iterator[float]:
    """`tell` hears how many there are, after each."""
    for number, share in enumerate(shares, 1):
        tell(number)
        yield share


def shares(ladder: Ladder, pair: Pair, there: list[Deal], most: int, how: Climb) -> Iterator[float]:
    """The stronger's share of every deal: of those that are there, then of new ones."""
    for deal in there:
        yield deal.share
    line_up = (pair.stronger, *[pair.weaker] * (ladder.seats - 1))
    match = Match(ladder.game, line_up, ladder.options, ladder.seed)
    for number, games in enumerate(_played(match, len(there), most, how), len(there)):
        date = datetime.now(UTC).isoformat(timespec="seconds")
        deal = Deal(pair, number, games, date, this_machine())
        add_result(how.file, deal)
        yield deal.share


def _played(match: Match, first: int, most: int, how: Climb) -> Iterator[list[Outcome]]:
    """Deals from the first to the last, each in all rotations."""
    count = len(match.line_up)
    numbers = range(first * count, most * count)
    pairings = (Pairing(match, number) for number in numbers)
    games = spread(partial(play, make=how.make), pairings, how.place, long=True)
    while deal := list(islice(games, count)):
        yield deal


# --- the file -----------------------------------------------------------------------------


def kept(ladder: Ladder, file: Path) -> dict[Pair, list[Deal]]:
    """By pair the deals that are there, in order and without gaps.  BadRecord says why the file
    cannot be gone on with."""
    file.parent.mkdir(parents=True, exist_ok=True)
    head = msgspec.json.encode(ladder).decode()
    found: dict[Pair, list[Deal]] = {pair: [] for pair in pairs(ladder)}
    for deal in read_results(file, head, Deal, partial(_refusal, ladder, file)):
        there = found.get(deal.pair)
        if there is None or deal.deal != len(there) or len(deal.games) != ladder.seats:
            raise BadRecord("record-broken", detail=f"{shown(deal.pair)} {deal.deal}")
        there.append(deal)
    return found


def _refusal(ladder: Ladder, file: Path, head: str) -> BadRecord:
    """Why the file cannot be gone on with."""
    try:
        theirs = msgspec.json.decode(head, type=Ladder)
    except msgspec.MsgspecError as error:
        return BadRecord("record-broken", detail=str(error))
    if theirs.game == ladder.game and theirs.rules != ladder.rules:
        return BadRecord("ladder-rules", file=str(file), theirs=theirs.rules, ours=ladder.rules)
    if theirs.levels != ladder.levels:
        named, ours = _named(theirs), _named(ladder)
        return BadRecord("ladder-bots", file=str(file), theirs=named, ours=ours)
    return BadRecord("ladder-other", file=str(file))


def _named(ladder: Ladder) -> str:
    return ", ".join(map(str, ladder.levels))


# --- what came of it ----------------------------------------------------------------------


def summary(ladder: Ladder, bounds: Bounds, rungs: Sequence[Rung]) -> dict[str, Any]:
    """By pair the share with its 95 % interval and the verdict; a rating for every level."""
    contests = [(rung.pair.stronger, rung.pair.weaker, rung.finding.deals) for rung in rungs]
    rated = rate([level.bot for level in ladder.levels], contests, ladder.seats)
    return {
        **msgspec.to_builtins(ladder),
        "bounds": bounds._asdict(),
        "pairs": [_told(rung, ladder.seats) for rung in rungs],
        "ratings": [rating._asdict() for rating in rated],
    }


def _told(rung: Rung, seats: int) -> dict[str, Any]:
    verdict, deals = rung.finding
    return {
        **rung.pair._asdict(),
        "deals": deals.count,
        "games": deals.count * seats,
        "share": deals.share,
        "interval": deals.interval,
        "verdict": str(verdict),
    }
