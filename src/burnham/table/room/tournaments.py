"""Tournaments among members: entries, rounds, standings.

A *round* is a set of pairings: who sits at which table, or has a bye.  Results are not kept here,
they are those of the tables.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Final, Literal, NamedTuple

from burnham.table.room.pairing import BOT, Past, Round, next_round, robin_pairs, rounds_of_robin
from burnham.table.room.refusals import NotYours, Wrong
from burnham.table.room.results import places

System = Literal["robin", "swiss"]
SYSTEMS: Final[tuple[System, ...]] = ("swiss", "robin")
TournamentStatus = Literal["open", "running", "over", "closed"]
LEAST: Final = 3
"""People that a tournament needs."""
MOST: Final = 64
ROUNDS: Final = 12
"""At most in a Swiss tournament."""
BYE: Final = 1.0
"""Points for a bye, as for a victory at a table of two."""


@dataclass(frozen=True)
class Entry:
    person: str
    number: int  # in the order of entering
    gone: bool = False


@dataclass(frozen=True)
class Pairing:
    """A table of a round, or a bye (`table` is None)."""

    round: int  # from 1
    number: int
    people: tuple[str, ...]  # by seat; BOT for a bot's
    table: str | None
    status: str = "playing"  # of the table
    ranks: tuple[int, ...] = ()  # once it is over
    left: tuple[bool, ...] = ()

    @property
    def over(self) -> bool:
        return self.table is None or self.status in ("over", "closed")

    @property
    def points(self) -> dict[str, float]:
        """By person: a point for everybody at the table who came after them, half for a tie.  Bots
        count like everybody; a table that was closed gives nobody any."""
        if self.table is None:
            return dict.fromkeys(self.people, BYE)
        if self.status != "over" or len(self.ranks) < len(self.people):
            return {}
        placed = places(self.ranks, self.left)
        return {
            person: sum(_beats(placed[seat], other) for other in placed) - 0.5
            for seat, person in enumerate(self.people)
            if person != BOT
        }

    @property
    def winners(self) -> list[str]:
        if self.table is None or self.status != "over":
            return []
        placed = places(self.ranks, self.left)
        return [one for one, place in zip(self.people, placed, strict=False) if place == 1]


def _beats(place: int, other: int) -> float:
    """A tie counts half, also with oneself, which is taken off again."""
    return 1.0 if place < other else 0.5 if place == other else 0.0


@dataclass(frozen=True)
class Tournament:
    id: str
    name: str
    game: str
    options: Mapping[str, Any]
    seats: int
    clock: str
    system: System
    rounds: int  # 0: as many as all against all takes
    host: str
    status: TournamentStatus
    created: float
    entries: tuple[Entry, ...] = ()
    pairings: tuple[Pairing, ...] = field(default=())

    @property
    def round(self) -> int:
        """The round that is played, or was the last; 0 before the first."""
        return max((pairing.round for pairing in self.pairings), default=0)

    @property
    def here(self) -> list[str]:
        """Those who have not left, in the order of entering."""
        return [entry.person for entry in self.entries if not entry.gone]

    @property
    def last_round(self) -> int:
        """How many rounds there are; of all against all it is known when nobody enters any more."""
        if self.system == "swiss":
            return self.rounds
        return rounds_of_robin(max(2, len(self.entries)), self.seats)

    @property
    def round_is_over(self) -> bool:
        return all(one.over for one in self.pairings if one.round == self.round)

    @property
    def past(self) -> Past:
        tables = [one.people for one in self.pairings if one.table is not None]
        byes = [person for one in self.pairings if one.table is None for person in one.people]
        return Past(tables, byes)


class Standing(NamedTuple):
    place: int  # equal numbers for shared places
    person: str
    points: float
    met: float  # what those have whom they met (Buchholz)
    won: int
    games: int
    byes: int
    gone: bool


def standings(tournament: Tournament) -> list[Standing]:
    """By points; then by the points of those one met, then by victories."""
    points: dict[str, float] = defaultdict(float)
    for pairing in tournament.pairings:
        for person, gained in pairing.points.items():
            points[person] += gained
    found = [_standing(tournament, entry, points) for entry in tournament.entries]
    keys = [_key(one) for one in found]
    placed = [
        one._replace(place=1 + sum(other > key for other in keys))
        for one, key in zip(found, keys, strict=True)
    ]
    return sorted(placed, key=lambda one: one.place)  # else in the order of entering


def _standing(tournament: Tournament, entry: Entry, points: Mapping[str, float]) -> Standing:
    mine = [one for one in tournament.pairings if entry.person in one.points]
    games = [one for one in mine if one.table is not None]
    met = [who for one in games for who in one.people if who not in (BOT, entry.person)]
    return Standing(
        place=0,
        person=entry.person,
        points=points[entry.person],
        met=sum(points[who] for who in met),
        won=sum(entry.person in one.winners for one in games),
        games=len(games),
        byes=len(mine) - len(games),
        gone=entry.gone,
    )


def _key(one: Standing) -> tuple[float, float, int]:
    return one.points, one.met, one.won


def plan_round(tournament: Tournament) -> Round | None:
    """The next round; None if the last is over, or too few are left."""
    number, here = tournament.round, tournament.here
    if number >= tournament.last_round or len(here) < 2:
        return None
    past, seed = tournament.past, f"{tournament.id}/{number}"
    if tournament.system == "robin" and tournament.seats == 2:
        people = [entry.person for entry in tournament.entries]
        return robin_pairs(people, set(here), number)
    order = _order(tournament, here)
    near = tournament.system == "swiss" and number > 0
    return next_round(order, tournament.seats, past, near, seed)


def without(tournament: Tournament, persons: Collection[str]) -> Tournament:
    """As if these had left: who is blocked is not paired as long as that lasts."""
    entries = [replace(one, gone=one.gone or one.person in persons) for one in tournament.entries]
    return replace(tournament, entries=tuple(entries))


def _order(tournament: Tournament, here: Sequence[str]) -> list[str]:
    """Best first; before anybody has played, by lot."""
    if tournament.round == 0:
        drawn = list(here)
        Random(tournament.id).shuffle(drawn)
        return drawn
    return [one.person for one in standings(tournament) if one.person in here]


# --- what may be done --------------------------------------------------------------------------


def must_enter(tournament: Tournament, person: str) -> None:
    if tournament.status != "open":
        raise Wrong("tournament-started")
    if len(tournament.entries) >= MOST:
        raise Wrong("tournament-full", most=MOST)


def must_be_in(tournament: Tournament, person: str) -> None:
    if tournament.status not in ("open", "running") or person not in tournament.here:
        raise NotYours("tournament-entry")


def must_start(tournament: Tournament, person: str) -> None:
    must_host(tournament, person)
    if tournament.status != "open":
        raise Wrong("tournament-started")
    if len(tournament.here) < LEAST:
        raise Wrong("tournament-few", least=LEAST)


def must_host(tournament: Tournament, person: str) -> None:
    if tournament.host != person:
        raise NotYours("tournament-host")
