"""The pages and posts of hosts of the server; for everybody else they are not there.  And what
others meet of them: a link that makes a host, an invitation to open tables, a message."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from burnham.table import pages
from burnham.table.pages.announced import READ
from burnham.table.room.ending import REASON_LENGTH
from burnham.table.room.refusals import Missing, Refusal, Wrong
from burnham.table.service.people import Someone, clean_name
from burnham.table.service.powers import INVITATION_LENGTH, MESSAGE_LENGTH, new_token
from burnham.table.store.hosts import MESSAGES, OPENINGS, STATES, Sanction
from burnham.table.views.announced import Announced, announced
from burnham.table.views.host import (
    ADDRESS,
    ClaimView,
    InvitedView,
    host_deeds_view,
    host_people_view,
    host_rules_view,
    host_tables_view,
    read_state,
    searched,
)
from burnham.table.web.replies import done, explained, page
from burnham.table.web.visit import YEAR, Visit, post_of, visit_of, whole

TOKEN = re.compile(r"[\w-]{24}", re.ASCII)
STAMP = re.compile(r"[0-9a-f]{16}")
COOKIE = "message"
"""By which a browser remembers the message that it has read."""
SEARCH_LENGTH = 40
Deed = Callable[[Visit, Someone], Awaitable[None]]


# --- pages ----------------------------------------------------------------------------------------


async def _host_visit(request: Request) -> Visit:
    visit = await visit_of(request)
    if not visit.is_host:
        raise Missing("page")
    return visit


def _asked(request: Request) -> tuple[str, int]:
    """What is searched for, and which page of it."""
    query = request.query_params
    number = whole(query, "page") if query.get("page") else 0
    return clean_name(query.get("search", ""), SEARCH_LENGTH), min(number, 100_000)


async def tables(request: Request) -> Response:
    """`search` (a name, game or table), `state`, `page`."""
    visit = await _host_visit(request)
    text, number = _asked(request)
    state = read_state(request.query_params.get("state", ""), STATES)
    found = await visit.server.powers.book.search_tables(text, state, number)
    looked = searched(ADDRESS, text, state, number, len(found))
    view = host_tables_view(await visit.frame(), looked, visit.server.shelf, found)
    return page(visit, pages.host_tables(view))


async def people(request: Request) -> Response:
    """`search` (a name or login), `page`."""
    visit = await _host_visit(request)
    text, number = _asked(request)
    powers = visit.server.powers
    found = await powers.book.search_people(text, number)
    looked = searched(f"{ADDRESS}/people", text, "", number, len(found))
    view = host_people_view(await visit.frame(), looked, found, powers.logins)
    return page(visit, pages.host_people(view))


async def rules(request: Request) -> Response:
    """`done`: what was just saved here."""
    visit = await _host_visit(request)
    book = visit.server.powers.book
    invitations = await book.invitations()
    view = host_rules_view(
        await visit.frame(),
        await book.rules(),
        invitations,
        visit.base_url,
        new_token(),
        request.query_params.get("done", ""),
    )
    return page(visit, pages.host_rules(view))


async def deeds(request: Request) -> Response:
    """`page`."""
    visit = await _host_visit(request)
    _, number = _asked(request)
    found = await visit.server.powers.book.deeds(number)
    looked = searched(f"{ADDRESS}/deeds", "", "", number, len(found))
    view = host_deeds_view(await visit.frame(), looked, visit.server.shelf, found)
    return page(visit, pages.host_deeds(view))


# --- powers ---------------------------------------------------------------------------------------


def _reason(visit: Visit) -> str:
    return clean_name(visit.fields.get("reason", ""), REASON_LENGTH + 1)


async def close(visit: Visit, host: Someone) -> None:
    """`table`, `reason`."""
    await visit.server.powers.close(host, visit.fields.get("table", ""), _reason(visit))


async def remove(visit: Visit, host: Someone) -> None:
    """`table`, `person`, `reason`: out of a lobby."""
    table, person = visit.fields.get("table", ""), visit.fields.get("person", "")
    await visit.server.powers.remove(host, table, person, _reason(visit))


async def archive(visit: Visit, host: Someone, back: bool) -> None:
    """`table`."""
    await visit.server.powers.archive(host, visit.fields.get("table", ""), back)


async def lay(visit: Visit, host: Someone, kind: Sanction) -> None:
    """`person`, `reason`."""
    await visit.server.powers.lay(host, visit.fields.get("person", ""), kind, _reason(visit))


async def lift(visit: Visit, host: Someone, kind: Sanction) -> None:
    """`person`."""
    await visit.server.powers.lift(host, visit.fields.get("person", ""), kind)


async def opening(visit: Visit, host: Someone) -> None:
    """`opening`: who may open tables."""
    wanted = next((one for one in OPENINGS if one == visit.fields.get("opening")), None)
    if wanted is None:
        raise Wrong("field", field="opening")
    await visit.server.powers.set_opening(host, wanted)


async def message(visit: Visit, host: Someone) -> None:
    """`en`, `de`: the message of the day; one text is for all."""
    texts = {lang: clean_name(visit.fields.get(lang, ""), MESSAGE_LENGTH + 1) for lang in MESSAGES}
    await visit.server.powers.set_message(host, texts)


async def invite(visit: Visit, host: Someone) -> None:
    """`name`, `token` (as the form has it)."""
    token = visit.fields.get("token", "")
    if not TOKEN.fullmatch(token):
        raise Wrong("field", field="token")
    name = clean_name(visit.fields.get("name", ""), INVITATION_LENGTH + 1)
    await visit.server.powers.invite(host, name, token)


async def take_back(visit: Visit, host: Someone) -> None:
    """`token`: of an invitation."""
    await visit.server.powers.take_back(host, visit.fields.get("token", ""))


DEEDS: dict[str, Deed] = {
    "close": close,
    "remove": remove,
    "archive": partial(archive, back=False),
    "bring-back": partial(archive, back=True),
    "mute": partial(lay, kind="mute"),
    "unmute": partial(lift, kind="mute"),
    "block": partial(lay, kind="block"),
    "unblock": partial(lift, kind="block"),
    "opening": opening,
    "message": message,
    "invite": invite,
    "take-back": take_back,
}


def host_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        if visit.someone is None or not visit.is_host:
            raise Missing("page")
        await DEEDS[name](visit, visit.someone)
        return done(visit, ADDRESS)

    return handler


# --- for others -----------------------------------------------------------------------------------


async def claim(request: Request) -> Response:
    """The link that is printed when the server starts and nobody has a host's login yet: a post of
    `password` makes the account and signs in."""
    visit = await post_of(request)
    login, token = request.path_params["login"], request.path_params["token"]
    powers = visit.server.powers
    await powers.must_be_claimable(login, token)
    if request.method == "GET":
        return await _claim_page(visit, login)
    visit.server.limits.sign_ups.take(visit.address, "sign-ups")
    guest = visit.someone
    if guest is None or guest.login is not None:
        guest, _ = await visit.new_guest("")
    password = visit.fields.get("password", "")
    try:
        visit.token = await powers.people.sign_up(
            guest, login, password, visit.user_agent, reserved=True
        )
    except Refusal as refusal:
        if visit.wants_json:
            raise
        status, _, sentence = explained(visit, refusal)
        return await _claim_page(visit, login, sentence, status)
    return done(visit, ADDRESS)


def claim_path(login: str, token: str) -> str:
    return f"{ADDRESS}/claim/{login}/{token}"


async def _claim_page(visit: Visit, login: str, error: str = "", status: int = 200) -> Response:
    action = visit.request.scope["path"]
    return page(visit, pages.claim(ClaimView(await visit.frame(), login, action, error)), status)


async def invited(request: Request) -> Response:
    """An invitation to open tables; a post takes it."""
    token = request.path_params["token"]
    visit = await post_of(request)
    if request.method == "GET":
        known = [one.token for one in await visit.server.powers.book.invitations()]
        if token not in known:
            raise Missing("invitation")
        return page(visit, pages.invited(InvitedView(await visit.frame(), f"/invited/{token}")))
    await visit.server.powers.follow(token, await visit.somebody())
    return done(visit, "/")


async def announced_to(visit: Visit) -> Announced | None:
    """What the hosts have to say to a visitor of the home page."""
    found = await visit.server.powers.book.rules()
    return announced(visit.lang, found, visit.request.cookies.get(COOKIE, ""))


async def message_read(request: Request) -> Response:
    """`stamp`, of the message that is not to be shown any more."""
    visit = await post_of(request, of_barred=True)
    stamp = visit.fields.get("stamp", "")
    if not STAMP.fullmatch(stamp):
        raise Wrong("field", field="stamp")
    response = done(visit, "/")
    response.set_cookie(COOKIE, stamp, max_age=YEAR, samesite="lax", httponly=True)
    return response


def host_routes() -> list[Route]:
    both = ["GET", "POST"]
    return [
        Route(ADDRESS, tables),
        Route(f"{ADDRESS}/people", people),
        Route(f"{ADDRESS}/rules", rules),
        Route(f"{ADDRESS}/deeds", deeds),
        Route(claim_path("{login}", "{token}"), claim, methods=both),
        *(Route(f"{ADDRESS}/{name}", host_post(name), methods=["POST"]) for name in DEEDS),
        Route("/invited/{token}", invited, methods=both),
        Route(READ, message_read, methods=["POST"]),
    ]
