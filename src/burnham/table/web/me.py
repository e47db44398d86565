"""Posts about oneself: name, login, language, theme."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from burnham.kernel.fluent import LANGUAGES
from burnham.table import pages
from burnham.table.room.refusals import Refusal, Wrong
from burnham.table.views.plain import AccountView
from burnham.table.web.guard import COOKIE
from burnham.table.web.replies import done, explained, page
from burnham.table.web.visit import THEMES, YEAR, Visit, local, post_of, token_of

Handler = Callable[[Visit], Awaitable[None]]


async def rename(visit: Visit) -> None:
    """`name`."""
    person = await visit.somebody()
    await visit.server.people.rename(person, visit.fields.get("name", ""))


async def sign_up(visit: Visit) -> None:
    """`login`, `password`: what a guest sits at stays theirs."""
    person = await visit.somebody()
    fields = visit.fields
    await visit.server.people.sign_up(person, fields.get("login", ""), fields.get("password", ""))


async def sign_in(visit: Visit) -> None:
    """`login`, `password`."""
    fields = visit.fields
    visit.token = await visit.server.people.sign_in(
        fields.get("login", ""), fields.get("password", ""), visit.someone
    )


DEEDS: dict[str, Handler] = {"name": rename, "sign-up": sign_up, "sign-in": sign_in}


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
            view = AccountView(await visit.frame(), sentence, onward)
            return page(visit, pages.account(view), status)
        return done(visit, "/account")

    return handler


async def sign_out(request: Request) -> Response:
    visit = await post_of(request)
    await visit.server.people.sign_out(token_of(request))
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
