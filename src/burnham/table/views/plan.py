"""The page on which an answer is planned: the table as it would be when its player is asked."""

from __future__ import annotations

from dataclasses import dataclass

from burnham.table.room.planning import MOST
from burnham.table.room.room import Room
from burnham.table.views.planned import PlannedLine, plan_url
from burnham.table.views.table import TableView
from burnham.table.views.unkept import unkept_view
from burnham.table.views.viewpoint import Viewpoint


@dataclass(frozen=True)
class PlanningView:
    table: TableView
    seat: int
    place: int  # which answer of the plan it is about
    home: str  # the table itself
    before: tuple[PlannedLine, ...]  # what is planned so far
    foreseen: bool  # else no answer can be planned here
    full: bool  # no more answers can be planned


def planning_view(
    viewpoint: Viewpoint,
    base_url: str,
    table: Room,
    seat: int,
    place: int,
    before: tuple[PlannedLine, ...],
    foreseen: bool,
) -> PlanningView:
    """`viewpoint` looks from the seat of a table that is made for this page."""
    query = f"?as={seat}" if len(table.seats_of(table.seats[seat].person)) > 1 else ""
    return PlanningView(
        table=unkept_view(viewpoint, plan_url(table.id, seat, place), base_url),
        seat=seat,
        place=place,
        home=f"/t/{table.id}{query}",
        before=before,
        foreseen=foreseen,
        full=place >= MOST,
    )
