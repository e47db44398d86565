"""Reasons in words: what the better of two answers has more of, in the game's own terms."""

from __future__ import annotations

import math
from collections.abc import Collection

from burnham.bots.reasons import Held, Reason, Why
from burnham.table.views.seats import MINUS
from burnham.table.views.viewpoint import Viewpoint


def why_words(
    viewpoint: Viewpoint, why: Why, seat: int, named: Collection[str] = ()
) -> tuple[str, ...]:
    """Each reason by itself: "Public tender Most rubble +4.0 points".  Of the things that the two
    answers themselves are `named` after, everybody knows who gets them."""
    reasons = [_reason(viewpoint, one, seat) for one in why.reasons]
    rest = points_words(viewpoint, why.rest, sign=True)
    if reasons and why.rest_matters and rest != points_words(viewpoint, 0.0):
        reasons.append(viewpoint.say("reason-rest", points=rest))
    held = [_held(viewpoint, one) for one in why.held if f"{one.kind}-{one.value}" not in named]
    return (*filter(None, reasons), *held)


def why_line(viewpoint: Viewpoint, why: Why, seat: int, named: Collection[str] = ()) -> str:
    """All reasons in a line; nothing if none stands out."""
    words = " · ".join(why_words(viewpoint, why, seat, named))
    return viewpoint.say("why-at-sight", reasons=words) if words and why.at_sight else words


def told_why(viewpoint: Viewpoint, why: Why, seat: int, named: Collection[str] = ()) -> str:
    """The same; or what is said instead of an answer that has the better chance, but no more
    points."""
    if why.against:
        return viewpoint.say("why-safer" if why.tries_agree else "why-judged")
    return why_line(viewpoint, why, seat, named)


def _reason(viewpoint: Viewpoint, reason: Reason, seat: int) -> str:
    """Empty if it is too small to be told.  What a rival has less is more of a lead."""
    points = -reason.points if reason.is_rival else reason.points
    amount = points_words(viewpoint, points, sign=True)
    if amount == points_words(viewpoint, 0.0):
        return ""
    return f"{_what(viewpoint, reason, seat)} {amount}"


def _what(viewpoint: Viewpoint, reason: Reason, seat: int) -> str:
    if not reason.is_rival:
        return _term(viewpoint, reason)
    position = viewpoint.room.position
    alone = position is not None and position.players == 2
    rival = viewpoint.text.seat(1 - seat) if alone else viewpoint.say("reason-best-rival")
    if not reason.rival:
        return rival
    return viewpoint.say("reason-of-rival", rival=rival, what=_term(viewpoint, reason))


def _term(viewpoint: Viewpoint, reason: Reason) -> str:
    text = viewpoint.text
    if not reason.kind:
        return text.say(f"term-{reason.term}")
    return text.say(f"term-{reason.term}.of", thing=text.name(reason.kind, reason.value))


def _held(viewpoint: Viewpoint, one: Held) -> str:
    what = viewpoint.text.tell(f"holds-{one.kind}", {one.kind: one.value})
    chance, other = (viewpoint.say("chance", chance=part) for part in (one.chance, one.other))
    return viewpoint.say("reason-held", what=what, chance=chance, other=other)


def points_words(viewpoint: Viewpoint, points: float, *, sign: bool = False) -> str:
    """So many points on average, as the game calls them, no finer than they mean something."""
    step = _grain(viewpoint.boxed.title.thinking.scale)
    rounded = round(points / step) * step
    size = abs(rounded)
    fine = step < 1
    say = viewpoint.say
    amount = say("points-exactly", points=size) if fine else say.number(round(size))
    plus = "+" if sign and rounded > 0 else ""
    return viewpoint.text.say("points", sign=MINUS if rounded < 0 else plus, amount=amount)


def _grain(scale: float) -> float:
    """About a hundredth of the points that decide a game: 0.1, 1, 10 …"""
    return max(0.1, 10.0 ** math.floor(math.log10(scale / 100)))
