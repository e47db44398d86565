"""Posts about oneself: name, login, devices, language, theme."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.fluent import LANGUAGES
from burnham.table import pages
from burnham.table.room.refusals import Missing, Refusal, Wrong
from burnham.table.views.account import account_view
from burnham.table.web.guard import COOKIE
from burnham.table.web.replies import done, explained, for_later, page
from burnham.table.web.visit import THEMES, YEAR, Visit, local, post_of

Handler = Callable[[Visit], Awaitable[None]]


async def rename(visit: Visit) -> None:
    """`name`."""
    person = await visit.somebody()
    await visit.server.people.rename(person, visit.fields.get("name", ""))


async def sign_up(visit: Visit) -> None:
    """`login`, `password`: what a guest sits at stays theirs."""
    visit.server.limits.sign_ups.take(visit.address, "sign-ups")
    person, fields = await visit.somebody(), visit.fields
    visit.token = await visit.server.people.sign_up(
        person, fields.get("login", ""), fields.get("password", ""), visit.user_agent
    )


async def sign_in(visit: Visit) -> None:
    """`login`, `password`."""
    visit.server.limits.sign_ins.take(visit.address, "sign-ins")
    visit.token = await visit.server.people.sign_in(
        visit.fields.get("login", ""),
        visit.fields.get("password", ""),
        visit.someone,
        visit.address,
        visit.user_agent,
    )


async def end_session(visit: Visit) -> None:
    """`session`: one of my devices is signed out."""
    gone = visit.fields.get("session", "")
    if not visit.someone or not await visit.server.people.end_session(visit.someone, gone):
        raise Missing("session")


async def end_others(visit: Visit) -> None:
    """All my devices but this one are signed out."""
    if visit.someone:
        await visit.server.people.end_others(visit.someone)


DEEDS: dict[str, Handler] = {
    "name": rename,
    "sign-up": sign_up,
    "sign-in": sign_in,
    "end-session": end_session,
    "end-others": end_others,
}


def account_post(name: str) -> Callable[[Request], Awaitable[Response]]:
    """The handler of one deed; a refusal is shown on the account page."""

    async def handler(request: Request) -> Response:
        visit = await post_of(request)
        try:
            await DEEDS[name](visit)
        except Refusal as refusal:
            if visit.wants_json:
                raise
            status, _, sentence = explained(visit, refusal)
            onward = local(visit.fields.get("next", ""), "/")
            return for_later(await account_page(visit, onward, sentence, status), refusal)
        return done(visit, "/account")

    return handler


async def account_page(visit: Visit, onward: str, error: str = "", status: int = 200) -> Response:
    person = visit.someone
    sessions = await visit.server.people.sessions_of(person) if person and person.login else []
    view = account_view(await visit.frame(), error, onward, person, sessions)
    return page(visit, pages.account(view), status)


async def sign_out(request: Request) -> Response:
    visit = await post_of(request)
    if visit.someone:
        await visit.server.people.end_session(visit.someone, visit.someone.session)
    response = done(visit, "/")
    response.delete_cookie(COOKIE)
    return response


async def language(request: Request) -> Response:
    """`language`: one of ours."""
    return await _remember(request, "language", LANGUAGES)


async def theme(request: Request) -> Response:
    """`theme`: "light", "dark" or "auto"."""
    return await _remember(request, "theme", THEMES)


async def _remember(request: Request, name: str, choices: tuple[str, ...]) -> Response:
    visit = await post_of(request)
    value = visit.fields.get(name, "")
    if value not in choices:
        raise Wrong("field", field=name)
    response = done(visit, "/")
    response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=True)
    return response
