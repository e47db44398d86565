"""Invite links: what the game is, and what one is called, before one sits down."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.table import pages
from burnham.table.room import seating
from burnham.table.room.refusals import Missing, Wrong
from burnham.table.room.room import Room
from burnham.table.room.shelf import Boxed
from burnham.table.service.people import clean_name
from burnham.table.views.invitation import invitation_view
from burnham.table.web.opening import brought
from burnham.table.web.posts import my_name
from burnham.table.web.replies import done, page
from burnham.table.web.visit import Visit, post_of, visit_of


async def invited(request: Request) -> Response:
    """Whoever has the link may enter.  A person without a seat at a table that waits for players
    sees what they are invited to, and is let in when they say so; nothing is kept of those who
    only look at the link.  A program is let in at once."""
    visit = await visit_of(request)
    room = await _room(visit)
    if not visit.wants_json and not room.seats_of(visit.person):
        viewpoint = visit.viewpoint_from(room, None, frame=await visit.frame())
        view = invitation_view(viewpoint, visit.base_url)
        if view is not None and view.table.viewer.can_sit:
            return page(visit, pages.invitation(view))
    await _let_in(visit, room)
    return visit.finish(RedirectResponse(f"/t/{room.id}{where_to_look(room)}", 303))


async def accepted(request: Request) -> Response:
    """`name`, `bytes`, `commitment`: sit down; with `look` only enter."""
    visit = await post_of(request)
    room = await _room(visit)
    if visit.fields.get("look"):
        await _let_in(visit, room)
        return done(visit, f"/t/{room.id}", room)
    name = clean_name(visit.fields.get("name", "")) or my_name(visit)
    if not name:
        raise Wrong("name-needed")
    person = await visit.somebody(name)

    def sit_down(room: Room, boxed: Boxed, now: float) -> None:
        device = brought(visit)
        seating.sit(room, boxed, person.id, None, name, device.bytes, now, device.commitment)

    await _let_in(visit, room)
    room = await visit.server.rooms.act(room.id, person.id, sit_down)
    return done(visit, f"/t/{room.id}", room)


async def _room(visit: Visit) -> Room:
    table = await visit.server.store.by_invite(visit.request.path_params["token"])
    if table is None:
        raise Missing("invite")
    return await visit.server.rooms.open(table)


async def _let_in(visit: Visit, room: Room) -> None:
    if not room.may_enter(visit.person):
        person = await visit.somebody()
        await visit.server.rooms.change(room.id, lambda room: room.let_in(person.id))


def where_to_look(room: Room) -> str:
    """Where somebody begins to look who comes to a study: when it is over at a board, not at the
    result, and if the teacher leads there."""
    header, last = room.header, room.journal.moment - 1
    if header.study is None or header.status != "over":
        return ""
    led = header.lead.at if header.lead else 0
    return f"?at={last if led is None else min(led, last)}"


def invitation_routes() -> list[Route]:
    at = "/join/{token}"
    return [Route(at, invited), Route(at, accepted, methods=["POST"])]
