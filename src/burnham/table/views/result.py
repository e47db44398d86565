"""The end of a game: ranking, categories, the course of the scores, the turning points."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from threading import Lock

from cachetools import LRUCache, cached

from burnham.kernel.scores import Scores
from burnham.table.views.story import sentence_of
from burnham.table.views.viewpoint import CHAPTER, Viewpoint

SAMPLES = 24
"""How many points the course has at least, if the game has that many answers."""
TURNING_POINTS = 3


@dataclass(frozen=True)
class Placing:
    seat: int  # at or beyond the number of seats: the box's own player
    name: str
    rank: int
    total: int
    mine: bool
    resigned: bool


@dataclass(frozen=True)
class Category:
    name: str
    label: str
    points: tuple[int, ...]  # by player
    best: tuple[int, ...]  # the players with the most


@dataclass(frozen=True)
class ItemLine:
    """One thing that gave points to a player."""

    player: int
    category: str  # its name
    sentence: str
    points: int


@dataclass(frozen=True)
class CoursePoint:
    moment: int
    label: str  # the chapter; empty between chapters
    totals: tuple[int, ...]


@dataclass(frozen=True)
class TurningPoint:
    moment: int
    turn: int
    seat: int
    sentence: str


@dataclass(frozen=True)
class ResultView:
    sentence: str  # "Ada wins with 83 points."
    ranking: tuple[Placing, ...]  # best first
    goal: Category | None  # what decided before any points, if something did
    held: tuple[str, ...]  # what the winner has of it: "Golden Wheel"
    categories: tuple[Category, ...]
    breaks: tuple[Category, ...]  # tie-breakers
    items: tuple[ItemLine, ...]  # what the points of categories are made of
    course: tuple[CoursePoint, ...]
    turning: tuple[TurningPoint, ...]
    record: str
    analysis: str
    rematch: str  # the next table's address, once there is one


def result(viewpoint: Viewpoint) -> ResultView | None:
    """The result, once the game is over; then nothing is secret any more."""
    room = viewpoint.room
    if room.header.status != "over" or room.position is None:
        return None
    scores = viewpoint.boxed.title.rules.scores(room.position)
    course = _course(viewpoint)
    items = _items(viewpoint)
    return ResultView(
        sentence=verdict(viewpoint, scores),
        ranking=_ranking(viewpoint, scores),
        goal=_category(viewpoint, "score", *scores.goal) if scores.goal else None,
        held=_held(items, scores),
        categories=tuple(
            _category(viewpoint, "score", n, points) for n, points in scores.categories
        ),
        breaks=tuple(_category(viewpoint, "break", n, points) for n, points in scores.breaks),
        items=items,
        course=course,
        turning=_turning(viewpoint, course),
        record=f"/t/{room.id}/record.json",
        analysis=f"/t/{room.id}/analysis",
        rematch=f"/t/{room.header.rematch}" if room.header.rematch else "",
    )


def verdict(viewpoint: Viewpoint, scores: Scores) -> str:
    """Who won, and with how many points; those do not count where a goal of the game is reached."""
    if scores.goal:
        name, amounts = scores.goal
        winner = viewpoint.text.seat(scores.outright)
        return viewpoint.text.say(f"won-{name}", name=winner, count=amounts[scores.outright])
    winners = [player for player, rank in enumerate(scores.ranks()) if rank == 1]
    points = scores.totals[winners[0]]
    names = [viewpoint.text.seat(player) for player in winners]
    told = viewpoint.text.say("points.with", count=points)
    if len(names) > 1:
        return viewpoint.say("result-tie", names=viewpoint.say.listed(names), points=told)
    key = "result-win" if scores.totals.count(points) == 1 else "result-broken-tie"
    return viewpoint.say(key, name=names[0], points=told)


def _held(items: tuple[ItemLine, ...], scores: Scores) -> tuple[str, ...]:
    """The things by which a goal was reached."""
    if scores.goal is None:
        return ()
    mine = [i for i in items if (i.category, i.player) == (scores.goal[0], scores.outright)]
    return tuple(item.sentence for item in mine)


def _ranking(viewpoint: Viewpoint, scores: Scores) -> tuple[Placing, ...]:
    ranks = scores.ranks()
    seats = viewpoint.room.seats
    return tuple(
        Placing(
            seat=player,
            name=viewpoint.text.seat(player),
            rank=ranks[player],
            total=scores.totals[player],
            mine=player in viewpoint.seats,
            resigned=player < len(seats) and seats[player].resigned,
        )
        for player in sorted(range(scores.players), key=lambda p: ranks[p])
    )


def _category(viewpoint: Viewpoint, kind: str, name: str, points: list[int]) -> Category:
    key = f"{kind}-{name}"
    label = viewpoint.text.say(key) if viewpoint.text.has(key) else name
    most = max(points)
    best = [player for player, n in enumerate(points) if n == most]
    # A row in which all are equal has no best.
    return Category(name, label, tuple(points), tuple(best) if len(best) < len(points) else ())


def _end(viewpoint: Viewpoint) -> tuple[str, int]:
    """The table and how much of its journal there is."""
    return viewpoint.room.id, viewpoint.room.journal.number


def _items(viewpoint: Viewpoint) -> tuple[ItemLine, ...]:
    found = viewpoint.boxed.title.rules.items(viewpoint.room.position)
    return tuple(
        ItemLine(item.player, item.category, viewpoint.text.item(item), item.points)
        for item in found
    )


def _course(viewpoint: Viewpoint) -> tuple[CoursePoint, ...]:
    """Everybody's score after each chapter, with points between if there are few chapters."""
    totals = _totals(viewpoint)
    labels = dict(chapters(viewpoint))
    return tuple(CoursePoint(moment, labels.get(moment, ""), score) for moment, score in totals)


