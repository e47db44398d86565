"""To plan answers: the page of a question that is foreseen, by GET and POST."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from anyio import to_thread
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.kit import Arrangement
from burnham.table import pages
from burnham.table.pages import Items
from burnham.table.room import planning
from burnham.table.room.refusals import Late, Refusal, Wrong
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed
from burnham.table.views.plan import PlanningView, planning_view
from burnham.table.views.planned import plan_url, planned_lines
from burnham.table.views.viewpoint import Viewpoint
from burnham.table.web.replies import NO_STORE, done
from burnham.table.web.unkept import Unkept, unkept_page, unkept_routes
from burnham.table.web.visit import Visit, post_of, visit_of, whole

MOVED_ON = ("plan-asked", "plan-bot", "plan-place", "over", "not-started")
"""Why an address that was good a while ago is not any more."""


@dataclass(frozen=True)
class Planning(Unkept):
    """A player before the question that is foreseen for them after so many planned answers."""

    table: Room
    seat: int
    place: int
    foreseen: bool

    @property
    def asks(self) -> bool:
        return self.foreseen

    def view(self, viewpoint: Viewpoint) -> PlanningView:
        here = self.visit.viewpoint_from(self.table, self.seat)
        before = planned_lines(here, self.seat, self.place)
        given = self.table, self.seat, self.place, before, self.foreseen
        return planning_view(viewpoint, self.visit.base_url, *given)

    def items(self, viewpoint: Viewpoint, arrangement: Arrangement) -> Items:
        return pages.plan_items(self.view(viewpoint), self.shown(viewpoint, arrangement))

    def page(self, viewpoint: Viewpoint, wide: Items, tall: Items) -> Markup:
        return pages.plan(self.view(viewpoint), wide, tall)


async def planner(visit: Visit) -> Planning:
    table = await visit.room()
    path = visit.request.path_params
    seat, place = visit.own_seat(table, whole(path, "seat")), whole(path, "place")
    planning.must_plan(table, seat)
    return await foreseen(visit, table, seat, place)


async def foreseen(visit: Visit, table: Room, seat: int, place: int) -> Planning:
    visit.server.limits.plans.take(visit.asker.person, "plans")
    position = await to_thread.run_sync(planning.foreseen, table, seat, place)
    assert table.position is not None  # somebody is asked
    room = planning.planning_room(table, seat, position or table.position)
    url, boxed = plan_url(table.id, seat, place), visit.server.rooms.boxed(table)
    return Planning(visit, boxed, room, url, table, seat, place, position is not None)


async def shown(request: Request) -> Response:
    """Who loads the page anew when they are asked by now, or the game is over, is led to the table;
    when their plan was dropped, to where it begins."""
    visit = await visit_of(request)
    try:
        return await unkept_page(await planner(visit))
    except (Late, Wrong) as refusal:
        if visit.wants_json or refusal.key not in MOVED_ON:
            raise
        table = await visit.room()
        mine = len(table.seats_of(visit.person)) > 1
        way = f"?as={request.path_params['seat']}" if mine else ""
        on = "/plan" if refusal.key == "plan-place" else way
        return visit.finish(RedirectResponse(f"/t/{table.id}{on}", 303, NO_STORE))


async def begin(request: Request) -> Response:
    """On to the first answer that is not planned yet."""
    visit = await visit_of(request)
    table = await visit.room()
    seat = visit.own_seat(table, None)
    place = len(table.plans[seat].answers) if seat in table.plans else 0
    return RedirectResponse(plan_url(table.id, seat, place), 303, NO_STORE)


async def laid(request: Request) -> Response:
    """`number`, `answer`: lay an answer down for the question of this page, and on to the next."""
    visit = await post_of(request)
    path, number = request.path_params, whole(visit.fields, "number")
    seat, place = whole(path, "seat"), whole(path, "place")
    room = await lay(visit, seat, place, number, whole(visit.fields, "answer"))
    return done(visit, plan_url(room.id, seat, place + 1))


async def lay(visit: Visit, seat: int, place: int, number: int, answer: int | str) -> Room:
    """To foresee takes a moment, in which nobody else should have to wait."""
    table = await visit.room(number=number)
    seat = visit.own_seat(table, seat)
    visit.server.limits.plans.take(visit.asker.person, "plans")
    look = partial(planning.planned_answer, table, visit.server.rooms.boxed(table))
    try:
        planned = await to_thread.run_sync(look, seat, number, place, answer)
    except Refusal as refusal:
        refusal.room = table
        raise

    def deed(room: Room, boxed: Boxed, now: float) -> None:
        planning.lay(room, visit.own_seat(room, seat), number, place, planned)

    return await visit.server.rooms.act(table.id, visit.person, deed)


def plan_routes() -> list[Route]:
    at = "/t/{table}/plan"
    page = f"{at}/{{seat}}/{{place}}"
    return [Route(at, begin), Route(page, shown), *unkept_routes(page, planner, laid)]
