"""Look into the box, and write an edition of one's own.

Nothing of an edition is kept here: the browser has it, and a table that is played with it keeps it.
"""

from __future__ import annotations

from typing import Any

import msgspec
from anyio import to_thread
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.table import pages
from burnham.table.room.editions import Changes, Draft, checked, read_written, resized, written
from burnham.table.room.levels import USUAL
from burnham.table.room.refusals import Wrong
from burnham.table.room.seating import Place, Wish
from burnham.table.room.shelf import LONGEST, Boxed, Edition
from burnham.table.service.people import clean_name
from burnham.table.views.box import box_view
from burnham.table.views.edition import check_view, edition_view
from burnham.table.web.opening import brought
from burnham.table.web.replies import NO_STORE, done, json, page
from burnham.table.web.visit import Visit, post_of, visit_of, whole

MOST_CHANGES = 10_000


async def shown(request: Request) -> Response:
    """All that lies in the box of a game."""
    visit = await visit_of(request)
    frame, game = await visit.frame(), request.path_params["game"]

    def made() -> Markup:
        return pages.box(box_view(frame, visit.server.shelf, game))

    return page(visit, await to_thread.run_sync(made))


async def asked(request: Request) -> Response:
    """The page on which an edition is written."""
    visit = await visit_of(request)
    frame, game = await visit.frame(), request.path_params["game"]

    def made() -> Markup:
        return pages.edition(edition_view(frame, visit.server.shelf, game))

    return page(visit, await to_thread.run_sync(made))


async def check(request: Request) -> Response:
    """`changes` (JSON: by place the new value), `cards` (names of components, with spaces): what is
    wrong, and these cards as they would be.  `more` or `fewer` (the place of a list): after one has
    been added to it, or taken away; then the changes are told, too."""
    visit = await post_of(request)
    visit.server.limits.checks.take(visit.asker.person, "too-fast")
    boxed, given = boxed_of(visit), changes_of(visit)
    wanted = visit.fields.get("cards", "").split()

    def made() -> dict[str, Any]:
        changes = given
        for which in ("more", "fewer"):
            if visit.fields.get(which):
                changes = resized(boxed.title, changes, visit.fields[which], which == "more")
        view = check_view(boxed, visit.lang, checked(boxed.title, changes), wanted)
        return {
            "refusals": view.refusals,
            "whole": view.whole,
            "changes": changes,
            "cards": {one.name: pages.card_told(visit.say, one) for one in view.cards},
        }

    return visit.finish(json(await to_thread.run_sync(made)))


async def read(request: Request) -> Response:
    """`toml`: an edition file, to go on writing it: {"name": …, "changes": …}."""
    visit = await post_of(request)
    boxed, text = boxed_of(visit), visit.fields.get("toml", "")
    name, changes = await to_thread.run_sync(read_written, boxed.title, text)
    return visit.finish(json({"name": clean_name(name, LONGEST), "changes": changes}))


async def download(request: Request) -> Response:
    """`changes`, `name`: the edition as a file, with what differs from the box alone."""
    visit = await post_of(request)
    boxed, name = boxed_of(visit), name_of(visit)
    draft = await fitting(boxed, changes_of(visit))
    text = written(boxed.title, name, draft.overrides)
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="{boxed.title.id}.toml"'}
    return Response(text, headers=headers, media_type="application/toml")


async def play(request: Request) -> Response:
    """`changes`, `name`, `seats`, `with` ("bot" or "friend"), and for the dice `ticket`,
    `commitment`, `bytes`: a private table with this edition, which the table keeps."""
    visit = await post_of(request)
    boxed, kind = boxed_of(visit), visit.fields.get("with") or "bot"
    if kind not in ("bot", "friend"):
        raise Wrong("field", field="with")
    draft = await fitting(boxed, changes_of(visit))
    edition = Edition(name_of(visit), draft.overrides) if draft.overrides else None
    own = await to_thread.run_sync(visit.server.shelf.boxed, boxed.title.id, edition)
    seats = whole(visit.fields, "seats") if visit.fields.get("seats") else boxed.title.usual_seats
    others = Place(kind, level=USUAL if kind == "bot" else "")
    places = [Place("me"), *[others] * (min(seats, 8) - 1)]
    options, pace = boxed.title.presets(len(places)), visit.server.settings.pace
    wish = Wish(boxed.title.id, places, options, private=True, pace=pace)
    person = await visit.somebody()
    room = await visit.server.open_table(wish, person, brought(visit), own)
    return done(visit, f"/t/{room.id}", room)


def boxed_of(visit: Visit) -> Boxed:
    return visit.server.shelf[visit.request.path_params["game"]]


def name_of(visit: Visit) -> str:
    return clean_name(visit.fields.get("name", ""), LONGEST) or visit.say("edition-own")


def changes_of(visit: Visit) -> Changes:
    try:
        found: Changes = msgspec.json.decode(
            visit.fields.get("changes") or "{}", type=dict[str, Any]
        )
    except (msgspec.DecodeError, RecursionError):
        raise Wrong("bad-request") from None
    if len(found) > MOST_CHANGES:
        raise Wrong("bad-request")
    return found


async def fitting(boxed: Boxed, changes: Changes) -> Draft:
    """A draft with which one can play; else what is wrong with it."""
    draft: Draft = await to_thread.run_sync(checked, boxed.title, changes)
    if draft.whole is not None:
        raise draft.whole
    if draft.refused:
        raise draft.refused[0].error
    return draft


def box_routes() -> list[Route]:
    at = "/box/{game}"
    return [
        Route(at, shown),
        Route(f"{at}/edition", asked),
        Route(f"{at}/check", check, methods=["POST"]),
        Route(f"{at}/read", read, methods=["POST"]),
        Route(f"{at}/edition.toml", download, methods=["POST"]),
        Route(f"{at}/play", play, methods=["POST"]),
    ]