@cached(LRUCache(64), key=_end, lock=Lock())
def _totals(viewpoint: Viewpoint) -> tuple[tuple[int, tuple[int, ...]], ...]:
    journal, boxed = viewpoint.room.journal, viewpoint.boxed
    moments = {moment for moment, _ in chapters(viewpoint)}
    stride = max(1, journal.moment // SAMPLES)
    if len(moments) < SAMPLES // 2:
        moments.update(range(0, journal.moment, stride))
    moments.update((0, journal.moment))
    found = []
    for moment in sorted(moments):
        position = viewpoint.room.at(boxed, moment)
        found.append((moment, tuple(boxed.title.rules.scores(position).totals)))
    return tuple(found)


def chapters(viewpoint: Viewpoint) -> list[tuple[int, str]]:
    """When the chapters of the game began, and what they are called."""
    return [
        (entry.moment, sentence_of(viewpoint.text, fact))
        for entry in viewpoint.room.journal.standing
        for fact in entry.facts
        if fact.key.startswith(CHAPTER)
    ]


def _turning(viewpoint: Viewpoint, course: tuple[CoursePoint, ...]) -> tuple[TurningPoint, ...]:
    """The stretches in which somebody pulled away most from the others."""
    swings = []
    for before, after in itertools.pairwise(course):
        gains = [b - a for a, b in zip(before.totals, after.totals, strict=True)]
        for player, gain in enumerate(gains):
            others = [other for p, other in enumerate(gains) if p != player]
            lead = gain - sum(others) / len(others) if others else 0.0
            if round(lead) > 0:
                swings.append((-round(lead), before.moment, player))
    best = sorted(swings)[:TURNING_POINTS]
    return tuple(
        TurningPoint(
            moment,
            viewpoint.turn_of(moment),
            player,
            viewpoint.say(
                "turning",
                name=viewpoint.text.seat(player),
                points=viewpoint.text.say("points.with", count=-lead),
            ),
        )
        for lead, moment, player in sorted(best, key=lambda swing: swing[1])
    )
