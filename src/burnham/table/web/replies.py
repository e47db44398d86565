"""Replies: pages, JSON, and refusals in either."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from markupsafe import Markup
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from burnham.kernel.errors import BurnhamError
from burnham.kit.html import at, below
from burnham.table import pages
from burnham.table.room.refusals import (
    Illegal,
    Missing,
    Refusal,
    TooMuch,
    TooSlow,
    Unavailable,
    Unreadable,
)
from burnham.table.room.room import Room
from burnham.table.service.metrics import ERRORS
from burnham.table.speech import speech_in
from burnham.table.views.plain import ErrorView
from burnham.table.views.question import reasons
from burnham.table.web.visit import Visit, language_of, local, visit_of
from burnham.table.web.watch import request_id, route_of

log = logging.getLogger(__name__)
NO_STORE = {"cache-control": "no-store"}
RETRY = 5
"""Seconds after which a program may ask again when the store could not be used."""


def page(visit: Visit, made: Markup, status: int = 200) -> Response:
    return visit.finish(HTMLResponse(str(made), status, NO_STORE))


def json(value: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(value)
    return Response(body, status, NO_STORE, media_type="application/json")


def done(
    visit: Visit, url: str, room: Room | None = None, told: dict[str, Any] | None = None
) -> Response:
    """The reply to a post that went well; `told` is what is new to the page that sent it."""
    if visit.wants_json:
        more = {"told": told} if told else {}
        return visit.finish(json({"ok": True, "url": at(url), **numbers(room), **more}))
    onward = local(visit.fields.get("next", ""), url)
    return visit.finish(RedirectResponse(onward, HTTPStatus.SEE_OTHER, NO_STORE))


def numbers(room: Room | None) -> dict[str, int]:
    """Where the table stands, for clients that are late."""
    if room is None:
        return {}
    journal = room.journal
    return {
        "number": journal.number,
        "moment": max(journal.moment, 0),
        "version": room.header.version,
    }


async def refused(request: Request, error: Exception) -> Response:
    """The reply to a refusal, in the language and form the client wants."""
    if isinstance(error, Unavailable):
        return _unavailable(request, error)
    visit = await visit_of(request)
    if isinstance(error, Unreadable):
        # Who may enter cannot be asked of the room itself.
        known = await visit.server.store.belongs(error.table, visit.person)
        error = error if known else Missing("table")
    status, key, sentence = explained(visit, error)
    room = getattr(error, "room", None)
    room = visit.seen(room) if room is not None else None
    if isinstance(error, Illegal) and room is not None:
        sentence = _reason(visit, room, error) or sentence
    if visit.wants_json or is_api(request):
        reply = {"error": key, "message": sentence, **numbers(room)}
        return for_later(visit.finish(json(reply, status)), error)
    view = ErrorView(await visit.frame(), status, visit.say("error-title"), sentence)
    return for_later(page(visit, pages.error(view), status), error)


def _unavailable(request: Request, error: Unavailable) -> Response:
    """The reply while the store cannot be used: it must do without."""
    visit = Visit(request, request.app.state.server, None)
    sentence = visit.say(f"refused-{error.key}")
    if visit.wants_json or is_api(request):
        response = json({"error": error.key, "message": sentence, **numbers(error.room)}, 503)
    else:
        view = ErrorView(visit.plain_frame(), 503, visit.say("error-title"), sentence)
        response = page(visit, pages.error(view), 503)
    response.headers["retry-after"] = str(RETRY)
    return response


async def turned_away(request: Request, refusal: Refusal) -> Response:
    """The reply at the door.  It costs next to nothing: floods end here."""
    sentence = speech_in(language_of(request))(f"refused-{refusal.key}", **refusal.given)
    if "application/json" in request.headers.get("accept", "") or is_api(request):
        response = json({"error": refusal.key, "message": sentence}, refusal.status)
    else:
        response = PlainTextResponse(sentence, refusal.status, NO_STORE)
    return for_later(response, refusal)


def for_later(response: Response, error: Exception) -> Response:
    """Tell programs, too, when to come back, or that this connection has ended."""
    if isinstance(error, TooMuch):
        response.headers["retry-after"] = str(error.given["seconds"])
    if isinstance(error, TooSlow):
        response.headers["connection"] = "close"
    return response


def is_api(request: Request) -> bool:
    return request.url.path.startswith("/api/")


async def broken(request: Request, error: Exception) -> Response:
    """Something of ours failed: the log has the trace, the client has a sentence."""
    log.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    ERRORS.inc()
    root_path = request.app.state.server.settings.root_path
    try:
        with below(root_path):  # the layers that know these have been left already
            response = await refused(request, error)
        response.headers["x-request-id"] = request_id.get()
        return response
    except Exception:
        return Response("Something broke on our side.", 500, media_type="text/plain")


def explained(visit: Visit, error: Exception) -> tuple[int, str, str]:
    """Status, key and sentence."""
    if isinstance(error, Refusal):
        return error.status, error.key, visit.say(f"refused-{error.key}", **error.given)
    if isinstance(error, BurnhamError):
        return HTTPStatus.BAD_REQUEST, error.key, error.said(visit.lang)
    if isinstance(error, HTTPException):
        key = "method" if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED else "page"
        return error.status_code, key, visit.say(f"refused-{key}")
    return HTTPStatus.INTERNAL_SERVER_ERROR, "broken", visit.say("refused-broken")


def _reason(visit: Visit, room: Room, error: Illegal) -> str:
    """The game's own reason, from what the asked seat can know."""
    viewpoint = visit.viewpoint_from(room, error.seat)
    if viewpoint.seat != error.seat:
        return ""
    return " ".join(reasons(viewpoint, [error.answer]))
