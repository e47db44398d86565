"""Which things go along with winning: the permit that was bought, the company that was founded.

A seat that chose a thing in a game is compared with what that seat wins in the mean.  Seats of one
game are no independent witnesses (one wins, the others do not), so every game counts as one.  Many
things are looked at, and of a hundred five look remarkable by luck alone: Holm's correction makes
it unlikely, 5 %, that even one of all that are marked is marked by luck.  That a thing goes along
with winning does not say that it helps: who is ahead may be the one who can afford it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from burnham.lab.arena import mean
from burnham.lab.report.count import Estimate, estimate
from burnham.lab.report.gather import Watched

FEWEST: Final = 30
"""In so many games, at least, a thing was chosen by some seats and not by others."""

LUCK: Final = 0.05


@dataclass(frozen=True)
class Thing:
    """`count` times a seat chose it in a game; `lead` is by how much more of the victory those
    seats got than they do in the mean; `luck` the chance that one of all things looks so remarkable
    though none is."""

    key: str
    count: int
    share: float
    lead: Estimate
    error: float
    luck: float = 1.0

    @property
    def is_marked(self) -> bool:
        return self.luck < LUCK


def things(games: Sequence[Watched], seats: int) -> list[Thing]:
    """All things that were chosen often enough, those that go along with winning most first."""
    usual = [mean([one.shares[seat] for one in games]) for seat in range(seats)]
    leads: dict[str, list[tuple[int, float]]] = defaultdict(list)
    shares: dict[str, float] = defaultdict(float)
    for one in games:
        for key, chosen in _choosers(one).items():
            shares[key] += sum(one.shares[seat] for seat in chosen)
            if len(chosen) < seats or seats == 1:  # a thing that all have tells nothing
                leads[key].append(
                    (len(chosen), sum(one.shares[seat] - usual[seat] for seat in chosen))
                )
    counts = _counts(games)
    found = [
        _thing(key, counts[key], shares[key], of_games)
        for key, of_games in leads.items()
        if len(of_games) >= FEWEST
    ]
    return sorted(corrected(found), key=lambda thing: -thing.lead.value)


def _choosers(one: Watched) -> dict[str, list[int]]:
    found: dict[str, list[int]] = defaultdict(list)
    for seat, chosen in enumerate(one.things):
        for key in chosen:
            found[key].append(seat)
    return found


def _counts(games: Sequence[Watched]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for one in games:
        for chosen in one.things:
            for key in chosen:
                found[key] += 1
    return found


def _thing(key: str, count: int, share: float, games: Sequence[tuple[int, float]]) -> Thing:
    """`games`: of every game, how many chose it and by how much more they won than usual."""
    choosers = sum(chosen for chosen, _ in games)
    middle = sum(lead for _, lead in games) / choosers
    squares = sum((lead - chosen * middle) ** 2 for chosen, lead in games)
    error = math.sqrt(squares) / choosers
    return Thing(key, count, share / count, estimate(middle, error), error)


def luck_of(value: float, error: float) -> float:
    """How often a value at least so far from 0 comes by luck alone, if it has this error."""
    if error == 0.0:
        return 1.0
    return math.erfc(abs(value) / error / math.sqrt(2))


def corrected(found: Sequence[Thing]) -> list[Thing]:
    """With the luck of each corrected for all that were looked at."""
    lucks = holm([luck_of(thing.lead.value, thing.error) for thing in found])
    return [replace(thing, luck=luck) for thing, luck in zip(found, lucks, strict=True)]


def holm(lucks: Sequence[float]) -> list[float]:
    """Holm's correction: the least counts as often as there are, the next one time less …"""
    order = sorted(range(len(lucks)), key=lambda place: lucks[place])
    found, reached = [1.0] * len(lucks), 0.0
    for rank, place in enumerate(order):
        reached = max(reached, min(1.0, lucks[place] * (len(lucks) - rank)))
        found[place] = reached
    return found


@dataclass(frozen=True)
class Change:
    """A thing in both of two sides, and how much more it goes along with winning in the second."""

    before: Thing
    after: Thing
    lead: Estimate
    luck: float = 1.0

    @property
    def is_marked(self) -> bool:
        return self.luck < LUCK


def changes(before: Sequence[Thing], after: Sequence[Thing]) -> list[Change]:
    """Things that both sides have, those that have changed most first."""
    later = {thing.key: thing for thing in after}
    pairs = [(thing, later[thing.key]) for thing in before if thing.key in later]
    found, lucks = [], []
    for old, new in pairs:
        error = math.hypot(old.error, new.error)
        middle = new.lead.value - old.lead.value
        found.append(Change(old, new, estimate(middle, error)))
        lucks.append(luck_of(middle, error))
    marked = [replace(one, luck=luck) for one, luck in zip(found, holm(lucks), strict=True)]
    return sorted(marked, key=lambda change: (change.luck, -abs(change.lead.value)))
