"""The end of a game: ranking, categories, the course of the scores, the turning points."""

from __future__ import annotations

import itertools

from burnham.kernel.scores import Scores
from burnham.table.codec import unpacked
from burnham.table.show.kept import Kept
from burnham.table.show.look import Look
from burnham.table.show.story import CHAPTER, told
from burnham.table.view import Category, CoursePoint, Placing, ResultView, TurningPoint

SAMPLES = 24
"""How many points the course has at least, if the game has that many answers."""

TURNING_POINTS = 3
_courses: Kept[tuple[tuple[int, tuple[int, ...]], ...]] = Kept(64)


def result(look: Look) -> ResultView | None:
    """The result, once the game is over; then nothing is secret any more."""
    room = look.room
    if room.facts.status != "over" or room.position is None:
        return None
    scores = look.boxed.title.scores(room.position)
    course = _course(look)
    return ResultView(
        sentence=verdict(look, scores),
        ranking=_ranking(look, scores),
        categories=tuple(_category(look, "score", n, points) for n, points in scores.categories),
        breaks=tuple(_category(look, "break", n, points) for n, points in scores.breaks),
        course=course,
        turning=_turning(look, course),
        record=f"/t/{room.id}/record.json",
        analysis=f"/t/{room.id}/analysis",
        rematch=f"/t/{room.facts.rematch}" if room.facts.rematch else "",
    )


def joined(look: Look, names: list[str]) -> str:
    """ "Ada", "Ada and Ben", "Ada, Ben and Clara"."""
    if len(names) < 2:
        return "".join(names)
    return look.say("and", first=", ".join(names[:-1]), last=names[-1])


def verdict(look: Look, scores: Scores) -> str:
    """Who won, and with how many points; those do not count where a goal of the game is reached."""
    if scores.outright >= 0:
        return look.say("result-outright", name=look.text.seat(scores.outright))
    winners = [player for player, rank in enumerate(scores.ranks()) if rank == 1]
    points = scores.totals[winners[0]]
    names = [look.text.seat(player) for player in winners]
    if len(names) > 1:
        return look.say("result-tie", names=joined(look, names), points=points)
    key = "result-win" if scores.totals.count(points) == 1 else "result-broken-tie"
    return look.say(key, name=names[0], points=points)


def _ranking(look: Look, scores: Scores) -> tuple[Placing, ...]:
    ranks = scores.ranks()
    seats = look.room.seats
    return tuple(
        Placing(
            seat=player,
            name=look.text.seat(player),
            rank=ranks[player],
            total=scores.totals[player],
            mine=player in look.seats,
            resigned=player < len(seats) and seats[player].resigned,
        )
        for player in sorted(range(scores.players), key=lambda p: ranks[p])
    )


def _category(look: Look, kind: str, name: str, points: list[int]) -> Category:
    key = f"{kind}-{name}"
    label = look.text.say(key) if look.text.has(key) else name
    most = max(points)
    best = [player for player, n in enumerate(points) if n == most]
    # A row in which all are equal has no best.
    return Category(name, label, tuple(points), tuple(best) if len(best) < len(points) else ())


def _course(look: Look) -> tuple[CoursePoint, ...]:
    """Everybody's score after each chapter, with points between if there are few chapters."""
    room = look.room
    totals = _courses.get((room.id, room.book.number), lambda: _totals(look))
    labels = dict(chapters(look))
    return tuple(CoursePoint(moment, labels.get(moment, ""), score) for moment, score in totals)


def _totals(look: Look) -> tuple[tuple[int, tuple[int, ...]], ...]:
    book, boxed = look.room.book, look.boxed
    moments = {moment for moment, _ in chapters(look)}
    stride = max(1, book.moment // SAMPLES)
    if len(moments) < SAMPLES // 2:
        moments.update(range(0, book.moment, stride))
    moments.update((0, book.moment))
    found = []
    for moment in sorted(moments):
        kept = book.standing[moment].position
        position = unpacked(kept, boxed.title, boxed.box, len(look.room.seats))
        found.append((moment, tuple(boxed.title.scores(position).totals)))
    return tuple(found)


def chapters(look: Look) -> list[tuple[int, str]]:
    """When the chapters of the game began, and what they are called."""
    return [
        (entry.moment, told(look.text, fact))
        for entry in look.room.book.standing
        for fact in entry.facts
        if fact.key.startswith(CHAPTER)
    ]


def _turning(look: Look, course: tuple[CoursePoint, ...]) -> tuple[TurningPoint, ...]:
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
        TurningPoint(moment, player, look.say("turning", name=look.text.seat(player), points=-lead))
        for lead, moment, player in sorted(best, key=lambda swing: swing[1])
    )
