"""Who sits with whom in the next round of a tournament, and on which seat.

People meet as rarely as can be, in a Swiss tournament people of like standing.  Tables of two that
do not come out even leave one person over, who has a bye; larger tables are filled with bots, so
that no two differ by more than one person.  The same past gives the same round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from random import Random

BOT = ""
"""In place of a person: a bot sits there."""
AGAIN = 1000
"""What it costs to meet once more, in places of the standings."""
TRIES = 12
"""So often the tables are laid from a new beginning, if people would meet again."""
LOOKED = 20_000
"""So many pairs are tried at most before it is settled for people who meet again."""

Sitting = tuple[str, ...]
"""The people of a table, by seat."""


@dataclass(frozen=True)
class Past:
    """The rounds so far: tables by seat, and byes."""

    tables: Sequence[Sitting] = ()
    byes: Sequence[str] = ()

    @property
    def met(self) -> Counter[frozenset[str]]:
        return Counter(
            frozenset(two)
            for table in self.tables
            for two in combinations([one for one in table if one != BOT], 2)
        )

    @property
    def seats(self) -> Counter[tuple[str, int]]:
        """How often each person had each seat."""
        return Counter((one, seat) for table in self.tables for seat, one in enumerate(table))

    @property
    def bots(self) -> Counter[str]:
        """With how many bots each person has sat."""
        found: Counter[str] = Counter()
        for table in self.tables:
            found.update({one: table.count(BOT) for one in table if one != BOT})
        return found


@dataclass(frozen=True)
class Round:
    tables: list[Sitting]
    byes: list[str]


def rounds_of_robin(people: int, seats: int) -> int:
    """So many rounds it takes until everybody can have met everybody."""
    if seats == 2:
        return people - 1 if people % 2 == 0 else people
    return -(-(people - 1) // (seats - 1))


def robin_pairs(people: Sequence[str], here: set[str], number: int) -> Round:
    """Round `number`, counted from 0, of all against all at tables of two: one stays, the others
    go round, from an even table to an odd one, and so change seats every time.  Whoever would have
    met somebody who has left has a bye."""
    ring = [*([BOT] if len(people) % 2 else []), *people]
    turned = ring[1:]
    turn = number % len(turned)
    order = [ring[0], *turned[turn:], *turned[:turn]]
    half = len(order) // 2
    pairs = [
        (one, other) if (place or number) % 2 == 0 else (other, one)
        for place, (one, other) in enumerate(zip(order[:half], reversed(order[half:]), strict=True))
    ]
    tables = [pair for pair in pairs if here.issuperset(pair)]
    byes = [one for pair in pairs for one in pair if one in here and pair not in tables]
    return Round([*tables], byes)


def next_round(standing: Sequence[str], seats: int, past: Past, near: bool, seed: str) -> Round:
    """The next round for these people, best first; `near`: those of like standing meet."""
    if seats == 2:
        return _pairs(standing, past)
    tables = _tables(standing, seats, past, near, seed)
    return Round([seated(table, seats, past) for table in tables], [])


def seated(table: Sequence[str], seats: int, past: Past) -> Sitting:
    """The people of a table, and bots, on seats that each of them has had least."""
    had = past.seats
    full = [*table, *[BOT] * (seats - len(table))]
    orders = dict.fromkeys(permutations(full))
    return min(orders, key=lambda order: _seat_cost(order, had))


def _seat_cost(order: Sitting, had: Counter[tuple[str, int]]) -> int:
    return sum((had[one, seat] + 1) ** 2 for seat, one in enumerate(order) if one != BOT)


# --- tables of two -----------------------------------------------------------------------------


def _pairs(standing: Sequence[str], past: Past) -> Round:
    """Nobody meets anybody again if that can be: then once again, and so on."""
    met = past.met
    for most in range(max(met.values(), default=0) + 1):
        for bye in _bye_candidates(standing, past):
            rest = [one for one in standing if one != bye]
            found = _Pairing(met, most).of(rest)
            if found is not None:
                byes = [] if bye is None else [bye]
                return Round([seated(pair, 2, past) for pair in found], byes)
    raise AssertionError("two who may meet as often as any are always a pair")


def _bye_candidates(standing: Sequence[str], past: Past) -> list[str | None]:
    """Of an odd number one of those who had fewest byes, from the last place on."""
    if len(standing) % 2 == 0:
        return [None]
    byes = Counter(past.byes)
    fewest = min(byes[one] for one in standing)
    return [one for one in reversed(standing) if byes[one] == fewest]


class _Pairing:
    """Pairs of neighbours, found by trying; each pair has met `most` times before at most."""

    def __init__(self, met: Counter[frozenset[str]], most: int) -> None:
        self.met = met
        self.most = most
        self.left = LOOKED

    def of(self, people: Sequence[str]) -> list[tuple[str, str]] | None:
        if not people:
            return []
        first, *others = people
        for other in others:
            if self.met[frozenset((first, other))] > self.most or self.left <= 0:
                continue
            self.left -= 1
            rest = self.of([one for one in others if one != other])
            if rest is not None:
                return [(first, other), *rest]
        return None


# --- larger tables -----------------------------------------------------------------------------


def _tables(
    standing: Sequence[str], seats: int, past: Past, near: bool, seed: str
) -> list[list[str]]:
    """Tables from neighbours in the standings; then people change places while that is better."""
    dice, laying = Random(seed), _Laying(standing, seats, past, near)
    best = laying.improved(list(standing))
    for _ in range(TRIES):
        if laying.cost(best) < AGAIN:  # nobody meets anybody again
            break
        again = list(standing)
        dice.shuffle(again)
        best = min(best, laying.improved(again), key=laying.cost)
    return laying.cut(best)


class _Laying:
    """All tables of a round as one list of people, cut into pieces."""

    def __init__(self, standing: Sequence[str], seats: int, past: Past, near: bool) -> None:
        count = -(-len(standing) // seats)
        small, more = divmod(len(standing), count)
        self.sizes = [small + (number < more) for number in range(count)]
        self.seats = seats
        self.met, self.bots = past.met, past.bots
        self.place = {one: place if near else 0 for place, one in enumerate(standing)}

    def cut(self, people: Sequence[str]) -> list[list[str]]:
        starts = [sum(self.sizes[:number]) for number in range(len(self.sizes))]
        return [
            list(people[start : start + size])
            for start, size in zip(starts, self.sizes, strict=True)
        ]

    def cost(self, people: Sequence[str]) -> int:
        return sum(map(self._cost, self.cut(people)))

    def _cost(self, table: Sequence[str]) -> int:
        """Meeting again, far from each other, and once more with bots."""
        cost = 0
        for two in combinations(table, 2):
            apart = abs(self.place[two[0]] - self.place[two[1]])
            cost += AGAIN * self.met[frozenset(two)] + apart
        return cost + (self.seats - len(table)) * sum(self.bots[one] for one in table)

    def improved(self, people: list[str]) -> list[str]:
        """Let two change places as long as that makes their two tables better."""
        tables = self.cut(people)
        better = True
        while better:
            better = any(self._swap(one, other) for one, other in combinations(tables, 2))
        return [one for table in tables for one in table]

    def _swap(self, one: list[str], other: list[str]) -> bool:
        before, swapped = self._cost(one) + self._cost(other), False
        for i in range(len(one)):
            for j in range(len(other)):
                one[i], other[j] = other[j], one[i]
                after = self._cost(one) + self._cost(other)
                if after < before:
                    before, swapped = after, True
                else:
                    one[i], other[j] = other[j], one[i]
        return swapped
