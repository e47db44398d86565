"""Play from here: the form, the table that it opens, and the way back; and record files."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from burnham.kernel.errors import BurnhamError
from burnham.table import pages
from burnham.table.room import seating
from burnham.table.room.imports import room_of_record
from burnham.table.room.levels import USUAL, read_level
from burnham.table.room.records import record
from burnham.table.room.refusals import Missing, Wrong
from burnham.table.room.room import Room
from burnham.table.room.studies import study_of, study_wish
from burnham.table.views.puzzles import puzzle_url
from burnham.table.views.study import RecordFormView, study_form_view
from burnham.table.web.files import made_of_file
from burnham.table.web.replies import NO_STORE, done, explained, page
from burnham.table.web.visit import Visit, post_of, visit_of, whole


async def asked(request: Request) -> Response:
    """`at`: the moment from which one would play on; `as`: one of my seats."""
    visit = await visit_of(request)
    viewpoint = visit.viewpoint(await visit.room(), await visit.frame())
    view = await to_thread.run_sync(study_form_view, viewpoint)
    return page(visit, pages.study_form(view))


async def opened(request: Request) -> Response:
    """`at` (a moment), `seat` (the one that I play, and from whose view a game under way is
    imagined), `with` ("bot:normal"; "me": I play all seats; "friend": they are free for those who
    come by the link), `share` ("on": it has a link, and what my seat knows is imagined, too): a
    private table from there on.  `with` "game" opens all of a finished game instead."""
    visit = await post_of(request)
    room = await visit.room()
    if visit.fields.get("with") == "game":
        return await _whole_game(visit, room)
    moment, seat = whole(visit.fields, "at"), whole(visit.fields, "seat")
    everybody = list(range(len(room.seats)))
    kind, _, level = visit.fields.get("with", "").partition(":")
    if seat not in everybody or kind not in ("bot", "me", "friend"):
        raise Wrong("field", field="seat" if seat not in everybody else "with")
    boxed, turn = visit.server.rooms.boxed(room), visit.viewpoint_from(room, seat, moment).turn
    seed = secrets.token_hex(16)
    shared = kind == "friend" or bool(visit.fields.get("share"))
    study = study_of(room, boxed, visit.person, seat, moment, turn, seed, shared=shared)
    mine = everybody if kind == "me" else [seat]
    level = "" if kind == "friend" else read_level(level or USUAL)
    wish = study_wish(room, study, mine, level)
    person = await visit.somebody()
    now = visit.server.rooms.now()
    new = seating.open_table(wish, boxed, person.id, person.name, "", now)
    await visit.server.add_table(new, visit.asker)
    return done(visit, f"/t/{new.id}", new)


async def _whole_game(visit: Visit, room: Room) -> Response:
    """A finished game with all its answers; notes of a study come along."""
    written = record(room, visit.server.rooms.boxed(room), visit.person)
    return await _open_record(visit, written, room.id)


async def _open_record(visit: Visit, source: str | dict[str, Any], table: str = "") -> Response:
    """Played again answer by answer, aside: it takes the time of a whole game."""
    visit.server.limits.files.take(visit.address, "files")
    person = await visit.somebody()
    shelf, now = visit.server.shelf, visit.server.rooms.now()
    new = await made_of_file(partial(room_of_record, source, shelf, person.id, now, table))
    await visit.server.add_table(new, visit.asker)
    return done(visit, f"/t/{new.id}?at=0", new)


async def record_asked(request: Request) -> Response:
    visit = await visit_of(request)
    return page(visit, pages.record_form(RecordFormView(await visit.frame())))


async def record_opened(request: Request) -> Response:
    """`record`: the text of a record file.  It is opened as a study that begins with the deal."""
    visit = await post_of(request)
    try:
        return await _open_record(visit, visit.fields.get("record", ""))
    except (BurnhamError, Missing) as error:
        if visit.wants_json:
            raise
        status, _, sentence = explained(visit, error)
        view = RecordFormView(await visit.frame(), sentence)
        return page(visit, pages.record_form(view), status)


async def origin(request: Request) -> Response:
    """On to the moment that a study comes from, for the one who opened it, and may go there."""
    visit = await visit_of(request)
    room = await visit.room()
    study = room.header.study
    if study is not None and study.puzzle:
        puzzle = puzzle_url(room.header.game, study.puzzle)
        return visit.finish(RedirectResponse(puzzle, 303, NO_STORE))
    if study is None or not study.table or visit.person != room.header.host:
        raise Missing("page")
    await visit.room(study.table)
    seat = f"as={study.seat}&" if study.for_one else ""
    return visit.finish(
        RedirectResponse(f"/t/{study.table}?{seat}at={study.moment}", 303, NO_STORE)
    )


def study_routes() -> list[Route]:
    """Those of a table."""
    at = "/t/{table}"
    return [
        Route(f"{at}/study", asked),
        Route(f"{at}/study", opened, methods=["POST"]),
        Route(f"{at}/origin", origin),
    ]


def record_routes() -> list[Route]:
    return [
        Route("/records", record_asked),
        Route("/records", record_opened, methods=["POST"]),
    ]
