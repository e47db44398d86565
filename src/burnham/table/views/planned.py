"""What a player has planned, as it stands in their own question card."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.room import plans
from burnham.table.room.planning import MOST, may_plan
from burnham.table.room.room import Dropped
from burnham.table.views.story import lines_of
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class PlannedLine:
    """An answer that is laid down, and the question it is for."""

    asked: str
    said: str


@dataclass(frozen=True)
class PlanView:
    seat: int
    answers: tuple[PlannedLine, ...]
    more: str  # where the next answer can be planned; empty if none can
    due: bool  # the first is given in a moment
    dropped: str  # why there is no plan any more; empty if there is nothing to tell


def plan_url(table: str, seat: int, place: int) -> str:
    return f"/t/{table}/plan/{seat}/{place}"


def plan_view(viewpoint: Viewpoint) -> PlanView | None:
    """For the player alone; None if there is nothing planned, and nothing to be."""
    room, seat = viewpoint.room, viewpoint.seat
    if seat is None or not viewpoint.live:
        return None
    plan, can = room.plans.get(seat, plans.NONE), may_plan(room, seat)
    if plan == plans.NONE and not can:
        return None
    count = len(plan.answers)
    return PlanView(
        seat=seat,
        answers=planned_lines(viewpoint, seat),
        more=plan_url(room.id, seat, count) if can and count < MOST else "",
        due=room.asked == seat and bool(plans.due(room)),
        dropped=_dropped(viewpoint, plan.dropped) if plan.dropped else "",
    )


def planned_lines(viewpoint: Viewpoint, seat: int, until: int = MOST) -> tuple[PlannedLine, ...]:
    answers = viewpoint.room.plans.get(seat, plans.NONE).answers[:until]
    return tuple(
        PlannedLine(one.asked[viewpoint.lang], one.said[viewpoint.lang]) for one in answers
    )


def _dropped(viewpoint: Viewpoint, dropped: Dropped) -> str:
    """Why, with what the log tells of it."""
    told = _told(viewpoint, dropped.number)
    reason = viewpoint.say(f"plan-dropped-{dropped.why}")
    return " ".join(filter(None, (told, reason)))


def _told(viewpoint: Viewpoint, number: int) -> str:
    entries = viewpoint.room.journal.entries
    if not 0 <= number < len(entries):
        return ""
    return " ".join(line.sentence for line in lines_of(viewpoint, entries[number]))
